import type { Identifier } from './identifier.ts'
import { SURE } from './identifier.ts'
import type { Reading } from './reading.ts'

const LEAST_LETTERS = 4
/** What speakers put before or between letters: dobbel v, bindestrek. */
const BETWEEN = new Set(['dobbel', 'dobbelt', 'dubbel', 'double', 'enkelt', 'enkel', 'bindestrek', 'bindestreck', 'bindestreg', 'dash', 'hyphen', 'двойная', 'две', 'мягкий', 'твердый', 'знак', 'мягкий', 'дефис'])
/** Straight before a spelling three letters are enough. */
const SPELLS = /^(?:stav|bokstav|spell|spelt|etternavn|efternavn|efternamn|surname|fornavn|förnamn|по$|фамили)/u
const LEAST_ANNOUNCED = 3
const REACH = 4
const HYPHENATED = /^\p{L}(?:-\p{L}){2,}$/u

/** Names spelled out: `b-e-r-g`, `b e r g`, `d u b b e l v`. Four letters in a row are no sentence in any of the languages. */
export function findSpelledNames({ tokens, placesOf }: Reading): Identifier[] {
  const found: Identifier[] = []
  for (const at of placesOf('hyphened')) {
    const word = tokens[at]
    if (word !== undefined && HYPHENATED.test(word.text)) found.push({ start: word.start, end: word.end, type: 'NAME', confidence: SURE.shape })
  }
  let next = 0
  for (const at of placesOf('letter')) {
    const first = tokens[at]
    if (first === undefined || at < next) continue
    let end = at + 1
    let letters = 1
    let last = first
    for (let token = tokens[end]; token !== undefined && !token.isNumber && /^[ ,.-]{1,2}$/.test(token.gap); token = tokens[++end]) {
      if (token.text.length === 1) {
        letters++
        last = token
      } else if (!BETWEEN.has(token.lower)) break
    }
    const isAnnounced = letters >= LEAST_ANNOUNCED && tokens.slice(Math.max(0, at - REACH), at).some(({ lower }) => SPELLS.test(lower))
    if (letters >= LEAST_LETTERS || isAnnounced) found.push({ start: first.start, end: last.end, type: 'NAME', confidence: SURE.shape })
    next = end
  }
  return found
}
