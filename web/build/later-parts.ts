import { readFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { sliceTables } from './sliced-tables.ts'
import type { SliceLanguage } from './sliced-tables.ts'

const LANGUAGES: readonly SliceLanguage[] = ['nb', 'sv', 'da', 'en', 'ru']
const root = resolve(import.meta.dirname, '../..')
const LATER = JSON.stringify(resolve(root, 'web/landing/taste/engine/later.ts'))

/** Which part brings a text that a file exports. The dictionaries alone are a third of the engine. */
const TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'domain/vocabulary/lists/danish-vocabulary.generated.ts': { DANISH_VOCABULARY: 'nordic' },
  'domain/vocabulary/lists/swedish-vocabulary.generated.ts': { SWEDISH_VOCABULARY: 'nordic' },
  'domain/vocabulary/lists/norwegian-vocabulary.generated.ts': { NORWEGIAN_VOCABULARY: 'nordic' },
  'domain/vocabulary/lists/english-vocabulary.generated.ts': { ENGLISH_VOCABULARY: 'english' },
  'domain/vocabulary/lists/russian-vocabulary.generated.ts': { RUSSIAN_VOCABULARY: 'russian' },
  'domain/vocabulary/common-words.ts': { NORWEGIAN: 'nordic', DANISH: 'nordic', SWEDISH: 'nordic', ENGLISH: 'english', RUSSIAN: 'russian' },
  'domain/vocabulary/everyday-words.ts': { EVERYDAY_NORWEGIAN: 'nordic', EVERYDAY_SWEDISH: 'nordic' },
  'domain/vocabulary/trade-words.ts': { MORE_NORWEGIAN: 'nordic', MORE_SWEDISH: 'nordic', MORE_DANISH: 'nordic' },
}

/** Which part brings an entry of a table of texts; what no part brings is there from the beginning. */
const TABLES_OF_TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'domain/note/segment/stops/stop-weights.generated.ts': { all: 'weights', n: 'nordic-weights', e: 'english-weights', r: 'russian-weights' },
  'domain/vocabulary/lists/said-words.generated.ts': { nb: 'nordic', sv: 'nordic', da: 'nordic', en: 'english', ru: 'russian' },
  'domain/note/medication/certainty/outcome-weights.generated.ts': { n: 'nordic', e: 'english', r: 'russian' },
  'domain/note/classify/after-rules/place-weights.generated.ts': { n: 'nordic', e: 'english', r: 'russian' },
  'domain/note/select/value/value-weights.generated.ts': { n: 'nordic', e: 'english', r: 'russian' },
}

/** Files whose tables by language are read an entry at a time, when a text is in it: each entry comes with its language. */
const TABLES: readonly string[] = [
  'language/tables/everyday', 'language/tables/treatments', 'language/tables/examined', 'language/tables/chat', 'language/tables/other-animals',
  'language/tables/abilities', 'language/tables/judgements', 'language/tables/polish', 'language/tables/reference/references',
  'language/tables/reference/described', 'terminology/drug-talk-words', 'terminology/drug-ends', 'terminology/drug-harms',
  'terminology/drug-outcome-words', 'terminology/drug-bygone', 'terminology/drug-changes', 'terminology/drug-turns',
].map((name) => `domain/${name}.ts`)

const PACK = /^domain\/language\/(nb|sv|da|en|ru)\/pack\.ts$/
const NAMED_CONDITIONS = 'domain/conditions/named-conditions.ts'

const [PLACEHOLDER, SLICE, PART] = ['\0in-place-of:', '\0slice:', 'virtual:engine/part-']

const load = async (path: string): Promise<Record<string, unknown>> => {
  const loaded: Record<string, unknown> = await import(pathToFileURL(resolve(root, path)).href)
  return loaded
}

/** The texts of a table, by their names. */
async function textsOf(path: string): Promise<[table: string, texts: Readonly<Record<string, string>>]> {
  const [[name, table] = ['', {}]] = Object.entries(await load(path))
  const texts = Object.entries(Object(table)).map(([key, text]) => [key, String(text)])
  return [name, Object.fromEntries(texts)]
}

const asked = (part: string, key: string): string => `ofPart(${JSON.stringify(part)}, ${JSON.stringify(key)})`

/** What stands in the place of a file of which parts bring all that matters. */
async function inPlaceOf(path: string): Promise<string> {
  const begun = `import { ofPart, standIn } from ${LATER}\n`
  const language = PACK.exec(path)?.[1]
  if (language !== undefined) {
    // Small words that tell a language from the others: all of them are there from the beginning.
    const { common } = Object(Object(await load(path))[language])
    return `${begun}export const ${language} = standIn('${language}', 'pack', ${JSON.stringify({ language, common })})`
  }
  if (path === NAMED_CONDITIONS) return `${begun}export const namedConditions = (language) => ofPart(language, 'conditions')`
  const ofTexts = TABLES_OF_TEXTS[path]
  if (ofTexts === undefined) {
    const texts = Object.entries(TEXTS[path] ?? {}).map(([name, part]) => `export const ${name} = standIn('${part}', '${name}')\n`)
    return begun + texts.join('')
  }
  const [table, texts] = await textsOf(path)
  const entries = Object.entries(texts).map(([key, text]) => {
    const part = ofTexts[key]
    return part === undefined ? `${key}: ${JSON.stringify(text)}` : `get ${key}() { return ${asked(part, `${table}.${key}`)} }`
  })
  return `${begun}export const ${table} = { ${entries.join(', ')} }`
}

/** A part of texts: all that files bring of it. */
async function textsOfPart(part: string): Promise<string> {
  const ofFiles = Object.entries(TEXTS).map(async ([path, parts]) => {
    if (!Object.values(parts).includes(part)) return []
    const texts = await load(path)
    return Object.keys(parts).filter((name) => parts[name] === part).map((name) => [name, String(texts[name])] as const)
  })
  const ofTables = Object.entries(TABLES_OF_TEXTS).map(async ([path, parts]) => {
    const [table, texts] = await textsOf(path)
    return Object.keys(parts).filter((key) => parts[key] === part).map((key) => [`${table}.${key}`, texts[key] ?? ''] as const)
  })
  const all = (await Promise.all([...ofFiles, ...ofTables])).flat()
  const entries = all.map(([key, text]) => `  ${JSON.stringify(key)}: () => ${JSON.stringify(text)},\n`)
  return `export const part = {\n${entries.join('')}}`
}

/** A part of a language: its pack, its entries of the tables, and what conditions are called in it. */
async function languagePart(language: string): Promise<string> {
  const { namedConditions } = await import('#domain/conditions/named-conditions.ts')
  const known = LANGUAGES.find((one) => one === language) ?? 'nb'
  const pack = JSON.stringify(resolve(root, `domain/language/${language}/pack.ts`))
  const slices = TABLES.map((path, at) => `import { slice as slice${String(at)} } from ${JSON.stringify(`${SLICE}${language}:${path}`)}\n`)
  const named = TABLES.map((path, at) => `  ...named(slice${String(at)}, ${JSON.stringify(`${path} `)}),\n`)
  return `import { ${language} } from ${pack}
${slices.join('')}const named = (slice, file) => Object.fromEntries(Object.entries(slice).map(([name, make]) => [file + name, make]))
export const part = {
  pack: () => ${language},
  conditions: () => ${JSON.stringify(namedConditions(known))},
${named.join('')}}`
}

async function sliced(path: string): Promise<ReturnType<typeof sliceTables>> {
  const source = await readFile(resolve(root, path), 'utf8')
  return sliceTables(`import { ofPart } from ${LATER}\n${source}`, (language, name) => asked(language, `${path} ${name}`))
}

async function sliceOf(id: string): Promise<string> {
  const [language, path = ''] = id.split(':')
  const { slices } = await sliced(path)
  return Object.entries(slices).find(([name]) => name === language)?.[1] ?? ''
}

const isReplaced = (path: string): boolean => PACK.test(path) || path === NAMED_CONDITIONS || path in TEXTS || path in TABLES_OF_TEXTS

/**
 * In a browser the engine comes in parts, each a file of its own that is fetched when a text wants it: a language with its tables, the dictionaries and weights
 * of languages that read one another's words, and the weights for speech without stops.
 */
export function laterParts(): Plugin {
  return {
    name: 'epikrise-later-parts',
    enforce: 'pre',
    async resolveId(source, importer = '') {
      if (source.startsWith(PART)) return `\0${source}`
      if (source.startsWith(SLICE)) return source
      // The part of a language brings the pack itself.
      if (importer.startsWith(`\0${PART}`)) return undefined
      const from = importer.startsWith(SLICE) ? resolve(root, importer.split(':')[2] ?? '') : importer
      const found = await this.resolve(source, from, { skipSelf: true })
      const path = found === null ? '' : relative(root, found.id).replaceAll('\\', '/')
      return isReplaced(path) ? PLACEHOLDER + path : found
    },
    async load(id) {
      if (id.startsWith(PLACEHOLDER)) return await inPlaceOf(id.slice(PLACEHOLDER.length))
      if (id.startsWith(SLICE)) return await sliceOf(id.slice(SLICE.length))
      const part = id.startsWith(`\0${PART}`) ? id.slice(PART.length + 1) : undefined
      if (part !== undefined) return LANGUAGES.some((language) => language === part) ? await languagePart(part) : await textsOfPart(part)
      const path = relative(root, id).replaceAll('\\', '/')
      return TABLES.includes(path) ? (await sliced(path)).rest : undefined
    },
  }
}
