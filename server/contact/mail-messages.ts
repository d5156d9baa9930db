import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { Database } from '#server/database/connect.ts'
import { describeFailure } from '#server/http/error-reply.ts'
import type { Mailer } from '#server/ports/mailer.ts'
import type { Vault } from '#server/vault/vault.ts'
import { openMessage, sayMessage } from './message-content.ts'
import type { MessageContent } from './message-content.ts'
import { contactStore } from './store.ts'
import type { MessageRow } from './store.ts'

type MailMessages = { sql: Database; vault: Vault; mailer: Mailer; log: FastifyBaseLogger }

const MOST_A_ROUND = 20

/** What a mailbox lists: nobody's name. */
const topicOf = (message: MessageContent): string => (message.kind === 'contact' ? message.said.country : message.kind)

/** Where an answer goes; a feedback form asks for no address and takes any text as one. */
function addressIn({ said }: MessageContent): string | undefined {
  const address = (said.email ?? '').trim()
  return z.email().safeParse(address).success ? address : undefined
}

async function mailOne({ sql, vault, mailer, log }: MailMessages, row: MessageRow, signal: AbortSignal): Promise<void> {
  try {
    const message = openMessage(vault, row)
    const subject = `Epikrise: ${topicOf(message)}, ${row.created_at.toISOString().slice(0, 10)}`
    await mailer.send({ id: row.id, replyTo: addressIn(message), subject, text: sayMessage(message) }, signal)
  } catch (error) {
    await contactStore.noteFailed(sql, row)
    log.warn({ attempts: row.attempts, failure: describeFailure(error) }, 'a message could not be mailed, and is tried again')
    return
  }
  await contactStore.noteSent(sql, row.id)
}

/**
 * One round of mailing what clinics have written and users have said. A server that dies between the mail and its note sends it once more, under the
 * same id: a message may come twice and is never lost. What it says, and by whom, stays out of the log. Each is taken up when its turn comes: behind
 * a slow mail server none outlasts its lease while it waits, and one that leaves keeps none from the next.
 */
export async function mailMessages(mail: MailMessages, signal: AbortSignal): Promise<void> {
  for (let count = 0; count < MOST_A_ROUND && !signal.aborted; count += 1) {
    const row = await contactStore.takeUp(mail.sql)
    if (row === undefined) return
    await mailOne(mail, row, signal)
  }
}
