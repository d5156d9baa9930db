import type { Language } from '#contract/vertical.ts'
import type { nb } from './language/nb.ts'
import type { Translation } from './translation.ts'

/** Every text of the app. Norwegian is where keys are made; the compiler holds the other four to the same shape. */
export type Source = typeof nb
export type Feature = keyof Source & string
export type Catalogue<Spoken extends Language> = { readonly [Name in Feature]: Translation<Source[Name], Spoken> }

/** Loads all texts of one language; each is a file of its own that only its readers fetch. */
export const catalogue = {
  nb: async () => (await import('./language/nb.ts')).nb,
  sv: async () => (await import('./language/sv.ts')).sv,
  da: async () => (await import('./language/da.ts')).da,
  en: async () => (await import('./language/en.ts')).en,
  ru: async () => (await import('./language/ru.ts')).ru,
} satisfies { [Spoken in Language]: () => Promise<Catalogue<Spoken>> }
