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

export type MessageContent = { kind: 'contact'; said: ContactContent } | { kind: 'feedback'; said: Feedback }

/** Takes a row; gives what it says. @throws internal.error for one that was altered or whose key is gone */
export function openMessage(vault: Vault, { id, user_id: ownerId, key_id: keyId, kind, wrapped_key: wrapped, content_sealed: sealed }: MessageRow): MessageContent {
  const said: unknown = JSON.parse(vault.openText(vault.open({ id: keyId, ownerId }, wrapped), { id, field: kind }, sealed))
  return kind === 'contact' ? { kind, said: z.parse(ContactMessage, said) } : { kind, said: z.parse(Feedback, said) }
}

function headOf(message: MessageContent): string[] {
  if (message.kind === 'feedback') {
    const { rating, category, email, phone } = message.said
    return [`${category}, ${rating} of 10`, email ?? '', phone ?? '']
  }
  const { firstName, lastName, company, email, country, phone } = message.said
  return [`${firstName} ${lastName}`, company, email, phone, country]
}

/** Takes what somebody wrote; gives it as one reads it. */
export function sayMessage(message: MessageContent): string {
  const head = headOf(message).map((line) => line.trim()).filter((line) => line !== '')
  return `${head.join('\n')}\n\n${message.kind === 'contact' ? message.said.textMessage : message.said.feedback}\n`
}
