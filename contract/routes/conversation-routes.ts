import * as z from 'zod/mini'
import { Asked, AskRequest, ConversationId, ConversationListItem, CUSTOMER_PREFIX, Message, NewConversation } from '../conversation.ts'
import type { Route } from '../route.ts'
import { YesNo } from './params.ts'

const Conversations = z.object({ conversationId: ConversationId })
const Messages = z.extend(Conversations, { messageId: z.uuid() })

/** Whoever is signed in may ask the customer assistant, whatever the subscription. */
const activeButForCustomers = { access: 'active', alsoInactive: { param: 'conversationId', prefix: CUSTOMER_PREFIX }, isAuditedWithCase: true } as const

export const conversationRoutes = {
  createConversation: {
    method: 'POST', path: '/c', access: 'active', status: 200, audit: 'none',
    summary: 'Makes a general conversation, or gives the one of that id. The first question makes it too; one without messages stands in no list.',
    body: NewConversation, answer: ConversationListItem,
  },
  listConversations: {
    method: 'GET', path: '/c', access: 'signedIn', status: 200, audit: 'none',
    summary: 'General conversations, the one last asked in first.',
    answer: z.array(ConversationListItem),
  },
  readConversation: {
    method: 'GET', path: '/c/{conversationId}', access: 'signedIn', status: 200, audit: 'read', isAuditedWithCase: true,
    summary: 'The messages of a conversation, in order. One on a case that nothing was asked of yet has none.',
    params: Conversations, answer: z.array(Message),
  },
  deleteConversation: {
    method: 'DELETE', path: '/c/{conversationId}', ...activeButForCustomers, status: 204, audit: 'change',
    summary: 'Deletes a conversation with its key.',
    params: Conversations,
  },
  askCase: {
    method: 'POST', path: '/c/{conversationId}/ask-case', ...activeButForCustomers, status: 200, costsEngineTime: true, audit: 'read',
    summary: 'Asks a question. Its answer streams over the socket of the conversation and is stored whether or not anybody stays.',
    params: Conversations, body: AskRequest, answer: Asked,
  },
  regenerateMessage: {
    method: 'POST', path: '/c/{conversationId}/regenerate/{messageId}', ...activeButForCustomers, status: 200, costsEngineTime: true, audit: 'read',
    summary:
      'Has the last answer made anew, under an id of its own; asked for twice it is made once. Answers when it is whole, or with stream at once, ' +
      'and its text arrives over the socket.',
    params: Messages, query: z.object({ stream: z.optional(YesNo) }), answer: Message,
  },
  stopAnswer: {
    method: 'POST', path: '/c/{conversationId}/stop/{messageId}', ...activeButForCustomers, status: 200, audit: 'read',
    summary: 'Ends an answer that is being made; what has come of it stays. One that has ended is given as it is.',
    params: Messages, answer: Message,
  },
} as const satisfies Record<string, Route>
