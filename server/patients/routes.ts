import { inTransaction } from '#server/database/connect.ts'
import type { Database } from '#server/database/connect.ts'
import type { PatientListItem } from '#contract/patient.ts'
import { Refusal } from '#contract/refusal.ts'
import type { RemoveBlobs } from '#server/cases/delete-case.ts'
import { caseStore } from '#server/cases/store.ts'
import type { Call, Handlers } from '#server/http/handler.ts'
import type { Vault } from '#server/vault/vault.ts'
import { listAnonymousCases } from './list-anonymous.ts'
import { namePatient } from './name-patient.ts'
import { openIdentity } from './patient-identity.ts'
import { readPatient } from './read-patient.ts'
import { patientStore } from './store.ts'

export type Patients = { sql: Database; vault: Vault; removeBlobs: RemoveBlobs }

async function listPatients({ sql, vault }: Patients, ownerId: string): Promise<PatientListItem[]> {
  const rows = await patientStore.named(sql, ownerId)
  return rows.flatMap((row) => {
    const identity = openIdentity(row, vault)
    if (!identity) return []
    return [{ id: row.id, ...identity, kind: row.kind, lastUpdated: row.last_updated.toISOString(), caseCount: row.case_count }]
  })
}

async function deletePatient({ sql, removeBlobs }: Patients, { params, user, audit }: Call<'deletePatient'>): Promise<void> {
  const own = { id: params.patientId, ownerId: user.id }
  await inTransaction(sql, audit, async (tx) => {
    // Held first: a case that is being made beside this is among those that go, or finds no patient.
    if (!(await patientStore.lock(tx, own))) throw new Refusal('patient.not_found')
    await caseStore.erase(tx, await patientStore.caseIds(tx, own))
    await patientStore.erase(tx, own)
  })
  removeBlobs()
}

/** The calls on patients. */
export function patientRoutes(
  patients: Patients,
): Handlers<'listPatients' | 'listAnonymousCases' | 'getPatient' | 'savePatient' | 'deletePatient'> {
  const { sql, vault } = patients
  return {
    listPatients: ({ user }) => listPatients(patients, user.id),
    listAnonymousCases: ({ user }) => listAnonymousCases(patients, user.id),
    getPatient: ({ params, user, language }) => readPatient(sql, params.patientId, { vault, language, ownerId: user.id }),
    async savePatient({ params, body, user, vertical, language, audit }) {
      await inTransaction(sql, audit, (tx) => namePatient(tx, { id: params.patientId, ownerId: user.id, vertical }, { change: body, vault }))
      return readPatient(sql, params.patientId, { vault, language, ownerId: user.id })
    },
    deletePatient: (call) => deletePatient(patients, call),
  }
}
