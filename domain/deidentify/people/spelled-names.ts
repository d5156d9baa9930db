import type { Identifier } from '#domain/deidentify/identifier.ts'
import { SURE } from '#domain/deidentify/identifier.ts'
import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import type { WordToken } from '#domain/deidentify/knowledge/word-tokens.ts'
import { lowerAt } from '#domain/deidentify/knowledge/word-tokens.ts'

const LEAST_LETTERS = 4
/** What speakers put before or between letters: dobbel v, bindestrek. */
const BETWEEN = new Set(['dobbel', 'dobbelt', 'dubbel', 'double', 'enkelt', 'enkel', 'bindestrek', 'bindestreck', 'bindestreg', 'dash', 'hyphen', 'двойная', 'две', 'мягкий', 'твердый', 'знак', 'мягкий', 'дефис'])
/** Straight before a spelling three letters are enough. */
const SPELLS = /^(?:stav|bokstav|spell|spelt|etternavn|efternavn|efternamn|surname|fornavn|förnamn|по$|фамили)/u
const LEAST_ANNOUNCED = 3
const REACH = 4
const HYPHENATED = /^\p{L}{1,2}(?:-\p{L}{1,2}){2,}$/u
const SINGLE = /(?<!\p{L})\p{L}(?!\p{L})/gu
/** Between a letter and the word that begins with it: B for Bravo, E som i Erik, T as in Tom, С как Сергей. */
const SAID_FOR: readonly (readonly string[])[] = [['as', 'in'], ['som', 'i'], ['for'], ['som'], ['i'], ['as'], ['like'], ['как'], ['из']]

/** The word said for the letter at a place, or undefined when none is. */
function wordFor({ tokens }: Reading, at: number): number | undefined {
  const letter = lowerAt(tokens, at)
  for (const links of SAID_FOR) {
    const word = tokens[at + links.length + 1]
    if (links.every((link, step) => tokens[at + 1 + step]?.lower === link) && word !== undefined && word.text.length > 1 && word.lower.startsWith(letter) && word.gap === ' ') return at + links.length + 1
  }
  return undefined
}

/** Names spelled out: `b-e-r-g`, `b e r g`, `d u b b e l v`. Four letters in a row are no sentence in any of the languages. */
export function findSpelledNames(reading: Reading): Identifier[] {
  const { tokens, placesOf } = reading
  const found: Identifier[] = []
  for (const at of placesOf('hyphened')) {
    const word = tokens[at]
    if (word !== undefined && HYPHENATED.test(word.text) && (word.text.match(SINGLE)?.length ?? 0) >= LEAST_ANNOUNCED) found.push({ start: word.start, end: word.end, type: 'NAME', confidence: SURE.shape })
  }
  let next = 0
  for (const at of placesOf('letter')) {
    const first = tokens[at]
    if (first === undefined || at < next) continue
    let end = at
    let letters = 0
    let words = 0
    let last = first
    for (let token: WordToken | undefined = first; token !== undefined && !token.isNumber && (end === at || /^[ ,.-]{1,2}$/.test(token.gap)); token = tokens[++end]) {
      if (token.text.length === 1) {
        const word = wordFor(reading, end)
        letters++
        if (word !== undefined) words++
        end = word ?? end
        last = tokens[end] ?? token
      } else if (!BETWEEN.has(token.lower)) break
    }
    const isAnnounced = letters >= LEAST_ANNOUNCED && tokens.slice(Math.max(0, at - REACH), at).some(({ lower }) => SPELLS.test(lower))
    if (letters >= LEAST_LETTERS || isAnnounced || words > 1 || (words > 0 && letters >= LEAST_ANNOUNCED)) found.push({ start: first.start, end: last.end, type: 'NAME', confidence: SURE.shape })
    next = end
  }
  return found
}
