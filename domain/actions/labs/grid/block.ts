import { isDayOrNumbered, isHeadDay } from '../parts/dates.ts'
import { readFlag } from '../parts/flags.ts'
import type { Line } from '../text/lines.ts'
import { signOf, signedCells } from '../text/lines.ts'
import { readReference } from '../parts/ranges.ts'
import { isUnit } from '../parts/units.ts'
import { isHead, isOfTests, saidBy } from '../parts/heads.ts'

/** A cell and where it stands in its line, by which columns without signs between them are told. */
export type Cell = { text: string; from: number; to: number }
/** A line of a table. Cells parted by a sign stand under each other by their number, others by their place. */
export type GridRow = { line: Line; cells: Cell[] }
/** Lines one after another that may be one table. `isSigned`: its cells are parted by a sign. */
export type Block = { rows: GridRow[]; isSigned: boolean }

/** So many lines without cells (a heading, a blank, a comment) may stand within a table. */
const MOST_LINES_BETWEEN = 5
const MOST_CELLS = 40
const RULE = /^[\s|:+=_-]*$/u

/** A comma parts cells where many do so in lines that follow each other, and no blank stands behind them. */
const isOfCommas = (text: string): boolean => (text.match(/(?<!\d),|,(?!\d)/gu)?.length ?? 0) >= 3 && !/,\s|\S {2,}\S/u.test(text)

/** A cell in quotes, in which the sign between cells may stand: `P-PSA,"11,4",µg/L`. */
const QUOTED = /(?:^|[,;])\s*"(?:[^"]|"")*"\s*(?:[,;]|$)/u
function quotedCells(text: string, sign: ',' | ';'): string[] {
  const cells: string[] = []
  for (let at = 0; at <= text.length; ) {
    const quoted = /^\s*"((?:[^"]|"")*)"\s*/u.exec(text.slice(at, at + LONGEST_QUOTED))
    const from = at + (quoted?.[0].length ?? 0)
    const next = text.indexOf(sign, from)
    const end = next < 0 ? text.length : next
    cells.push((quoted?.[1] ?? text.slice(at, end)).trim())
    at = end + 1
  }
  return cells
}
const LONGEST_QUOTED = 300

/** Days, units or ranges side by side that one blank parts are cells of their own, and a unit before its range: `03.11.25 15.12.25`, `mmol/mol 20-42`. */
function apart(cell: Cell): Cell[] {
  if (cell.to - cell.from > 80 || isUnit(cell.text)) return [cell]
  const words = cell.text.split(' ')
  const range = words.slice(1).join(' ')
  const isUnitAndRange = isUnit(words[0] ?? '') && readReference(range) !== undefined
  const parts = isUnitAndRange ? [words[0] ?? '', range] : words
  const isEach = parts.every((part) => isHeadDay(part)) || parts.every((part) => isUnit(part)) || parts.every((part) => readReference(part) !== undefined)
  if (parts.length < 2 || !(isUnitAndRange || isEach)) return [cell]
  let from = cell.from
  return parts.map((text) => {
    const one = { text, from, to: from + text.length }
    from = one.to + 1
    return one
  })
}

const isWords = ({ text }: Cell): boolean => /^\p{L}[\p{L} -]{3,}$/u.test(text) && readFlag(text) === undefined

/** A gap of two blanks within words is none where wide ones part the cells of the line: `Cryptosporidium  antigen`. */
function together(cells: readonly Cell[]): Cell[] {
  const gaps = cells.slice(1).map(({ from }, at) => from - (cells[at]?.to ?? from))
  if (Math.max(0, ...gaps) < 6) return [...cells]
  return cells.reduce<Cell[]>((done, cell) => {
    const last = done.at(-1)
    const isOfHead = last !== undefined && saidBy(last.text) !== undefined && saidBy(cell.text) !== undefined
    const isOne = last !== undefined && cell.from - last.to === 2 && isWords(last) && isWords(cell) && !isOfHead
    return isOne ? [...done.slice(0, -1), { text: `${last.text}  ${cell.text}`, from: last.from, to: cell.to }] : [...done, cell]
  }, [])
}

const spacedCells = (text: string): Cell[] =>
  together(Array.from(text.matchAll(/\S+(?: \S+)*/gu), ({ 0: cell, index }) => ({ text: cell, from: index, to: index + cell.length }))).flatMap(apart)

const byNumber = (cells: readonly string[]): Cell[] => cells.map((text, at) => ({ text, from: at, to: at + 1 }))

type Parted = { sign: string; cells: Cell[] }
/** `open`: how many cells commas part in the line before, where they do. Whole numbers in its like look like decimals: `CK,290,120,470,U/L`. */
function partedBy(text: string, open: number | undefined): Parted {
  if (QUOTED.test(text) && !/[\t|]/u.test(text)) {
    const bare = text.replace(/"(?:[^"]|"")*"/gu, '')
    const by = bare.split(';').length > bare.split(',').length ? ';' : ','
    const quoted = quotedCells(text.trim(), by)
    if (quoted.length > 1) return { sign: by, cells: byNumber(quoted) }
  }
  const sign = signOf(text)
  if (sign !== undefined) return { sign, cells: byNumber(signedCells(text, sign) ?? []) }
  const byComma = text.includes(',') ? text.split(',').map((cell) => cell.trim()) : []
  const isComma = isOfCommas(text) || byComma.length === open || (byComma.length > 2 && !/,\s/u.test(text) && isHead(byComma))
  if (isComma) return { sign: ',', cells: byNumber(byComma) }
  return { sign: ' ', cells: spacedCells(text) }
}

/** Every cell says what its column holds, names and results among them. */
const isWholeHead = ({ cells }: GridRow): boolean => {
  const said = cells.filter(({ text }) => text !== '').map(({ text }) => saidBy(text))
  return said.length > 2 && said.every((one) => one !== undefined) && said.includes('name') && said.includes('value')
}
/** What stands above a head and is none: who the samples are of, when they were taken. */
const isTitle = ({ cells }: GridRow): boolean => cells.some(({ text }) => /\d|:/u.test(text) && !isDayOrNumbered(text))

/** Where a table has a head in its midst, another one begins there. */
function atHeads({ rows, isSigned }: Block): Block[] {
  const blocks: Block[] = [{ rows: [], isSigned }]
  let isBody = false
  for (const row of rows) {
    const head = isHead(row.cells.map(({ text }) => text))
    if (head && (isBody || (isWholeHead(row) && blocks.at(-1)?.rows.some(isTitle) === true))) blocks.push({ rows: [], isSigned })
    isBody = !head && (isBody || (saidBy(row.cells[0]?.text ?? '') === undefined && row.cells.some(({ text }) => /\d/u.test(text))))
    blocks.at(-1)?.rows.push(row)
  }
  return blocks
}

/** A range or a unit alone under the names of tests that head columns. */
function isUnderHead(cells: readonly Cell[], before: GridRow | undefined): boolean {
  const [only] = cells
  const isShared = only !== undefined && cells.length === 1 && only.from > 3 && (isUnit(only.text) || readReference(only.text) !== undefined)
  return isShared && before !== undefined && isOfTests(before.cells.map(({ text }) => text))
}

/** The tables a text may hold: lines that are parted alike, one after another. Linear in the text. */
export function blocksOf(lines: readonly Line[]): Block[] {
  const blocks: Block[] = []
  let open: { block: Block; sign: string; between: number } | undefined
  for (const line of lines) {
    const { sign, cells } = partedBy(line.text, open?.sign === ',' ? open.block.rows.at(-1)?.cells.length : undefined)
    const isRow = (cells.length > 1 || isUnderHead(cells, open?.block.rows.at(-1))) && cells.length <= MOST_CELLS && !RULE.test(line.text)
    if (isRow && open?.sign === sign) {
      open.block.rows.push({ line, cells })
      open.between = 0
    } else if (isRow) {
      open = { block: { rows: [{ line, cells }], isSigned: sign !== ' ' }, sign, between: 0 }
      blocks.push(open.block)
    } else if (open && !RULE.test(line.text)) {
      open.between += 1
      if (open.between > MOST_LINES_BETWEEN) open = undefined
    }
  }
  return blocks.flatMap(atHeads).filter(({ rows }) => rows.length > 1)
}
