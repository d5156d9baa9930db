import type { Message } from '#contract/conversation.ts'

/** A conversation as this tab knows it. */
export type Thread = {
  readonly messages: readonly Message[]
  /**
   * What has come of answers that this tab does not know yet: their text from its first character, by id. Another tab asked, or its own question is
   * not acknowledged.
   */
  readonly early: ReadonlyMap<string, string>
}

export const EMPTY_THREAD: Thread = { messages: [], early: new Map() }

const LOCAL = 'local-'

/** An id of this tab alone: the server has not said yet what it calls the message. */
export const localId = (): string => `${LOCAL}${crypto.randomUUID()}`
export const isLocal = (id: string): boolean => id.startsWith(LOCAL)

/** A question and the room for its answer, shown before the server has them. */
export function withQuestion(thread: Thread, { question, ids, now }: { question: string; ids: { question: string; answer: string }; now: Date }): Thread {
  const made = (id: string, role: Message['role'], text: string): Message => ({
    id, role, text, done: role === 'User', human: false, dateTime: now.toISOString(), sources: [], unsupported: [],
  })
  return { ...thread, messages: [...thread.messages, made(ids.question, 'User', question), made(ids.answer, 'Assistant', '')] }
}

/** Takes the messages out that a question left, where the server never took it. */
export function withoutMessages(thread: Thread, ids: readonly string[]): Thread {
  return { ...thread, messages: thread.messages.filter(({ id }) => !ids.includes(id)) }
}

/** The server has named a message: what had come of it under that name is its text. */
export function withServerId(thread: Thread, local: string, id: string): Thread {
  if (thread.messages.some((message) => message.id === id)) return withoutMessages(thread, [local])
  const early = new Map(thread.early)
  const text = early.get(id) ?? ''
  early.delete(id)
  return {
    early,
    messages: thread.messages.map((message) => (message.id === local ? { ...message, id, text: message.role === 'Assistant' ? text : message.text } : message)),
  }
}

export type Delta = { messageId: string; text: string }

/** One more piece of an answer. What is finished takes none: it is whole. */
export function withDelta(thread: Thread, { messageId, text }: Delta): Thread {
  if (!thread.messages.some(({ id }) => id === messageId)) {
    return { ...thread, early: new Map(thread.early).set(messageId, (thread.early.get(messageId) ?? '') + text) }
  }
  return {
    ...thread,
    messages: thread.messages.map((message) => (message.id === messageId && !message.done ? { ...message, text: message.text + text } : message)),
  }
}

/** An answer that is whole, in the place of what had come of it. */
export function withDone(thread: Thread, done: Message): Thread {
  const early = new Map(thread.early)
  early.delete(done.id)
  const isKnown = thread.messages.some(({ id }) => id === done.id)
  return { early, messages: isKnown ? thread.messages.map((message) => (message.id === done.id ? done : message)) : [...thread.messages, done] }
}

/** An answer that ended without being whole: what has come of it stays. */
export function withFailure(thread: Thread, messageId: string, failure: NonNullable<Message['failure']>): Thread {
  return { ...thread, messages: thread.messages.map((message) => (message.id === messageId ? { ...message, done: true, failure } : message)) }
}

/** Regenerate: the text goes, and nothing of the old answer counts until the new one comes (spec 4). */
export function withBlanked(thread: Thread, messageId: string): Thread {
  return {
    ...thread,
    messages: thread.messages.map((message) =>
      message.id === messageId ? { ...message, text: '', done: false, human: false, sources: [], unsupported: [] } : message,
    ),
  }
}

/**
 * What the server has, in the place of what this tab had. An answer that is still being written keeps the text that has come here where that is
 * longer, so that the next piece follows on it; questions not acknowledged yet stay at the end.
 */
export function withFetched(thread: Thread, fetched: readonly Message[]): Thread {
  const known = new Map(thread.messages.map((message) => [message.id, message]))
  const early = new Map(thread.early)
  const messages = fetched.map((message) => {
    const here = known.get(message.id)?.text ?? early.get(message.id) ?? ''
    early.delete(message.id)
    return message.done || message.text.length >= here.length ? message : { ...message, text: here }
  })
  const stored = new Set(fetched.map(({ id }) => id))
  const unacknowledged = thread.messages.filter(({ id }, index) => !stored.has(id) && (isLocal(id) || isLocal(thread.messages[index + 1]?.id ?? '')))
  return { early, messages: [...messages, ...unacknowledged] }
}

/** Answers that are still being written, and how many characters of each have come: where a new connection goes on. */
export function unfinishedOf({ messages, early }: Thread): Map<string, number> {
  const unfinished = messages.filter(({ id, role, done }) => role === 'Assistant' && !done && !isLocal(id))
  return new Map([...unfinished.map(({ id, text }) => [id, text.length] as const), ...[...early].map(([id, text]) => [id, text.length] as const)])
}

/** The answer being written, if any: the last one. */
export function pendingOf({ messages }: Thread): Message | undefined {
  return messages.findLast(({ role, done }) => role === 'Assistant' && !done)
}

/** The one answer that offers Copy and Regenerate: the last message, when it is a finished answer (spec 4). */
export function lastAnswerOf({ messages }: Thread): Message | undefined {
  const last = messages.at(-1)
  return last?.role === 'Assistant' && last.done ? last : undefined
}
