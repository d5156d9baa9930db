import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, Visitor } from 'vite'
import type { Language } from '#contract/vertical.ts'
import { readSource } from '../source-files.ts'

/** One text where it stands: `at` to `end` is the literal with its quotes. */
export interface PlacedText {
  readonly words: string
  readonly at: number
  readonly end: number
}

export interface TextFile {
  /** From the project's root. */
  readonly path: string
  readonly source: string
  /** By key, in the order of the file. */
  readonly texts: ReadonlyMap<string, PlacedText>
}

const REFUSALS = 'contract/refusal-text'
const PAGES = 'web/text'
/** Folders of web/text that gather others and say nothing themselves. */
const GATHERING = new Set(['first-view', 'pages'])

/** Every file of texts in one language, by the name its keys begin with: a feature's folder, or `refusals`. */
export function textFiles(root: string, language: Language): Map<string, TextFile> {
  const features = readdirSync(join(root, PAGES), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && !GATHERING.has(entry.name) ? [entry.name] : [],
  )
  const folders: [string, string][] = [...features.sort().map((name): [string, string] => [name, `${PAGES}/${name}`]), ['refusals', REFUSALS]]
  return new Map(folders.map(([name, folder]) => [name, readTexts(root, `${folder}/${language}.ts`)]))
}

/** @throws when a file says something in another way than `key: 'text'`: a text that is not found could not be translated. */
function readTexts(root: string, path: string): TextFile {
  const { program } = readSource(root, path)
  const source = readFileSync(join(root, path), 'utf8')
  const texts = new Map<string, PlacedText>()
  new Visitor({
    Property: ({ key, value }) => {
      const name = nameOf(key)
      if (name === undefined || value.type !== 'Literal' || typeof value.value !== 'string') throw new Error(`${path}: a text is written as key: 'text'`)
      if (texts.has(name)) throw new Error(`${path}: ${name} stands twice`)
      texts.set(name, { words: value.value, at: value.start, end: value.end })
    },
  }).visit(program)
  return { path, source, texts }
}

function nameOf(key: ESTree.PropertyKey): string | undefined {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : undefined
}

const asLiteral = (words: string) => `'${words.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`

/** The file with other words under some keys; what is not named stays as it was, byte for byte. */
export function withWords({ source, texts }: TextFile, words: ReadonlyMap<string, string>): string {
  let changed = source
  for (const [key, { words: before, at, end }] of [...texts].reverse()) {
    const after = words.get(key)
    if (after !== undefined && after !== before) changed = changed.slice(0, at) + asLiteral(after) + changed.slice(end)
  }
  return changed
}
