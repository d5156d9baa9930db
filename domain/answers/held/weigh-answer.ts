import type { Language } from '#contract/vertical.ts'
import { clinicalWeight, hasNumber } from '#domain/note/annotate/statement.ts'
import type { Reading } from '#domain/note/annotate/statement.ts'
import { answerSentences } from './answer-sentences.ts'
import type { AnswerSentence } from './answer-sentences.ts'
import { claimOf } from './claim.ts'
import type { Features } from './features.ts'
import { featuresOf } from './features.ts'
import { readPassage, readPlain } from './passages.ts'
import type { ReadPassage } from './passages.ts'

/** A sentence of an answer with what speaks against it; no features where it claims nothing, `isMisnamed` where it names a passage there is not. */
export type WeighedSentence = { readonly sentence: AnswerSentence; readonly isMisnamed: boolean; readonly features: Features | undefined }

/** A sentence without a mark and with less of the trade in it claims nothing about care: an opening, a hint where to look. */
const LEAST_CLAIM = 1

const isClaim = (reading: Reading): boolean => clinicalWeight(reading) >= LEAST_CLAIM || hasNumber(reading) || reading.drugs.length > 0

function weigh(sentence: AnswerSentence, passages: readonly ReadPassage[], language: Language): WeighedSentence {
  const reading = readPlain(sentence.text, language)
  if (sentence.cites.length === 0 && !isClaim(reading)) return { sentence, isMisnamed: false, features: undefined }
  const named = sentence.cites.length === 0 ? passages : sentence.cites.flatMap((number) => passages[number - 1] ?? [])
  return {
    sentence,
    isMisnamed: sentence.cites.some((number) => passages[number - 1] === undefined),
    features: featuresOf(
      claimOf(reading),
      named,
      passages.filter((passage) => !named.includes(passage)),
    ),
  }
}

/** Weighs each sentence of an answer against the passages it names, or against all where it names none. */
export function weighAnswer(answer: string, passages: readonly string[], language: Language): WeighedSentence[] {
  const read = passages.map((passage) => readPassage(passage, language))
  return answerSentences(answer, language).map((sentence) => weigh(sentence, read, language))
}
