/** A stretch of a text, in UTF-16 offsets, without the blanks around it. */
export type Stretch = { text: string; start: number; end: number }

/** Short forms whose stop ends no sentence. */
const SHORT = new Set(
  (
    'f eks ev evt bl a ca kl dr mg tel tlf nr t o d v s p e i g fx mfl osv obs jfr resp ggr dgl pga mm inkl ekskl vs ang mnd nov okt jan ' +
    'feb apr aug sept des dec no st'
  ).split(' '),
)

/** Puts a stretch of a text without the blanks around it; undefined for blanks alone. */
export function stretchOf(text: string, start: number, end: number): Stretch | undefined {
  const piece = text.slice(start, end)
  const words = piece.trim()
  if (words === '') return undefined
  const from = start + piece.length - piece.trimStart().length
  return { text: words, start: from, end: from + words.length }
}

/** Short forms that end a sentence behind a figure where a capital follows: `5 mg. Er det …`. */
const MEASURE = /^(?:mg|mm|ggr|dgl|d|t|v|mnd|st)$/iu

const isEnd = (text: string, at: number, mark: string): boolean => {
  if (!mark.startsWith('.')) return true
  const before = /[\p{L}]{1,6}$/u.exec(text.slice(Math.max(0, at - 6), at))?.[0]
  const after = text.slice(at + mark.length).trimStart()
  if (before !== undefined && MEASURE.test(before) && /\d\s?\p{L}{1,4}$/u.test(text.slice(Math.max(0, at - 8), at)) && /^\p{Lu}\p{Ll}/u.test(after)) return true
  if (before !== undefined && SHORT.has(before.toLowerCase())) return /^\p{Lu}\p{Ll}/u.test(after) && before.length > 2
  // `2. januar` goes on; a number that ends a sentence is followed by a capital.
  return !/\d$/u.test(text.slice(0, at).slice(-1)) || !/^\p{Ll}/u.test(after)
}

/** The sentences of a text, line by line. Linear in its length. */
export function sentencesIn(text: string): Stretch[] {
  const found: Stretch[] = []
  let from = 0
  const push = (to: number): void => {
    const stretch = stretchOf(text, from, to)
    if (stretch) found.push(stretch)
    from = to
  }
  for (const { 0: mark, index } of text.matchAll(/(?<![?!.])[?!.]+["»”)]?(?=\s|$)|\n/gu)) {
    if (mark === '\n' || isEnd(text, index, mark)) push(index + mark.length)
  }
  push(text.length)
  return found
}
