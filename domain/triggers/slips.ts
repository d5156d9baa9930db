/** Below this length a slip makes another word. */
export const SHORTEST_SLIPPED = 5
/** From this length on two letters beside each other may be wrong. */
const TWO_LETTERS_FROM = 9

/** Beginnings one slip apart that say the opposite: never taken for one another. */
const OPPOSED: readonly (readonly [string, string])[] = [
  ['hyper', 'hypo'],
  ['inter', 'intra'],
  ['abd', 'ad'],
  ['гипер', 'гипо'],
  ['интер', 'интра'],
  ['ante', 'anti'],
  ['uretr', 'uret'],
]

/** How many letters a recogniser may have got wrong in a word of this length. */
export function slippedLetters(length: number): 0 | 1 | 2 {
  if (length < SHORTEST_SLIPPED) return 0
  return length < TWO_LETTERS_FROM ? 1 : 2
}

function isOpposed(one: string, other: string): boolean {
  return OPPOSED.some(
    ([first, second]) => (begins(one, first, second) && begins(other, second, first)) || (begins(one, second, first) && begins(other, first, second)),
  )
}

/** Begins with this and not, more exactly, with that. */
function begins(word: string, start: string, not: string): boolean {
  return word.startsWith(start) && !(not.length > start.length && word.startsWith(not))
}

/**
 * Takes two stems; gives how many letters differ at the one place where they differ, undefined when it is no slip: too many, more than one
 * place, another first letter (the un- and a- of a denial), or one word being the beginning of the other (a longer word is another word).
 */
export function slipBetween(one: string, other: string): 1 | 2 | undefined {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  const allowed = slippedLetters(short.length)
  if (allowed === 0 || long.length - short.length > allowed || one.charCodeAt(0) !== other.charCodeAt(0)) return undefined
  let head = 0
  while (head < short.length && short.charCodeAt(head) === long.charCodeAt(head)) head++
  if (head === short.length) return undefined
  let tail = 0
  while (tail < short.length - head && short.charCodeAt(short.length - 1 - tail) === long.charCodeAt(long.length - 1 - tail)) tail++
  const wrong = long.length - head - tail
  if (wrong > allowed || isOpposed(one, other)) return undefined
  return wrong <= 1 ? 1 : 2
}
