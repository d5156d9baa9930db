import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Message } from '#contract/conversation.ts'
import { Refusal } from '#contract/refusal.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Sql, Transaction } from '#server/database/connect.ts'
import type { Call } from '#server/http/handler.ts'
import type { Conversations } from './ask.ts'
import { whichConversation } from './find-conversation.ts'
import { messageStore } from './messages/store.ts'
import type { MessageRow } from './messages/store.ts'
import { openKey, presentMessage } from './sealed-message.ts'
import { conversationStore } from './store.ts'
import type { ConversationRow } from './store.ts'

/** @throws message.not_found, message.not_last, conversation.busy */
async function replace(tx: Transaction, row: ConversationRow, { id, language }: { id: string; language: string }): Promise<MessageRow> {
  const messages = await messageStore.list(tx, row.id)
  const replaced = messages.find(({ replaces }) => replaces === id)
  if (replaced) return replaced
  const old = messages.find((message) => message.id === id && message.role === 'Assistant')
  if (!old || old.answers === null) throw new Refusal('message.not_found')
  if (old.state === 'answering') return old
  if (old !== messages.at(-1)) throw new Refusal('message.not_last')
  await messageStore.remove(tx, row.id, id)
  const made = await messageStore.insert(tx, {
    conversationId: row.id,
    ownerId: row.owner_id,
    keyId: row.key_id,
    id: randomUUID(),
    position: old.position,
    role: 'Assistant',
    state: 'answering',
    content: null,
    answers: old.answers,
    replaces: id,
    language,
  })
  if (!made) throw new Error('an id made by lot is taken')
  return made
}

/** How often the row is looked at, and how long before its caller is told that it is still being made. */
const LOOK_EACH_MS = 120
const LOOK_FOR_MS = 90_000

/** The message once nothing more is written of it: by whichever server, for the row is the only memory. */
async function whenWhole(sql: Sql, message: MessageRow, { conversationId, signal }: { conversationId: string; signal: AbortSignal }): Promise<MessageRow> {
  let found = message
  for (const giveUpAt = performance.now() + LOOK_FOR_MS; found.state === 'answering' && performance.now() < giveUpAt && !signal.aborted; ) {
    await delay(LOOK_EACH_MS)
    const now = await messageStore.find(sql, conversationId, message.id)
    if (!now) throw new Refusal('message.not_found')
    found = now
  }
  return found
}

/**
 * Has the last answer made anew, under an id of its own, so that nobody takes late words of the old one for the new. Asked for again, as when the
 * reply was lost, it is the same one. Waits for the whole of it, unless the caller takes its text from the socket.
 */
export async function regenerateMessage(
  { sql, vault, jobs }: Conversations,
  { params, query, user, language, signal, audit }: Call<'regenerateMessage'>,
): Promise<Message> {
  const which = await whichConversation(sql, { id: params.conversationId, ownerId: user.id, audit })
  const { row, message } = await inTransaction(sql, audit, async (tx) => {
    const locked = await conversationStore.lock(tx, which)
    if (!locked) throw new Refusal('conversation.not_found')
    return { row: locked, message: await replace(tx, locked, { id: params.messageId, language: user.language ?? language }) }
  })
  if (message.state === 'answering') await jobs.enqueue('answer-question', message.id, user.id)
  const told = query.stream === true ? message : await whenWhole(sql, message, { conversationId: row.id, signal })
  return presentMessage(told, { vault, key: openKey(row, vault), language })
}
