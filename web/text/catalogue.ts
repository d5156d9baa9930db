import type { Language } from '#contract/vertical.ts'
import type { FirstTexts, PageTexts } from './source.ts'

/** Loads what the frame and the first view say in one language; each language is a file of its own that only its readers fetch. */
export const firstCatalogue = {
  nb: async () => (await import('./first-view/nb.ts')).nb,
  sv: async () => (await import('./first-view/sv.ts')).sv,
  da: async () => (await import('./first-view/da.ts')).da,
  en: async () => (await import('./first-view/en.ts')).en,
  ru: async () => (await import('./first-view/ru.ts')).ru,
} satisfies { [Spoken in Language]: () => Promise<FirstTexts<Spoken>> }

/** Loads what the other pages say in one language. */
export const pageCatalogue = {
  nb: async () => (await import('./pages/nb.ts')).nb,
  sv: async () => (await import('./pages/sv.ts')).sv,
  da: async () => (await import('./pages/da.ts')).da,
  en: async () => (await import('./pages/en.ts')).en,
  ru: async () => (await import('./pages/ru.ts')).ru,
} satisfies { [Spoken in Language]: () => Promise<PageTexts<Spoken>> }
