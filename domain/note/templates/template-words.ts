import type { ShippedTemplate } from '#contract/template.ts'
import type { Language } from '#contract/vertical.ts'
import type { Written } from './shipped-templates.ts'

type Headings = Readonly<Partial<Record<Written, string>>>

/** What a kind of visit is called in a list of them, and the headings it has of its own. */
export type TemplateWords = { readonly name: string; readonly headings: Headings }

/** The kinds of visit in each language, one entry a line. A heading names what its section always holds: it claims nothing that may not have been said. */
export const TEMPLATE_WORDS: Readonly<Record<Language, Readonly<Record<ShippedTemplate, TemplateWords>>>> = {
  nb: {
    firstVisit: { name: 'Førstegangsbesøk', headings: { complaints: 'Anamnese', physicalExamination: 'Undersøkelse og funn' } },
    control: {
      name: 'Kontroll',
      headings: { complaints: 'Siden sist', physicalExamination: 'Status', diagnoses: 'Vurdering', treatmentPlans: 'Videre oppfølging' },
    },
    telephone: {
      name: 'Telefonkontakt',
      headings: {
        complaints: 'Henvendelsen',
        diagnoses: 'Vurdering',
        treatmentMeasures: 'Tiltak og råd',
        treatmentPlans: 'Avtale videre',
        physicalExamination: 'Opplyste funn og målinger',
      },
    },
    sickLeave: { name: 'Sykmelding', headings: { complaints: 'Plager og funksjon', diagnoses: 'Vurdering', treatmentPlans: 'Plan og oppfølging' } },
    pregnancy: {
      name: 'Svangerskapskontroll',
      headings: {
        complaints: 'Svangerskapet og aktuelt',
        physicalExamination: 'Undersøkelse og målinger',
        diagnoses: 'Vurdering',
        treatmentPlans: 'Neste kontroll og plan',
      },
    },
    childControl: {
      name: 'Barnekontroll',
      headings: {
        complaints: 'Trivsel og utvikling',
        physicalExamination: 'Undersøkelse og mål',
        treatmentMeasures: 'Veiledning og tiltak',
        diagnoses: 'Vurdering',
      },
    },
    vaccination: {
      name: 'Vaksinasjon',
      headings: { treatmentMeasures: 'Vaksinasjon og tiltak', complaints: 'Helsetilstand', treatmentPlans: 'Neste dose og plan' },
    },
    conversation: {
      name: 'Samtale',
      headings: {
        complaints: 'Tema for samtalen',
        physicalExamination: 'Psykisk status og funn',
        diagnoses: 'Vurdering',
        treatmentPlans: 'Plan for behandlingen',
      },
    },
    functionControl: {
      name: 'Behandling og funksjon',
      headings: { complaints: 'Siden sist', physicalExamination: 'Funksjonsundersøkelse', treatmentMeasures: 'Behandling og øvelser', diagnoses: 'Vurdering' },
    },
    lameness: {
      name: 'Halthetsutredning',
      headings: { complaints: 'Sykehistorie', physicalExamination: 'Halthetsundersøkelse', diagnoses: 'Vurdering', treatmentPlans: 'Plan og opptrening' },
    },
    herdVisit: {
      name: 'Besetningsbesøk',
      headings: {
        complaints: 'Besetning og bakgrunn',
        physicalExamination: 'Undersøkelser og funn',
        diagnoses: 'Vurdering',
        treatmentMeasures: 'Tiltak i besetningen',
      },
    },
    dental: { name: 'Tannbehandling', headings: { physicalExamination: 'Munnhule og tenner', treatmentMeasures: 'Utført og råd', diagnoses: 'Vurdering' } },
  },
  sv: {
    firstVisit: { name: 'Nybesök', headings: { complaints: 'Anamnes', physicalExamination: 'Undersökning och fynd' } },
    control: {
      name: 'Återbesök',
      headings: { complaints: 'Sedan senast', physicalExamination: 'Status', diagnoses: 'Bedömning', treatmentPlans: 'Fortsatt uppföljning' },
    },
    telephone: {
      name: 'Telefonkontakt',
      headings: {
        complaints: 'Kontaktorsak',
        diagnoses: 'Bedömning',
        treatmentMeasures: 'Åtgärder och råd',
        treatmentPlans: 'Överenskommet',
        physicalExamination: 'Uppgivna fynd och mätvärden',
      },
    },
    sickLeave: { name: 'Sjukskrivning', headings: { complaints: 'Besvär och funktion', diagnoses: 'Bedömning', treatmentPlans: 'Plan och uppföljning' } },
    pregnancy: {
      name: 'Graviditetskontroll',
      headings: {
        complaints: 'Graviditeten och aktuellt',
        physicalExamination: 'Undersökning och mätvärden',
        diagnoses: 'Bedömning',
        treatmentPlans: 'Nästa kontroll och plan',
      },
    },
    childControl: {
      name: 'Barnkontroll',
      headings: {
        complaints: 'Trivsel och utveckling',
        physicalExamination: 'Undersökning och mått',
        treatmentMeasures: 'Rådgivning och åtgärder',
        diagnoses: 'Bedömning',
      },
    },
    vaccination: {
      name: 'Vaccination',
      headings: { treatmentMeasures: 'Vaccination och åtgärder', complaints: 'Hälsotillstånd', treatmentPlans: 'Nästa dos och plan' },
    },
    conversation: {
      name: 'Samtal',
      headings: {
        complaints: 'Samtalets innehåll',
        physicalExamination: 'Psykiskt status och fynd',
        diagnoses: 'Bedömning',
        treatmentPlans: 'Plan för behandlingen',
      },
    },
    functionControl: {
      name: 'Behandling och funktion',
      headings: {
        complaints: 'Sedan senast',
        physicalExamination: 'Funktionsundersökning',
        treatmentMeasures: 'Behandling och övningar',
        diagnoses: 'Bedömning',
      },
    },
    lameness: {
      name: 'Hältutredning',
      headings: { complaints: 'Sjukdomshistoria', physicalExamination: 'Hältundersökning', diagnoses: 'Bedömning', treatmentPlans: 'Plan och igångsättning' },
    },
    herdVisit: {
      name: 'Besättningsbesök',
      headings: {
        complaints: 'Besättning och bakgrund',
        physicalExamination: 'Undersökningar och fynd',
        diagnoses: 'Bedömning',
        treatmentMeasures: 'Åtgärder i besättningen',
      },
    },
    dental: { name: 'Tandbehandling', headings: { physicalExamination: 'Munhåla och tänder', treatmentMeasures: 'Utfört och råd', diagnoses: 'Bedömning' } },
  },
  da: {
    firstVisit: { name: 'Første besøg', headings: { complaints: 'Anamnese', physicalExamination: 'Undersøgelse og fund' } },
    control: {
      name: 'Kontrol',
      headings: { complaints: 'Siden sidst', physicalExamination: 'Status', diagnoses: 'Vurdering', treatmentPlans: 'Videre opfølgning' },
    },
    telephone: {
      name: 'Telefonkontakt',
      headings: {
        complaints: 'Henvendelsen',
        diagnoses: 'Vurdering',
        treatmentMeasures: 'Tiltag og råd',
        treatmentPlans: 'Aftale fremover',
        physicalExamination: 'Oplyste fund og målinger',
      },
    },
    sickLeave: { name: 'Sygemelding', headings: { complaints: 'Gener og funktion', diagnoses: 'Vurdering', treatmentPlans: 'Plan og opfølgning' } },
    pregnancy: {
      name: 'Svangreundersøgelse',
      headings: {
        complaints: 'Graviditeten og aktuelt',
        physicalExamination: 'Undersøgelse og målinger',
        diagnoses: 'Vurdering',
        treatmentPlans: 'Næste kontrol og plan',
      },
    },
    childControl: {
      name: 'Børneundersøgelse',
      headings: {
        complaints: 'Trivsel og udvikling',
        physicalExamination: 'Undersøgelse og mål',
        treatmentMeasures: 'Vejledning og tiltag',
        diagnoses: 'Vurdering',
      },
    },
    vaccination: {
      name: 'Vaccination',
      headings: { treatmentMeasures: 'Vaccination og tiltag', complaints: 'Helbredstilstand', treatmentPlans: 'Næste dosis og plan' },
    },
    conversation: {
      name: 'Samtale',
      headings: {
        complaints: 'Samtalens emner',
        physicalExamination: 'Psykisk status og fund',
        diagnoses: 'Vurdering',
        treatmentPlans: 'Plan for behandlingen',
      },
    },
    functionControl: {
      name: 'Behandling og funktion',
      headings: { complaints: 'Siden sidst', physicalExamination: 'Funktionsundersøgelse', treatmentMeasures: 'Behandling og øvelser', diagnoses: 'Vurdering' },
    },
    lameness: {
      name: 'Halthedsudredning',
      headings: { complaints: 'Sygehistorie', physicalExamination: 'Halthedsundersøgelse', diagnoses: 'Vurdering', treatmentPlans: 'Plan og genoptræning' },
    },
    herdVisit: {
      name: 'Besætningsbesøg',
      headings: {
        complaints: 'Besætning og baggrund',
        physicalExamination: 'Undersøgelser og fund',
        diagnoses: 'Vurdering',
        treatmentMeasures: 'Tiltag i besætningen',
      },
    },
    dental: { name: 'Tandbehandling', headings: { physicalExamination: 'Mundhule og tænder', treatmentMeasures: 'Udført og råd', diagnoses: 'Vurdering' } },
  },
  en: {
    firstVisit: { name: 'First visit', headings: { complaints: 'History', physicalExamination: 'Examination and findings' } },
    control: {
      name: 'Follow-up',
      headings: { complaints: 'Since last visit', physicalExamination: 'Status', diagnoses: 'Assessment', treatmentPlans: 'Further follow-up' },
    },
    telephone: {
      name: 'Telephone contact',
      headings: {
        complaints: 'Reason for contact',
        diagnoses: 'Assessment',
        treatmentMeasures: 'Measures and advice',
        treatmentPlans: 'Agreed plan',
        physicalExamination: 'Reported findings and readings',
      },
    },
    sickLeave: { name: 'Sick leave', headings: { complaints: 'Symptoms and function', diagnoses: 'Assessment', treatmentPlans: 'Plan and follow-up' } },
    pregnancy: {
      name: 'Antenatal visit',
      headings: {
        complaints: 'Pregnancy and current history',
        physicalExamination: 'Examination and readings',
        diagnoses: 'Assessment',
        treatmentPlans: 'Next visit and plan',
      },
    },
    childControl: {
      name: 'Child health check',
      headings: {
        complaints: 'Wellbeing and development',
        physicalExamination: 'Examination and growth',
        treatmentMeasures: 'Guidance and measures',
        diagnoses: 'Assessment',
      },
    },
    vaccination: {
      name: 'Vaccination',
      headings: { treatmentMeasures: 'Vaccination and measures', complaints: 'General health', treatmentPlans: 'Next dose and plan' },
    },
    conversation: {
      name: 'Conversation',
      headings: { complaints: 'Topics discussed', physicalExamination: 'Mental state and findings', diagnoses: 'Assessment', treatmentPlans: 'Treatment plan' },
    },
    functionControl: {
      name: 'Treatment and function',
      headings: {
        complaints: 'Since last visit',
        physicalExamination: 'Functional examination',
        treatmentMeasures: 'Treatment and exercises',
        diagnoses: 'Assessment',
      },
    },
    lameness: {
      name: 'Lameness examination',
      headings: { complaints: 'History', physicalExamination: 'Gait and examination', diagnoses: 'Assessment', treatmentPlans: 'Plan and rehabilitation' },
    },
    herdVisit: {
      name: 'Herd visit',
      headings: {
        complaints: 'Herd and background',
        physicalExamination: 'Examinations and findings',
        diagnoses: 'Assessment',
        treatmentMeasures: 'Measures in the herd',
      },
    },
    dental: {
      name: 'Dental treatment',
      headings: { physicalExamination: 'Oral cavity and teeth', treatmentMeasures: 'Treatment and advice', diagnoses: 'Assessment' },
    },
  },
  ru: {
    firstVisit: { name: 'Первичный приём', headings: { complaints: 'Анамнез', physicalExamination: 'Осмотр и результаты' } },
    control: {
      name: 'Повторный приём',
      headings: { complaints: 'С прошлого визита', physicalExamination: 'Статус', diagnoses: 'Оценка', treatmentPlans: 'Дальнейшее наблюдение' },
    },
    telephone: {
      name: 'Телефонный разговор',
      headings: {
        complaints: 'Повод обращения',
        diagnoses: 'Оценка',
        treatmentMeasures: 'Меры и советы',
        treatmentPlans: 'Договорённости',
        physicalExamination: 'Сообщённые данные и измерения',
      },
    },
    sickLeave: { name: 'Больничный лист', headings: { complaints: 'Жалобы и функция', diagnoses: 'Оценка', treatmentPlans: 'План и наблюдение' } },
    pregnancy: {
      name: 'Наблюдение беременности',
      headings: {
        complaints: 'Беременность и жалобы',
        physicalExamination: 'Осмотр и измерения',
        diagnoses: 'Оценка',
        treatmentPlans: 'Следующий визит и план',
      },
    },
    childControl: {
      name: 'Осмотр ребёнка',
      headings: { complaints: 'Самочувствие и развитие', physicalExamination: 'Осмотр и измерения', treatmentMeasures: 'Советы и меры', diagnoses: 'Оценка' },
    },
    vaccination: {
      name: 'Вакцинация',
      headings: { treatmentMeasures: 'Вакцинация и меры', complaints: 'Состояние здоровья', treatmentPlans: 'Следующая доза и план' },
    },
    conversation: {
      name: 'Беседа',
      headings: { complaints: 'Темы беседы', physicalExamination: 'Психический статус и данные', diagnoses: 'Оценка', treatmentPlans: 'План лечения' },
    },
    functionControl: {
      name: 'Лечение и функция',
      headings: {
        complaints: 'С прошлого визита',
        physicalExamination: 'Функциональное обследование',
        treatmentMeasures: 'Лечение и упражнения',
        diagnoses: 'Оценка',
      },
    },
    lameness: {
      name: 'Обследование хромоты',
      headings: { complaints: 'История болезни', physicalExamination: 'Обследование походки', diagnoses: 'Оценка', treatmentPlans: 'План и восстановление' },
    },
    herdVisit: {
      name: 'Осмотр стада',
      headings: { complaints: 'Стадо и предыстория', physicalExamination: 'Осмотры и результаты', diagnoses: 'Оценка', treatmentMeasures: 'Меры в стаде' },
    },
    dental: { name: 'Лечение зубов', headings: { physicalExamination: 'Полость рта и зубы', treatmentMeasures: 'Выполнено и советы', diagnoses: 'Оценка' } },
  },
}

/** How clinicians write that a finding is normal: a short form and the words it stands for. They mean the same, and either may stand for the other. */
export const NORMAL_FINDING: Readonly<Record<Language, { readonly abbreviated: string; readonly writtenOut: string }>> = {
  nb: { abbreviated: 'u.a.', writtenOut: 'uten anmerkning' },
  sv: { abbreviated: 'u.a.', writtenOut: 'utan anmärkning' },
  da: { abbreviated: 'i.a.', writtenOut: 'intet abnormt' },
  en: { abbreviated: 'NAD', writtenOut: 'no abnormality detected' },
  ru: { abbreviated: 'б/о', writtenOut: 'без особенностей' },
}
