import type { Beside } from '#domain/answers/weigh-places.ts'
import { layBeside } from '#domain/answers/weigh-places.ts'
import { sentenceKeys } from '#domain/answers/pair-keys.ts'
import { readQuestion } from '#domain/answers/question.ts'
import { readSaid } from '#domain/answers/said-sentences.ts'
import { detectLanguage } from '#domain/language/detect-language.ts'
import type { AskedTalk } from '../asked-talks.ts'
import type { AskedOfTalk } from '../case-questions.ts'
import { holds } from '../case-questions.ts'

/** A question laid beside one form of a talk, with which of its sentences are shown with what answers. */
export type Lesson = { readonly talk: string; readonly question: string; readonly beside: Beside; readonly right: readonly boolean[];
  readonly hasAnswer: boolean; readonly isFlat: boolean; readonly text: string }

/** The same talk as an engine hears it that writes no stops and no voices. */
export function flatTalk({ text, asked, ...rest }: AskedTalk): AskedTalk {
  const plain = (part: string): string => part.replaceAll(/^(?:\[\p{L}+\]|\p{L}+:) /gmu, '').toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s'-]|(?<=\s)-(?=\s)/gu, ' ').replaceAll(/\s+/g, ' ').trim()
  return { ...rest, text: plain(text), asked: asked.map(({ question, stretches }) => ({ question, stretches: stretches.map(plain) })) }
}

/** Lays all that was asked of a talk beside it. */
export function lessonsOf({ id, text, language, asked }: AskedTalk, isFlat = false): Lesson[] {
  const said = readSaid(text, detectLanguage(text))
  const keys = sentenceKeys(said)
  return asked.map(({ question, stretches }) => {
    const beside = layBeside(readQuestion(question, language), said, keys)
    const right = beside.places.map((place) => stretches.some((stretch) => holds(text, place, stretch)))
    return { talk: id, question, beside, right, hasAnswer: stretches.length > 0, isFlat, text }
  })
}

/** Each talk in both forms. */
export const lessonsFrom = (talks: readonly AskedTalk[]): Lesson[] => talks.flatMap((talk) => [...lessonsOf(talk), ...lessonsOf(flatTalk(talk), true)])

/** Questions of the open sets as lessons; a consultation is a talk. */
export const lessonsOfQuestions = (questions: readonly AskedOfTalk[]): Lesson[] => questions.flatMap((one) => (
  lessonsOf({ id: one.consultation, language: one.language, text: one.transcript, asked: [{ question: one.question, stretches: one.quotes }] })
))
