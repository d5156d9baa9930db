import type { Language } from '#contract/vertical.ts'

/** What is written of medicines besides what the list of medicines has words for; the names come with their dose. */
export type FactTexts = {
  /** To be begun later, or perhaps. */
  readonly planned: (name: string) => string
  /** Of one medicine two doses were read. */
  readonly whichDose: (name: string) => string
}

export const FACT_TEXTS: Readonly<Record<Language, FactTexts>> = {
  nb: { planned: (name) => `${name}: planlagt, ikke startet.`, whichDose: (name) => `Hvilken dose gjelder for ${name}?` },
  sv: { planned: (name) => `${name}: planerat, inte insatt.`, whichDose: (name) => `Vilken dos gäller för ${name}?` },
  da: { planned: (name) => `${name}: planlagt, ikke startet.`, whichDose: (name) => `Hvilken dosis gælder for ${name}?` },
  en: { planned: (name) => `${name}: planned, not started.`, whichDose: (name) => `Which dose of ${name} holds?` },
  ru: { planned: (name) => `${name}: планируется, не назначено.`, whichDose: (name) => `Какая доза препарата ${name} верна?` },
}
