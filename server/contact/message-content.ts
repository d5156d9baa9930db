import * as z from 'zod/mini'
import { ContactMessage } from '#contract/contact.ts'
import { Feedback } from '#contract/feedback.ts'
import type { FeedbackCategory } from '#contract/feedback.ts'
import type { Vault } from '#server/vault/vault.ts'
import type { MessageRow } from './store.ts'

/** What is kept of a clinic's message: all that was typed, and neither the consent, without which there is none, nor the trap. */
export type ContactContent = Omit<ContactMessage, 'privacyConsent' | 'faxNumber'>

/** What is kept of what somebody said of the product. */
export type FeedbackContent = { rating: number; category: FeedbackCategory; feedback: string; email: string; phone: string }

/** That somebody has invited so many colleagues who have paid: the offer they are promised is due (spec 9). Written by the product, not by them. */
export type OfferContent = z.infer<typeof OfferContent>
const OfferContent = z.object({ email: z.string(), stars: z.number() })

/** What a text is sealed as: all that is of a user is exported alike. */
export const fieldOf = (kind: MessageRow['kind'], userId: string | null | undefined): string => (kind === 'contact' && !userId ? 'contact' : 'feedback')

export type MessageContent = { kind: 'offer'; said: OfferContent } | { kind: 'contact'; said: ContactContent } | { kind: 'feedback'; said: Feedback }

/** Takes a row; gives what it says. @throws internal.error for one that was altered or whose key is gone */
export function openMessage(
  vault: Vault,
  { id, user_id: ownerId, key_id: keyId, kind, wrapped_key: wrapped, content_sealed: sealed }: MessageRow,
): MessageContent {
  const said: unknown = JSON.parse(vault.openText(vault.open({ id: keyId, ownerId }, wrapped), { id, field: fieldOf(kind, ownerId) }, sealed))
  if (kind === 'offer') return { kind, said: z.parse(OfferContent, said) }
  return kind === 'contact' ? { kind, said: z.parse(ContactMessage, said) } : { kind, said: z.parse(Feedback, said) }
}

function headOf(message: MessageContent): string[] {
  if (message.kind === 'offer') return [message.said.email]
  if (message.kind === 'feedback') {
    const { rating, category, email, phone } = message.said
    return [`${category}, ${rating} of 10`, email ?? '', phone ?? '']
  }
  const { firstName, lastName, company, email, country, phone } = message.said
  return [`${firstName} ${lastName}`, company, email, phone, country]
}

function bodyOf(message: MessageContent): string {
  if (message.kind === 'offer') return `A personal offer is due: this person has invited ${String(message.said.stars)} colleagues who have paid.`
  return message.kind === 'contact' ? message.said.textMessage : message.said.feedback
}

const BREAKS = /[\n\r\v\f\u0085\u2028\u2029]+/g

/** Takes a message; gives it as one reads it. */
export function sayMessage(message: MessageContent): string {
  // Each is one line: nobody adds one that reads as ours.
  const head = headOf(message).map((line) => line.replaceAll(BREAKS, ' ').trim()).filter((line) => line !== '')
  return `${head.join('\n')}\n\n${bodyOf(message)}\n`
}
