import type { TextFile } from './text-files.ts'

/** A line of the table that a translator works with. */
export interface Row {
  /** The feature and the name of the text: `report/copy`. */
  readonly key: string
  readonly nb: string
  readonly target: string
  /** What must be known beside the words; for the translator, never read back. */
  readonly comment: string
}

type Files = ReadonlyMap<string, TextFile>

const HEADER = ['key', 'nb', 'target', 'comment'] as const
const PLURAL = /_(one|few|many|other)$/
const FORMS: Readonly<Record<string, string>> = { one: 'one', few: 'a few', many: 'many', other: 'any other number' }

/** Every text of a language beside the Norwegian one. A plural form that Norwegian lacks stands beside its form for many. */
export function rowsOf(norwegian: Files, target: Files): Row[] {
  return [...target].flatMap(([feature, { texts }]) =>
    [...texts].map(([key, { words }]) => {
      const nb = norwegianOf(norwegian.get(feature), key)
      return { key: `${feature}/${key}`, nb: nb ?? '', target: words, comment: commentOn(key, nb ?? '') }
    }),
  )
}

function norwegianOf(file: TextFile | undefined, key: string): string | undefined {
  return (file?.texts.get(key) ?? file?.texts.get(key.replace(PLURAL, '_other')))?.words
}

function commentOn(key: string, nb: string): string {
  const form = PLURAL.exec(key)?.[1]
  const values = placeholders(nb)
  return [
    ...(form === undefined ? [] : [`plural: ${FORMS[form] ?? form}`]),
    ...(/_vet(_|$)/.test(key) ? ['animal edition'] : []),
    ...(values.length === 0 ? [] : [`keep ${values.join(' ')}`]),
    ...(nb.includes('\n') ? ['\\n is a new line'] : []),
  ].join('; ')
}

/** The places of values in a text, each once, in the order of the alphabet. */
const placeholders = (words: string): string[] => [...new Set(words.match(/\{\{\w+\}\}/g))].sort()

const ESCAPES: readonly [string, string][] = [['\\', '\\\\'], ['\t', '\\t'], ['\n', '\\n'], ['\r', '\\r']]
const escaped = (cell: string) => ESCAPES.reduce((text, [sign, words]) => text.replaceAll(sign, words), cell)
const plain = (cell: string) => cell.replace(/\\([\\tnr])/g, (_, sign: string) => ({ t: '\t', n: '\n', r: '\r' })[sign] ?? sign)

/** Tab-separated lines under a heading: any spreadsheet opens them. */
export function writeTable(rows: readonly Row[]): string {
  return [HEADER, ...rows.map((row) => HEADER.map((column) => escaped(row[column])))].map((cells) => `${cells.join('\t')}\n`).join('')
}

/** @throws when the text is no such table. What spreadsheets add on their own (a byte order mark, their line ends, quotes around a cell) is taken off. */
export function readTable(table: string): Row[] {
  const [header = '', ...lines] = table.replace(/^\uFEFF/, '').split(/\r?\n/)
  if (header !== HEADER.join('\t')) throw new Error(`The first line must be: ${HEADER.join(', ')}, with tabs between.`)
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return []
    const cells = line.split('\t').map((cell) => plain(unquoted(cell)))
    const [key, nb, target, comment = ''] = cells
    if (key === undefined || nb === undefined || target === undefined || cells.length > HEADER.length)
      throw new Error(`Line ${index + 2} has ${cells.length} cells, not ${HEADER.length}.`)
    return [{ key, nb, target, comment }]
  })
}

const unquoted = (cell: string) => (/^".*"$/.test(cell) && cell.includes('""') ? cell.slice(1, -1).replaceAll('""', '"') : cell)

/** Everything about a table that must be mended before it can be taken in, one line each. */
export function tableFaults(rows: readonly Row[], norwegian: Files, target: Files): string[] {
  const wanted = new Map(rowsOf(norwegian, target).map((row) => [row.key, row]))
  const given = new Set<string>()
  const faults = rows.flatMap(({ key, nb, target: words }) => {
    const known = wanted.get(key)
    if (known === undefined) return [`${key} is no text of the product`]
    if (given.has(key)) return [`${key} stands twice`]
    given.add(key)
    if (nb !== known.nb) return [`${key}: the Norwegian text has changed since the table was made: ${known.nb}`]
    if (words.trim() === '') return [`${key} has no text`]
    const [has, needs] = [placeholders(words), placeholders(nb)]
    return has.join() === needs.join() ? [] : [`${key} must hold ${needs.join(' ') || 'no {{…}}'}, and holds ${has.join(' ') || 'none'}`]
  })
  return [...faults, ...[...wanted.keys()].filter((key) => !given.has(key)).map((key) => `${key} is missing`)]
}
