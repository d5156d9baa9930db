import { hasPart, putPart } from './later.ts'

const WEIGHTS = 'weights'

/** A text in a Nordic language is held against all three: they come together, so that it is begun anew once. */
const NORDIC_WORDS: readonly string[] = ['danish-words', 'swedish-words', 'norwegian-words']

const load: Readonly<Record<string, () => Promise<object>>> = {
  nb: async () => (await import('#domain/language/nb/pack.ts')).nb,
  sv: async () => (await import('#domain/language/sv/pack.ts')).sv,
  da: async () => (await import('#domain/language/da/pack.ts')).da,
  en: async () => (await import('#domain/language/en/pack.ts')).en,
  ru: async () => (await import('#domain/language/ru/pack.ts')).ru,
  // A string as an object, so that it can stand for itself.
  'english-words': async () => Object((await import('#domain/vocabulary/lists/english-vocabulary.generated.ts')).ENGLISH_VOCABULARY),
  'danish-words': async () => Object((await import('#domain/vocabulary/lists/danish-vocabulary.generated.ts')).DANISH_VOCABULARY),
  'swedish-words': async () => Object((await import('#domain/vocabulary/lists/swedish-vocabulary.generated.ts')).SWEDISH_VOCABULARY),
  'norwegian-words': async () => Object((await import('#domain/vocabulary/lists/norwegian-vocabulary.generated.ts')).NORWEGIAN_VOCABULARY),
  'russian-words': async () => Object((await import('#domain/vocabulary/lists/russian-vocabulary.generated.ts')).RUSSIAN_VOCABULARY),
  [WEIGHTS]: async () => Object((await import('#domain/note/segment/stops/stop-weights.generated.ts')).STOP_WEIGHTS),
}

/** Fetches a part of the engine, once: a language, or the weights that cut speech without stops. @throws when it cannot be fetched */
export async function fetchPart(name: string): Promise<void> {
  await Promise.all((NORDIC_WORDS.includes(name) ? NORDIC_WORDS : [name]).map(fetchOne))
}

async function fetchOne(name: string): Promise<void> {
  if (hasPart(name)) return
  const part = await load[name]?.()
  if (part === undefined) throw new Error(`the engine has no part ${name}`)
  putPart(name, part)
}

/** What a text in a language wants for certain. */
export function withDictionary(language: string): string[] {
  return language === 'en' ? [language, 'english-words'] : language === 'ru' ? [language, 'russian-words'] : [language, ...NORDIC_WORDS]
}
