import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const LANGUAGE = '/domain/language/language.ts'
const WEIGHTS = '/domain/note/segment/stops/stop-weights.ts'
const ORDINARY = '/domain/vocabulary/ordinary-words.ts'
/** The dictionaries: half of the engine. A text opens those of its own language, and begins to be read before they have come. */
const DICTIONARY = /^\.\/lists\/(english|russian|danish|swedish|norwegian)-vocabulary\.generated\.ts$/
const PACK = /^\.\/(nb|sv|da|en|ru)\/pack\.ts$/
const VIRTUAL = '\0later-part:'

const root = resolve(import.meta.dirname, '../..')
const LATER = resolve(root, 'web/landing/taste/engine/later.ts')

/** Small words that tell a language from the others: all of them are there from the beginning. */
async function commonOf(language: string): Promise<readonly string[]> {
  const pack: Record<string, { common: readonly string[] }> = await import(pathToFileURL(resolve(root, `domain/language/${language}/pack.ts`)).href)
  const { common } = pack[language] ?? {}
  if (common === undefined) throw new Error(`the pack of ${language} has no small words`)
  return common
}

/** Parts of which nothing is there from the beginning, and what they are called in the engine. */
const WHOLE: Readonly<Record<string, string>> = {
  weights: 'STOP_WEIGHTS', 'english-words': 'ENGLISH_VOCABULARY', 'russian-words': 'RUSSIAN_VOCABULARY',
  'danish-words': 'DANISH_VOCABULARY', 'swedish-words': 'SWEDISH_VOCABULARY', 'norwegian-words': 'NORWEGIAN_VOCABULARY',
}

/** In a browser the engine comes in parts: each language, the dictionaries, and the weights for speech without stops, are files of their own, fetched when a text wants them. */
export function laterParts(): Plugin {
  return {
    name: 'epikrise-later-parts',
    enforce: 'pre',
    resolveId(source, importer) {
      const from = importer?.replaceAll('\\', '/') ?? ''
      if (from.endsWith(LANGUAGE) && PACK.test(source)) return VIRTUAL + (PACK.exec(source)?.[1] ?? '')
      if (from.endsWith(ORDINARY) && DICTIONARY.test(source)) return `${VIRTUAL}${DICTIONARY.exec(source)?.[1] ?? ''}-words`
      if (from.endsWith(WEIGHTS) && source === './stop-weights.generated.ts') return `${VIRTUAL}weights`
      return undefined
    },
    async load(id) {
      if (!id.startsWith(VIRTUAL)) return undefined
      const name = id.slice(VIRTUAL.length)
      const [exported, early] = WHOLE[name] === undefined ? [name, { language: name, common: await commonOf(name) }] : [WHOLE[name], {}]
      return `import { laterPart } from ${JSON.stringify(LATER)}\nexport const ${exported} = laterPart(${JSON.stringify(name)}, ${JSON.stringify(early)})`
    },
  }
}
