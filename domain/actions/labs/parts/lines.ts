/** No record system prints more on a page, and a longer line is no line of a table. */
const MOST_LINES = 2_000
const LONGEST_LINE = 1_000

/** A line as it is read, with odd blanks plain and unseen signs gone, and where it stands in the text. */
export type Line = { text: string; start: number; end: number }

/** Dots and strokes that lead the eye from a name to its result. */
const LEADERS = /\s*(?:\.{3,}|_{3,}|(?:\. ){3,})\s*/gu
/** Signs of a list before a name. */
const BULLET = /^(\s*)(?:[•·▪◦‣–—>-]\s+|\d{1,2}[.)]\s+(?=\p{L}))/u

export function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let start = 0
  for (const line of text.split('\n', MOST_LINES)) {
    const end = start + line.length
    if (line.length <= LONGEST_LINE)
      lines.push({
        text: line
          .replace(/\r$/u, '')
          .replace(/[\u00a0\u2007\u202f]/gu, ' ')
          .replace(/[\u200b-\u200d\u2060\ufeff\u00ad]/gu, '')
          .replace(LEADERS, '  ')
          .replace(BULLET, '$1'),
        start,
        end,
      })
    start = end + 1
  }
  return lines
}

export const signOf = (text: string): string | undefined =>
  text.includes('\t') ? '\t' : text.includes('|') ? '|' : text.split(';').length > 2 && !/;\s/u.test(text) ? ';' : undefined

/** The cells of a line that are parted by a sign; undefined where it has none. */
export function signedCells(text: string, sign = signOf(text)): string[] | undefined {
  if (sign === undefined) return undefined
  const bare = sign === '|' ? text.trim().replace(/^\||\|$/gu, '') : text
  return bare.split(sign).map((cell) => cell.trim())
}
