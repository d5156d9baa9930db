import { randomUUID } from 'node:crypto'
import type { DeletionReceipt } from '#contract/account.ts'
import { Refusal } from '#contract/refusal.ts'
import { NOTHING } from '#server/access-log/access.ts'
import type { AccessLog } from '#server/access-log/access-log.ts'
import { endSuperseded, unlessUnknown } from '#server/billing/provider/keep-in-step.ts'
import { seatStore } from '#server/billing/seats/store.ts'
import { findSubscription, openSessions } from '#server/billing/store.ts'
import type { RemoveBlobs } from '#server/cases/delete-case.ts'
import { caseStore } from '#server/cases/store.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database, Sql, Transaction } from '#server/database/connect.ts'
import { actorOf } from '#server/http/audit.ts'
import type { Call, Handlers } from '#server/http/handler.ts'
import { formerSubscriberStore } from '#server/billing/former-subscribers/store.ts'
import type { Payments } from '#server/ports/payments.ts'
import type { Person, PersonOf } from '#server/profile/person-of.ts'
import { findPerson } from '#server/profile/store.ts'
import { receiptStore } from '#server/retention/store.ts'
import { accountStore } from './store.ts'

export type EraseAccount = {
  sql: Database
  payments: Pick<Payments, 'endNow' | 'close'>
  accessLog: Pick<AccessLog, 'append'>
  removeBlobs: RemoveBlobs
  /** Lets the built-in sign-in forget the person, in the same commit; an outside provider keeps its own books. */
  forgetPerson: (tx: Sql, person: Person) => Promise<void>
  /** Names a person without naming them. */
  personOf: PersonOf
  /** Closes every socket of the user, on every server, once the transaction has committed. */
  closeSockets: (tx: Sql, userId: string) => Promise<unknown>
  receiptDays: number
}

/** First of all, and undone by nothing: an account that is gone must not go on paying. @throws payment.unavailable */
async function endPayments({ sql, payments }: EraseAccount, userId: string): Promise<void> {
  const subscription = await findSubscription(sql, userId)
  if (subscription?.providerReference) await unlessUnknown(payments.endNow(subscription.providerReference))
  await endSuperseded({ sql, payments }, userId)
  for (const id of await openSessions(sql, userId)) await unlessUnknown(payments.close(id))
}

type Leaver = { user: Call<'eraseAccount'>['user']; requestId: string; person: Person; digest: string }

async function eraseRows(tx: Transaction, { accessLog, receiptDays, forgetPerson, closeSockets }: EraseAccount,
  { user, requestId, person, digest }: Leaver): Promise<DeletionReceipt> {
  await seatStore.lockPayer(tx, user.id)
  if (!(await accountStore.lock(tx, user.id))) throw new Refusal('auth.expired')
  const cases = await accountStore.cases(tx, user.id)
  const holdings = await accountStore.holdings(tx, user.id)
  const keys = (await caseStore.erase(tx, cases.map(({ id }) => id))) + (await accountStore.eraseKeys(tx, user.id))
  await formerSubscriberStore.keep(tx, { userId: user.id, person: digest })
  // Whoever sits in a seat that this account paid is read-only from now on.
  const seated = await seatStore.membersOf(tx, user.id)
  await accountStore.eraseUser(tx, user.id, person)
  await forgetPerson(tx, person)
  for (const id of [user.id, ...seated]) await closeSockets(tx, id)
  const counts = { ...holdings, cases: cases.length, keys }
  const id = randomUUID()
  const at = await receiptStore.write(tx, { id, reason: 'account', counts, keepDays: receiptDays })
  const actor = actorOf(user)
  await accessLog.append(tx, cases.map((row) => ({
    actor, word: 'delete', basis: 'dataSubjectRight', requestId, ownerId: user.id, subject: { ...NOTHING, patientId: row.patient_id, caseId: row.id },
  })))
  return { id, at, counts }
}

/**
 * `DELETE /account`: payment ends at its provider, then keys, rows and sign-in go in one commit, with the word that closes the sockets, then files. Cut
 * off anywhere before that commit the account stands, and the person asks again. Tokens that are still
 * about make no new account. @throws payment.unavailable, auth.expired
 */
export function eraseAccountRoutes(wiring: EraseAccount): Handlers<'eraseAccount'> {
  const { sql } = wiring
  return {
    async eraseAccount({ user, requestId, audit }) {
      const person = await findPerson(sql, user.id)
      if (!person) throw new Refusal('auth.expired')
      await endPayments(wiring, user.id)
      const digest = await wiring.personOf(person)
      const receipt = await inTransaction(sql, audit, (tx) => eraseRows(tx, wiring, { user, requestId, person, digest }))
      wiring.removeBlobs()
      return receipt
    },
  }
}
