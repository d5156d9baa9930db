import { randomUUID } from 'node:crypto'
import type { Feedback } from '#contract/feedback.ts'
import { Refusal } from '#contract/refusal.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database } from '#server/database/connect.ts'
import type { Handlers } from '#server/http/handler.ts'
import type { Vault } from '#server/vault/vault.ts'
import { feedbackStore } from './store.ts'

/** What is missing is told in the order of the form (spec 5). @throws feedback.category_missing, feedback.rating_missing, feedback.text_missing */
function judge({ category, rating, feedback, email, phone }: Feedback) {
  if (category === undefined) throw new Refusal('feedback.category_missing')
  if (rating === null || rating === undefined) throw new Refusal('feedback.rating_missing')
  if (feedback.trim() === '') throw new Refusal('feedback.text_missing')
  return { category, rating, feedback, email: email ?? '', phone: phone ?? '' }
}

const BUSY_SECONDS = 3_600

/** `POST /feedback/message`: stored as it was typed, sealed; under the user's key where somebody is signed in, so that it is exported and erased with the account. */
export function feedbackRoutes({ sql, vault }: { sql: Database; vault: Vault }): Handlers<'sendFeedback'> {
  return {
    async sendFeedback({ body, user }) {
      const content = judge(body)
      const id = randomUUID()
      await inTransaction(sql, async (tx) => {
        if (user) await vault.create(tx, user.id)
        const { keyId, key } = user ? await vault.createWithin(tx, user.id) : { keyId: id, key: await vault.create(tx, id) }
        const sealed = vault.sealText(key, { id, field: 'feedback' }, JSON.stringify(content))
        if (!(await feedbackStore.insert(tx, { id, userId: user?.id ?? null, keyId, sealed }))) throw new Refusal('request.rate_limited', { retryAfterSeconds: BUSY_SECONDS })
      })
    },
  }
}
