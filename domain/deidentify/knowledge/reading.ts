import type { Language, Vertical } from '#contract/vertical.ts'
import type { Cues } from './cues.ts'
import { cuesOf } from './cues.ts'
import type { Phrases } from './phrases.ts'
import type { Vocabulary } from './vocabulary.ts'
import { vocabularyOf } from './vocabulary.ts'
import type { Signal, WordKnowledge } from './word-knowledge.ts'
import { DIGITS_KNOWN, NOTHING_KNOWN } from './word-knowledge.ts'
import type { WordToken } from './word-tokens.ts'
import { gapAt, lowerAt, wordTokens } from './word-tokens.ts'

/** A text made ready for the finders. */
export type Reading = {
  readonly text: string
  readonly language: Language
  readonly vertical: Vertical | undefined
  readonly tokens: readonly WordToken[]
  readonly cues: Cues
  readonly vocabulary: Vocabulary
  /** Written without capitals, or in capitals throughout: spelling says nothing about names. */
  readonly isUncased: boolean
  /** Quick typing: short forms and medicines have capitals, the beginnings of sentences have none. */
  readonly isQuick: boolean
  readonly know: (at: number) => WordKnowledge
  /** Where a finder must look, in order: the tokens that give its signal. */
  readonly placesOf: (signal: Signal) => readonly number[]
}

const FEW_CAPITALS = 0.01
const MANY_ALL_CAPS = 0.6
const LEAST_WORDS = 4

function isUncased(tokens: readonly WordToken[]): boolean {
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

const LEAST_OPENINGS = 2

function isQuick(tokens: readonly WordToken[]): boolean {
  let openings = 0
  for (const token of tokens) {
    if (!token.isOpening || token.isNumber || token.text.length < 2 || token.isAllCaps) continue
    if (token.isCapital) return false
    openings++
  }
  return openings >= LEAST_OPENINGS
}

const NOWHERE: readonly number[] = []

/** Cuts a text into tokens and brings the lists of its language: what is known of each word is looked up once. */
export function readText(text: string, language: Language, vertical?: Vertical): Reading {
  const tokens = wordTokens(text)
  const vocabulary = vocabularyOf(language)
  const known: WordKnowledge[] = []
  const places: Partial<Record<Signal, number[]>> = {}
  for (let at = 0; at < tokens.length; at++) {
    const knowledge = knowledgeOf(tokens[at], vocabulary)
    known.push(knowledge)
    // most words give no signal
    if (knowledge.signals.length > 0) for (const signal of knowledge.signals) (places[signal] ??= []).push(at)
  }
  const know = (at: number): WordKnowledge => (at < 0 ? NOTHING_KNOWN : (known[at] ?? NOTHING_KNOWN))
  return {
    text, language, vertical, tokens,
    cues: cuesOf(language),
    vocabulary,
    isUncased: isUncased(tokens),
    isQuick: isQuick(tokens),
    know,
    placesOf: (signal) => places[signal] ?? NOWHERE,
  }
}

/** What a vocabulary knows of a word, kept with its spelling until another one is asked. */
function knowledgeOf(token: WordToken | undefined, vocabulary: Vocabulary): WordKnowledge {
  if (token === undefined || token.isNumber) return DIGITS_KNOWN
  const { spelling } = token
  if (spelling.askedBy === vocabulary && spelling.knowledge !== undefined) return spelling.knowledge
  const knowledge = vocabulary.know(token.lower)
  spelling.askedBy = vocabulary
  spelling.knowledge = knowledge
  return knowledge
}

const ENDS_SENTENCE = /[.!?\n]/

/** How many tokens before `at` make up one of the phrases; 0 when none does. The longest wins. */
export function phraseBefore(reading: Reading, at: number, phrases: Phrases): number {
  const { tokens, cues, know } = reading
  const { bit, nextToLasts, isMany } = phrases
  const { lastOf, wordOf } = know(at - 1)
  if ((lastOf & bit) === 0) return 0
  let found = (wordOf & bit) === 0 ? 0 : 1
  if (!isMany || !nextToLasts.has(lowerAt(tokens, at - 2))) return found
  let words = lowerAt(tokens, at - 1)
  for (let count = 2; count <= cues.longest; count++) {
    const token = tokens[at - count]
    if (token === undefined || ENDS_SENTENCE.test(gapAt(tokens, at - count + 1))) break
    words = `${token.lower} ${words}`
    if (phrases.has(words)) found = count
  }
  return found
}

/** Whether the word at a place is itself one of the phrases. */
export const isWordOf = ({ know }: Reading, at: number, { bit }: Phrases): boolean => (know(at).wordOf & bit) !== 0

type CueName = { [Name in keyof Cues]: Cues[Name] extends Phrases ? Name : never }[keyof Cues]

/** Whether the word at a place is itself one of the phrases of any of these cues. */
export const isWordOfAny = ({ know, cues }: Reading, at: number, names: readonly CueName[]): boolean =>
  names.some((name) => (know(at).wordOf & cues[name].bit) !== 0)

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
