import { Language } from '#contract/vertical.ts'

/** Each language by its own name: whoever cannot read the rest of the page can still find theirs. */
const NAMES: Record<Language, string> = { nb: 'Norsk', sv: 'Svenska', da: 'Dansk', en: 'English', ru: 'Русский' }

export const languages = Language.options.map((code) => ({ code, name: NAMES[code] }))

/** Locale for numbers and dates. */
export const LOCALES: Record<Language, string> = { nb: 'nb-NO', sv: 'sv-SE', da: 'da-DK', en: 'en-GB', ru: 'ru-RU' }
