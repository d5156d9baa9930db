import { z } from 'zod'
import { Language } from '#contract/vertical.ts'
import { unsupportedSentences } from '#domain/answers/hold-against.ts'
import { weighAnswer } from '#domain/answers/held/weigh-answer.ts'
import { linesOf } from './case-questions.ts'
import type { Example } from './learn.ts'

const Held = z.object({
  id: z.string(),
  language: Language,
  passages: z.array(z.string()),
  sentences: z.array(z.object({ text: z.string(), true: z.boolean(), why: z.string().optional() })),
})

/** What became of one sentence; `why` stands on planted false ones. */
export type HeldJudged = { id: string; language: Language; text: string; isTrue: boolean; why: string; isMarked: boolean }

const readItems = (path: string) => linesOf(path).map((line) => Held.parse(line))

/** Holds each sentence of a file against the passages of its item, each as an answer of its own. */
export function judgeHeld(path: string): HeldJudged[] {
  return readItems(path).flatMap(({ id, language, passages, sentences }) =>
    sentences.map(({ text, true: isTrue, why }) => ({
      id, language, text, isTrue,
      why: why ?? '',
      isMarked: unsupportedSentences({ answer: text, passages, language }).length > 0,
    })),
  )
}

export type HeldExample = Example & { id: string }

/** The same sentences with what speaks against each. */
export function readHeld(path: string): HeldExample[] {
  return readItems(path).flatMap(({ id, language, passages, sentences }) =>
    sentences.flatMap(({ text, true: isTrue }) =>
      weighAnswer(text, passages, language).flatMap(({ features }) => (features === undefined ? [] : [{ id, features, isFalse: !isTrue }])),
    ),
  )
}
