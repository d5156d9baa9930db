import type { Case } from '#contract/case.ts'
import { call } from '#web/api/call.ts'
import { refetchPatient, replaceCase } from '../use-patient.ts'

/** Saves the case again without naming a text, which has its report written anew (contract, "Details pinned"): by the usual engine, or the one named. */
export async function rewriteCase({ id, patientId }: Pick<Case, 'id' | 'patientId'>, engine?: 'builtin'): Promise<void> {
  replaceCase(await call('saveCase', { params: { patientId }, query: { regenerate: 'true', ...(engine && { engine }) }, body: { id } }))
  await refetchPatient(patientId)
}
