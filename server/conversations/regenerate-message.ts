import { randomUUID } from 'node:crypto'
import type { Message } from '#contract/conversation.ts'
import { Refusal } from '#contract/refusal.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Transaction } from '#server/database/connect.ts'
import type { Call } from '#server/http/handler.ts'
import type { Conversations } from './ask.ts'
import { whichConversation } from './find-conversation.ts'
import { messageStore } from './message-store.ts'
import type { MessageRow } from './message-store.ts'
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
  const made = randomUUID()
  await messageStore.remove(tx, row.id, id)
  await messageStore.insert(tx, {
    conversationId: row.id, ownerId: row.owner_id, keyId: row.key_id, id: made, position: old.position, role: 'Assistant', state: 'answering', content: null, answers: old.answers, replaces: id, language,
  })
  const stored = await messageStore.find(tx, row.id, made)
  if (!stored) throw new Error('what was stored is not there')
  return stored
}

/**
 * Has the last answer made anew, under an id of its own, so that nobody takes late words of the old one for the new. Asked for again, as when the
 * reply was lost, it is the same one.
 */
export async function regenerateMessage({ sql, vault, jobs }: Conversations, { params, user, language }: Call<'regenerateMessage'>): Promise<Message> {
  const which = await whichConversation(sql, { id: params.conversationId, ownerId: user.id })
  const { row, message } = await inTransaction(sql, async (tx) => {
    const locked = await conversationStore.lock(tx, which)
    if (!locked) throw new Refusal('conversation.not_found')
    return { row: locked, message: await replace(tx, locked, { id: params.messageId, language: user.language ?? language }) }
  })
  if (message.state === 'answering') await jobs.startNow('answer-question', message.id, user.id)
  return presentMessage(message, { vault, key: openKey(row, vault), language })
}
