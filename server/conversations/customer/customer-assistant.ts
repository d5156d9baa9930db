import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { conversationBounds } from '#contract/conversation.ts'
import type { Asked, AskRequest, Conversation, Message } from '#contract/conversation.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Language } from '#contract/vertical.ts'
import { asksForHuman } from '#domain/help/asks-for-human.ts'
import { HELP_TEXTS } from '#domain/help/help-texts.ts'
import { searchHelp } from '#domain/help/search-help.ts'
import type { LiveAnswers } from '#server/stream/live-answers.ts'
import type { Vault } from '#server/vault/vault.ts'
import { judgeQuestion } from '../ask.ts'
import { customerTopic } from '../topic.ts'
import { CUSTOMER_WORDS } from './customer-words.ts'

/** So long after its last question is a conversation remembered, and so many of them by one server. */
const REMEMBERED_MS = 30 * 60_000
const MOST_REMEMBERED = 1_000
const MOST_MESSAGES = 40
const MOST_OTHERS = 2

export type Customer = { userId: string; id: string }

type Kept = { sealed: Buffer; untilMs: number }

/** Takes a question about the product; gives what the help texts say, or that a person should take over. No case and no source of medicine is within reach. */
export function answerCustomer(question: string, language: Language): Pick<Message, 'text' | 'human'> {
  const words = CUSTOMER_WORDS[language]
  if (asksForHuman(question)) return { text: words.handOver, human: true }
  const [best, ...others] = searchHelp(question, { texts: HELP_TEXTS[language], language })
  if (!best) return { text: words.nothing, human: true }
  const also = others.slice(0, MOST_OTHERS).map(({ text }) => `- ${text.title}`)
  return { text: [`**${best.text.title}**`, best.text.body, ...(also.length > 0 ? [`${words.also}\n${also.join('\n')}`] : [])].join('\n\n'), human: false }
}

/**
 * Conversations with the customer assistant (GDPR-4): no row, no file, no line of a log, nothing on the bus. They are remembered by the server
 * that answered, for a while, sealed under a key that ends with it; the reply to a question holds the whole answer, so that any server will do.
 */
export function makeCustomerAssistant({ vault, live, nowMs = () => performance.now() }: { vault: Vault; live: Pick<LiveAnswers, 'tellHere'>; nowMs?: () => number }) {
  const key = createSecretKey(randomBytes(32))
  const kept = new Map<string, Kept>()
  const nameOf = ({ userId, id }: Customer): string => `${userId}/${id}`
  const place = (name: string) => ({ id: name, field: 'customer' })

  function forgetOld(): void {
    // The one least lately asked stands first.
    for (const [name, { untilMs }] of kept) if (untilMs <= nowMs() || kept.size > MOST_REMEMBERED) kept.delete(name)
  }

  function read(who: Customer): Message[] {
    forgetOld()
    const found = kept.get(nameOf(who))
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what this same process sealed
    return found ? (JSON.parse(vault.openText(key, place(nameOf(who)), found.sealed)) as Message[]) : []
  }

  function keep(who: Customer, messages: readonly Message[]): void {
    const name = nameOf(who)
    kept.delete(name)
    kept.set(name, { sealed: vault.sealText(key, place(name), JSON.stringify(messages.slice(-MOST_MESSAGES))), untilMs: nowMs() + REMEMBERED_MS })
    forgetOld()
  }

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

    read: (who: Customer): Conversation => ({ id: who.id, title: '', messages: read(who).slice(-conversationBounds.messages) }),
    forget: (who: Customer): void => void kept.delete(nameOf(who)),
  }
}

export type CustomerAssistant = ReturnType<typeof makeCustomerAssistant>
