/** A word this short has too many neighbours to tell which was meant. */
export const SHORTEST_SLIP = 5
const LONGEST_SLIP = 40
const LONG = 8

/** How far apart two words are, up to a limit: letters put in, left out, taken for another, or two that changed places (Damerau). */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let [beforeLast, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const other = a[i - 1] === b[j - 1] ? 0 : 1
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (beforeLast[j - 2] ?? 0) + 1 : Infinity
      row.push(Math.min((last[j - 1] ?? 0) + other, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, swapped))
    }
    if (Math.min(...row) > limit) return limit + 1
    ;[beforeLast, last] = [last, row]
  }
  return last[b.length] ?? limit + 1
}

const MOST_MEANT = 3

/** Takes a word that nothing knows and words that may be meant; gives the nearest of them, within one letter, or two of a long word. */
export function meantBy(word: string, near: readonly string[]): string[] {
  if (word.length < SHORTEST_SLIP || word.length > LONGEST_SLIP) return []
  const limit = word.length >= LONG ? 2 : 1
  const judged = near.map((one) => ({ one, apart: distance(word, one, limit) })).filter(({ apart }) => apart <= limit)
  const least = Math.min(...judged.map(({ apart }) => apart))
  return judged.filter(({ apart }) => apart === least).map(({ one }) => one).slice(0, MOST_MEANT)
}
