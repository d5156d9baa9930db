/** Signs by which printouts part cells where they use neither tabs nor strokes. */
const SIGNS = ['¦', '│', '┃', '║', '‖', '~', '^', '§', '\\', '#', '»', '→', '►', '·', '•', '::', ';', '–', '—', '/'] as const
type Sign = (typeof SIGNS)[number]
/** Drawn lines of tables are never anything else. */
const ALWAYS = /[¦│┃║‖]/gu
/** Without blanks around them these part cells as well, others stand within names, units and ranges. */
const BARE: ReadonlySet<Sign> = new Set<Sign>(['~', '§'])
const FEWEST = 2
const LONGEST = 300

/** A number on both sides of a dash or a stroke makes a range or a quotient of it. */
const cellsOf = (line: string, sign: Sign): string[] => {
  if (line.length > LONGEST || !line.includes(sign)) return [line]
  if (BARE.has(sign)) return line.split(sign)
  const between = sign === '–' || sign === '—' || sign === '/'
  const cells = line.split(` ${sign} `)
  const isRange = cells.some((cell, at) => at > 0 && /^\s*\d[\d.,]*\s*$/u.test(cell) && /\d\s*$/u.test(cells[at - 1] ?? ''))
  return between && isRange ? [line] : cells
}

/** Where lines one after another are parted by the same sign as often, it parts their cells: each then has the stroke in its place. */
function byOneSign(lines: readonly string[], sign: Sign): string[] {
  const parts = lines.map((line) => (/[\t|]/u.test(line) ? [line] : cellsOf(line, sign)))
  // A mark stands only beside some results: its cell is missing elsewhere.
  const width = (at: number): number => parts[at]?.length ?? 0
  const isLike = (at: number, other: number): boolean => Math.abs(width(at) - width(other)) <= 1 && width(other) > FEWEST
  return lines.map((line, at) => {
    const cells = parts[at] ?? []
    const isParted = cells.length > FEWEST && (isLike(at, at - 1) || isLike(at, at + 1)) && cells.some((cell) => /\p{L}{2}/u.test(cell))
    return isParted ? cells.map((cell) => cell.trim()).join(' | ') : line
  })
}

/** Lines whose cells any sign parts, with the same sign in all of them. Linear in the text. */
export function withOneSign(lines: readonly string[]): string[] {
  let done = lines.map((line) => line.replace(ALWAYS, '|'))
  for (const sign of SIGNS) if (done.some((line) => line.includes(sign))) done = byOneSign(done, sign)
  return done
}

/** The sign of a quoted e-mail before each line of it; before a number alone it is the sign of a bound. */
const QUOTE = /^\s{0,8}(?:>\s?){1,12}/u
const unquoted = (line: string): string | undefined => {
  const sign = line.startsWith('>') || line.startsWith(' ') ? QUOTE.exec(line)?.[0] : undefined
  const rest = sign === undefined ? '' : line.slice(sign.length)
  return sign !== undefined && (rest === '' || /\p{L}/u.test(rest.slice(0, LONGEST))) ? rest : undefined
}
export function withoutQuotes(lines: readonly string[]): string[] {
  const plain = lines.map(unquoted)
  // `> 60 mL/min` alone is the cell of a bound.
  const quoted = plain.filter((line) => line !== undefined && /^[^\d]*\p{L}/u.test(line.slice(0, LONGEST))).length
  return lines.map((line, at) => (quoted < 2 ? line : plain[at] ?? line))
}
