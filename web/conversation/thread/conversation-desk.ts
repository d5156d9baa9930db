import type { Asked, Message } from '#contract/conversation.ts'
import type { StreamEvent } from '#contract/stream-event.ts'
import type { Resume, SocketListener } from '#web/api/socket.ts'
import { frameBatch } from './frame-batch.ts'
import {
  EMPTY_THREAD, isLocal, lastAnswerOf, localId, pendingOf, unfinishedOf, withBlanked, withDelta, withDone, withFailure, withFetched, withoutMessages,
  withQuestion, withServerId,
} from './thread.ts'
import type { Delta, Thread } from './thread.ts'

export type ConversationPorts = {
  /** @throws Refusal, Offline */
  read: (signal: AbortSignal) => Promise<readonly Message[]>
  /** The same id is the same question, however often it is sent. */
  ask: (question: { text: string; messageId: string }, signal: AbortSignal) => Promise<Asked>
  regenerate: (messageId: string) => Promise<Message>
  stop: (messageId: string) => Promise<Message>
  /** Undefined where answers come whole, and nothing has to be listened to. */
  listen: ((listener: SocketListener, signal: AbortSignal) => void) | undefined
}

/** What went wrong last; a question that was not taken is given back in it. */
export type ConversationProblem =
  { what: 'load'; error: unknown } | { what: 'send'; error: unknown; question: string; messageId: string } | { what: 'regenerate' | 'stop'; error: unknown }

export type ConversationState = {
  thread: Thread
  /** What is stored has not been read yet. */
  isLoading: boolean
  /** A question or a wish to regenerate is on its way to the server. */
  isSending: boolean
  problem: ConversationProblem | undefined
}

/** How often an unfinished answer is asked for while no line stands, or nothing has been heard on it for so long. */
const POLL_MS = 3_000
const SILENCE_MS = 10_000

/** The line that stands, and the answers on it that need no more asking for. */
type Line = { resume: Resume; covered: Set<string> }

/**
 * One conversation as a page works with it: what is stored, what is asked, and the answer as it comes. One that is new, the server does not know yet:
 * nothing of it is read or listened to before its first question. Opened with `start`, ends with `close`.
 */
export class ConversationDesk {
  readonly #ports: ConversationPorts
  readonly #isNew: boolean
  readonly #listeners = new Set<() => void>()
  readonly #deltas = frameBatch<Delta>((pieces) => this.#changeThread((thread) => pieces.reduce(withDelta, thread)))
  #leaving = new AbortController()
  #state: ConversationState
  #sending: AbortController | undefined
  #line: Line | undefined
  #isListening = false
  #stopsWhenKnown = false
  #heardAtMs = 0
  #poll: ReturnType<typeof setInterval> | undefined

  constructor(ports: ConversationPorts, { isNew }: { isNew: boolean }) {
    this.#ports = ports
    this.#isNew = isNew
    this.#state = { thread: EMPTY_THREAD, isLoading: !isNew, isSending: false, problem: undefined }
  }

  readonly state = (): ConversationState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  start(): void {
    this.#leaving = new AbortController()
    this.#isListening = false
    if (!this.#isNew) void this.#read()
    this.#poll = setInterval(() => {
      const isUnheard = this.#line === undefined || Date.now() - this.#heardAtMs > SILENCE_MS
      if (isUnheard && this.#ports.listen !== undefined && !this.#state.isSending && pendingOf(this.#state.thread) !== undefined) void this.#read()
    }, POLL_MS)
  }

  close(): void {
    this.#leaving.abort()
    clearInterval(this.#poll)
    this.#deltas.stop()
  }

  /** Reads what is stored once more, after it could not be read. */
  reload(): void {
    this.#change({ isLoading: true, problem: undefined })
    void this.#read()
  }

  forgetProblem(): void {
    this.#change({ problem: undefined })
  }

  /** Sends a question; false where it is blank, another is being answered, or it was not taken: it is given back in the problem then. */
  async ask(question: string, messageId: string = crypto.randomUUID()): Promise<boolean> {
    if (question.trim() === '' || this.#state.isSending || pendingOf(this.#state.thread) !== undefined) return false
    const ids = { question: messageId, answer: localId() }
    const own = new AbortController()
    this.#sending = own
    this.#heardAtMs = Date.now()
    this.#stopsWhenKnown = false
    this.#change({ thread: withQuestion(this.#state.thread, { question, ids, now: new Date() }), isSending: true, problem: undefined })
    try {
      const asked = await this.#ports.ask({ text: question, messageId }, AbortSignal.any([own.signal, this.#leaving.signal]))
      this.#change({ isSending: false, thread: withDone(this.#state.thread, asked.question) })
      this.#take(asked.answer, ids.answer)
      if (this.#stopsWhenKnown) await this.stop()
      return true
    } catch (error) {
      if (own.signal.aborted) return false
      this.#change({ isSending: false, thread: withoutMessages(this.#state.thread, Object.values(ids)), problem: { what: 'send', error, question, messageId } })
      // What stands in the way may be another tab's question.
      if (!this.#isNew) void this.#read()
      return false
    }
  }

  async regenerate(): Promise<void> {
    const old = lastAnswerOf(this.#state.thread)
    if (old === undefined || this.#state.isSending) return
    this.#change({ thread: withBlanked(this.#state.thread, old.id), isSending: true, problem: undefined })
    try {
      const made = await this.#ports.regenerate(old.id)
      this.#change({ isSending: false })
      this.#take(made, old.id)
    } catch (error) {
      this.#change({ isSending: false, thread: withDone(this.#state.thread, old), problem: { what: 'regenerate', error } })
    }
  }

  /** What has come stays; a question that the server has not acknowledged is stopped when it is. */
  async stop(): Promise<void> {
    const pending = pendingOf(this.#state.thread)
    if (pending === undefined) return
    if (this.#state.isSending || isLocal(pending.id)) {
      this.#stopsWhenKnown = true
      return
    }
    try {
      const stopped = await this.#ports.stop(pending.id)
      this.#deltas.flush()
      this.#changeThread((thread) => withDone(thread, stopped))
    } catch (error) {
      this.#change({ problem: { what: 'stop', error } })
    }
  }

  /** After a long wait: a question not acknowledged is sent again under its id; an answer that does not come is stopped and made anew. */
  async tryAgain(): Promise<void> {
    const pending = pendingOf(this.#state.thread)
    const question = this.#state.thread.messages.at(-2)
    if (pending !== undefined && isLocal(pending.id) && question?.role === 'User') {
      this.#sending?.abort()
      this.#change({ isSending: false, thread: withoutMessages(this.#state.thread, [question.id, pending.id]) })
      await this.ask(question.text, question.id)
      return
    }
    await this.stop()
    await this.regenerate()
  }

  #change(part: Partial<ConversationState>): void {
    if (this.#leaving.signal.aborted) return
    this.#state = { ...this.#state, ...part }
    for (const listener of this.#listeners) listener()
  }

  #changeThread(next: (thread: Thread) => Thread): void {
    this.#change({ thread: next(this.#state.thread) })
  }

  async #read(): Promise<void> {
    try {
      const messages = await this.#ports.read(this.#leaving.signal)
      this.#deltas.flush()
      const problem = this.#state.problem?.what === 'load' ? undefined : this.#state.problem
      this.#change({ isLoading: false, thread: withFetched(this.#state.thread, messages), problem })
      this.#resumeUncovered()
      this.#listen()
    } catch (error) {
      // What stands on the page is not taken away because it could not be read once more.
      if (this.#state.isLoading) this.#change({ isLoading: false, problem: { what: 'load', error } })
    }
  }

  #listen(): void {
    if (this.#isListening || this.#ports.listen === undefined || this.#leaving.signal.aborted) return
    this.#isListening = true
    let wasOpen = false
    const onOpen = (resume: Resume) => {
      this.#line = { resume, covered: new Set() }
      this.#resumeUncovered()
      // What was asked elsewhere while no line stood.
      if (wasOpen) void this.#read()
      wasOpen = true
    }
    const onLive = (isLive: boolean) => {
      if (!isLive) this.#line = undefined
    }
    this.#ports.listen({ onEvent: (event) => this.#hear(event), onOpen, onLive }, this.#leaving.signal)
  }

  /** What began before the line stood is asked for from where it stands here; what begins later comes by itself. */
  #resumeUncovered(): void {
    const line = this.#line
    if (line === undefined) return
    this.#deltas.flush()
    for (const [id, received] of unfinishedOf(this.#state.thread)) {
      if (line.covered.has(id)) continue
      line.covered.add(id)
      line.resume(id, received)
    }
  }

  #hear(event: StreamEvent): void {
    this.#heardAtMs = Date.now()
    if (event.type === 'delta') this.#hearDelta(event)
    if (event.type === 'done') {
      this.#deltas.flush()
      this.#readWhereNews(event.message.id)
      this.#changeThread((thread) => withDone(thread, event.message))
    }
    if (event.type === 'error' && event.messageId !== undefined) {
      this.#deltas.flush()
      const { messageId, code, message } = event
      this.#changeThread((thread) => withFailure(thread, messageId, { code, message }))
      // What has come of it, and what it stands on, is stored.
      if (!this.#state.isSending) void this.#read()
    }
  }

  #hearDelta(delta: Delta): void {
    const isFirst = this.#line?.covered.has(delta.messageId) === false
    this.#line?.covered.add(delta.messageId)
    this.#deltas.add(delta)
    if (isFirst) this.#readWhereNews(delta.messageId)
  }

  /** Another tab asked: its question is read. */
  #readWhereNews(messageId: string): void {
    const isKnown = this.#state.thread.messages.some(({ id }) => id === messageId)
    if (!isKnown && !this.#state.isSending) void this.#read()
  }

  /** The server's answer to a wish: the message that takes the place of the one that waits here. */
  #take(answer: Message, place: string): void {
    this.#deltas.flush()
    this.#changeThread((thread) => {
      const placed = withServerId(thread, place, answer.id)
      return answer.done ? withDone(placed, answer) : placed
    })
    // The answer may have begun before the line stood; what is sent already is not sent twice.
    this.#resumeUncovered()
    this.#listen()
  }
}
