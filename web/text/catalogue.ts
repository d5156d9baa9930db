import type { Language } from '#contract/vertical.ts'
import type { Catalogue } from './source.ts'

/** Loads all texts of one language; each is a file of its own that only its readers fetch. */
export const catalogue = {
  nb: async () => (await import('./language/nb.ts')).nb,
  sv: async () => (await import('./language/sv.ts')).sv,
  da: async () => (await import('./language/da.ts')).da,
  en: async () => (await import('./language/en.ts')).en,
  ru: async () => (await import('./language/ru.ts')).ru,
} satisfies { [Spoken in Language]: () => Promise<Catalogue<Spoken>> }
