import { isCustomerConversation } from '#contract/conversation.ts'
import type { Language } from '#contract/vertical.ts'
import type { Handlers, SignedIn } from '#server/http/handler.ts'
import type { EventBus } from '#server/stream/event-bus.ts'
import { ask } from './ask.ts'
import type { Conversations } from './ask.ts'
import type { CustomerAssistant } from './customer/customer-assistant.ts'
import { createConversation, deleteConversation, listConversations, readConversation } from './keep-conversations.ts'
import { regenerateMessage } from './regenerate-message.ts'
import { stopAnswer } from './stop-answer.ts'

export type ConversationWiring = Conversations & { bus: EventBus; customers: CustomerAssistant }

const spoken = ({ user, language }: SignedIn): Language => user.language ?? language

/** The calls on conversations. Those with the customer assistant go another way from the first step: no store is within its reach. */
export function conversationRoutes(
  wiring: ConversationWiring,
): Handlers<'createConversation' | 'listConversations' | 'readConversation' | 'deleteConversation' | 'askCase' | 'regenerateMessage' | 'stopAnswer'> {
  const { customers } = wiring
  return {
    createConversation: (call) => createConversation(wiring, call),
    listConversations: ({ user }) => listConversations(wiring, user.id),
    async readConversation({ params: { conversationId: id }, user, language, audit }) {
      return isCustomerConversation(id) ? customers.read({ id, userId: user.id }) : readConversation(wiring, { id, ownerId: user.id, language, audit })
    },
    async deleteConversation({ params: { conversationId: id }, user, audit }) {
      if (isCustomerConversation(id)) customers.forget({ id, userId: user.id })
      else await deleteConversation(wiring, { id, ownerId: user.id, audit })
    },
    async askCase(call) {
      const { params: { conversationId: id }, user, body } = call
      return isCustomerConversation(id) ? customers.ask({ id, userId: user.id }, body, spoken(call)) : ask(wiring, call)
    },
    async regenerateMessage(call) {
      const { params: { conversationId: id, messageId }, user } = call
      return isCustomerConversation(id) ? customers.regenerate({ id, userId: user.id }, messageId, spoken(call)) : regenerateMessage(wiring, call)
    },
    async stopAnswer(call) {
      const { params: { conversationId: id, messageId }, user } = call
      return isCustomerConversation(id) ? customers.find({ id, userId: user.id }, messageId) : stopAnswer(wiring, call)
    },
  }
}
