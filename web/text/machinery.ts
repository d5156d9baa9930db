import i18next from 'i18next'
import type { Language, Vertical } from '#contract/vertical.ts'
import { catalogue } from './catalogue.ts'
import type { Feature } from './source.ts'
import type { TextValues } from './translation.ts'

// The one file that knows the translation library.
const library = i18next.createInstance()
let spoken: Language = 'nb'
let edition: Vertical = 'med'
const listeners = new Set<() => void>()

/** Starts the texts in one language for one edition; the texts of the language are loaded first. */
export async function startTexts(language: Language, vertical: Vertical): Promise<void> {
  edition = vertical
  await library.init({
    lng: language,
    resources: { [language]: await catalogue[language]() },
    fallbackLng: false,
    // Codes of refusals are keys, and have dots in them.
    keySeparator: false,
    nsSeparator: false,
    // React escapes what it shows; a second time would be seen.
    interpolation: { escapeValue: false },
  })
  announce(language)
}

/** Loads a language and shows it everywhere at once; the old one stays on screen while it loads. */
export async function speak(language: Language): Promise<void> {
  const texts = await catalogue[language]()
  for (const [feature, entries] of Object.entries(texts)) library.addResourceBundle(language, feature, entries)
  await library.changeLanguage(language)
  announce(language)
}

export type Wanted = { language: Language; feature: Feature; key: string; values?: TextValues | undefined }

/** Gives the text of a key, in the words of the edition and the plural form of `count`. */
export function find({ language, feature, key, values }: Wanted): string {
  return library.t(key, { lng: language, ns: feature, context: edition, ...values })
}

export function spokenLanguage(): Language {
  return spoken
}

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function announce(language: Language): void {
  spoken = language
  for (const listener of listeners) listener()
}
