import type { Language } from '#contract/vertical.ts'

export type LanguageStyle = { name: string; /** How records of the trade are written in it. */ style: string }

// Examples stay shorter than what counts as quoting us (server/reports/quotation.ts).
const STYLES: Record<Language, LanguageStyle> = {
  nb: {
    name: 'Norwegian Bokmål',
    style:
      'Use the short style of Norwegian records: subjectless sentences ("Har hostet siden i går"), "Ingen" or "Benekter" before what was denied, ' +
      '"Pasienten" only where it is needed, trade names as they were said, decimal comma.',
  },
  sv: {
    name: 'Swedish',
    style:
      'Use the short style of Swedish records: subjectless sentences ("Har hostat sedan i går"), "Ingen" or "Förnekar" before what was denied, ' +
      '"Patienten" or "Pat" only where it is needed, "återbesök", "läkemedel", decimal comma.',
  },
  da: {
    name: 'Danish',
    style:
      'Use the short style of Danish records: subjectless sentences ("Har hostet siden i går"), "Ingen" or "Benægter" before what was denied, ' +
      '"Patienten" or "Pt." only where it is needed, "kontrol", "medicin", decimal comma.',
  },
  en: {
    name: 'English',
    style:
      'Use the short style of clinical notes: "Cough since yesterday", "No" or "Denies" before what was denied, British spelling, units as they were said.',
  },
  ru: {
    name: 'Russian',
    style:
      'Use the short style of a Russian outpatient record: "Жалобы на кашель", "отрицает" or "нет" for what was denied, "пациент" or "пациентка" ' +
      'only where it is needed, decimal comma.',
  },
}

/** How a record is written in a language, as an instruction to a model. */
export function languageStyle(language: Language): LanguageStyle {
  return STYLES[language]
}
