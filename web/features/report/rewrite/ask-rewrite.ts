import type { Case } from '#contract/case.ts'
import { withoutQuestions } from '#domain/note/questions/without-questions.ts'
import { call } from '#web/api/call.ts'
import type { RewriteRequest } from './proposal.ts'
import type { Answer } from './rewriting.ts'

/** Has the report or a section written anew; nothing is stored by it. @throws Refusal, Offline */
export async function askRewrite({ id, patientId }: Pick<Case, 'id' | 'patientId'>, request: RewriteRequest, signal: AbortSignal): Promise<Answer> {
  const params = { patientId, caseId: id }
  if (request.kind === 'prompt') {
    const { value, notFollowed } = await call('refineReport', { body: { CaseId: id, Prompt: request.prompt }, signal })
    return { value: { report: withoutQuestions(value) }, changed: true, notFollowed }
  }
  const { command, engine } = request
  const body = { ...(command && { command }), ...(engine && { engine }) }
  if (request.kind === 'report') {
    const { value, changed } = await call('regenerateReport', { params, body, signal })
    return { value: { report: withoutQuestions(value) }, changed }
  }
  const { value, changed } = await call('regenerateSection', { params: { ...params, sectionTitle: request.type }, body, signal })
  // The server knows a section by its type; the heading is the one that was pressed.
  return { value: { section: { ...value, heading: request.heading } }, changed }
}
