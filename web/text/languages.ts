import type { Language } from '#contract/vertical.ts'

// No schema here: the landing page reads this file and stays light.
/** Each language by its own name: whoever cannot read the rest of the page can still find theirs. */
const NAMES: Record<Language, string> = { nb: 'Norsk', sv: 'Svenska', da: 'Dansk', en: 'English', ru: 'Русский' }
const ORDER: readonly Language[] = ['nb', 'sv', 'da', 'en', 'ru']

export const languages = ORDER.map((code) => ({ code, name: NAMES[code] }))

/** Locale for numbers and dates. */
export const LOCALES: Record<Language, string> = { nb: 'nb-NO', sv: 'sv-SE', da: 'da-DK', en: 'en-GB', ru: 'ru-RU' }
