import type { Message } from '#contract/conversation.ts'
import type { Language } from '#contract/vertical.ts'

/** What was said before in the conversation, the oldest first. */
export type Turn = { role: Message['role']; text: string }

export type AnswerOrder = {
  question: string
  earlier: readonly Turn[]
  /** In which the answer is written. */
  language: Language
  signal: AbortSignal
  /** Ends the answer where it is: what has come of it is the answer. */
  stop: AbortSignal
  /** Told of each further piece of the answer as its reader may see it. */
  onText: (piece: string) => void
}

/** `human` when a person should take over; `engine` is `search`, or a model with its prompt. */
export type WrittenAnswer = Pick<Message, 'text' | 'sources' | 'unsupported' | 'human'> & { engine: string }

/** Answers a question from what it was made with: the library, one case, or the help texts; never from two of them. */
export type Answerer = {
  /** @throws language.unavailable, language.invalid_answer, language.refused, language.daily_limit, and what reading a text does */
  answer: (order: AnswerOrder) => Promise<WrittenAnswer>
}
