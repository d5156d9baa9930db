import type { Language } from '#contract/vertical.ts'
import type { Flag, Standing } from './parts/lab-row.ts'

/** How a reading is told to a patient: what it is, where it lies beside the printed range, and nothing of what that may mean. */
export type LabWords = {
  heading: string
  standing: Readonly<Record<Exclude<Standing, 'unknown'>, (range: string) => string>>
  noRange: string
  flag: Readonly<Record<Flag, string>>
  /** The printed sign and the printed range do not agree. */
  contradiction: string
  measures: (what: string) => string
  /** The name is not among those that are explained here. */
  unknownName: string
  earlier: (date: string, value: string) => string
  meaning: string
}

export const LAB_WORDS: Readonly<Record<Language, LabWords>> = {
  nb: {
    heading: 'Prøvesvarene, forklart',
    standing: {
      within: (range) => `Svaret ligger innenfor området laboratoriet oppgir (${range}).`,
      over: (range) => `Svaret ligger over området laboratoriet oppgir (${range}).`,
      under: (range) => `Svaret ligger under området laboratoriet oppgir (${range}).`,
    },
    noRange: 'Laboratoriet har ikke oppgitt noe område å sammenligne med.',
    flag: {
      high: 'Laboratoriet har merket svaret som høyt.',
      low: 'Laboratoriet har merket svaret som lavt.',
      marked: 'Laboratoriet har merket svaret.',
      normal: 'Laboratoriet har merket svaret som normalt.',
    },
    contradiction: 'Sjekk: merket og området på utskriften stemmer ikke overens',
    measures: (what) => `Prøven måler ${what}.`,
    unknownName: 'Forklar hva prøven måler',
    earlier: (date, value) => `${date}: ${value}.`,
    meaning: 'Hva svarene betyr for deg, og om noe skal gjøres',
  },
  sv: {
    heading: 'Provsvaren, förklarade',
    standing: {
      within: (range) => `Svaret ligger inom det område som laboratoriet anger (${range}).`,
      over: (range) => `Svaret ligger över det område som laboratoriet anger (${range}).`,
      under: (range) => `Svaret ligger under det område som laboratoriet anger (${range}).`,
    },
    noRange: 'Laboratoriet har inte angett något område att jämföra med.',
    flag: {
      high: 'Laboratoriet har markerat svaret som högt.',
      low: 'Laboratoriet har markerat svaret som lågt.',
      marked: 'Laboratoriet har markerat svaret.',
      normal: 'Laboratoriet har markerat svaret som normalt.',
    },
    contradiction: 'Kontrollera: markeringen och området på utskriften stämmer inte överens',
    measures: (what) => `Provet mäter ${what}.`,
    unknownName: 'Förklara vad provet mäter',
    earlier: (date, value) => `${date}: ${value}.`,
    meaning: 'Vad svaren betyder för dig, och om något ska göras',
  },
  da: {
    heading: 'Prøvesvarene, forklaret',
    standing: {
      within: (range) => `Svaret ligger inden for det område, laboratoriet angiver (${range}).`,
      over: (range) => `Svaret ligger over det område, laboratoriet angiver (${range}).`,
      under: (range) => `Svaret ligger under det område, laboratoriet angiver (${range}).`,
    },
    noRange: 'Laboratoriet har ikke angivet noget område at sammenligne med.',
    flag: {
      high: 'Laboratoriet har markeret svaret som højt.',
      low: 'Laboratoriet har markeret svaret som lavt.',
      marked: 'Laboratoriet har markeret svaret.',
      normal: 'Laboratoriet har markeret svaret som normalt.',
    },
    contradiction: 'Tjek: markeringen og området på udskriften stemmer ikke overens',
    measures: (what) => `Prøven måler ${what}.`,
    unknownName: 'Forklar, hvad prøven måler',
    earlier: (date, value) => `${date}: ${value}.`,
    meaning: 'Hvad svarene betyder for dig, og om der skal gøres noget',
  },
  en: {
    heading: 'Your test results, explained',
    standing: {
      within: (range) => `The result is within the range the laboratory gives (${range}).`,
      over: (range) => `The result is above the range the laboratory gives (${range}).`,
      under: (range) => `The result is below the range the laboratory gives (${range}).`,
    },
    noRange: 'The laboratory has given no range to compare with.',
    flag: {
      high: 'The laboratory has marked the result as high.',
      low: 'The laboratory has marked the result as low.',
      marked: 'The laboratory has marked the result.',
      normal: 'The laboratory has marked the result as normal.',
    },
    contradiction: 'Check: the mark and the range on the printout do not agree',
    measures: (what) => `The test measures ${what}.`,
    unknownName: 'Explain what this test measures',
    earlier: (date, value) => `${date}: ${value}.`,
    meaning: 'What the results mean for you, and whether anything is to be done',
  },
  ru: {
    heading: 'Результаты анализов: объяснение',
    standing: {
      within: (range) => `Результат в пределах, указанных лабораторией (${range}).`,
      over: (range) => `Результат выше пределов, указанных лабораторией (${range}).`,
      under: (range) => `Результат ниже пределов, указанных лабораторией (${range}).`,
    },
    noRange: 'Лаборатория не указала пределов для сравнения.',
    flag: {
      high: 'Лаборатория отметила результат как высокий.',
      low: 'Лаборатория отметила результат как низкий.',
      marked: 'Лаборатория отметила результат.',
      normal: 'Лаборатория отметила результат как нормальный.',
    },
    contradiction: 'Проверьте: отметка и пределы в распечатке не совпадают',
    measures: (what) => `Анализ показывает: ${what}.`,
    unknownName: 'Объясните, что показывает этот анализ',
    earlier: (date, value) => `${date}: ${value}.`,
    meaning: 'Что результаты значат для вас и нужно ли что-то делать',
  },
}
