import { z } from 'zod'
import { PHONE_PREFIX } from '#contract/contact-bounds.ts'
import type { ContactMessage } from '#contract/contact.ts'
import { Refusal } from '#contract/refusal.ts'
import type { ErrorCode } from '#contract/error-code.ts'
import { isSeen, withoutUnseen } from '#contract/names/seen-signs.ts'
import type { Database } from '#server/database/connect.ts'
import type { Handlers } from '#server/http/handler.ts'
import type { Vault } from '#server/vault/vault.ts'
import { keepMessage } from './keep-message.ts'
import type { ContactContent } from './message-content.ts'

const refuse = (code: ErrorCode, field: keyof ContactMessage): never => {
  throw new Refusal(code, { details: { field } })
}

const Email = z.email()

/** What is wrong is told in the order of the form (spec 5), with the name of its field. @throws contact.automatic, contact.email_missing and its like */
function judge({ faxNumber, privacyConsent, ...message }: ContactMessage): ContactContent {
  if (faxNumber !== '') throw new Refusal('contact.automatic')
  const email = withoutUnseen(message.email).trim()
  if (email === '') refuse('contact.email_missing', 'email')
  if (!Email.safeParse(email).success) refuse('contact.email_invalid', 'email')
  if (!isSeen(message.textMessage)) refuse('contact.text_missing', 'textMessage')
  if (!privacyConsent) refuse('contact.consent_missing', 'privacyConsent')
  return { ...message, email, phone: withPrefix(message) }
}

/** A number that names no country is of the country that was chosen. */
function withPrefix({ phone, country }: Pick<ContactMessage, 'phone' | 'country'>): string {
  const number = withoutUnseen(phone).trim()
  return number === '' || /^(\+|00)/.test(number) ? number : `${PHONE_PREFIX[country]} ${number}`
}

/** `POST /contact/message`: kept as it was typed, with the prefix of the country; as a user's own where one is signed in. */
export function contactRoutes(at: { sql: Database; vault: Vault }): Handlers<'sendContactMessage'> {
  return {
    async sendContactMessage({ body, user, audit }) {
      await keepMessage(at, audit, { kind: 'contact', said: judge(body), userId: user?.id })
    },
  }
}
