import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Language } from '#contract/vertical.ts'
import { plant } from '../testing/plant.ts'
import { readTable, rowsOf, writeTable } from './table.ts'
import { takeTable } from './take-table.ts'
import { textFiles } from './text-files.ts'

const root = resolve(import.meta.dirname, '../..')
const languages = Language.options.filter((language) => language !== 'nb')

describe('the product’s own texts', () => {
  test.each(languages)('%s goes out and comes back byte for byte, though a spreadsheet had it', (language) => {
    const rows = rowsOf(textFiles(root, 'nb'), textFiles(root, language))
    expect(rows.length).toBeGreaterThan(700)
    const table = writeTable(rows)
    expect(takeTable(table, root, language)).toEqual({ faults: [], files: new Map(), count: 0 })
    expect(takeTable(`\uFEFF${table.replaceAll('\n', '\r\n')}`, root, language).faults).toEqual([])
  })

  test('Russian forms stand beside the Norwegian they come from', () => {
    const row = rowsOf(textFiles(root, 'nb'), textFiles(root, 'ru')).find(({ key }) => key === 'settings/days_few')
    expect(row).toMatchObject({ nb: '{{count}} døgn', comment: 'plural: a few; keep {{count}}' })
  })
})

const NB =
  `export const nb = {\n  greeting: 'Hei {{name}}',\n  lines: 'En\\nto\\tog \\\\',\n  days_one: '{{count}} dag',\n` +
  `  days_other: '{{count}} dager',\n} as const\n`
const SV =
  `import type { nb } from './nb.ts'\n\n/** Kept. */\nexport const sv = {\n  greeting: 'Hej {{name}}', // kept too\n` +
  `  lines: 'Ett\\ntvå\\toch \\\\',\n  days_one: '{{count}} dag',\n  days_other: '{{count}} dagar',\n}\n`
const REFUSALS = {
  'contract/refusal-text/nb.ts': `export const nb = {\n  'auth.required': 'Logg inn.',\n}\n`,
  'contract/refusal-text/sv.ts': `export const sv = {\n  'auth.required': 'Logga in.',\n}\n`,
}

const project = () => plant({ 'web/text/ui/nb.ts': NB, 'web/text/ui/sv.ts': SV, 'web/text/pages/nb.ts': 'export const nb = { ui }', ...REFUSALS })
const tableOf = (at: string) => writeTable(rowsOf(textFiles(at, 'nb'), textFiles(at, 'sv')))

test('what was changed is written and nothing beside it', () => {
  const at = project()
  const table = tableOf(at).replace('Hej {{name}}', "God dag, {{name}}! It's \\\\ \\n \"här\"").replace('Logga in.', 'Logga in nu.')
  const { faults, files, count } = takeTable(table, at, 'sv')
  expect([faults, count]).toEqual([[], 2])
  const [[, ui] = ['', ''], [, refusals] = ['', '']] = [...files]
  expect(ui).toBe(SV.replace("'Hej {{name}}'", String.raw`'God dag, {{name}}! It\'s \\ \n "här"'`))
  expect(refusals).toContain("'auth.required': 'Logga in nu.',")
})

test('a text that no line holds is broken at its blanks, and read whole again', () => {
  const at = project()
  const words = `Hej {{name}}, ${'det här är en lång hälsning, och '.repeat(10)}slut.`
  const { files } = takeTable(tableOf(at).replace('Hej {{name}}', words), at, 'sv')
  const [[path, text] = ['', '']] = [...files]
  expect(text).toContain("  greeting:\n    'Hej {{name}}, det här")
  for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(150)
  writeFileSync(path, text)
  expect(tableOf(at)).toContain(words)
  expect(takeTable(tableOf(at), at, 'sv').files.size).toBe(0)
  // And a shorter one stands on the line of its key again.
  expect([...takeTable(tableOf(at).replace(words, 'Hej {{name}}'), at, 'sv').files.values()]).toEqual([SV])
})

test.each([
  ['a value that is lost', (table: string) => table.replace('Hej {{name}}', 'Hej'), 'ui/greeting must hold {{name}}, and holds none'],
  [
    'a value that nobody gives',
    (table: string) => table.replace('Logga in.', 'Logga in {{now}}.'),
    'refusals/auth.required must hold no {{…}}, and holds {{now}}',
  ],
  ['an unknown key', (table: string) => `${table}ui/other\tA\tB\t\n`, 'ui/other is no text of the product'],
  ['a key that stands twice', (table: string) => `${table}ui/days_one\t{{count}} dag\t{{count}} dag\t\n`, 'ui/days_one stands twice'],
  ['a missing key', (table: string) => table.replace(/^ui\/days_one.*\n/m, ''), 'ui/days_one is missing'],
  ['an empty text', (table: string) => table.replace('Logga in.', ' '), 'refusals/auth.required has no text'],
  [
    'a source that has changed since',
    (table: string) => table.replace('Logg inn.', 'Logg deg inn.'),
    'refusals/auth.required: the Norwegian text has changed since the table was made: Logg inn.',
  ],
])('planted: %s is refused, and nothing is written', (_, spoil, expected) => {
  const at = project()
  const { faults, files } = takeTable(spoil(tableOf(at)), at, 'sv')
  expect([faults, files.size]).toEqual([[expected], 0])
})

test.each([
  ['another file', 'a,b,c\n1,2,3\n', 'The first line must be'],
  ['too few cells', 'key\tnb\ttarget\tcomment\nui/greeting\tHei\n', 'Line 2 has 2 cells'],
  ['too many cells', 'key\tnb\ttarget\tcomment\na\tb\tc\td\te\n', 'Line 2 has 5 cells'],
])('planted: %s is no table', (_, table, expected) => {
  expect(() => readTable(table)).toThrow(expected)
})

test('planted: a text made by code cannot be translated and is told of', () => {
  const at = plant({ 'web/text/ui/nb.ts': 'export const nb = { a: `x` }', ...REFUSALS })
  expect(() => textFiles(at, 'nb')).toThrow("web/text/ui/nb.ts: a text is written as key: 'text'")
})
