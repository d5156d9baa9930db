import type { Language, Vertical } from '#contract/vertical.ts'
import type { Cues } from './cues.ts'
import { cuesOf } from './cues.ts'
import type { Phrases } from './phrases.ts'
import type { Vocabulary, WordKnowledge } from './vocabulary.ts'
import { vocabularyOf } from './vocabulary.ts'
import type { WordToken } from './word-tokens.ts'
import { wordTokens } from './word-tokens.ts'

/** A text made ready for the finders. */
export type Reading = {
  readonly text: string
  readonly language: Language
  readonly vertical: Vertical | undefined
  readonly tokens: readonly WordToken[]
  readonly cues: Cues
  readonly vocabulary: Vocabulary
  /** Written without capitals, or in capitals throughout: spelling says nothing about names. */
  readonly isFlat: boolean
  readonly know: (at: number) => WordKnowledge
}

const FEW_CAPITALS = 0.01
const MANY_ALL_CAPS = 0.6
const LEAST_WORDS = 4

function isFlat(tokens: readonly WordToken[]): boolean {
  let words = 0
  let capitals = 0
  let shouted = 0
  for (const token of tokens) {
    if (token.isNumber || token.text.length < 2) continue
    words++
    if (token.isAllCaps) shouted++
    else if (token.isCapital) capitals++
  }
  if (words < LEAST_WORDS) return words > 0 && capitals + shouted === 0
  return shouted > words * MANY_ALL_CAPS || capitals + shouted <= words * FEW_CAPITALS
}

const NOTHING_KNOWN: WordKnowledge = {
  isGiven: false, isSurname: false, isListed: false, isWellKnown: false, isPet: false, isPlace: false, isCommon: false, isInflected: false, isRareName: false, isOrdinary: false, isMedical: false, isDrug: false, isEponym: false, isStrongEponym: false, isEponymPart: false, isBreed: false, isPublicBody: false, mayBeStreet: false, mayBeInstitution: false, isCalendar: false, mayBeAtSign: false, isAnnouncer: false, endsBirth: false, endsHome: false, isPostLike: false, mayAnnounceHome: false, isKin: false, leadsHome: false, lastOf: 0, numberValue: undefined, codeLabel: undefined,
}

/** Cuts a text into tokens and brings the lists of its language. */
export function readText(text: string, language: Language, vertical?: Vertical): Reading {
  const tokens = wordTokens(text)
  const vocabulary = vocabularyOf(language)
  const know = (at: number): WordKnowledge => {
    const token = at < 0 ? undefined : tokens[at]
    if (token === undefined || token.isNumber) return NOTHING_KNOWN
    const { spelling } = token
    if (spelling.asked?.by === vocabulary) return spelling.asked.knowledge
    const knowledge = vocabulary.know(token.lower)
    spelling.asked = { by: vocabulary, knowledge }
    return knowledge
  }
  return { text, language, vertical, tokens, cues: cuesOf(language), vocabulary, isFlat: isFlat(tokens), know }
}

const ENDS_SENTENCE = /[.!?\n]/

/** How many tokens before `at` make up one of the phrases; 0 when none does. The longest wins. */
export function phraseBefore(reading: Reading, at: number, phrases: Phrases): number {
  const { tokens, cues } = reading
  const nearest = tokens[at - 1]
  if (nearest === undefined) return 0
  const { bit, lasts, nextToLasts, isMany } = phrases
  if (bit === 0 ? !lasts.has(nearest.lower) : (reading.know(at - 1).lastOf & bit) === 0) return 0
  let words = nearest.lower
  let found = phrases.has(words) ? 1 : 0
  if (!isMany || !nextToLasts.has(tokens[at - 2]?.lower ?? '')) return found
  for (let count = 2; count <= cues.longest; count++) {
    const token = tokens[at - count]
    if (token === undefined || ENDS_SENTENCE.test(tokens[at - count + 1]?.gap ?? '')) break
    words = `${token.lower} ${words}`
    if (phrases.has(words)) found = count
  }
  return found
}

/** Whether the word at a place is itself one of the phrases. */
export function isWordOf({ tokens, know }: Reading, at: number, { bit, has }: Phrases): boolean {
  return (know(at).lastOf & bit) !== 0 && has(tokens[at]?.lower ?? '')
}

/** How many tokens from `at` on make up one of the phrases; 0 when none does. */
export function phraseAt(reading: Reading, at: number, phrases: Phrases): number {
  const first = reading.tokens[at]
  if (first === undefined) return 0
  const { firsts, isMany } = phrases
  if (!firsts.has(first.lower)) return 0
  let words = first.lower
  let found = phrases.has(words) ? 1 : 0
  for (let count = 2; isMany && count <= reading.cues.longest; count++) {
    const token = reading.tokens[at + count - 1]
    if (token === undefined) break
    words = `${words} ${token.lower}`
    if (phrases.has(words)) found = count
  }
  return found
}

/** True when only blanks, no line break, stand before the token. */
export const isBeside = (token: WordToken | undefined): token is WordToken => token !== undefined && (token.gap === ' ' || /^[ \u00a0]{1,2}$/.test(token.gap))
