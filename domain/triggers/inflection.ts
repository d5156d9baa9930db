/** What a word may be a form of: a stem, and how daring that reading is (0 safe, 1 to be paid from the phrase's allowance). */
export type Stem = { readonly stem: string; readonly cost: 0 | 1 }

/** Where an ending may stand: behind any stem, behind a vowel alone, or behind a consonant too when the stem is long. */
type Place = 'anywhere' | 'vowel' | 'longStem'

const PLACES: readonly (readonly [Place, string])[] = [
  // Norwegian, Swedish, Danish, English
  ['anywhere', 'e a en et er ar or an y ene ane ens ets ers ars ans ors arna erna orna arne erne ende ande ede ade ad at es ed ies ing'],
  ['vowel', 'n r ne na ns ts rs rne rna nes d de te dde'],
  ['longStem', 't s'],
  // Russian
  ['anywhere',
    'а я о е и ы у ю ь й ой ей ий ый ая яя ое ее ые ие ого его ому ему ым им ом ем ам ям ами ями ах ях ых их ую юю ов ев ью ия ию ии ием иями ит ' +
    'ет ут ют ат ят ть л ла ло ли'],
]
const PLACE_OF: ReadonlyMap<string, Place> = new Map(PLACES.flatMap(([place, endings]) => endings.split(' ').map((ending): [string, Place] => [ending, place])))

const VOWELS = 'aeiouyæøåаеиоуыэюя'
const LONGEST_ENDING = 4
/** Two forms of a word share at least so many first letters. */
export const SHORTEST_STEM = 3
const SAFE_STEM = 4
const SAFE_BARE_STEM = 5

function costOf(stem: string, place: Place): 0 | 1 | undefined {
  const cost = stem.length >= SAFE_STEM ? 0 : 1
  if (place === 'anywhere' || VOWELS.includes(stem.charAt(stem.length - 1))) return cost
  if (place === 'vowel' || cost === 1) return undefined
  return stem.length >= SAFE_BARE_STEM ? 0 : 1
}

/** Takes a word as it is compared; gives itself and every stem it may be a form of. Two words agree when they share one. */
export function stemsOf(word: string): Stem[] {
  const stems: Stem[] = [{ stem: word, cost: 0 }]
  for (let length = 1; length <= LONGEST_ENDING && word.length - length >= SHORTEST_STEM; length++) {
    const place = PLACE_OF.get(word.slice(-length))
    if (place === undefined) continue
    const stem = word.slice(0, -length)
    const cost = costOf(stem, place)
    if (cost !== undefined) stems.push({ stem, cost })
  }
  return stems
}

/** The shortest stem that is safe: what slips of the recogniser are measured on. */
export function safeStem(stems: readonly Stem[]): string {
  return stems.findLast(({ cost }) => cost === 0)?.stem ?? ''
}
