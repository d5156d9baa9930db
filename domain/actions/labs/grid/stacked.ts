import { isDate } from '../parts/dates.ts'
import type { Line } from '../text/lines.ts'
import { isName } from '../parts/names.ts'
import { countRanges } from '../parts/ranges.ts'
import { isUnit } from '../parts/units.ts'
import { markIn } from '../parts/flags.ts'
import type { Block, GridRow } from './block.ts'
import type { Kind, Typed } from './cell-kind.ts'
import { typed } from './cell-kind.ts'
import type { Said } from '../parts/heads.ts'
import { saidBy } from '../parts/heads.ts'

/** A table that was copied cell by cell, each on a line of its own: first the heads of its columns, then its rows. */
const FEWEST_HEADS = 3
const MOST_HEADS = 9
const LONGEST_HEAD = 40
const LONGEST_CELL = 120

type Heads = { said: Said[]; from: number; next: number }

/** Lines one after another that each name a column, among them that of names and that of results. */
function headsAt(lines: readonly Line[], from: number): Heads | undefined {
  const said: Said[] = []
  for (let at = from; at < lines.length && said.length < MOST_HEADS; at += 1) {
    const text = lines[at]?.text.trim() ?? ''
    const one = text.length > LONGEST_HEAD || /[\d\t|]|:\s*\S|\S {2,}\S/u.test(text) ? undefined : saidBy(text)
    if (one === undefined || said.includes(one)) break
    said.push(one)
  }
  const isTable = said.length >= FEWEST_HEADS && said.includes('name') && said.includes('value')
  // A mark that no head announces stands last.
  return isTable ? { said: said.includes('flag') ? said : [...said, 'flag'], from, next: from + said.length } : undefined
}

const isOf = (...kinds: readonly Kind[]) => ({ kind }: Typed): boolean => kinds.includes(kind)
const isAny = isOf('number', 'bound', 'word', 'range', 'code')

/** What may stand under a head; a dash may stand under any. */
const FITS: Readonly<Record<Said, (cell: Typed) => boolean>> = {
  name: ({ text, kind }) => isName(text) && kind !== 'number',
  value: (cell) => isOf('number', 'bound', 'word', 'missing')(cell) || cell.items?.value !== undefined,
  low: isOf('number'),
  high: isOf('number', 'bound'),
  unit: ({ text }) => isUnit(text),
  reference: (cell) => isOf('range', 'bound', 'word')(cell) || countRanges(cell.text) > 0,
  flag: ({ text }) => markIn(text) !== undefined,
  day: ({ text }) => isDate(text),
  code: (cell) => isOf('code')(cell) || /^\S*\d\S*$/u.test(cell.text),
  identity: (cell) => isAny(cell),
  previous: (cell) => isAny(cell) || isOf('missing')(cell),
}

type StackedRow = { cells: string[]; next: number }

/** A row that begins at a line: each line under the next head that it fits; a blank one stands for an empty cell. */
function recordAt(lines: readonly Line[], from: number, said: readonly Said[]): StackedRow | undefined {
  const cells = said.map(() => '')
  const isBlank = (at: number): boolean => lines[at]?.text.trim() === ''
  let [at, column] = [from, 0]
  while (column < said.length && at < lines.length) {
    const text = lines[at]?.text.trim() ?? ''
    const cell = typed(text.slice(0, LONGEST_CELL))
    const fits = said.findIndex((one, index) => index >= column && (cell.kind === 'nothing' || FITS[one](cell)))
    // The first cell of a row is there, and nothing of a row stands behind a line that fits no head.
    if (fits < 0 || (column === 0 && fits > 0)) break
    cells[fits] = text
    column = fits + 1
    at += 1
  }
  while (at < lines.length && isBlank(at) && column >= said.length) at += 1
  withoutDoubt(cells, said, lines.slice(from, at).some(({ text }) => text.trim() === ''))
  const [name, value] = [cells[said.indexOf('name')], cells[said.indexOf('value')]]
  return name !== undefined && name !== '' && value !== undefined && value !== '' ? { cells, next: at } : undefined
}

/** One end of a range where both have a head and nothing shows which of them it is. */
function withoutDoubt(cells: string[], said: readonly Said[], hasBlanks: boolean): void {
  const [low, high] = [said.indexOf('low'), said.indexOf('high')]
  if (!hasBlanks && low >= 0 && high >= 0 && cells[high] === '') cells[low] = ''
}

/** Tables that stand cell under cell. Linear in the text: what was read is not read again. */
export function stackedBlocks(lines: readonly Line[]): Block[] {
  const blocks: Block[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const heads = headsAt(lines, at)
    if (!heads) continue
    const rowOf = (from: number, next: number, cells: readonly string[]): GridRow => {
      const [first, last] = [lines[from], lines[next - 1]]
      const line = { text: cells.join('\t'), start: first?.start ?? 0, end: last?.end ?? 0 }
      return { line, cells: cells.map((text, index) => ({ text, from: index, to: index + 1 })) }
    }
    const rows = [rowOf(heads.from, heads.next, lines.slice(heads.from, heads.next).map(({ text }) => text.trim()))]
    let next = heads.next
    for (;;) {
      while (lines[next]?.text.trim() === '') next += 1
      const record = recordAt(lines, next, heads.said)
      if (!record) break
      rows.push(rowOf(next, record.next, record.cells))
      next = record.next
    }
    if (rows.length > 1) blocks.push({ rows, isSigned: true })
    at = Math.max(at, next - 1)
  }
  return blocks
}
