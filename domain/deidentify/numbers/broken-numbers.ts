import { isValidPhoneNumber } from 'libphonenumber-js/min'
import type { Identifier } from '#domain/deidentify/identifier.ts'
import { cueBefore } from './number-cues.ts'
import { findNumbers, looksLikeBirth } from './numbers.ts'
import { COUNTRY } from './phones.ts'
import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import { wordTokens } from '#domain/deidentify/knowledge/word-tokens.ts'
import { refold, unfolded } from '#domain/deidentify/fold/folded-text.ts'

/** A line's end, a tab, the border of a cell or several blanks between digits; a number's own sign may stand before or behind it. */
const BREAK = /(?<=\d)([-./]?)(?:[ ]{0,8}(?:\r\n?|[\n\t\v\f\x85\u2028\u2029|¦│])[ ]{0,8}|[ ]{2,8})([-./]?)(?=\d)/g
const MAY_BREAK = /\d[-./]?(?:[ ]{2}|[ ]?[\r\n\t\v\f\x85\u2028\u2029|¦│])/
/** Two rows of a table stand over each other by chance: two pairs over two, four digits over four. */
const LIKE_ROWS = /^(?:\d{2} \d{2}[^\d]+\d{2} \d{2}|\d{4}[^\d]+\d{4})$/

type Broken = { readonly text: string; readonly words: string; readonly written: string; readonly breaks: number; readonly language: Reading['language'] }

/** Whether the parts are sure to belong together: by what is said before them, or because no column of measurements looks so. */
function belongTogether(one: Identifier, { text, words, written, breaks, language }: Broken): boolean {
  if (cueBefore(text, one.start) !== undefined) return true
  if (breaks > 1) return false
  const digits = words.replace(/\D/g, '')
  if (one.type === 'NATIONAL_ID') return looksLikeBirth(digits.length === 12 ? digits.slice(2) : digits)
  if (one.type === 'PHONE')
    return words.startsWith('+') || (!LIKE_ROWS.test(written) && (words.startsWith('0') || isValidPhoneNumber(digits, COUNTRY[language])))
  return one.type === 'CHIP' || one.type === 'DATE'
}

/** Numbers that a line's end or the border of a table's cell cuts: `179120⏎99997`, `tlf. 912 | 34 | 567`. */
export function findBrokenNumbers({ text, language }: Reading): Identifier[] {
  if (!MAY_BREAK.test(text)) return []
  const joined = refold(unfolded(text), BREAK, ([, before = '', after = '']) => before || after || ' ')
  const tokens = wordTokens(joined.text)
  const digits = tokens.flatMap(({ isNumber }, at) => (isNumber ? [at] : []))
  const found = findNumbers({ text: joined.text, language, tokens, placesOf: (signal) => (signal === 'digits' ? digits : []) })
  return found.flatMap((one): Identifier[] => {
    const place = joined.unfold(one)
    const written = text.slice(place.start, place.end)
    const breaks = [...written.matchAll(BREAK)].length
    return breaks > 0 && belongTogether(one, { text: joined.text, words: joined.text.slice(one.start, one.end), written, breaks, language }) ? [place] : []
  })
}
