import type { Case } from '#contract/case.ts'
import { Refusal } from '#contract/refusal.ts'
import { Report } from '#contract/report.ts'
import type { AnswerRequest } from '#contract/report.ts'
import type { Language } from '#contract/vertical.ts'
import { answerQuestion, takeAnswerBack } from '#domain/note/questions/answer-question.ts'
import { withoutQuestions } from '#domain/note/questions/without-questions.ts'
import { lockWhole, readCase } from '#server/cases/load-case.ts'
import { presentCase } from '#server/cases/present-case.ts'
import { openQuestions, sealQuestions } from '#server/cases/questions/stored-questions.ts'
import type { StoredQuestions } from '#server/cases/questions/stored-questions.ts'
import { caseStore } from '#server/cases/store.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database } from '#server/database/connect.ts'
import type { Call, Handlers } from '#server/http/handler.ts'
import type { EventBus } from '#server/stream/event-bus.ts'
import type { Vault } from '#server/vault/vault.ts'

export type AnswerQuestion = { sql: Database; vault: Vault; bus: EventBus }

type Answering = { report: Report; asked: StoredQuestions; language: Language }
type Answered = Pick<Answering, 'report' | 'asked'>

/** Whether the word a client gives has been given already: a call sent again finds its effect there. */
function isDone({ open, answered }: StoredQuestions, questionId: string, { answer }: AnswerRequest): boolean {
  if (answer === null) return open.some(({ id }) => id === questionId)
  return answered.some((one) => one.question.id === questionId && one.answer === answer)
}

/** @throws question.not_found, question.choice_invalid */
function judgeAnswer({ report, asked, language }: Answering, questionId: string, answer: NonNullable<AnswerRequest['answer']>): Answered {
  const question = asked.open.find(({ id }) => id === questionId)
  if (!question) throw new Refusal('question.not_found')
  if (!question.choices.includes(answer)) throw new Refusal('question.choice_invalid')
  const given = { question, answer }
  return {
    report: answerQuestion(report, given, language),
    asked: { ...asked, open: asked.open.filter((one) => one !== question), answered: [...asked.answered, given] },
  }
}

/** @throws question.not_found when it was never answered */
function putAgain({ report, asked }: Answering, questionId: string): Answered {
  const given = asked.answered.find(({ question }) => question.id === questionId)
  if (!given) throw new Refusal('question.not_found')
  return {
    report: takeAnswerBack(report, given),
    asked: { ...asked, open: [...asked.open, given.question], answered: asked.answered.filter((one) => one !== given) },
  }
}

/**
 * `POST …/questions/{questionId}`: a clinician's word on what the talk leaves open. What the answer adds stands in the list of medicines, and the
 * text before it is kept as a version.
 * @throws report.signed, case.stale_revision with the case as it is, question.not_found, question.choice_invalid, request.too_large
 */
async function takeAnswer({ sql, vault, bus }: AnswerQuestion, { params, body, user, language, audit }: Call<'answerQuestion'>): Promise<Case> {
  await inTransaction(sql, audit, async (tx) => {
    const { row, recordings } = await lockWhole(tx, params, user.id)
    if (row.signed_at !== null) throw new Refusal('report.signed')
    const at = { vault, key: vault.keyOf(row), id: row.id }
    const asked = openQuestions(at, row.questions_sealed)
    if (asked && isDone(asked, params.questionId, body)) return
    const presented = presentCase(row, recordings, { vault, language, key: at.key })
    if (body.revision !== row.revision || row.is_updating) throw new Refusal('case.stale_revision', { details: { case: presented } })
    if (!asked || !presented.textReport) throw new Refusal('question.not_found')
    const standing = { report: withoutQuestions(presented.textReport), asked, language: presented.reportLanguage ?? presented.textReport.language }
    const next = body.answer === null ? putAgain(standing, params.questionId) : judgeAnswer(standing, params.questionId, body.answer)
    const isTextChanged = next.report.sections !== standing.report.sections
    const report = isTextChanged ? { ...next.report, editedAt: (await caseStore.now(tx)).toISOString() } : next.report
    // A list that is full already would make a report that nobody could open.
    if (!Report.safeParse(report).success) throw new Refusal('request.too_large')
    if (isTextChanged) await caseStore.keepVersion(tx, row.id, 'edited')
    const fields = {
      questions_sealed: sealQuestions(at, next.asked),
      ...(isTextChanged && { report_sealed: vault.sealText(at.key, { id: row.id, field: 'report' }, JSON.stringify(report)) }),
    }
    await caseStore.update(tx, { caseId: row.id, ownerId: user.id }, fields)
    await bus.publish(tx, `case:${row.id}`, { type: 'case', caseId: row.id, revision: row.revision + 1, isUpdating: false })
  })
  return readCase(sql, params, { vault, language, ownerId: user.id })
}

export function answerRoutes(wiring: AnswerQuestion): Handlers<'answerQuestion'> {
  return { answerQuestion: (call) => takeAnswer(wiring, call) }
}
