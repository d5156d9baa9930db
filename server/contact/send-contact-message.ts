import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { PHONE_PREFIX } from '#contract/contact-bounds.ts'
import type { ContactMessage } from '#contract/contact.ts'
import { Refusal } from '#contract/refusal.ts'
import type { ErrorCode } from '#contract/error-code.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database } from '#server/database/connect.ts'
import type { Handlers } from '#server/http/handler.ts'
import type { Vault } from '#server/vault/vault.ts'
import type { ContactContent } from './contact-content.ts'
import { contactStore } from './store.ts'

const refuse = (code: ErrorCode, field: keyof ContactMessage): never => {
  throw new Refusal(code, { details: { field } })
}

const Email = z.email()

/** What is wrong is told in the order of the form (spec 5), with the name of its field. @throws contact.automatic, contact.email_missing and its like */
function judge({ faxNumber, privacyConsent, ...message }: ContactMessage): ContactContent {
  if (faxNumber !== '') throw new Refusal('contact.automatic')
  const email = message.email.trim()
  if (email === '') refuse('contact.email_missing', 'email')
  if (!Email.safeParse(email).success) refuse('contact.email_invalid', 'email')
  if (message.textMessage.trim() === '') refuse('contact.text_missing', 'textMessage')
  if (!privacyConsent) refuse('contact.consent_missing', 'privacyConsent')
  return { ...message, email, phone: withPrefix(message) }
}

/** A number that names no country is of the country that was chosen. */
function withPrefix({ phone, country }: Pick<ContactMessage, 'phone' | 'country'>): string {
  const number = phone.trim()
  return number === '' || /^(\+|00)/.test(number) ? number : `${PHONE_PREFIX[country]} ${number}`
}

const BUSY_SECONDS = 3_600

/** `POST /contact/message`: stored as it was typed, sealed under a key of its own; mailed by a round of its own (`mail-messages.ts`). */
export function contactRoutes({ sql, vault }: { sql: Database; vault: Vault }): Handlers<'sendContactMessage'> {
  return {
    async sendContactMessage({ body }) {
      const content = judge(body)
      const id = randomUUID()
      await inTransaction(sql, async (tx) => {
        const key = await vault.create(tx, id)
        const sealed = vault.sealText(key, { id, field: 'contact' }, JSON.stringify(content))
        if (!(await contactStore.insert(tx, { id, keyId: id, sealed }))) throw new Refusal('request.rate_limited', { retryAfterSeconds: BUSY_SECONDS })
      })
    },
  }
}
