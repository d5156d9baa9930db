import type { Identifier } from '#domain/deidentify/identifier.ts'
import { SURE } from '#domain/deidentify/identifier.ts'
import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import type { WordToken } from '#domain/deidentify/knowledge/word-tokens.ts'
import { lowerAt } from '#domain/deidentify/knowledge/word-tokens.ts'

const LEAST_LETTERS = 4
/** What speakers put before or between letters: dobbel v, bindestrek. */
const BETWEEN = new Set([
  'dobbel', 'dobbelt', 'dubbel', 'double', 'enkelt', 'enkel', 'bindestrek', 'bindestreck', 'bindestreg', 'dash', 'hyphen', 'двойная', 'две', 'мягкий',
  'твердый', 'знак', 'мягкий', 'дефис',
])
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
    if (
      links.every((link, step) => tokens[at + 1 + step]?.lower === link) &&
      word !== undefined &&
      word.text.length > 1 &&
      word.lower.startsWith(letter) &&
      word.gap === ' '
    )
      return at + links.length + 1
  }
  return undefined
}

type Spelled = { readonly end: number; readonly last: number; readonly letters: number; /** Letters that a word was said for. */ readonly words: number }

/** Reads letters in a row from one on, with the words said for them and between them. */
function readLetters(reading: Reading, from: number): Spelled {
  const { tokens } = reading
  let [end, last, letters, words] = [from, from, 0, 0]
  for (; ; end++) {
    const token = tokens[end]
    if (token === undefined || token.isNumber || (end > from && !/^[ ,.-]{1,2}$/.test(token.gap))) break
    if (token.text.length === 1) {
      const word = wordFor(reading, end)
      letters++
      if (word !== undefined) words++
      end = word ?? end
      last = end
    } else if (!BETWEEN.has(token.lower)) break
  }
  return { end, last, letters, words }
}

const isAnnounced = ({ tokens }: Reading, at: number) => tokens.slice(Math.max(0, at - REACH), at).some(({ lower }) => SPELLS.test(lower))

/** Four letters in a row are no sentence in any of the languages; three are none where a spelling is announced or words are said for them. */
const isSpelling = (reading: Reading, at: number, { letters, words }: Spelled) =>
  letters >= LEAST_LETTERS || words > 1 || (letters >= LEAST_ANNOUNCED && (words > 0 || isAnnounced(reading, at)))

const isHyphenated = (word: WordToken) => HYPHENATED.test(word.text) && (word.text.match(SINGLE)?.length ?? 0) >= LEAST_ANNOUNCED

/** Names spelled out: `b-e-r-g`, `b e r g`, `d u b b e l v`. */
export function findSpelledNames(reading: Reading): Identifier[] {
  const { tokens, placesOf } = reading
  const found: Identifier[] = []
  const add = (first: WordToken | undefined, last: WordToken | undefined) => {
    if (first !== undefined && last !== undefined) found.push({ start: first.start, end: last.end, type: 'NAME', confidence: SURE.shape })
  }
  for (const at of placesOf('hyphened')) {
    const word = tokens[at]
    if (word !== undefined && isHyphenated(word)) add(word, word)
  }
  let next = 0
  for (const at of placesOf('letter')) {
    if (at < next) continue
    const spelled = readLetters(reading, at)
    if (isSpelling(reading, at, spelled)) add(tokens[at], tokens[spelled.last])
    next = spelled.end
  }
  return found
}
