import { ConversationId, isCustomerConversation } from '#contract/conversation.ts'
import { Refusal } from '#contract/refusal.ts'
import type { CallAudit } from '#server/access-log/access-log.ts'
import { caseStore } from '#server/cases/store.ts'
import type { Sql } from '#server/database/connect.ts'
import type { FindConversation } from '#server/stream/create-ticket.ts'
import { conversationStore } from './store.ts'
import type { ConversationRow, Which } from './store.ts'
import { topicOf } from './topic.ts'

/**
 * Takes the id of a conversation as a caller writes it; gives which one is meant: the one on the caller's case of that id, which the access log
 * is told of, or else a general one. Says nothing of whether it is there.
 */
export async function whichConversation(sql: Sql, { id, ownerId, audit }: { id: string; ownerId: string; audit: CallAudit }): Promise<Which> {
  const kase = await caseStore.findKey(sql, { caseId: id, ownerId })
  if (!kase) return { id, ownerId }
  audit.isAboutCase({ patientId: kase.patient_id, caseId: kase.id })
  return { caseId: kase.id, ownerId }
}

/** @throws conversation.not_found also for somebody else's */
export async function requireConversation(sql: Sql, which: Which): Promise<ConversationRow> {
  const row = await conversationStore.find(sql, which)
  if (!row) throw new Refusal('conversation.not_found')
  return row
}

/** Whether a conversation is its asker's: a case of theirs, a general one of theirs, or any with the customer assistant. */
export function makeFindConversation(sql: Sql): FindConversation {
  return async ({ userId, id, audit }) => {
    if (isCustomerConversation(id)) return topicOf({ userId, id })
    if (!ConversationId.safeParse(id).success) return undefined
    const which = await whichConversation(sql, { id, ownerId: userId, audit })
    return 'caseId' in which || (await conversationStore.find(sql, which)) ? topicOf({ userId, id }) : undefined
  }
}
