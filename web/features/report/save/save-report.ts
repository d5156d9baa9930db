import * as z from 'zod/mini'
import { Case } from '#contract/case.ts'
import { Refusal } from '#contract/refusal.ts'
import { withoutQuestions } from '#domain/report/questions/without-questions.ts'
import { call } from '#web/api/call.ts'
import { Offline } from '#web/api/offline.ts'
import { queryClient } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import type { SaveAnswer, Version } from '#web/editor/autosave.ts'
import { replaceCase } from '../use-patient.ts'

const Stale = z.object({ case: Case })

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
      return readFailure(error, signal)
    }
  }
}

function readFailure(error: unknown, signal: AbortSignal): SaveAnswer {
  if (error instanceof Offline || signal.aborted) return { kind: 'unreachable' }
  if (!(error instanceof Refusal)) throw error
  if (error.code === 'case.stale_revision') {
    const { textReport, revision } = Stale.parse(error.details).case
    return { kind: 'stale', current: { report: textReport && withoutQuestions(textReport), revision } }
  }
  // What is away for a moment is tried again like a lost network.
  const isPassing = error.status >= 500 || error.status === 429
  return isPassing ? { kind: 'unreachable' } : { kind: 'refused', code: error.code }
}
