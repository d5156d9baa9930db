import * as z from 'zod/mini'
import { Case } from '#contract/case.ts'
import { withoutQuestions } from '#domain/report/questions/without-questions.ts'
import { call } from '#web/api/call.ts'
import { queryClient } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import type { Current, SaveAnswer, Version } from '#web/editor/autosave.ts'
import { replaceCase } from '../use-patient.ts'
import { readSaveFailure } from './read-save-failure.ts'

const Stale = z.object({ case: Case })

function readCurrentCase(details: unknown): Current {
  const { textReport, revision } = Stale.parse(details).case
  return { report: textReport && withoutQuestions(textReport), revision }
}

/** Sends an edited report on the revision it was written on; gives what the autosave needs to know of the answer. */
export function saveReport({ id, patientId, summaryReport }: Pick<Case, 'id' | 'patientId' | 'summaryReport'>) {
  let summary = summaryReport
  return async ({ report, revision }: Version, signal: AbortSignal): Promise<SaveAnswer> => {
    try {
      const saved = await call('saveCase', { params: { patientId }, body: { id, revision, textReport: report }, signal })
      replaceCase(saved)
      if (saved.summaryReport !== summary) void queryClient.invalidateQueries({ queryKey: queryKeys.anonymousCases })
      summary = saved.summaryReport
      return { kind: 'saved', revision: saved.revision }
    } catch (error) {
      return readSaveFailure(error, { signal, staleCode: 'case.stale_revision', readCurrent: readCurrentCase })
    }
  }
}
