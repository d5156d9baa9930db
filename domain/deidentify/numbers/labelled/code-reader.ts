import { isMeasured } from '#domain/deidentify/numbers/measures.ts'
import type { WordToken } from '#domain/deidentify/knowledge/word-tokens.ts'
import { gapAt, lengthAt } from '#domain/deidentify/knowledge/word-tokens.ts'
import { fitsLetters } from './code-letters.ts'
import { partAt, type CodePart, type CodeReader } from './code-signs.ts'

/** A code read from a text: where it ends (one past its last token), and what it is made of. */
export type Code = { readonly end: number; readonly digits: number; readonly letters: number; readonly groups: number; readonly isSpoken: boolean }

const MOST_PARTS = 24
/** Only the first of the numbers said may be in thousands: femtusen, streck, k. */
const LARGEST_INSIDE = 1000
const DOUBLING = /^(?:do[bu]+belt?|double|triple)$/
const JOINTS = /^(?:|[  ]|[-–—/.:_\\]|[  ][-–/][  ]|[  ]?№[  ]?)$/u
const SPOKEN_JOINTS = /^(?:[  ]|, |-)$/u

/** 12:30 is a time. */
const isTime = (tokens: readonly WordToken[], at: number) => gapAt(tokens, at) === ':' && lengthAt(tokens, at) <= 2 && lengthAt(tokens, at - 1) <= 2


/** The next sign of a code, and what has been read of the code before it. */
type Step = {
  readonly reader: CodeReader
  readonly at: number
  readonly token: WordToken
  readonly part: CodePart
  readonly isFirst: boolean
  readonly isSpoken: boolean
  readonly digits: number
}

const isReadOut = ({ token, part, isSpoken, digits }: Step) =>
  part === 'spoken' || part === 'spelled' || part === 'said' || isSpoken || (part === 'letters' && digits === 0 && token.text.length === 1)

const isParted = (step: Step) => !JOINTS.test(step.token.gap) && !(isReadOut(step) && SPOKEN_JOINTS.test(step.token.gap))

const isAmount = ({ reader: { reading }, token, part }: Step) => part === 'digits' && /^[ \u00a0]$/.test(token.gap) && isMeasured(reading.text, token.end)

/** What ends a code before its next sign. */
const ENDS: readonly { readonly id: string; readonly when: (step: Step) => boolean }[] = [
  { id: 'parted', when: (step) => !step.isFirst && isParted(step) },
  { id: 'full-stop', when: ({ isFirst, token }) => !isFirst && token.gap === '.' && !token.isNumber },
  { id: 'time', when: ({ reader, at, isFirst }) => !isFirst && isTime(reader.reading.tokens, at) },
  { id: 'letters-that-do-not-fit', when: (step) => step.part === 'letters' && !fitsLetters(step) },
  { id: 'sign-said-first', when: ({ part, isFirst }) => part === 'said' && isFirst },
  { id: 'number-said-behind-digits', when: ({ part, isSpoken, digits }) => part === 'spoken' && !isSpoken && digits > 0 },
  { id: 'thousands-inside', when: ({ reader, at, part, isFirst }) => part === 'spoken' && !isFirst && (reader.spoken.valueAt(at) ?? 0) >= LARGEST_INSIDE },
  { id: 'amount', when: (step) => !step.isFirst && isAmount(step) },
]

/** How many digits each kind of sign has. */
const DIGITS_OF: Readonly<Record<CodePart, (step: Step) => number>> = {
  digits: ({ token }) => token.text.length,
  mixed: ({ token }) => token.text.replace(/\D/g, '').length,
  spoken: ({ reader, at }) => String(reader.spoken.valueAt(at) ?? '').length,
  letters: () => 0,
  spelled: () => 0,
  said: () => 0,
}

/** How many letters each kind of sign has. */
const LETTERS_OF: Readonly<Record<CodePart, (token: WordToken) => number>> = {
  digits: () => 0,
  mixed: ({ text }) => text.replace(/\d/g, '').length,
  spoken: () => 0,
  letters: ({ text }) => text.length,
  spelled: () => 1,
  said: () => 0,
}

/** Follows the signs of a code from a token on; undefined when none begins there. */
export function readCode(reader: CodeReader, from: number): Code | undefined {
  const { tokens } = reader.reading
  let [end, digits, letters, groups, doubled] = [from, 0, 0, 0, 0]
  let isSpoken = false
  for (let at = from; at < from + MOST_PARTS; at++) {
    const token = tokens[at]
    const part = partAt(reader, at)
    if (token === undefined || part === undefined) break
    const step: Step = { reader, at, token, part, isFirst: at === from, isSpoken, digits }
    if (ENDS.some(({ when }) => when(step))) break
    isSpoken ||= part === 'spoken' || part === 'spelled'
    digits += DIGITS_OF[part](step)
    letters += LETTERS_OF[part](token)
    if (DOUBLING.test(token.lower)) doubled++
    if (step.isFirst || token.gap !== '') groups++
    if (part !== 'said') end = at + 1
  }
  return end === from || digits === 0 ? undefined : { end, digits: digits + doubled, letters, groups, isSpoken }
}
