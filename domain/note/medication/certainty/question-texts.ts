import type { Language } from '#contract/vertical.ts'

/** How a question about medicines is asked; the names come with their dose. */
export type QuestionTexts = {
  readonly uses: (name: string) => string
  readonly starts: (name: string) => string
  readonly stopped: (name: string) => string
  readonly contradicted: (name: string) => string
  readonly sameClass: (first: string, second: string) => string
}

export const QUESTION_TEXTS: Readonly<Record<Language, QuestionTexts>> = {
  nb: {
    uses: (name) => `Bruker pasienten ${name}?`,
    starts: (name) => `Skal pasienten begynne med ${name}?`,
    stopped: (name) => `Er ${name} seponert?`,
    contradicted: (name) => `Planen og det som ellers ble sagt om ${name}, stemmer ikke overens. Hva gjelder?`,
    sameClass: (first, second) => `${first} og ${second} hører til samme legemiddelgruppe. Skal begge brukes?`,
  },
  sv: {
    uses: (name) => `Använder patienten ${name}?`,
    starts: (name) => `Ska patienten börja med ${name}?`,
    stopped: (name) => `Är ${name} utsatt?`,
    contradicted: (name) => `Planen och det som i övrigt sades om ${name} stämmer inte överens. Vad gäller?`,
    sameClass: (first, second) => `${first} och ${second} tillhör samma läkemedelsgrupp. Ska båda användas?`,
  },
  da: {
    uses: (name) => `Bruger patienten ${name}?`,
    starts: (name) => `Skal patienten begynde på ${name}?`,
    stopped: (name) => `Er ${name} seponeret?`,
    contradicted: (name) => `Planen og det, der ellers blev sagt om ${name}, stemmer ikke overens. Hvad gælder?`,
    sameClass: (first, second) => `${first} og ${second} hører til samme lægemiddelgruppe. Skal begge bruges?`,
  },
  en: {
    uses: (name) => `Is the patient taking ${name}?`,
    starts: (name) => `Is the patient to start ${name}?`,
    stopped: (name) => `Has ${name} been stopped?`,
    contradicted: (name) => `The plan and what else was said about ${name} do not agree. Which holds?`,
    sameClass: (first, second) => `${first} and ${second} belong to the same class. Are both to be taken?`,
  },
  ru: {
    uses: (name) => `Принимает ли пациент препарат: ${name}?`,
    starts: (name) => `Назначается ли пациенту препарат: ${name}?`,
    stopped: (name) => `Отменён ли препарат: ${name}?`,
    contradicted: (name) => `План и остальное сказанное о препарате ${name} расходятся. Что верно?`,
    sameClass: (first, second) => `${first} и ${second} относятся к одной группе препаратов. Нужны ли оба?`,
  },
}
