import type { PatientInformedRule } from '#contract/patient-informed.ts'
import { Refusal } from '#contract/refusal.ts'
import type { CaseRow } from './case-row.ts'

/** Where the operator asks for the mark, nothing said becomes text without it. @throws case.patient_not_informed */
export function assertPatientInformed(
  rule: PatientInformedRule,
  { row, markedAt }: { row: Pick<CaseRow, 'patient_informed_at'>; markedAt: string | undefined },
): void {
  if (rule === 'required' && row.patient_informed_at === null && markedAt === undefined) throw new Refusal('case.patient_not_informed')
}
