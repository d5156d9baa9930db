import { z } from 'zod'
import { ContactMessage } from '#contract/contact.ts'
import type { Vault } from '#server/vault/vault.ts'
import type { ContactRow } from './store.ts'

/** What is kept of a message: all that was typed, and neither the consent, without which there is none, nor the trap. */
export type ContactContent = Omit<ContactMessage, 'privacyConsent' | 'faxNumber'>

/** Takes a row; gives what it says. @throws internal.error for one that was altered or whose key is gone */
export function openContact(vault: Vault, { id, wrapped_key: wrapped, content_sealed: sealed }: ContactRow): ContactContent {
  return z.parse(ContactMessage, JSON.parse(vault.openText(vault.open(id, wrapped), { id, field: 'contact' }, sealed)))
}

/** Takes what somebody wrote; gives it as one reads it. */
export function sayContact({ firstName, lastName, company, email, country, phone, textMessage }: ContactContent): string {
  const name = `${firstName} ${lastName}`.trim()
  const head = [name, company, email, phone, country].filter((line) => line.trim() !== '')
  return `${head.join('\n')}\n\n${textMessage}\n`
}
