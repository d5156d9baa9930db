import { randomUUID } from 'node:crypto'
import { caseStore } from '#server/cases/store.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Transaction } from '#server/database/connect.ts'
import { byTheClock } from './forget.ts'
import type { Forget } from './forget.ts'
import { keylessStore, receiptStore } from './store.ts'

type ForgetKeyless = Pick<Forget, 'sql' | 'accessLog'> & { receiptDays: number }
/** Who had an account when the keys were copied. */
type Known = { userIds: readonly string[]; at: string }
type Counts = { cases: number; patients: number; accounts: number; documents: number; triggers: number }

async function forgetCases(tx: Transaction, { accessLog }: ForgetKeyless): Promise<number> {
  const cases = await keylessStore.cases(tx)
  await caseStore.erase(tx, cases.map(({ id }) => id))
  await caseStore.eraseEmptyPatients(tx, cases.map((row) => row.patient_id))
  await accessLog.append(tx, cases.map((row) => byTheClock(row.owner_id, { patientId: row.patient_id, caseId: row.id })))
  return cases.length
}

/** Letters and referrals that were deleted out of cases that live; of each case one line in the log of accesses. */
async function forgetDocuments(tx: Transaction, { accessLog }: ForgetKeyless): Promise<number> {
  const gone = await keylessStore.eraseDocuments(tx)
  const cases = new Map(gone.map((row) => [row.case_id, row]))
  await accessLog.append(tx, [...cases.values()].map((row) => ({ ...byTheClock(row.owner_id, { patientId: row.patient_id, caseId: row.case_id }), word: 'change' })))
  return gone.length
}

/**
 * After rows of an earlier day were put back: what has been deleted since has no key any more, and goes again (REL-23). Gives what went, in
 * numbers; begun again after a cut it finds the rest.
 */
export async function forgetKeyless(forget: ForgetKeyless, known: Known): Promise<Counts> {
  const counts: Counts = { cases: 0, patients: 0, accounts: 0, documents: 0, triggers: 0 }
  for (let gone = 1; gone > 0; counts.cases += gone) gone = await inTransaction(forget.sql, (tx) => forgetCases(tx, forget))
  await inTransaction(forget.sql, async (tx) => {
    counts.patients = await keylessStore.erasePatients(tx)
    counts.accounts = await keylessStore.eraseUsers(tx, known)
    // Accounts took theirs along: what is left was deleted by itself.
    counts.triggers = await keylessStore.eraseTriggers(tx)
    counts.documents = await forgetDocuments(tx, forget)
    await receiptStore.write(tx, { id: randomUUID(), reason: 'retention', counts, keepDays: forget.receiptDays })
  })
  return counts
}
