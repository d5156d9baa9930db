import { z } from 'zod'
import { Question, QuestionChoice } from '#contract/report.ts'
import type { Report } from '#contract/report.ts'
import type { DataKey, Vault } from '#server/vault/vault.ts'

const Answered = z.object({ question: Question, answer: QuestionChoice })

/**
 * The questions of a case, beside its report and never in it: a save of the report's words leaves them as they are. `offered` belongs to a text that
 * was written anew and shown, and counts once that text is saved; so no client ever says what is asked, or what an answer adds.
 */
export type StoredQuestions = z.infer<typeof StoredQuestions>
export const StoredQuestions = z.object({
  open: z.array(Question),
  answered: z.array(Answered),
  offered: z.object({ generatedAt: z.string(), open: z.array(Question), answered: z.array(Answered) }).optional(),
})

type At = { vault: Vault; key: DataKey; id: string }

/** Takes what is stored; null where there have been no questions. */
export function openQuestions({ vault, key, id }: At, sealed: Uint8Array | null): StoredQuestions | null {
  return sealed === null ? null : StoredQuestions.parse(JSON.parse(vault.openText(key, { id, field: 'questions' }, sealed)))
}

export function sealQuestions({ vault, key, id }: At, questions: StoredQuestions): Uint8Array {
  return vault.sealText(key, { id, field: 'questions' }, JSON.stringify(questions))
}

/**
 * Takes what is stored and the report that is being saved; gives what is to be stored from now on, undefined where nothing changes: the questions
 * of a text that was offered come with it, and those of a text that is taken away go.
 */
export function questionsAfterSave(at: At, sealed: Uint8Array | null, report: Report | null): Uint8Array | null | undefined {
  if (sealed === null) return undefined
  if (report === null) return null
  const { offered } = openQuestions(at, sealed) ?? {}
  if (offered?.generatedAt !== report.generatedAt) return undefined
  return sealQuestions(at, { open: offered.open, answered: offered.answered })
}
