import type { Identifier } from '#domain/deidentify/identifier.ts'
import { SURE } from '#domain/deidentify/identifier.ts'
import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import { phraseAt } from '#domain/deidentify/knowledge/reading.ts'
import type { SpokenDigits } from '#domain/deidentify/knowledge/spoken-digits.ts'
import { SPELLING_WORDS } from '#domain/deidentify/words/spelling-words.ts'
import { gapAt, isSignAt, lowerAt } from '#domain/deidentify/knowledge/word-tokens.ts'

type Reader = { readonly reading: Reading; readonly spoken: SpokenDigits }

const MOST_WORDS_BEFORE = 16
const MOST_WORDS_AFTER = 6
const ENDING = new Set(['com', 'no', 'se', 'dk', 'ru', 'net', 'org', 'en-o', 'uk', 'ру', 'ком'])
const JOINERS = new Set([
  'bindestrek', 'bindestreck', 'bindestreg', 'understrek', 'understreck', 'underscore', 'dash', 'hyphen', 'streck', 'strek', 'streg', 'minus', 'bunnstrek',
  'dot', 'подчеркивание', 'тире', 'минус', 'дефис',
])
/** Said about the letters: double l, capital m, all one word. */
const ABOUT_LETTERS = new Set([
  'double', 'dobbel', 'dobbelt', 'dubbel', 'liten', 'stor', 'små', 'store', 'lille', 'stort', 'capital', 'lower', 'upper', 'case', 'small', 'all', 'alt',
  'allt', 'one', 'ett', 'et', 'word', 'ord', 'i', 'in', 'без', 'слитно', 'пробелов', 'одним', 'словом', 'for', 'as', 'like', 'som',
])
const FOR_LETTER = new Set(['for', 'as', 'like', 'som'])
const ALL_OF = new Set(['all', 'alt', 'allt', 'слитно', 'одним'])
/** Straight before the address. */
const LABELS = new Set([
  'epost', 'eposten', 'epostadresse', 'epostadressen', 'mail', 'mailen', 'mailadresse', 'mailadressen', 'mejl', 'mejlen', 'mejladress', 'email', 'e-post',
  'e-posten', 'e-postadresse', 'e-postadressen', 'e-postadress', 'e-mail', 'e-mailen', 'adresse', 'adressen', 'adress', 'address', 'почта', 'почту', 'почте',
  'мейл', 'имейл', 'адрес', 'er', 'är', 'is', "it's", "that's", 'to', 'til', 'till', 'at', 'на', 'это', 'på', 'reads', 'lyder', 'skriv', 'write',
])

/** E-mail addresses read out, letter by letter too: `ola punktum berg krøllalfa online punktum no`. */
export function findSpokenEmails(reading: Reading, spoken: SpokenDigits): Identifier[] {
  const { tokens, cues } = reading
  const found: Identifier[] = []
  for (const at of reading.placesOf('atSign')) {
    const sign = phraseAt(reading, at, cues.atSigns)
    if (sign === 0) continue
    let end = at + sign
    let dotAt = -1
    while (end < at + sign + MOST_WORDS_AFTER && gapAt(tokens, end) === ' ') {
      if (dotAt >= 0 && ENDING.has(lowerAt(tokens, end))) break
      dotAt = cues.dots.has(lowerAt(tokens, end)) ? end : dotAt
      end++
    }
    const last = tokens[end]
    if (dotAt < 0 || last === undefined || last.gap !== ' ' || !ENDING.has(last.lower)) continue
    const start = localStart({ reading, spoken }, at)
    const first = tokens[start]
    if (first !== undefined && start < at) found.push({ start: first.start, end: last.end, type: 'EMAIL', confidence: SURE.shape })
  }
  return found
}

/** A sign or part of the letter box: a letter, a number said or written, a joint, what is said about letters. */
function isSign(reading: Reading, spoken: SpokenDigits, at: number): boolean {
  const token = reading.tokens[at]
  if (token === undefined) return false
  return (
    token.isNumber ||
    token.text.length === 1 ||
    spoken.valueAt(at) !== undefined ||
    reading.cues.dots.has(token.lower) ||
    JOINERS.has(token.lower) ||
    SPELLING_WORDS.has(token.lower)
  )
}

const isJoint = ({ tokens, cues }: Reading, at: number): boolean => cues.dots.has(lowerAt(tokens, at)) || JOINERS.has(lowerAt(tokens, at))

/** A word that belongs to the letter box because of what it is or of what stands beside it. */
function isOfBox(reading: Reading, spoken: SpokenDigits, at: number): boolean {
  const lower = lowerAt(reading.tokens, at)
  if (isSign(reading, spoken, at) || isJoint(reading, at + 1) || isJoint(reading, at - 1) || ABOUT_LETTERS.has(lower)) return true
  // m for mother; j field, all one word
  if (FOR_LETTER.has(lowerAt(reading.tokens, at - 1)) && isSignAt(reading.tokens, at - 2)) return true
  if (ALL_OF.has(lowerAt(reading.tokens, at + 1))) return true
  const known = reading.know(at)
  return ((known.isGiven || known.isSurname || known.isRareName) && !known.isCommon) || !(known.isCommon || known.isOrdinary)
}

/** The first word of what stands before the at sign: words joined by dots and dashes, letters and numbers read out, and names beside them. */
function localStart({ reading, spoken }: Reader, at: number): number {
  const { tokens } = reading
  let start = at - 1
  while (start > 0 && at - start < MOST_WORDS_BEFORE && /^(?:[  ]|, |-|)$/u.test(tokens[start]?.gap ?? '.')) {
    if (LABELS.has(lowerAt(tokens, start - 1)) || !isOfBox(reading, spoken, start - 1)) break
    start--
  }
  // the small words that only tell about letters begin no address
  while (start < at - 1 && (ABOUT_LETTERS.has(lowerAt(tokens, start)) && !isSign(reading, spoken, start) || isJoint(reading, start))) start++
  return start
}
