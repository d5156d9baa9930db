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
export function findSpelledNames({ tokens }: Reading): Identifier[] {
  const found: Identifier[] = []
  let at = 0
  while (at < tokens.length) {
    const first = tokens[at]
    if (first === undefined || first.isNumber || first.text.length !== 1) {
      if (first !== undefined && HYPHENATED.test(first.text)) found.push({ start: first.start, end: first.end, type: 'NAME', confidence: SURE.shape })
      at++
      continue
    }
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
    at = Math.max(at + 1, end)
  }
  return found
}
