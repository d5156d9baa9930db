import { STARS_BEFORE_OFFER } from '#contract/billing.ts'
import { keepMessageWithin } from '#server/contact/keep-message.ts'
import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database } from '#server/database/connect.ts'
import type { Vault } from '#server/vault/vault.ts'
import { freeMonthStore } from './store.ts'

/** Who has passed twelve stars is promised a personal offer (spec 9): those who run the product are told, once, where they read what clinics write. */
export async function tellOfOffers({ sql, vault }: { sql: Database; vault: Vault }): Promise<void> {
  await inTransaction(sql, ALONE, async (transaction) => {
    for (const { id, email, stars } of await freeMonthStore.takeOffersDue(transaction, STARS_BEFORE_OFFER)) {
      await keepMessageWithin(transaction, vault, { kind: 'offer', said: { email, stars }, userId: id })
    }
  })
}
