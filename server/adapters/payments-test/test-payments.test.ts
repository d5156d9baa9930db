import { afterAll, beforeAll } from 'vitest'
import { STANDARD_PLANS } from '#domain/plans/plan.ts'
import { freshDatabase } from '#server/database/testing.ts'
import { describePayments } from '#server/ports/payments-testing.ts'
import type { PaymentsDesk } from '#server/ports/payments-testing.ts'
import { makeTestCheckoutStore } from './store.ts'
import { makeTestPayments } from './test-payments.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let desk: PaymentsDesk
beforeAll(async () => {
  database = await freshDatabase()
  const { sql } = database
  const store = makeTestCheckoutStore(sql)
  desk = { payments: makeTestPayments({ sql, plans: STANDARD_PLANS }), pay: async (id) => void (await store.settle(id, 'paid')) }
})
afterAll(() => database.drop())

describePayments('the built-in test checkout', () => desk)
