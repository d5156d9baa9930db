import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database } from '#server/database/connect.ts'
import type { Payments } from '#server/ports/payments.ts'
import { freeMonthStore } from './store.ts'
import type { DueMonth } from './store.ts'

type Giving = { sql: Database; payments: Pick<Payments, 'giveMonth'> }

/** Where no provider keeps the subscription its period lies with us: month and note are one commit. */
async function lengthenOurs(sql: Database, month: DueMonth): Promise<boolean> {
  return await inTransaction(sql, ALONE, async (transaction) => {
    await freeMonthStore.lock(transaction, month.userId)
    if (!(await freeMonthStore.noteGiven(transaction, month))) return false
    if (await freeMonthStore.lengthen(transaction, month.userId)) return true
    throw new Error('the subscription ended while a free month was being given')
  })
}

/** The provider takes one month's price off the next bills. It is told which month by a name, so that telling it twice gives one (REL-31). */
async function creditAtProvider({ sql, payments }: Giving, month: DueMonth & { reference: string }): Promise<boolean> {
  await payments.giveMonth({ reference: month.reference, key: `free-month:${month.userId}:${month.number}` })
  return await freeMonthStore.noteGiven(sql, month)
}

/**
 * Gives somebody the months that their stars stand for, one each (spec 9), where a subscription of theirs runs on; else they wait. Any number at once
 * and after any failure give each month once. @throws payment.not_found, payment.unavailable
 */
export async function giveFreeMonths(giving: Giving, userId: string): Promise<void> {
  for (;;) {
    const month = await freeMonthStore.nextDue(giving.sql, userId)
    if (!month) return
    const { reference } = month
    const isOurs = reference === null ? await lengthenOurs(giving.sql, month) : await creditAtProvider(giving, { ...month, reference })
    // Somebody else is giving them: they give the rest too.
    if (!isOurs) return
  }
}
