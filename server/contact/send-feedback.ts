import type { Feedback } from '#contract/feedback.ts'
import { Refusal } from '#contract/refusal.ts'
import { isSeen } from '#contract/names/seen-signs.ts'
import type { Database } from '#server/database/connect.ts'
import type { Handlers } from '#server/http/handler.ts'
import type { Vault } from '#server/vault/vault.ts'
import { keepMessage } from './keep-message.ts'
import type { FeedbackContent } from './message-content.ts'

/** What is missing is told in the order of the form (spec 5). @throws feedback.category_missing, feedback.rating_missing, feedback.text_missing */
function judge({ category, rating, feedback, email, phone }: Feedback): FeedbackContent {
  if (category === undefined) throw new Refusal('feedback.category_missing')
  if (rating === null || rating === undefined) throw new Refusal('feedback.rating_missing')
  if (!isSeen(feedback)) throw new Refusal('feedback.text_missing')
  return { category, rating, feedback, email: email ?? '', phone: phone ?? '' }
}

/** `POST /feedback/message`: kept as it was typed. */
export function feedbackRoutes(at: { sql: Database; vault: Vault }): Handlers<'sendFeedback'> {
  return {
    async sendFeedback({ body, user, audit }) {
      await keepMessage(at, audit, { kind: 'feedback', said: judge(body), userId: user?.id })
    },
  }
}
