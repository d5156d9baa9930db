import { z } from 'zod'
import { Language } from '#contract/vertical.ts'
import { unsupportedSentences } from '#domain/answers/hold-against.ts'
import { linesOf } from './case-questions.ts'

const Held = z.object({ id: z.string(), language: Language, passages: z.array(z.string()), sentences: z.array(z.object({ text: z.string(), true: z.boolean(), why: z.string().optional() })) })

/** What became of one sentence; `why` stands on planted false ones. */
export type HeldJudged = { id: string; language: Language; text: string; isTrue: boolean; why: string; isMarked: boolean }

/** Holds each sentence of a file against the passages of its item, each as an answer of its own. */
export function judgeHeld(path: string): HeldJudged[] {
  return linesOf(path).map((line) => Held.parse(line)).flatMap(({ id, language, passages, sentences }) =>
    sentences.map(({ text, true: isTrue, why }) => ({ id, language, text, isTrue, why: why ?? '', isMarked: unsupportedSentences({ answer: text, passages, language }).length > 0 })))
}
