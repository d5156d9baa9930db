import type { Case } from '#contract/case.ts'
import { call } from '#web/api/call.ts'
import { refetchPatient, replaceCase } from './use-patient.ts'

/** Saves the case again without naming a text, which has its report written anew (contract, "Details pinned"). */
export async function rewriteCase({ id, patientId }: Pick<Case, 'id' | 'patientId'>): Promise<void> {
  replaceCase(await call('saveCase', { params: { patientId }, query: { regenerate: 'true' }, body: { id } }))
  await refetchPatient(patientId)
}
