import type { Language } from '#contract/vertical.ts'
import { isUnlikely } from './held/judge.ts'
import { weighAnswer } from './held/weigh-answer.ts'

export type HoldAgainstInput = { readonly answer: string; readonly passages: readonly string[]; readonly language: Language }
/** A stretch of an answer, its citation marks included. */
export type AnswerSpan = { readonly start: number; readonly end: number }

/**
 * The sentences of a model's answer that the passages they name do not carry: invented or contradicting, said more strongly than the source, of another group,
 * medicine, dose or time, or cited falsely though another passage would carry them. A sentence without a mark is held against all passages.
 */
export function unsupportedSentences({ answer, passages, language }: HoldAgainstInput): AnswerSpan[] {
  return weighAnswer(answer, passages, language)
    .filter(({ isMisnamed, features }) => isMisnamed || (features !== undefined && isUnlikely(features)))
    .map(({ sentence: { start, end } }) => ({ start, end }))
}
