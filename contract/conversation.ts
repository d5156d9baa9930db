import * as z from 'zod/mini'
import { Failure } from './recording.ts'
import { SourceCard } from './source.ts'

/** What a conversation may hold: how long a question, how many messages, how many conversations a person keeps. */
export const conversationBounds = { questionCharacters: 4_000, answerCharacters: 12_000, messages: 400, perUser: 2_000 } as const

/** What begins the id of a conversation with the customer assistant; it is in no list and nothing of it is stored. */
export const CUSTOMER_PREFIX = 'cust-'
const CUSTOMER_ID = /^cust-[A-Za-z0-9-]{1,64}$/

/** A general conversation has a UUID, one on a case has the id of the case, one with the customer assistant `cust-` and 1 to 64 letters, digits and hyphens. */
export type ConversationId = z.infer<typeof ConversationId>
export const ConversationId = z.union([z.uuid(), z.string().check(z.regex(CUSTOMER_ID))])

/** Takes the id of a conversation; true when it is one with the customer assistant. */
export const isCustomerConversation = (id: string): boolean => CUSTOMER_ID.test(id)

export type ConversationListItem = z.infer<typeof ConversationListItem>
export const ConversationListItem = z.object({ id: z.uuid(), title: z.string(), dateTime: z.iso.datetime() })

/**
 * One message. `text` is Markdown without links or pictures; [1] cites the source numbered so. While `done` is false the text is empty here and
 * arrives over the socket. `unsupported` are stretches of the text that none of the sources carries.
 */
export type Message = z.infer<typeof Message>
export const Message = z.object({
  id: z.uuid(),
  role: z.enum(['User', 'Assistant']),
  text: z.string(),
  done: z.boolean(),
  /** Set when a person should take over: the page offers a form in the place of the answer. */
  human: z.boolean(),
  dateTime: z.iso.datetime(),
  sources: z.array(SourceCard),
  unsupported: z.array(z.object({ start: z.int(), end: z.int() })),
  /** What answered: `search`, or a model with its prompt (MED-1); absent in questions. */
  engine: z.optional(z.string()),
  /** Why there is no answer, or only a part of one. */
  failure: z.optional(Failure),
})

export type Conversation = z.infer<typeof Conversation>
export const Conversation = z.object({ id: z.string(), title: z.string(), messages: z.array(Message) })

/** `title` is what a list shows until the first question gives one. */
export const NewConversation = z.object({ id: z.optional(z.uuid()), title: z.optional(z.string().check(z.trim(), z.maxLength(200))) })

/** A question. Sent again with the same `MessageId` it is the same question, and is answered once. */
export type AskRequest = z.infer<typeof AskRequest>
export const AskRequest = z.object({
  Content: z.string().check(z.describe('1 to 4,000 characters, not blank.')),
  /** True for a conversation on a case, whose id is that of the case. */
  CaseBound: z._default(z.boolean(), false),
  IsCustomerAssistant: z._default(z.boolean(), false),
  MessageId: z.optional(z.uuid()),
})

/**
 * The question as it is stored, and the answer that is on its way: `done` is false and its text arrives over the socket. The customer assistant,
 * which keeps nothing, answers whole here, and tells the socket the same.
 */
export type Asked = z.infer<typeof Asked>
export const Asked = z.object({ question: Message, answer: Message })
