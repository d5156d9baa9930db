import type { WordToken } from '#domain/deidentify/knowledge/word-tokens.ts'
import { gapAt } from '#domain/deidentify/knowledge/word-tokens.ts'
import { isMixedCode, SHORTEST_WORD, type CodeReader } from './code-signs.ts'

/** Letters that are words of their own in running speech. */
const LETTER_WORDS = new Set(['i', 'a', 'å', 'e', 'o', 'и', 'в', 'с', 'о', 'у', 'к', 'я', 'а', 'д', 'г'])
const NO_VOWEL = /^[^aeiouyæøåäöéаеиоуыэюя]{1,3}$/u


const JOINED_TO_DIGITS = /^(?:|[ \u00a0]|[-/.]|[ \u00a0]?№[ \u00a0]?)$/u
const LONGEST_PART_BEHIND = 3

/** Where letters stand in a code that is being read. */
export type LettersPlace = {
  readonly reader: CodeReader
  readonly at: number
  readonly isFirst: boolean
  /** Numbers of this code have been said. */ readonly isSpoken: boolean
}

type Letters = LettersPlace & { readonly token: WordToken; readonly next: WordToken | undefined; readonly isLone: boolean }

/** Whether letters fit; the first rule that holds decides. */
type LettersRule = { readonly id: string; readonly fits: boolean; readonly when: (letters: Letters) => boolean }

const isBeforeSaid = ({ reader: { spoken }, at, isFirst, token, next }: Letters) =>
  isFirst && token.text.length <= SHORTEST_WORD && next?.gap === ' ' && spoken.valueAt(at + 1) !== undefined

const isBeforeDigits = (letters: Letters) =>
  isBeforeSaid(letters) || (letters.next?.isNumber === true && JOINED_TO_DIGITS.test(letters.next.gap))

const isOpening = ({ reader, at, isFirst }: Letters) => isFirst || gapAt(reader.reading.tokens, at) === ', '
const isBeforeHyphen = ({ next }: Letters) => next !== undefined && /^[-/]$/.test(next.gap)
const isBehindBlank = ({ token }: Letters) => /[ \u00a0]/.test(token.gap)
const isWord = ({ token, isLone }: Letters) => isLone && LETTER_WORDS.has(token.lower)

/** Before a number or another letter. */
const isAmongSigns = ({ reader: { spoken }, at, next }: Letters) =>
  next !== undefined && (spoken.valueAt(at + 1) !== undefined || next.isNumber || next.text.length === 1)

const isBeforeLetter = ({ next }: Letters) => next !== undefined && next.gap === ' ' && next.text.length === 1

/** In small letters where capitals tell something. */
const isLowercase = ({ reader: { reading }, token, isLone }: Letters) => !reading.isUncased && !token.isAllCaps && !(isLone && token.isCapital)

const isBehindMixedCode = ({ reader: { reading }, at, token }: Letters) => NO_VOWEL.test(token.lower) && isMixedCode(reading.tokens[at - 1])

/** Letters stand first before digits, hang on them, are read out among them, or end the entry. */
const LETTERS_RULES: readonly LettersRule[] = [
  { id: 'opens-before-signs', fits: true, when: (letters) => isOpening(letters) && (isBeforeDigits(letters) || isBeforeHyphen(letters) || letters.isLone) },
  { id: 'opens-nothing', fits: false, when: isOpening },
  { id: 'glued', fits: true, when: (letters) => !isBehindBlank(letters) },
  { id: 'read-out', fits: true, when: (letters) => letters.isSpoken && letters.isLone && (isAmongSigns(letters) || !isWord(letters)) },
  { id: 'word-of-one-letter', fits: false, when: (letters) => isWord(letters) && (letters.reader.reading.isUncased || !letters.token.isCapital) },
  { id: 'row-of-letters', fits: true, when: (letters) => isLowercase(letters) && letters.isLone && isBeforeLetter(letters) },
  { id: 'lowercase-word', fits: false, when: isLowercase },
  { id: 'uncased-word', fits: false, when: (letters) => letters.reader.reading.isUncased && !letters.isLone && !isBehindMixedCode(letters) },
  // a sign and its value may follow a code: 4471 CRP 30
  {
    id: 'sign-with-value',
    fits: false,
    when: (letters) => isBeforeDigits(letters) && (letters.next?.text.length ?? 0) <= LONGEST_PART_BEHIND && !letters.isLone,
  },
]

/** Whether letters may stand where they do in a code. */
export function fitsLetters(place: LettersPlace): boolean {
  const { tokens } = place.reader.reading
  const token = tokens[place.at]
  if (token === undefined) return false
  const letters: Letters = { ...place, token, next: tokens[place.at + 1], isLone: token.text.length === 1 }
  return LETTERS_RULES.find(({ when }) => when(letters))?.fits ?? true
}
