import type { Language } from '#contract/vertical.ts'
import { TAKEN_BACK } from '#domain/language/tables/medicines/taken-back.ts'

const perLanguage = <T,>(make: (language: Language) => T): Readonly<Record<Language, T>> =>
  ({ nb: make('nb'), sv: make('sv'), da: make('da'), en: make('en'), ru: make('ru') })

/** Words that lead to a medicine which is ordered in the place of another, over words between single blanks that end before its name: `… blir det `. */
export const LEADS_TO_OTHER = perLanguage((language) => new RegExp(` (?:${TAKEN_BACK[language].instead}) (?:\\S+ ){0,3}$`, 'u'))
