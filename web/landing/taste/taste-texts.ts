import type { Language } from '#contract/vertical.ts'
import type { TasteText } from './taste-text.ts'

const load: Record<Language, () => Promise<TasteText>> = {
  nb: async () => (await import('./text/nb.ts')).nb,
  sv: async () => (await import('./text/sv.ts')).sv,
  da: async () => (await import('./text/da.ts')).da,
  en: async () => (await import('./text/en.ts')).en,
  ru: async () => (await import('./text/ru.ts')).ru,
}

/** Loads the words of the taste in one language; each is a file of its own. */
export const tasteText = (language: Language): Promise<TasteText> => load[language]()
