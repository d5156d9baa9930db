import { randomUUID } from 'node:crypto'
import type { ConversationListItem, Message } from '#contract/conversation.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Language } from '#contract/vertical.ts'
import type { CallAudit } from '#server/access-log/access-log.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Call } from '#server/http/handler.ts'
import type { EventBus } from '#server/stream/event-bus.ts'
import type { Vault } from '#server/vault/vault.ts'
import { makeConversation } from './ask.ts'
import type { Conversations } from './ask.ts'
import { requireConversation, whichConversation } from './find-conversation.ts'
import { messageStore } from './messages/store.ts'
import { openKey, openTitle, presentMessage } from './sealed-message.ts'
import { conversationStore } from './store.ts'
import type { ConversationRow } from './store.ts'
import { topicOf } from './topic.ts'

const listItem = (row: ConversationRow, vault: Vault): ConversationListItem => ({
  id: row.id, title: openTitle({ vault, key: openKey(row, vault) }, row), dateTime: row.updated_at.toISOString(),
})

export async function listConversations({ sql, vault }: Conversations, ownerId: string): Promise<ConversationListItem[]> {
  return (await conversationStore.list(sql, ownerId)).map((row) => listItem(row, vault))
}

/** Idempotent by the id. @throws conversation.not_found for an id that is taken or was deleted, conversation.too_many */
export async function createConversation(
  { sql, vault, countryOf }: Conversations,
  { body, user, vertical, origin, audit }: Call<'createConversation'>,
): Promise<ConversationListItem> {
  const which = { id: body.id ?? randomUUID(), ownerId: user.id }
  const named = await whichConversation(sql, { ...which, audit })
  // A case has its own; it is made by the first question.
  if ('caseId' in named) throw new Refusal('conversation.not_found')
  return inTransaction(sql, audit, async (tx) => {
    const found = await conversationStore.lock(tx, which)
    if (!found) await makeConversation(tx, vault, { which, vertical, country: countryOf(origin), title: body.title })
    return listItem(found ?? (await requireConversation(tx, which)), vault)
  })
}

type Asked = { id: string; ownerId: string; audit: CallAudit }

/** @throws conversation.not_found; a case of which nothing was asked has no messages yet */
export async function readConversation({ sql, vault }: Conversations, { id, ownerId, language, audit }: Asked & { language: Language }): Promise<Message[]> {
  const which = await whichConversation(sql, { id, ownerId, audit })
  const row = await conversationStore.find(sql, which)
  if (!row && 'caseId' in which) return []
  if (!row) throw new Refusal('conversation.not_found')
  const reading = { vault, key: openKey(row, vault), language }
  return (await messageStore.list(sql, row.id)).map((message) => presentMessage(message, reading))
}

/** What is being answered in it is told to stop once the rows are gone. @throws conversation.not_found */
export async function deleteConversation({ sql, bus }: Conversations & { bus: EventBus }, { id, ownerId, audit }: Asked): Promise<void> {
  const which = await whichConversation(sql, { id, ownerId, audit })
  await inTransaction(sql, audit, async (tx) => {
    const removed = await conversationStore.remove(tx, which)
    if (!removed) throw new Refusal('conversation.not_found')
    for (const messageId of removed.underWay) await bus.publish(tx, topicOf({ userId: ownerId, id }), { type: 'answer-stop', messageId })
  })
}
