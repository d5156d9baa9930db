import { randomUUID } from 'node:crypto'
import { caseStore } from '#server/cases/store.ts'
import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Transaction } from '#server/database/connect.ts'
import { recordingStore } from '#server/recordings/store.ts'
import { byTheClock, ofRecording } from './forget.ts'
import type { Forget } from './forget.ts'
import { keylessStore, receiptStore } from './store.ts'

type ForgetKeyless = Pick<Forget, 'sql' | 'accessLog'> & { receiptDays: number }
/** Who had an account when the keys were copied, and which recordings had been cancelled. */
type Known = { userIds: readonly string[]; cancelledIds: readonly string[]; at: string }
type Counts = {
  cases: number
  patients: number
  accounts: number
  documents: number
  triggers: number
  templates: number
  conversations: number
  messages: number
  prompts: number
  recordings: number
}

async function forgetCases(tx: Transaction, { accessLog }: ForgetKeyless): Promise<number> {
  const cases = await keylessStore.cases(tx)
  await caseStore.erase(tx, cases.map(({ id }) => id))
  await caseStore.eraseEmptyPatients(tx, cases.map((row) => row.patient_id))
  await accessLog.append(tx, cases.map((row) => byTheClock(row.owner_id, { patientId: row.patient_id, caseId: row.id })))
  return cases.length
}

/** A cancelled recording is heard no more, and no report comes of it, though its rows and its sound came back. */
async function cancelAgain(tx: Transaction, { accessLog }: ForgetKeyless, ids: readonly string[]): Promise<number> {
  const cancelled = await keylessStore.cancelledSince(tx, ids)
  for (const { id, case_id: caseId } of cancelled) {
    await recordingStore.cancel(tx, id)
    await recordingStore.stopWaiting(tx, caseId)
  }
  await accessLog.append(tx, cancelled.map(ofRecording))
  return cancelled.length
}

/** Letters and referrals that were deleted out of cases that live; of each case one line in the log of accesses. */
async function forgetDocuments(tx: Transaction, { accessLog }: ForgetKeyless): Promise<number> {
  const gone = await keylessStore.eraseDocuments(tx)
  const cases = new Map(gone.map((row) => [row.case_id, row]))
  await accessLog.append(
    tx,
    [...cases.values()].map((row) => ({ ...byTheClock(row.owner_id, { patientId: row.patient_id, caseId: row.case_id }), word: 'change' })),
  )
  return gone.length
}

/**
 * After rows of an earlier day were put back: what has been deleted since has no key any more, and goes again (REL-23). Gives what went, in
 * numbers; begun again after a cut it finds the rest.
 */
export async function forgetKeyless(forget: ForgetKeyless, known: Known): Promise<Counts> {
  const counts: Counts = {
    cases: 0,
    patients: 0,
    accounts: 0,
    documents: 0,
    triggers: 0,
    templates: 0,
    conversations: 0,
    messages: 0,
    prompts: 0,
    recordings: 0,
  }
  for (let gone = 1; gone > 0; counts.cases += gone) gone = await inTransaction(forget.sql, ALONE, (tx) => forgetCases(tx, forget))
  await inTransaction(forget.sql, ALONE, async (tx) => {
    counts.patients = await keylessStore.erasePatients(tx)
    counts.accounts = await keylessStore.eraseUsers(tx, known)
    // Accounts took theirs along: what is left was deleted by itself.
    counts.triggers = await keylessStore.eraseTriggers(tx)
    counts.templates = await keylessStore.eraseTemplates(tx)
    counts.conversations = await keylessStore.eraseConversations(tx)
    counts.messages = await keylessStore.eraseMessages(tx)
    counts.prompts = await keylessStore.erasePrompts(tx)
    counts.documents = await forgetDocuments(tx, forget)
    counts.recordings = await cancelAgain(tx, forget, known.cancelledIds)
    await receiptStore.write(tx, { id: randomUUID(), reason: 'retention', counts, keepDays: forget.receiptDays })
  })
  return counts
}
