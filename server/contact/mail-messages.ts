import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#server/database/connect.ts'
import { describeFailure } from '#server/http/error-reply.ts'
import type { Mailer } from '#server/ports/mailer.ts'
import type { Vault } from '#server/vault/vault.ts'
import { openContact, sayContact } from './contact-content.ts'
import { contactStore } from './store.ts'
import type { ContactRow } from './store.ts'

type MailMessages = { sql: Database; vault: Vault; mailer: Mailer; log: FastifyBaseLogger }

const AT_ONCE = 20

async function mailOne({ sql, vault, mailer, log }: MailMessages, row: ContactRow, signal: AbortSignal): Promise<void> {
  try {
    const content = openContact(vault, row)
    await mailer.send({ id: row.id, replyTo: content.email, subject: `Epikrise: ${content.country}, ${row.created_at.toISOString().slice(0, 10)}`, text: sayContact(content) }, signal)
  } catch (error) {
    await contactStore.noteFailed(sql, row)
    log.warn({ attempts: row.attempts, failure: describeFailure(error) }, 'a message could not be mailed, and is tried again')
    return
  }
  await contactStore.noteSent(sql, row.id)
}

/**
 * One round of mailing what clinics have written. A server that dies between the mail and its note sends it once more, under the same id: a message
 * may come twice and is never lost. What it says, and by whom, stays out of the log.
 */
export async function mailMessages(mail: MailMessages, signal: AbortSignal): Promise<void> {
  for (const row of await contactStore.takeUp(mail.sql, AT_ONCE)) {
    if (signal.aborted) return
    await mailOne(mail, row, signal)
  }
}
