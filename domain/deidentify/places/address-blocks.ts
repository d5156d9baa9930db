import type { Identifier } from '#domain/deidentify/identifier.ts'
import { SURE } from '#domain/deidentify/identifier.ts'
import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import { wordSet } from '#domain/vocabulary/word-set.ts'
import { isNumberAt, lowerAt } from '#domain/deidentify/knowledge/word-tokens.ts'

/** The part of a house: with its number it makes an address of what stands around it. */
const PARTS = wordSet('apt apartment suite box psc flat')
/** Small words inside foreign streets and towns. */
const LINKS = wordSet('de da la le del della do dos das von van av ul u rue rua calle via avenue trg na nad der den di du of st sur en el los las')
/** Straight before an address in a letter or a sentence. */
const BEFORE = wordSet('at in to is on of from address adress')
const GAP = /^[\s,.()>]{1,6}$/
const BLANK_LINE = /\n\s*\n/
const LONGEST_NUMBER = 6
const LONGEST_SHORT_FORM = 4
const MOST_WORDS = 14
const LEAST_WORDS = 2

/** Whether a token may stand in an address of any country. */
function mayBelong({ tokens, know }: Reading, at: number): boolean {
  const token = tokens[at]
  if (token === undefined || know(at).isCalendar) return false
  return token.isNumber ? token.text.length <= LONGEST_NUMBER : token.isCapital || LINKS.has(token.lower) || PARTS.has(token.lower)
}

/** One past the last token of the block that begins at `from`; a word in lower case never ends it. */
function blockEnd(reading: Reading, from: number): number {
  const { tokens } = reading
  let end = from + 1
  for (let at = from + 1; at < from + MOST_WORDS && mayBelong(reading, at); at++) {
    const token = tokens[at]
    if (token === undefined || !GAP.test(token.gap) || BLANK_LINE.test(token.gap)) break
    // a full stop ends the sentence, but not "Apt." and "St."
    const before = tokens[at - 1]
    if (token.gap.includes('.') && !token.gap.includes('\n') && (before?.isNumber === true || (before?.text.length ?? 0) > LONGEST_SHORT_FORM)) break
    if (token.isNumber || token.isCapital) end = at + 1
  }
  return end
}

/** Addresses of other countries in English letters: `1610 ul. Zakrzowska 92 Apt. 399, Nicosia, Cyprus 72423`. */
export function findAddressBlocks(reading: Reading): Identifier[] {
  const found: Identifier[] = []
  if (reading.language !== 'en') return found
  const { tokens } = reading
  let at = 0
  while (at < tokens.length) {
    const first = tokens[at]
    const isStart = first !== undefined && (first.isNumber ? first.text.length <= LONGEST_NUMBER : PARTS.has(first.lower) && isNumberAt(tokens, at + 1))
    if (!isStart || (at > 0 && isNumberAt(tokens, at - 1))) {
      at++
      continue
    }
    const end = blockEnd(reading, at)
    const inside = tokens.slice(at, end)
    const words = inside.filter(({ isNumber }) => !isNumber)
    const hasPart = inside.some(({ lower }, index) => PARTS.has(lower) && inside[index + 1]?.isNumber === true)
    const isTold = BEFORE.has(lowerAt(tokens, at - 1)) || first.gap.includes('\n')
    const hasHouse = inside.length - words.length > 1 && inside.every((_, index) => !reading.know(at + index).isMedical)
    if (words.length >= LEAST_WORDS && words.some(({ isCapital }) => isCapital) && (hasPart || (isTold && hasHouse))) {
      found.push({ start: first.start, end: inside.at(-1)?.end ?? first.end, type: 'ADDRESS', confidence: SURE.list })
    }
    at = end
  }
  return found
}
