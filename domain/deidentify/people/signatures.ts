import type { Claims } from '#domain/deidentify/knowledge/claims.ts'
import type { Identifier } from '#domain/deidentify/identifier.ts'
import { SURE } from '#domain/deidentify/identifier.ts'
import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import { wordSet } from '#domain/vocabulary/word-set.ts'
import { isSignAt, lengthAt, lowerAt } from '#domain/deidentify/knowledge/word-tokens.ts'

/** Behind these stands who signed. */
const SIGNED = wordSet('sign signert signerat signeret signatur signature signed sgn mvh hilsen hilsner hälsningar hälsning vh подпись')
const [LONGEST_INITIALS, MOST_WORDS] = [3, 3]

/** Up to the end of the line; what is looked at is longer than what it takes at most, so that its end is the text's. */
const REST_OF_INITIALS = /^(?:\.?\p{Lu}){0,2}\.?[ ]{0,8}(?=\n|$)/u
const LONGEST_REST = 24

/** `… 4 x 2 cm. /BM`: initials behind a stroke that end a line. */
function behindStroke({ tokens, text }: Reading, at: number): Identifier | undefined {
  const token = tokens[at]
  if (token === undefined || !/(?:^|[\s.,;:)])\/[  ]?$/u.test(token.gap)) return undefined
  const isInitials = token.isCapital && (token.isAllCaps || token.text.length === 1) && token.text.length <= LONGEST_INITIALS
  const rest = isInitials ? REST_OF_INITIALS.exec(text.slice(token.end, token.end + LONGEST_REST))?.[0] : undefined
  return rest === undefined ? undefined : { start: token.start, end: token.end + rest.trimEnd().length, type: 'NAME', confidence: SURE.cue }
}

/** In speech only the first word may be one of every day: sign live k, but hilsen til alle. */
function mayBeSigned({ tokens, know }: Reading, at: number, isFirst: boolean): boolean {
  const isWord = know(at).isCommon || know(at).isOrdinary
  return isFirst ? know(at).isListed || !isWord || lengthAt(tokens, at) <= LONGEST_INITIALS : isSignAt(tokens, at) || !isWord
}

/** `Sign. Berit K`, `sign bm`: a few words behind the word for signing that end the text. */
function behindWord(reading: Reading, label: number): Identifier | undefined {
  const { tokens, text, isUncased, know } = reading
  const first = tokens[label + 1]
  if (first === undefined || tokens.length - label - 1 > MOST_WORDS || !/^[.:,]{0,2}[  ]?\n?$/u.test(first.gap) || /[?]/.test(text.slice(first.start)))
    return undefined
  const words = tokens.slice(label + 1)
  const isName = words.every(
    (word, index) =>
      !word.isNumber &&
      (word.isCapital || (isUncased && mayBeSigned(reading, label + 1 + index, index === 0))) &&
      (index === 0 || /^\.?[  ]?$/u.test(word.gap)) &&
      !(word.text.length > LONGEST_INITIALS && know(label + 1 + index).isDrug),
  )
  const isShort = words.some(({ text: one }) => one.length <= LONGEST_INITIALS)
  return isName && isShort ? { start: first.start, end: words.at(-1)?.end ?? first.end, type: 'NAME', confidence: SURE.cue } : undefined
}

/** Who signed, by initials or by a given name and one. */
export function findSignatures(reading: Reading, claims: Claims): Identifier[] {
  const { tokens, text } = reading
  const found: Identifier[] = []
  const add = (one: Identifier | undefined) => {
    if (one !== undefined) found.push(one)
  }
  if (text.includes('/'))
    for (let at = 1; at < tokens.length; at++) if (tokens[at]?.gap.includes('/') === true && !claims.isTaken(at)) add(behindStroke(reading, at))
  for (let at = Math.max(0, tokens.length - 1 - MOST_WORDS); at < tokens.length - 1; at++) if (SIGNED.has(lowerAt(tokens, at))) add(behindWord(reading, at))
  return found
}
