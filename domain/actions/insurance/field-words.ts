import type { Language } from '#contract/vertical.ts'

export const INSURANCE_FIELDS = ['insurer', 'owner', 'animal', 'identity', 'firstSigns', 'visits', 'history', 'findings', 'tests', 'diagnosis', 'cause', 'treatment', 'referral', 'prognosis', 'death', 'cost'] as const
export type InsuranceField = (typeof INSURANCE_FIELDS)[number]

/** What an insurer does not ask for where nothing tells of it. */
export const ONLY_WHERE_TOLD: ReadonlySet<InsuranceField> = new Set(['referral', 'death', 'cost'])

type Words = { title: string; fields: Readonly<Record<InsuranceField, string>> }

export const INSURANCE_WORDS: Readonly<Record<Language, Words>> = {
  nb: {
    title: 'Veterinærerklæring til forsikringsselskap',
    fields: {
      insurer: 'Forsikringsselskap, polise- og skadenummer', owner: 'Eier: navn, adresse, telefon', animal: 'Dyret: navn, art, rase, kjønn, fødselsdato', identity: 'ID-merking, avlest ja/nei', firstSigns: 'Første symptomer: dato, og hvem som så dem',
      visits: 'Første besøk og øvrige besøk', history: 'Tidligere sykdom, også i samme organ', findings: 'Undersøkelse og funn', tests: 'Prøver og bildediagnostikk med resultat', diagnosis: 'Diagnose, med side', cause: 'Ulykke eller sykdom',
      treatment: 'Behandling og legemidler med dose', referral: 'Henvisning', prognosis: 'Prognose', death: 'Død eller avliving: dato, årsak, måte, obduksjon', cost: 'Kostnader',
    },
  },
  sv: {
    title: 'Veterinärintyg till försäkringsbolag',
    fields: {
      insurer: 'Försäkringsbolag, försäkrings- och skadenummer', owner: 'Ägare: namn, adress, telefon', animal: 'Djuret: namn, art, ras, kön, födelsedatum', identity: 'ID-märkning, avläst ja/nej', firstSigns: 'Första symtom: datum, och vem som såg dem',
      visits: 'Första besök och övriga besök', history: 'Tidigare sjukdom, även i samma organ', findings: 'Undersökning och fynd', tests: 'Prover och bilddiagnostik med resultat', diagnosis: 'Diagnos, med sida', cause: 'Olycksfall eller sjukdom',
      treatment: 'Behandling och läkemedel med dos', referral: 'Remiss', prognosis: 'Prognos', death: 'Död eller avlivning: datum, orsak, sätt, obduktion', cost: 'Kostnader',
    },
  },
  da: {
    title: 'Dyrlægeerklæring til forsikringsselskab',
    fields: {
      insurer: 'Forsikringsselskab, police- og skadenummer', owner: 'Ejer: navn, adresse, telefon', animal: 'Dyret: navn, art, race, køn, fødselsdato', identity: 'ID-mærkning, aflæst ja/nej', firstSigns: 'Første symptomer: dato, og hvem der så dem',
      visits: 'Første besøg og øvrige besøg', history: 'Tidligere sygdom, også i samme organ', findings: 'Undersøgelse og fund', tests: 'Prøver og billeddiagnostik med resultat', diagnosis: 'Diagnose, med side', cause: 'Ulykke eller sygdom',
      treatment: 'Behandling og lægemidler med dosis', referral: 'Henvisning', prognosis: 'Prognose', death: 'Død eller aflivning: dato, årsag, måde, obduktion', cost: 'Udgifter',
    },
  },
  en: {
    title: 'Veterinary statement to the insurer',
    fields: {
      insurer: 'Insurer, policy and claim number', owner: 'Owner: name, address, telephone', animal: 'The animal: name, species, breed, sex, date of birth', identity: 'Identity mark, read yes/no', firstSigns: 'First signs: date, and who noticed them',
      visits: 'First visit and further visits', history: 'Earlier illness, of the same organ too', findings: 'Examination and findings', tests: 'Tests and imaging with results', diagnosis: 'Diagnosis, with side', cause: 'Accident or illness',
      treatment: 'Treatment and medicines with dose', referral: 'Referral', prognosis: 'Prognosis', death: 'Death or euthanasia: date, reason, method, post-mortem', cost: 'Costs',
    },
  },
  ru: {
    title: 'Ветеринарная справка для страховой компании',
    fields: {
      insurer: 'Страховая компания, номер полиса и страхового случая', owner: 'Владелец: имя, адрес, телефон', animal: 'Животное: кличка, вид, порода, пол, дата рождения', identity: 'Идентификация, считана: да/нет', firstSigns: 'Первые признаки: дата и кто их заметил',
      visits: 'Первый и последующие приёмы', history: 'Прежние болезни, в том числе того же органа', findings: 'Осмотр и результаты', tests: 'Анализы и снимки с результатами', diagnosis: 'Диагноз, сторона', cause: 'Несчастный случай или болезнь',
      treatment: 'Лечение и лекарства с дозой', referral: 'Направление', prognosis: 'Прогноз', death: 'Смерть или эвтаназия: дата, причина, способ, вскрытие', cost: 'Расходы',
    },
  },
}
