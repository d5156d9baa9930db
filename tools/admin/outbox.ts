import { openMessage, sayMessage } from '#server/contact/message-content.ts'
import { contactStore } from '#server/contact/store.ts'
import { columnsOf } from './command.ts'
import type { AdminCommand } from './command.ts'

/** Line breaks stay; what else steers a terminal goes. */
const withoutControls = (text: string): string => text.replaceAll(/[^\P{C}\n\t]/gu, '')

const fateOf = ({ sent_at: sentAt, attempts }: { sent_at: Date | null; attempts: number }): string => (sentAt === null ? `not mailed, ${attempts} attempts` : `mailed ${sentAt.toISOString()}`)

export const outboxCommands: readonly AdminCommand[] = [
  {
    name: 'outbox list',
    about: 'what has come by the forms of contact and feedback, and whether it has been mailed; not what it says',
    usage: '',
    options: {},
    run: async (at) => {
      const rows = (await contactStore.list(await at.sql())).map(({ id, kind, created_at: createdAt, sent_at: sentAt, attempts }) => ({ id, kind, createdAt, sentAt, attempts }))
      return { data: rows, lines: [...columnsOf(rows.map((row) => [row.createdAt.toISOString(), row.kind, fateOf({ sent_at: row.sentAt, attempts: row.attempts }), row.id])), `${rows.length} messages`] }
    },
  },
  {
    name: 'outbox read',
    about: 'the same with what each says',
    usage: '',
    options: {},
    run: async (at) => {
      const vault = await at.vault()
      const messages = (await contactStore.list(await at.sql())).map((row) => ({ id: row.id, createdAt: row.created_at, sentAt: row.sent_at, attempts: row.attempts, ...openMessage(vault, row) }))
      const lines = messages.map((message) => withoutControls(`== ${message.createdAt.toISOString()} · ${message.kind} · ${fateOf({ sent_at: message.sentAt, attempts: message.attempts })}\n${sayMessage(message)}`))
      return { data: messages, lines: [...lines, `${messages.length} messages`] }
    },
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
