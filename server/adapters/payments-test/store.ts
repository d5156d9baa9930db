import type { Database } from '#server/database/connect.ts'

export type TestSession = {
  id: string
  state: 'open' | 'paid' | 'closed'
  productId: string
  productName: string
  /** Of all seats together. */
  amountMinor: number
  seats: number
  currency: string
  successUrl: string
  cancelUrl: string
}

/** Table test_checkout: what a payment provider would remember. */
export function makeTestCheckoutStore(sql: Database) {
  return {
    async insert(session: TestSession): Promise<void> {
      const { id, state, productId, productName, amountMinor, seats, currency, successUrl, cancelUrl } = session
      await sql`
        insert into test_checkout (id, state, product_id, product_name, amount_minor, seats, currency, success_url, cancel_url)
        values (${id}, ${state}, ${productId}, ${productName}, ${amountMinor}, ${seats}, ${currency}, ${successUrl}, ${cancelUrl})`
    },

    async find(id: string): Promise<TestSession | undefined> {
      const [row] = await sql<TestSession[]>`
        select id, state, product_id as "productId", product_name as "productName", amount_minor as "amountMinor", seats, currency,
          success_url as "successUrl", cancel_url as "cancelUrl"
        from test_checkout where id = ${id}`
      return row
    },

    /** Only an open session changes; gives whether this call changed it. */
    async settle(id: string, state: 'paid' | 'closed'): Promise<boolean> {
      const rows = await sql`update test_checkout set state = ${state} where id = ${id} and state = 'open' returning id`
      return rows.length > 0
    },
  }
}
