import type { CertificateKey } from '#contract/certificate.ts'
import type { Language } from '#contract/vertical.ts'

export type CertificatePart = 'insurance' | 'animal' | 'course' | 'assessment' | 'veterinarian'

/** What an insurer asks first; which of the two it was, somebody must have said. */
export type CertificateCause = 'accident' | 'illness'

export type CertificateWords = {
  title: string
  number: string
  page: string
  notTold: string
  signature: string
  causes: Readonly<Record<CertificateCause, string>>
  /** Before the day on which a day was told that needs it: `last Sunday (said 23.11.2026)`. */
  saidOn: string
  parts: Readonly<Record<CertificatePart, string>>
  fields: Readonly<Record<CertificateKey, string>>
}

/** What stands on the printed certificate beside what the veterinarian writes. */
export const CERTIFICATE_WORDS: Readonly<Record<Language, CertificateWords>> = {
  nb: {
    title: 'Veterinærattest til forsikring', number: 'Attestnummer', page: 'Side', notTold: 'Ikke opplyst', signature: 'Underskrift og stempel', causes: { accident: 'Ulykke', illness: 'Sykdom' }, saidOn: 'sagt',
    parts: { insurance: 'Forsikring og eier', animal: 'Dyret', course: 'Sykehistorie og funn', assessment: 'Vurdering og behandling', veterinarian: 'Veterinær' },
    fields: {
      insurer: 'Forsikringsselskap', policyNumber: 'Polisenummer', claimNumber: 'Skadenummer', ownerName: 'Eier', ownerAddress: 'Adresse', ownerPhone: 'Telefon', ownerEmail: 'E-post',
      animalName: 'Dyrets navn', species: 'Dyreart', breed: 'Rase', sex: 'Kjønn', neutered: 'Kastrert eller sterilisert', birthDate: 'Født', identification: 'ID-merke, avlest nummer',
      firstSymptoms: 'Første symptomer', noticedBy: 'Oppdaget av', visitDates: 'Undersøkt', history: 'Tidligere sykdom', findings: 'Kliniske funn', tests: 'Prøver og bilder', diagnosis: 'Diagnose', side: 'Side',
      cause: 'Ulykke eller sykdom', treatment: 'Behandling', medicines: 'Legemidler med dose', referral: 'Henvist til', prognosis: 'Prognose', outcome: 'Utfall', scanApproval: 'Forhåndsgodkjent MR eller CT',
      costSpecification: 'Kostnadsspesifikasjon', vetName: 'Navn', vetLicence: 'Autorisasjonsnummer', clinic: 'Klinikk', place: 'Sted', date: 'Dato',
    },
  },
  sv: {
    title: 'Veterinärintyg till försäkring', number: 'Intygsnummer', page: 'Sida', notTold: 'Uppgift saknas', signature: 'Underskrift och stämpel', causes: { accident: 'Olycksfall', illness: 'Sjukdom' }, saidOn: 'sagt',
    parts: { insurance: 'Försäkring och ägare', animal: 'Djuret', course: 'Sjukdomshistoria och fynd', assessment: 'Bedömning och behandling', veterinarian: 'Veterinär' },
    fields: {
      insurer: 'Försäkringsbolag', policyNumber: 'Försäkringsnummer', claimNumber: 'Skadenummer', ownerName: 'Ägare', ownerAddress: 'Adress', ownerPhone: 'Telefon', ownerEmail: 'E-post',
      animalName: 'Djurets namn', species: 'Djurslag', breed: 'Ras', sex: 'Kön', neutered: 'Kastrerad eller steriliserad', birthDate: 'Född', identification: 'Id-märkning, avläst nummer',
      firstSymptoms: 'Första symtom', noticedBy: 'Upptäckt av', visitDates: 'Undersökt', history: 'Tidigare sjukdom', findings: 'Kliniska fynd', tests: 'Prover och bilder', diagnosis: 'Diagnos', side: 'Sida',
      cause: 'Olycksfall eller sjukdom', treatment: 'Behandling', medicines: 'Läkemedel med dos', referral: 'Remitterad till', prognosis: 'Prognos', outcome: 'Utfall', scanApproval: 'Förhandsgodkänd MR eller DT',
      costSpecification: 'Kostnadsspecifikation', vetName: 'Namn', vetLicence: 'Legitimationsnummer', clinic: 'Klinik', place: 'Ort', date: 'Datum',
    },
  },
  da: {
    title: 'Dyrlægeattest til forsikring', number: 'Attestnummer', page: 'Side', notTold: 'Ikke oplyst', signature: 'Underskrift og stempel', causes: { accident: 'Ulykke', illness: 'Sygdom' }, saidOn: 'sagt',
    parts: { insurance: 'Forsikring og ejer', animal: 'Dyret', course: 'Sygehistorie og fund', assessment: 'Vurdering og behandling', veterinarian: 'Dyrlæge' },
    fields: {
      insurer: 'Forsikringsselskab', policyNumber: 'Policenummer', claimNumber: 'Skadenummer', ownerName: 'Ejer', ownerAddress: 'Adresse', ownerPhone: 'Telefon', ownerEmail: 'E-mail',
      animalName: 'Dyrets navn', species: 'Dyreart', breed: 'Race', sex: 'Køn', neutered: 'Kastreret eller steriliseret', birthDate: 'Født', identification: 'Id-mærke, aflæst nummer',
      firstSymptoms: 'Første symptomer', noticedBy: 'Opdaget af', visitDates: 'Undersøgt', history: 'Tidligere sygdom', findings: 'Kliniske fund', tests: 'Prøver og billeder', diagnosis: 'Diagnose', side: 'Side',
      cause: 'Ulykke eller sygdom', treatment: 'Behandling', medicines: 'Medicin med dosis', referral: 'Henvist til', prognosis: 'Prognose', outcome: 'Udfald', scanApproval: 'Forhåndsgodkendt MR eller CT',
      costSpecification: 'Omkostningsspecifikation', vetName: 'Navn', vetLicence: 'Autorisationsnummer', clinic: 'Klinik', place: 'Sted', date: 'Dato',
    },
  },
  en: {
    title: 'Veterinary certificate for insurance', number: 'Certificate number', page: 'Page', notTold: 'Not stated', signature: 'Signature and stamp', causes: { accident: 'Accident', illness: 'Illness' }, saidOn: 'said',
    parts: { insurance: 'Insurance and owner', animal: 'The animal', course: 'History and findings', assessment: 'Assessment and treatment', veterinarian: 'Veterinarian' },
    fields: {
      insurer: 'Insurer', policyNumber: 'Policy number', claimNumber: 'Claim number', ownerName: 'Owner', ownerAddress: 'Address', ownerPhone: 'Telephone', ownerEmail: 'E-mail',
      animalName: 'Name of the animal', species: 'Species', breed: 'Breed', sex: 'Sex', neutered: 'Neutered', birthDate: 'Born', identification: 'Identification, number read',
      firstSymptoms: 'First signs', noticedBy: 'Noticed by', visitDates: 'Examined', history: 'Earlier illness', findings: 'Clinical findings', tests: 'Tests and images', diagnosis: 'Diagnosis', side: 'Side',
      cause: 'Accident or illness', treatment: 'Treatment', medicines: 'Medicines with dose', referral: 'Referred to', prognosis: 'Prognosis', outcome: 'Outcome', scanApproval: 'MRI or CT approved beforehand',
      costSpecification: 'Specification of costs', vetName: 'Name', vetLicence: 'Licence number', clinic: 'Clinic', place: 'Place', date: 'Date',
    },
  },
  ru: {
    title: 'Ветеринарное заключение для страховой компании', number: 'Номер заключения', page: 'Стр.', notTold: 'Не указано', signature: 'Подпись и печать', causes: { accident: 'Несчастный случай', illness: 'Болезнь' }, saidOn: 'сказано',
    parts: { insurance: 'Страхование и владелец', animal: 'Животное', course: 'Анамнез и результаты осмотра', assessment: 'Оценка и лечение', veterinarian: 'Ветеринарный врач' },
    fields: {
      insurer: 'Страховая компания', policyNumber: 'Номер полиса', claimNumber: 'Номер страхового случая', ownerName: 'Владелец', ownerAddress: 'Адрес', ownerPhone: 'Телефон', ownerEmail: 'Эл. почта',
      animalName: 'Кличка', species: 'Вид', breed: 'Порода', sex: 'Пол', neutered: 'Кастрация или стерилизация', birthDate: 'Дата рождения', identification: 'Метка, считанный номер',
      firstSymptoms: 'Первые симптомы', noticedBy: 'Кто заметил', visitDates: 'Даты осмотра', history: 'Прежние болезни', findings: 'Клинические данные', tests: 'Анализы и снимки', diagnosis: 'Диагноз', side: 'Сторона',
      cause: 'Несчастный случай или болезнь', treatment: 'Лечение', medicines: 'Препараты и дозы', referral: 'Направление', prognosis: 'Прогноз', outcome: 'Исход', scanApproval: 'Предварительное согласие на МРТ или КТ',
      costSpecification: 'Перечень расходов', vetName: 'Имя', vetLicence: 'Номер лицензии', clinic: 'Клиника', place: 'Место', date: 'Дата',
    },
  },
}

/** Which field stands in which part, in the order of the paper. */
export const CERTIFICATE_PARTS: readonly { part: CertificatePart; keys: readonly CertificateKey[] }[] = [
  { part: 'insurance', keys: ['insurer', 'policyNumber', 'claimNumber', 'ownerName', 'ownerAddress', 'ownerPhone', 'ownerEmail'] },
  { part: 'animal', keys: ['animalName', 'species', 'breed', 'sex', 'neutered', 'birthDate', 'identification'] },
  { part: 'course', keys: ['firstSymptoms', 'noticedBy', 'visitDates', 'history', 'findings', 'tests'] },
  { part: 'assessment', keys: ['diagnosis', 'side', 'cause', 'treatment', 'medicines', 'referral', 'prognosis', 'outcome', 'scanApproval', 'costSpecification'] },
  { part: 'veterinarian', keys: ['vetName', 'vetLicence', 'clinic', 'place', 'date'] },
]
