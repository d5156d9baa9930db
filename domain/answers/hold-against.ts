import type { Language } from '#contract/vertical.ts'
import { clinicalWeight, hasNumber } from '#domain/report/statement.ts'
import type { Reading } from '#domain/report/statement.ts'
import { answerSentences } from './held/answer-sentences.ts'
import type { AnswerSentence } from './held/answer-sentences.ts'
import { claimOf } from './held/claim.ts'
import { featuresOf } from './held/features.ts'
import type { Features } from './held/features.ts'
import { isUnlikely } from './held/judge.ts'
import { readPassage, readPlain } from './held/passages.ts'
import type { ReadPassage } from './held/passages.ts'

export type HoldAgainstInput = { readonly answer: string; readonly passages: readonly string[]; readonly language: Language }
/** A stretch of an answer, its citation marks included. */
export type AnswerSpan = { readonly start: number; readonly end: number }

/** A sentence with less of the trade in it claims nothing about care: an opening, a hint where to look. */
const LEAST_CLAIM = 1

const isClaim = (reading: Reading): boolean => clinicalWeight(reading) >= LEAST_CLAIM || hasNumber(reading) || reading.drugs.length > 0

/** Weighs one sentence of an answer against what it names; undefined where it claims nothing, or names a passage there is not. */
function weigh(sentence: AnswerSentence, passages: readonly ReadPassage[], language: Language): Features | undefined {
  const claim = claimOf(readPlain(sentence.text, language))
  const named = sentence.cites.length === 0 ? passages : sentence.cites.flatMap((number) => passages[number - 1] ?? [])
  return featuresOf(claim, named, passages.filter((passage) => !named.includes(passage)))
}

function isUnsupported(sentence: AnswerSentence, passages: readonly ReadPassage[], language: Language): boolean {
  const reading = readPlain(sentence.text, language)
  if (sentence.cites.length === 0 && !isClaim(reading)) return false
  if (sentence.cites.some((number) => passages[number - 1] === undefined)) return true
  const features = weigh(sentence, passages, language)
  return features !== undefined && isUnlikely(features)
}

/**
 * The sentences of a model's answer that the passages they name do not carry: invented or contradicting, said more strongly than the source, of another group,
 * medicine, dose or time, or cited falsely though another passage would carry them. A sentence without a mark is held against all passages.
 */
export function unsupportedSentences({ answer, passages, language }: HoldAgainstInput): AnswerSpan[] {
  const read = passages.map((passage) => readPassage(passage, language))
  return answerSentences(answer, language).filter((sentence) => isUnsupported(sentence, read, language)).map(({ start, end }) => ({ start, end }))
}
