import * as z from 'zod/mini'
import { Case } from '#contract/case.ts'
import { Refusal } from '#contract/refusal.ts'
import { call } from '#web/api/call.ts'

export type NoteSave = { readonly of: Pick<Case, 'id' | 'patientId'>; readonly revision: number; readonly note: string; readonly isRegenerating: boolean }

/** Saves the manual note, and has the report written anew when asked to. @throws Refusal case.stale_revision */
export function saveNote({ of: { id, patientId }, revision, note, isRegenerating }: NoteSave): Promise<Case> {
  return call('saveCase', {
    params: { patientId },
    query: isRegenerating ? { regenerate: 'true' } : {},
    body: { id, revision, manualNote: note },
  })
}

const StaleDetails = z.object({ case: Case })

/** Takes what a save threw; gives the case as it stands now when somebody else changed it (contract, 409). */
export function newerCase(error: unknown): Case | undefined {
  if (!(error instanceof Refusal) || error.code !== 'case.stale_revision') return undefined
  return StaleDetails.safeParse(error.details).data?.case
}
