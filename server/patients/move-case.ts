import type { Case } from '#contract/case.ts'
import { Refusal } from '#contract/refusal.ts'
import type { CaseRow } from '#server/cases/case-row.ts'
import { sealFormerNames } from '#server/cases/descriptor/people-of-case.ts'
import type { CaseMaker } from '#server/cases/ensure-case.ts'
import { lockCase, readCase } from '#server/cases/load-case.ts'
import { presentCase } from '#server/cases/present-case.ts'
import { caseStore } from '#server/cases/store.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database, Transaction } from '#server/database/connect.ts'
import type { Call, Handlers } from '#server/http/handler.ts'
import type { EventBus } from '#server/stream/event-bus.ts'
import { openIdentity, tellingParts } from './patient-identity.ts'
import { patientStore } from './store.ts'

export type MoveCase = { sql: Database; maker: CaseMaker; bus: EventBus }

/** The target, made where its id is new, and held. @throws patient.not_found, edition.mismatch for a patient of the other kind */
async function takeTarget(tx: Transaction, { id, ownerId, vertical }: { id: string; ownerId: string; vertical: string }): Promise<void> {
  const kind = vertical === 'vet' ? 'animal' : 'human'
  const isOwn = await caseStore.ensurePatient(tx, { id, ownerId, kind })
  const target = isOwn ? await patientStore.find(tx, { id, ownerId }) : undefined
  if (!target) throw new Refusal('patient.not_found')
  if (target.kind !== kind) throw new Refusal('edition.mismatch')
}

/** The names its texts may hold from now on: masking knows the patient it leaves no longer by its row. */
async function formerNames(tx: Transaction, row: CaseRow, { vault }: Pick<CaseMaker, 'vault'>): Promise<Uint8Array | null> {
  const patient = await patientStore.find(tx, { id: row.patient_id, ownerId: row.owner_id })
  const identity = patient ? openIdentity(patient, vault) : null
  return identity ? sealFormerNames({ vault, key: vault.keyOf(row), id: row.id }, row.former_names_sealed, tellingParts(identity)) : row.former_names_sealed
}

/**
 * Moves a case to another patient of the same doctor. Under a named one it stays until it is deleted; under one without a name it goes when the
 * period for such cases has passed, counted from now. Asked for again, it has been done.
 * @throws case.not_found, case.stale_revision, patient.not_found, edition.mismatch
 */
async function moveCase({ sql, maker, bus }: MoveCase, { params, body, user, language, audit }: Call<'moveCase'>): Promise<Case> {
  const moved = { patientId: body.patientId, caseId: params.caseId }
  await inTransaction(sql, audit, async (tx) => {
    // Held in the order of all who make a case: case, then patient.
    const row = await lockCase(tx, await isMoved(tx, moved, user.id) ? moved : params, user.id)
    if (row.patient_id === body.patientId) return
    if (row.revision !== body.revision) {
      const recordings = await caseStore.recordingsOf(tx, { caseIds: [row.id], ownerId: user.id })
      throw new Refusal('case.stale_revision', { details: { case: presentCase(row, recordings, { vault: maker.vault, language }) } })
    }
    const names = await formerNames(tx, row, maker)
    await takeTarget(tx, { id: body.patientId, ownerId: user.id, vertical: row.vertical })
    await caseStore.move(tx, { caseId: row.id, ownerId: user.id }, { patientId: body.patientId, formerNames: names, anonymousHours: maker.anonymousHours })
    await caseStore.eraseEmptyPatients(tx, [params.patientId])
    await bus.publish(tx, `case:${row.id}`, { type: 'case', caseId: row.id, revision: row.revision + 1, isUpdating: row.is_updating })
  })
  return readCase(sql, moved, { vault: maker.vault, language, ownerId: user.id })
}

/** True where an earlier, unanswered call of the same kind has moved it already. */
async function isMoved(tx: Transaction, moved: { patientId: string; caseId: string }, ownerId: string): Promise<boolean> {
  const row = await caseStore.find(tx, { caseId: moved.caseId, ownerId })
  return row?.patient_id === moved.patientId
}

/** The call that moves a case between patients. */
export const moveCaseRoutes = (wiring: MoveCase): Handlers<'moveCase'> => ({ moveCase: (call) => moveCase(wiring, call) })
