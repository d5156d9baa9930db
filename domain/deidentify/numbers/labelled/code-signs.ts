import { wordSet } from '#domain/vocabulary/word-set.ts'
import type { Language } from '#contract/vertical.ts'
import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import type { SpokenDigits } from '#domain/deidentify/knowledge/spoken-digits.ts'
import type { WordKnowledge } from '#domain/deidentify/knowledge/word-knowledge.ts'
import type { WordToken } from '#domain/deidentify/knowledge/word-tokens.ts'
import { gapAt, isNumberAt, isWordAt, lowerAt } from '#domain/deidentify/knowledge/word-tokens.ts'
import { SPELLING_WORDS } from '#domain/deidentify/words/spelling-words.ts'

export type CodeReader = { readonly reading: Reading; readonly spoken: SpokenDigits }

/** What a token is in a code. */
export type CodePart = 'digits' | 'letters' | 'spelled' | 'mixed' | 'spoken' | 'said'

const [LONGEST_LETTERS, LONGEST_LOW_LETTERS, LONGEST_CAPITAL_CODE, LONGEST_GLUED] = [6, 4, 20, 3]
/** What is no longer than this may hang on the number behind it: kat 338. */
export const SHORTEST_WORD = 3
/** Said between the signs of a code. */
const SAID_BETWEEN = wordSet(
  'bindestrek bindestreck bindestreg strek streck streg skråstrek skråstreg snedstreck dash hyphen slash stroke dot prikk punkt punktum dobbel ' +
    'dobbelt dubbel double triple тире дефис дробь слэш',
)

/** A token that may be a sign of a code, and what stands behind it. */
type Sign = {
  readonly reader: CodeReader
  readonly at: number
  readonly token: WordToken
  readonly next: WordToken | undefined
  readonly known: WordKnowledge
}

/** One kind of sign; of `part` undefined it ends the code. Brackets mark the sign in the example. */
type SignRule = {
  readonly id: string
  readonly part: CodePart | undefined
  readonly when: (sign: Sign) => boolean
  readonly examples: Partial<Record<Language, string>>
}

const HYPHEN_OR_SLASH = /^[-/]$/
const BLANK_OR_HYPHEN = /^[ \u00a0-]$/u

const isBeforeNumber = ({ next }: Sign) => next?.isNumber === true
const hasAtMost = (token: WordToken | undefined, length: number) => token !== undefined && token.text.length <= length
/** Spelled in capitals in a text where capitals tell something. */
const isInCapitals = ({ reader: { reading }, token }: Sign) => token.isAllCaps && !reading.isUncased
const isUnheardOf = ({ known }: Sign) => !known.isCommon && !known.isMedical
/** A word in lower case, where capitals tell something, or one that is too long for the letters of a code. */
const isPlainWord = ({ reader: { reading }, token }: Sign) => !reading.isUncased || token.text.length > LONGEST_LOW_LETTERS

/** kx24: letters and digits in one. */
export const isMixedCode = (token: WordToken | undefined): boolean => token !== undefined && !token.isNumber && /\d/.test(token.text)

/** In capitals, in a text without them, or one or two small letters before the digits. */
const isWrittenAsCode = ({ reader: { reading }, token }: Sign) =>
  hasAtMost(token, LONGEST_CAPITAL_CODE) && (token.text === token.text.toUpperCase() || reading.isUncased || /^\p{Ll}{1,2}\d/u.test(token.text))

/** `bravo kilo nine`, `Bertil Adam fyra`: a word said for a letter, before a number or another such word. */
function isSpelled({ reading: { tokens }, spoken }: CodeReader, at: number): boolean {
  const isOne = (index: number) => SPELLING_WORDS.has(lowerAt(tokens, index))
  if (!isOne(at)) return false
  const isNumber = (index: number) => isNumberAt(tokens, index) || spoken.valueAt(index) !== undefined
  const next = tokens[at + 1]
  const isBehindSigns = isOne(at - 1) || isNumber(at - 1)
  const isBeforeSigns = next !== undefined && /^(?:,?[  ]|-)$/u.test(next.gap) && (isOne(at + 1) || isNumber(at + 1))
  return isBeforeSigns || isBehindSigns
}


/** ab tolv trettifire: two letters said as one word, straight before numbers said. */
function isSaidPair({ reading, spoken }: CodeReader, at: number): boolean {
  const token = reading.tokens[at]
  return token?.text.length === 2 && !reading.know(at).isCommon && gapAt(reading.tokens, at + 1) === ' ' && spoken.valueAt(at + 1) !== undefined
}


const isHyphenedToNumber = (sign: Sign) =>
  isBeforeNumber(sign) && hasAtMost(sign.token, LONGEST_LETTERS) && HYPHEN_OR_SLASH.test(sign.next?.gap ?? '') && !hasAtMost(sign.next, 1)

function isFirstInitials({ reader: { reading: { tokens } }, at, token, next }: Sign): boolean {
  const isBeforeOther = next?.gap === '/' && !next.isNumber && hasAtMost(token, LONGEST_LOW_LETTERS) && hasAtMost(next, LONGEST_LOW_LETTERS)
  return isBeforeOther && isNumberAt(tokens, at + 2) && BLANK_OR_HYPHEN.test(gapAt(tokens, at + 2))
}

const isLastInitials = ({ reader: { reading: { tokens } }, at, token, next }: Sign) =>
  token.gap === '/' && next?.isNumber === true && next.gap === ' ' && hasAtMost(token, LONGEST_LOW_LETTERS) && isWordAt(tokens, at - 1)

const isBeforeTwoNumbers = ({ reader: { reading: { tokens } }, at, token, next }: Sign) =>
  next?.isNumber === true &&
  next.gap === ' ' &&
  token.isCapital &&
  hasAtMost(token, LONGEST_LETTERS) &&
  isNumberAt(tokens, at + 2) &&
  HYPHEN_OR_SLASH.test(gapAt(tokens, at + 2))

const hangsOnNumber = ({ reader: { reading: { tokens } }, at, token }: Sign) =>
  isNumberAt(tokens, at - 1) && hasAtMost(token, LONGEST_GLUED) && (token.gap === '-' || token.gap === '/')

/** A country's two letters in capitals before a number announce nothing. */
const isCountry = (sign: Sign) => isInCapitals(sign) && sign.token.text.length === 2 && isBeforeNumber(sign)

/** The word for a code begins the next one, and a word of medicine tells a finding. */
const isOtherWord = (sign: Sign) =>
  (sign.known.codeLabel !== undefined && !isCountry(sign)) || (sign.known.isMedical && !hasAtMost(sign.token, SHORTEST_WORD))

const isStraightBeforeNumber = ({ token, next }: Sign) =>
  next?.isNumber === true && (HYPHEN_OR_SLASH.test(next.gap) || (next.gap === ' ' && hasAtMost(token, SHORTEST_WORD) && !hasAtMost(next, 1)))

/** The kinds of signs; the first that fits says what a token is, and one that none fits ends the code. */
export const SIGN_RULES: readonly SignRule[] = [
  { id: 'digits', part: 'digits', when: ({ token }) => token.isNumber, examples: { nb: 'sak [4471]' } },
  {
    id: 'letters-and-digits',
    part: 'mixed',
    when: (sign) => isMixedCode(sign.token) && isWrittenAsCode(sign),
    examples: { nb: 'Merket 3[K8T].', sv: 'märkt 61[k3] och 12 år gammal', ru: 'тавро 3[К61]' },
  },
  { id: 'word-with-digits', part: undefined, when: ({ token }) => isMixedCode(token), examples: { en: 'The [covid19] ward was full today.' } },
  {
    id: 'number-said',
    part: 'spoken',
    when: ({ reader, at }) => reader.spoken.valueAt(at) !== undefined,
    examples: { nb: 'sak [tre] sju en', sv: 'ärende [tre] sju ett', da: 'sag [tre] syv en', en: 'claim [three] seven one', ru: 'дело [три] семь один' },
  },
  {
    id: 'word-for-letter',
    part: 'spelled',
    when: ({ reader, at }) => isSpelled(reader, at),
    examples: { en: 'policy [bravo] kilo nine', sv: 'ärende [bertil] adam fyra' },
  },
  {
    id: 'sign-said',
    part: 'said',
    when: ({ token }) => SAID_BETWEEN.has(token.lower),
    examples: { nb: 'tre [bindestrek] sju', sv: 'tre [bindestreck] sju', da: 'tre [bindestreg] syv', en: 'three [dash] seven', ru: 'три [дефис] семь' },
  },
  { id: 'one-letter', part: 'letters', when: ({ token }) => token.text.length === 1, examples: { nb: 'sak [B] 44', ru: 'дело [К] 44' } },
  { id: 'letters-hyphened-to-number', part: 'letters', when: isHyphenedToNumber, examples: { nb: '[Nav]-2025', en: '[Kent]/118842' } },
  { id: 'initials-of-two', part: 'letters', when: isFirstInitials, examples: { nb: '[GH]/lm 24-3381' } },
  { id: 'initials-behind-slash', part: 'letters', when: isLastInitials, examples: { nb: 'GH/[lm] 24-3381' } },
  { id: 'name-before-parted-number', part: 'letters', when: isBeforeTwoNumbers, examples: { sv: '[Hsan] 118/24' } },
  { id: 'letters-behind-number', part: 'letters', when: hangsOnNumber, examples: { da: '88213-[kp]' } },
  {
    id: 'two-letters-before-number-said',
    part: 'letters',
    when: ({ reader, at }) => isSaidPair(reader, at),
    examples: { nb: 'bilen er [xb] tolv trettifire' },
  },
  {
    id: 'word-of-its-own',
    part: undefined,
    when: isOtherWord,
    examples: { nb: 'sak 44 [personnummer]', sv: 'ärende 44 [journalnummer]', en: 'claim 44 [paracetamol]' },
  },
  {
    id: 'few-capitals',
    part: 'letters',
    when: (sign) => isInCapitals(sign) && sign.token.text.replaceAll('-', '').length <= LONGEST_LETTERS,
    examples: { en: 'Ref: [NAB] from them.' },
  },
  { id: 'many-capitals', part: undefined, when: isInCapitals, examples: { en: 'Ref [SMITHSON] from them.' } },
  { id: 'plain-word', part: undefined, when: isPlainWord, examples: { nb: 'Sak 44 [kom] med en hund.', en: 'Case 44 [concerns] a dog.' } },
  { id: 'short-word-before-number', part: 'letters', when: isStraightBeforeNumber, examples: { nb: 'saken er [kat] 338' } },
  { id: 'unheard-of-letters', part: 'letters', when: isUnheardOf, examples: { nb: 'saken er [xqvz] og' } },
]

/** The sign of a code that may stand at a place, or undefined where no code goes on. */
function signAt(reader: CodeReader, at: number): Sign | undefined {
  const { tokens, know } = reader.reading
  const token = tokens[at]
  return token === undefined ? undefined : { reader, at, token, next: tokens[at + 1], known: know(at) }
}

/** The rule that says what a token is in a code, if any does. */
export function signRuleAt(reader: CodeReader, at: number): SignRule | undefined {
  const sign = signAt(reader, at)
  return sign && SIGN_RULES.find(({ when }) => when(sign))
}

/** What a token is in a code; undefined ends the code. */
export const partAt = (reader: CodeReader, at: number): CodePart | undefined => signRuleAt(reader, at)?.part
