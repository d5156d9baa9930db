import { hasPart, putPart } from './later.ts'
import type { Part } from './later.ts'

/** A language with its tables; dictionaries and weights of languages that are read by one another's words; and weights that cut speech without stops. */
const load: Readonly<Record<string, () => Promise<{ readonly part: Part }>>> = {
  nb: async () => await import('virtual:engine/part-nb'),
  sv: async () => await import('virtual:engine/part-sv'),
  da: async () => await import('virtual:engine/part-da'),
  en: async () => await import('virtual:engine/part-en'),
  ru: async () => await import('virtual:engine/part-ru'),
  nordic: async () => await import('virtual:engine/part-nordic'),
  english: async () => await import('virtual:engine/part-english'),
  russian: async () => await import('virtual:engine/part-russian'),
  weights: async () => await import('virtual:engine/part-weights'),
  'nordic-weights': async () => await import('virtual:engine/part-nordic-weights'),
  'english-weights': async () => await import('virtual:engine/part-english-weights'),
  'russian-weights': async () => await import('virtual:engine/part-russian-weights'),
}

/** Fetches a part of the engine, once. @throws when it cannot be fetched */
export async function fetchPart(name: string): Promise<void> {
  if (hasPart(name)) return
  const fetched = await load[name]?.()
  if (fetched === undefined) throw new Error(`the engine has no part ${name}`)
  putPart(name, fetched.part)
}

/** What a text in a language wants for certain. */
export function partsOf(language: string): string[] {
  return [language, language === 'en' ? 'english' : language === 'ru' ? 'russian' : 'nordic']
}

const STOP = /[.?!]/g
const WORD = /\S+/g
/** A text with fewer stops has hardly any, and is cut by weights. */
const WORDS_TO_A_STOP = 40

/** What a text without stops wants beside that, asked for before the engine is there to ask: else the line would stand idle until it has found out. */
export function partsOfFlat(text: string, language: string): string[] {
  const [, words = ''] = partsOf(language)
  const isFlat = (text.match(STOP) ?? []).length * WORDS_TO_A_STOP < (text.match(WORD) ?? []).length
  return isFlat ? ['weights', `${words}-weights`] : []
}
