import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, Visitor } from 'vite'
import type { Language } from '#contract/vertical.ts'
import { readSource } from '../source-files.ts'

/** One text where it stands: `at` to `end` is what follows the colon, the literal with its quotes or several of them; its key is set in by `indent`. */
export interface PlacedText {
  readonly words: string
  readonly at: number
  readonly end: number
  readonly indent: number
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

/** @throws when a file says something in another way than `key: 'text'`, over several lines or not: a text that is not found could not be translated. */
function readTexts(root: string, path: string): TextFile {
  const { program } = readSource(root, path)
  const source = readFileSync(join(root, path), 'utf8')
  const texts = new Map<string, PlacedText>()
  new Visitor({
    Property: ({ key, value }) => {
      const name = nameOf(key)
      const words = wordsOf(value)
      if (name === undefined || words === undefined) throw new Error(`${path}: a text is written as key: 'text'`)
      if (texts.has(name)) throw new Error(`${path}: ${name} stands twice`)
      const indent = key.start - (source.lastIndexOf('\n', key.start) + 1)
      texts.set(name, { words, at: source.indexOf(':', key.end) + 1, end: value.end, indent })
    },
  }).visit(program)
  return { path, source, texts }
}

function nameOf(key: ESTree.PropertyKey): string | undefined {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : undefined
}

/** What a literal says, or several that go on each other. */
function wordsOf(value: ESTree.Node): string | undefined {
  if (value.type === 'Literal') return typeof value.value === 'string' ? value.value : undefined
  if (value.type !== 'BinaryExpression' || value.operator !== '+') return undefined
  const [first, rest] = [wordsOf(value.left), wordsOf(value.right)]
  return first === undefined || rest === undefined ? undefined : first + rest
}

const asLiteral = (words: string) => `'${words.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`

const LONGEST_LINE = 150

/** A text as it stands behind the colon: on the line of its key, else on lines of its own, broken at blanks. */
function asValue(words: string, { key, indent }: { readonly key: string; readonly indent: number }): string {
  if (indent + `${key}:  ,`.length + asLiteral(words).length <= LONGEST_LINE) return ` ${asLiteral(words)}`
  const margin = ' '.repeat(indent + 2)
  const parts = words.split(/(?<= )/).reduce<string[]>((lines, word) => {
    const longer = `${lines.at(-1) ?? ''}${word}`
    return margin.length + `${asLiteral(longer)} +`.length <= LONGEST_LINE ? [...lines.slice(0, -1), longer] : [...lines, word]
  }, [])
  return `\n${margin}${parts.map(asLiteral).join(` +\n${margin}`)}`
}

/** The file with other words under some keys; what is not named stays as it was, byte for byte. */
export function withWords({ source, texts }: TextFile, words: ReadonlyMap<string, string>): string {
  let changed = source
  for (const [key, { words: before, at, end, indent }] of [...texts].reverse()) {
    const after = words.get(key)
    if (after !== undefined && after !== before) changed = changed.slice(0, at) + asValue(after, { key, indent }) + changed.slice(end)
  }
  return changed
}
