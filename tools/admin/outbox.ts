import { openMessage, sayMessage } from '#server/contact/message-content.ts'
import type { MessageContent } from '#server/contact/message-content.ts'
import { contactStore } from '#server/contact/store.ts'
import type { MessageRow } from '#server/contact/store.ts'
import type { Vault } from '#server/vault/vault.ts'
import { columnsOf } from './command.ts'
import type { AdminAt, AdminCommand, Finding } from './command.ts'

/** Line breaks stay; what else steers a terminal goes. */
const withoutControls = (text: string): string => text.replaceAll(/[^\P{C}\n\t]/gu, '')

const fateOf = ({ sent_at: sentAt, attempts }: { sent_at: Date | null; attempts: number }): string =>
  sentAt === null ? `not mailed, ${attempts} attempts` : `mailed ${sentAt.toISOString()}`

/** What a message says, or that it opens no more: one that was altered hides none of the others. */
function tryToOpen(vault: Vault, row: MessageRow): MessageContent | { kind: MessageRow['kind']; isUnreadable: true } {
  try {
    return openMessage(vault, row)
  } catch {
    return { kind: row.kind, isUnreadable: true }
  }
}

async function read(at: AdminAt): Promise<Finding> {
  const vault = await at.vault()
  const rows = await contactStore.list(await at.sql())
  const messages = rows.map((row) => ({ id: row.id, createdAt: row.created_at, sentAt: row.sent_at, attempts: row.attempts, ...tryToOpen(vault, row) }))
  const unreadable = messages.filter((message) => 'isUnreadable' in message).length
  const lines = messages.map((message) => {
    const head = `== ${message.createdAt.toISOString()} · ${message.kind} · ${fateOf({ sent_at: message.sentAt, attempts: message.attempts })}`
    const said = 'isUnreadable' in message ? `It does not open: it was altered, or the key is another (${message.id}).\n` : sayMessage(message)
    return withoutControls(`${head}\n${said}`)
  })
  const count = `${messages.length} messages${unreadable === 0 ? '' : `, ${unreadable} of them unreadable`}`
  return { data: messages, lines: [...lines, count], isFault: unreadable > 0 }
}

export const outboxCommands: readonly AdminCommand[] = [
  {
    name: 'outbox list',
    about: 'what has come by the forms of contact and feedback, and whether it has been mailed; not what it says',
    usage: '',
    options: {},
    run: async (at) => {
      const rows = (await contactStore.list(await at.sql())).map(({ id, kind, created_at: createdAt, sent_at: sentAt, attempts }) => ({
        id, kind, createdAt, sentAt, attempts,
      }))
      return {
        data: rows,
        lines: [
          ...columnsOf(rows.map((row) => [row.createdAt.toISOString(), row.kind, fateOf({ sent_at: row.sentAt, attempts: row.attempts }), row.id])),
          `${rows.length} messages`,
        ],
      }
    },
  },
  {
    name: 'outbox read',
    about: 'the same with what each says',
    usage: '',
    options: {},
    run: read,
  },
  {
    name: 'outbox retry',
    about: 'has a running server mail at once what waits for its next attempt',
    usage: '',
    options: {},
    run: async (at) => {
      const waiting = await contactStore.tryNow(await at.sql())
      return { data: { waiting }, lines: [`${waiting} messages are mailed at the next round`] }
    },
  },
]
