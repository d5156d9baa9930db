import { randomUUID } from 'node:crypto'
import { conversationBounds } from '#contract/conversation.ts'
import type { Asked, AskRequest, Message } from '#contract/conversation.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Language } from '#contract/vertical.ts'
import type { LiveAnswers } from '#server/stream/live-answers.ts'
import type { Vault } from '#server/vault/vault.ts'
import { judgeQuestion } from '../ask.ts'
import { customerTopic } from '../topic.ts'
import { answerCustomer } from './answer-customer.ts'
import { makeCustomerMemory } from './customer-memory.ts'
import type { Customer } from './customer-memory.ts'

/**
 * Conversations with the customer assistant (GDPR-4): no row, no file, no line of a log, nothing on the bus. They are remembered by the server
 * that answered, for a while, sealed under a key that ends with it; the reply to a question holds the whole answer, so that any server will do.
 */
export function makeCustomerAssistant({
  vault,
  live,
  nowMs = () => performance.now(),
}: {
  vault: Vault
  live: Pick<LiveAnswers, 'tellHere'>
  nowMs?: () => number
}) {
  const { read, keep, forget } = makeCustomerMemory({ vault, nowMs })

  const newMessage = (role: Message['role'], said: Pick<Message, 'text' | 'human'>, id: string = randomUUID()): Message => ({
    id, role, ...said, done: true, dateTime: new Date().toISOString(), sources: [], unsupported: [], ...(role === 'Assistant' && { engine: 'search' }),
  })

  function tell(who: Customer, { id, text, ...rest }: Message): void {
    const topic = customerTopic(who)
    live.tellHere(topic, [{ type: 'delta', messageId: id, text }, { type: 'done', message: { id, text, ...rest } }])
  }

  return {
    /** @throws question.empty, question.too_long, conversation.not_found when the call does not say that it is for the assistant */
    ask(who: Customer, body: AskRequest, language: Language): Asked {
      if (!body.IsCustomerAssistant || body.CaseBound) throw new Refusal('conversation.not_found')
      const content = judgeQuestion(body)
      const messages = read(who)
      const at = messages.findIndex(({ id, role }) => id === body.MessageId && role === 'User')
      const [before, answered] = at < 0 ? [] : messages.slice(at, at + 2)
      if (before && answered) return { question: before, answer: answered }
      const question = newMessage('User', { text: content, human: false }, body.MessageId)
      const answer = newMessage('Assistant', answerCustomer(content, language))
      keep(who, [...messages, question, answer])
      tell(who, answer)
      return { question, answer }
    },

    /** @throws message.not_found once it is remembered no more */
    regenerate(who: Customer, messageId: string, language: Language): Message {
      const messages = read(who)
      const question = messages.at(-2)
      if (messages.at(-1)?.id !== messageId || !question) throw new Refusal('message.not_found')
      const answer = newMessage('Assistant', answerCustomer(question.text, language))
      keep(who, [...messages.slice(0, -1), answer])
      tell(who, answer)
      return answer
    },

    /** An answer of the assistant has always ended. @throws message.not_found */
    find(who: Customer, messageId: string): Message {
      const message = read(who).find(({ id }) => id === messageId)
      if (!message) throw new Refusal('message.not_found')
      return message
    },

    read: (who: Customer): Message[] => read(who).slice(-conversationBounds.messages),
    forget,
  }
}

export type CustomerAssistant = ReturnType<typeof makeCustomerAssistant>
