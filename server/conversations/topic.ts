import { isCustomerConversation } from '#contract/conversation.ts'
import type { Topic } from '#server/stream/topic.ts'
import type { ConversationRow } from './store.ts'

/** Under which a conversation is told of: by its id as its reader knows it. */
export const conversationTopic = ({ id, case_id: caseId }: Pick<ConversationRow, 'id' | 'case_id'>): Topic => `conversation:${caseId ?? id}`

/** One with the customer assistant is its user's alone, whoever else has hit on the same id. */
export const customerTopic = ({ userId, id }: { userId: string; id: string }): Topic => `conversation:${userId}/${id}`

/** Takes an id as a caller writes it; gives what its socket is about. */
export const topicOf = ({ userId, id }: { userId: string; id: string }): Topic =>
  isCustomerConversation(id) ? customerTopic({ userId, id }) : `conversation:${id.toLowerCase()}`
