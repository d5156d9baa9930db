import { HEADS } from '../words/heads.ts'
import { GREY, LABEL, LEAST, MOST } from '../words/ranges.ts'
import { QUALITATIVE } from '../words/results.ts'
import { anyOf } from '../parts/any-of.ts'
import { boldMarks, withBoldMarked } from './bold.ts'
import { withMarksUnder } from './marked-under.ts'
import { withoutLabels } from './pairs.ts'
import { withOneSign, withoutQuotes } from './separators.ts'

/** No record system prints more on a page, and a longer line is no line of a table. */
const MOST_LINES = 2_000
const LONGEST_LINE = 4_000
/** Nor does one fill more than some forty pages. */
const MOST_SIGNS = 120_000

/** A line as it is read, with odd blanks plain and unseen signs gone, and where it stands in the text. */
export type Line = { text: string; start: number; end: number }

/** Dots and strokes that lead the eye from a name to its result; three between two numbers are those of a range. */
const LEADERS = /(?:\.{4,}|(?<!\d ?)\.{3}|_{3,}|·{3,}|(?:\. ){3,}\.?|-{4,}(?=\s*[<>\d]))\s*/gu
/** Signs of a list before a name, and the sign of a quoted e-mail. */
const BULLET = /^(\s*)(?:>+\s*(?=[\p{L}*])|[•·▪◦‣■□●○–—-]\s+|\d{1,2}[.)]\s+(?=\p{L}))/u
/** A scale on which analysers draw where a result lies: [------|--X---|------]. */
const SCALE = new RegExp(
  [
    String.raw`\[(?=[^\]]{0,60}[-–—|=_])[-–—|=_.: Xx*oO0●▲■◆#<>^│─]{5,60}\]`,
    // Without its brackets: a stroke of five signs or more with the mark on it.
    String.raw`(?<=\s)[|<(]?(?=\S{0,30}[xXoO*●▲■◆#^|│])(?:[-–—=_.─━]{2,}[|xXoO*●▲■◆#^│>]{1,2}){1,4}[-–—=_.─━]*[|>)]?(?=\s|$)`,
  ].join('|'),
  'gu',
)

/** A range between what is negative and positive, which is not that of the healthy. */
const BETWEEN_BOTH = new RegExp(String.raw`[([][^()[\]]{0,40}${anyOf(GREY)}[^()[\]]{0,60}[)\]]`, 'giu')

/** The number a person is known by begins with the day of birth: `140868 12345`, `140868-1234`. Behind a day and a blank, four figures are the time. */
const PERSON = /(?<![\d.,/-])(?:(?:[0-7]\d(?:0[1-9]|1[0-2])|\d{2}(?:0[1-9]|1[0-2])(?=[0-3]))\d{2})(?: \d{5}|[-+]\d{4})(?![\d.,/-])/gu

/** An earlier result in brackets, which is not of these samples: `(forrige: 10,4 den 03.11.25)`. */
const EARLIER = new RegExp(String.raw`[([]\s*${anyOf(HEADS.previous)}(?!\p{L})[^()[\]\d]{0,20}\d[^()[\]]{0,50}[)\]]`, 'giu')

/** Both ends of a range, each behind its word: `min 5.10    max 7.60`. */
const ENDS = new RegExp(String.raw`(?<!\p{L})${anyOf(LEAST)}\s?:?\s{0,3}(\d[\d.,]{0,9})[\s,;]{1,12}${anyOf(MOST)}\s?:?\s{0,3}(?=\d)`, 'giu')
/** Marks that are drawn with letters, behind a result: `9.4 v`, `612 ^`. */
const DRAWN = /(?<=\d )[v^](?=\s{2}|\s*(?:$|[|;\t]))/gu

/** What is normal, told in a word: it is no result. `Positive (A)    Ref: Negative`. */
const NORMAL_WORD = new RegExp(String.raw`(?<=\s{2}|[|;,]\s?)${anyOf(LABEL)}\s?:\s{0,3}${anyOf(QUALITATIVE)}(?=\s*$|\s{2}|\s?[|;])`, 'giu')

const blank = (text: string): string => ' '.repeat(text.length)

const tidy = (line: string): string =>
  line
    .replace(/\r$/u, '')
    .replace(/[\u00a0\u2007\u2009\u202f]/gu, ' ')
    .replace(/[\u200b-\u200d\u2060\ufeff\u00ad]|\ufe0f/gu, '')
    .replace(/\*\*([^*]+)\*\*/gu, '$1')
    .replace(PERSON, blank)
    .replace(ENDS, '$1 - ')
    .replace(NORMAL_WORD, blank)
    .replace(DRAWN, (sign) => (sign === 'v' ? '↓' : '↑'))
    .replace(SCALE, blank)
    .replace(BETWEEN_BOTH, blank)
    .replace(EARLIER, blank)
    .replace(LEADERS, '  ')
    // A strip in short: `Leu++ Nit+`; an ion has two letters at most.
    .replace(/(?<=(?<!\p{L})\p{L}{3,12})(\+{1,4})(?=\s\p{L}|[,;])/gu, ' $1')
    .replace(BULLET, '$1')
    // Cells at the end that hold nothing: `1:80, , ,`.
    .replace(/(?<![,\s])\s*(?:,\s+)+,?\s*$/u, '')
    // Both ends of a range in square brackets: `[3,5;4,4]`.
    .replace(/(\[\s*[-−]?\d[\d.,]*\s?);(?=\s?[-−]?\d[\d.,]*\s*\])/gu, '$1-')
    // A bracket stands beside what it holds: `[  7,35 -  7,45 ]`.
    .replace(/([[(])(\s+)(?=[^\s\])])/gu, '$2$1')
    .replace(/(?<=[^\s([])(\s+)([\])])/gu, '$2$1')
    // A range that is printed wide is one cell: `0,24  -  0,46`.
    .replace(/(\d) {1,2}([-–]) {1,2}(?=\d)/gu, (wide, digit: string, dash: string) => (wide.length > 4 ? `${digit} ${dash} ` : wide))

export function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let start = 0
  const printed = text.slice(0, MOST_SIGNS).split('\n', MOST_LINES)
  const isMarked = boldMarks(printed)
  const plain = withMarksUnder(withOneSign(withoutLabels(withoutQuotes(printed))))
  for (const [at, whole] of printed.entries()) {
    const end = start + whole.length
    const line = plain[at] ?? whole
    if (whole.length <= LONGEST_LINE) lines.push({ text: tidy(isMarked ? withBoldMarked(line) : line), start, end })
    start = end + 1
  }
  return lines
}

/** Strokes with blanks around them part cells where a name and a number stand in the first two: `Hb / 9,8 / g/dL`. */
const STROKES = /^[^/\d]{1,60} \/ (?:[<>≤≥]\s?)?\d[\d.,]{0,9}(?: [^\s/\d]{1,6})? \/ /u

export const signOf = (text: string): string | undefined =>
  text.includes('\t') ? '\t' : text.includes('|') ? '|' : STROKES.test(text) ? ' / ' : text.split(';').length > 2 && !/;\s| {3}/u.test(text) ? ';' : undefined

/** The cells of a line that are parted by a sign; undefined where it has none. */
export function signedCells(text: string, sign = signOf(text)): string[] | undefined {
  if (sign === undefined) return undefined
  // Strokes frame a line at both ends; one at its beginning alone, or far in, begins the second cell: the first one is empty.
  const whole = text.trimEnd()
  const isFramed = sign === '|' && whole.endsWith('|')
  const bare = isFramed ? whole.slice(0, -1).replace(/^\s{0,3}\|/u, '') : text
  return bare.split(sign).map((cell) => cell.trim().replace(/^"([^"]*)"$/u, '$1'))
}
