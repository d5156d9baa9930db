import type { Sql } from '#server/database/connect.ts'
import type { Patient } from '#contract/case.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Reading } from '#server/cases/load-case.ts'
import { presentCase } from '#server/cases/present-case.ts'
import { caseStore } from '#server/cases/store.ts'
import { openIdentity } from './patient-identity.ts'
import { patientStore } from './store.ts'

/** Takes an id; gives the patient with the cases, newest first. @throws patient.not_found */
export async function readPatient(sql: Sql, id: string, { ownerId, ...reading }: Reading & { ownerId: string }): Promise<Patient> {
  const [patient, cases] = await Promise.all([patientStore.find(sql, { id, ownerId }), caseStore.ofPatient(sql, { patientId: id, ownerId })])
  if (!patient) throw new Refusal('patient.not_found')
  const recordings = await caseStore.recordingsOf(sql, { caseIds: cases.map((row) => row.id), ownerId })
  const identity = openIdentity(patient, reading.vault)
  return {
    id,
    name: identity?.name ?? null,
    birthDate: identity?.birthDate ?? null,
    gender: identity?.gender ?? null,
    temp: patient.is_temporary,
    cases: cases.map((row) => presentCase(row, recordings, reading)),
  }
}
