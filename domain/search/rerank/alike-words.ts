/** From so many letters on a word is compared by its beginning. */
const SHORTEST = 4
/** So many letters of a longer word may differ behind a beginning that is the same: its ending. */
const LONGEST_ENDING = 3
const SAME_STEM = 0.85
const SAME_BEGINNING = 0.7
const PART_OF_COMPOUND = 0.65
const LIKE_BEGINNING = 0.5
const SHORTEST_PART = 5

function sharedBeginning(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return at
}

/** How alike two folded words are, 0 to 1, with no list of words: the same, of one stem, one a part of the other, or beginning alike. */
export function alikeWords(one: string, other: string): number {
  if (one === other) return 1
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length < SHORTEST) return 0
  const shared = sharedBeginning(short, long)
  if (shared >= SHORTEST && shared >= short.length - LONGEST_ENDING && shared >= 0.6 * short.length)
    return long.length - shared <= LONGEST_ENDING + 1 ? SAME_STEM : SAME_BEGINNING
  if (short.length >= SHORTEST_PART && long.includes(short)) return PART_OF_COMPOUND
  return shared > SHORTEST && shared >= 0.7 * short.length ? LIKE_BEGINNING : 0
}
