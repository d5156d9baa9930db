import * as z from 'zod/mini'
import { Case } from '#contract/case.ts'
import type { Report } from '#contract/report.ts'
import { withoutQuestions } from '#domain/note/questions/without-questions.ts'
import { summaryOf } from '#domain/note/export/summary-of.ts'
import { callBriefly } from '#web/api/call.ts'
import { queryClient } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import type { Current, SaveAnswer, Version } from '#web/editor/autosave.ts'
import { knownCase, replaceCase } from '../use-patient.ts'
import { duringSave } from './saves-under-way.ts'
import { readSaveFailure } from './read-save-failure.ts'

const Stale = z.object({ case: Case })

function readCurrentCase(details: unknown): Current {
  const { textReport, revision } = Stale.parse(details).case
  return { report: textReport && withoutQuestions(textReport), revision }
}

type ReportChange = { id: string; revision: number; textReport: Report }

/** Saves, and lays what has been saved into what this page knows of the patient. */
async function saveBriefly(patientId: string, body: ReportChange, signal: AbortSignal): Promise<Pick<Case, 'revision' | 'summaryReport'>> {
  const answer = await callBriefly('saveCase', { params: { patientId }, body, signal })
  if (answer.kind === 'whole') {
    replaceCase(answer.whole)
    return answer.whole
  }
  const summaryReport = summaryOf(body.textReport)
  const known = knownCase(patientId, body.id)
  const questions = known?.textReport?.questions
  // A case that somebody else has moved on meanwhile is told of by its event.
  if (known?.revision === body.revision)
    replaceCase({ ...known, ...answer.minimal, summaryReport, textReport: { ...withoutQuestions(body.textReport), ...(questions && { questions }) } })
  return { ...answer.minimal, summaryReport }
}

/** Sends an edited report on the revision it was written on; gives what the autosave needs to know of the answer. */
export function saveReport({ id, patientId, summaryReport }: Pick<Case, 'id' | 'patientId' | 'summaryReport'>) {
  let summary = summaryReport
  return async ({ report, revision }: Version, signal: AbortSignal): Promise<SaveAnswer> => {
    try {
      const saved = await duringSave(id, () => saveBriefly(patientId, { id, revision, textReport: report }, signal))
      if (saved.summaryReport !== summary) void queryClient.invalidateQueries({ queryKey: queryKeys.anonymousCases })
      summary = saved.summaryReport
      return { kind: 'saved', revision: saved.revision }
    } catch (error) {
      return readSaveFailure(error, { signal, staleCode: 'case.stale_revision', readCurrent: readCurrentCase })
    }
  }
}
