import type { Sql } from '#server/database/connect.ts'
import type { Patient } from '#contract/case.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Reading } from '#server/cases/load-case.ts'
import { presentCase } from '#server/cases/present-case.ts'
import { caseStore } from '#server/cases/store.ts'
import { openIdentity } from './patient-identity.ts'

/** Takes an id; gives the patient with the cases, newest first. @throws patient.not_found */
export async function readPatient(sql: Sql, id: string, { ownerId, ...reading }: Reading & { ownerId: string }): Promise<Patient> {
  const found = await caseStore.ofPatient(sql, { patientId: id, ownerId })
  if (!found) throw new Refusal('patient.not_found')
  const { patient, cases } = found
  const recordings = await caseStore.recordingsOf(sql, { caseIds: cases.filter((row) => row.has_recordings).map((row) => row.id), ownerId })
  const identity = openIdentity(
    { id, owner_id: ownerId, identity_sealed: patient.patient_identity_sealed, wrapped_key: patient.patient_wrapped_key },
    reading.vault,
  )
  return {
    id,
    name: identity?.name ?? null,
    birthDate: identity?.birthDate ?? null,
    gender: identity?.gender ?? null,
    temp: patient.patient_is_temporary,
    cases: cases.map((row) => presentCase(row, recordings, reading)),
  }
}
