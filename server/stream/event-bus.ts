import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import type { Database, Sql } from '#server/database/connect.ts'
import { StreamEvent } from '#contract/stream-event.ts'
import { notify, notifyAll } from './store.ts'
import type { Topic } from './topic.ts'

export type EventBus = {
  /** Tells every replica's listeners; inside a transaction it is told when that commits. */
  publish: (sql: Sql, topic: Topic, event: BusEvent) => Promise<void>
  /** Tells the same within a moment, together with whatever else is announced in it: for what comes often and nobody has to wait for. */
  announce: (topic: Topic, event: BusEvent) => void
  subscribe: (topic: Topic, listener: (event: BusEvent) => void) => () => void
  /** Tells every replica to close the sockets a token opened, or all of a user (`userSockets`). */
  publishLogout: (sql: Sql, whose: string) => Promise<void>
  onLogout: (listener: (whose: string) => void) => void
  /** Told each time events are heard anew, the first included: what was said while the session was lost has been heard by nobody. */
  onAgain: (listener: () => void) => void
  start: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Words of an engine still at work, between servers: sealed under the key of their case, for a notification passes through Postgres and its
 * log. Whoever delivers them opens them.
 */
export type SealedPartial = z.infer<typeof SealedPartial>
const SealedPartial = z.object({ type: z.literal('sealed-partial'), caseId: z.uuid(), recordingId: z.uuid(), group: z.int(), sealed: z.base64() })

/**
 * How servers tell each other of answers under way (server/stream/live-answers.ts): one begins or has ended, one is to be stopped, a server
 * that has readers wants its text from a place on, and a piece of that text, sealed under the key of the conversation.
 */
export type AnswerEvent = z.infer<typeof AnswerEvent>
const AnswerEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('answer-begun'), messageId: z.uuid(), server: z.uuid() }),
  z.object({ type: z.literal('answer-wanted'), messageId: z.uuid(), from: z.int() }),
  z.object({ type: z.literal('answer-piece'), messageId: z.uuid(), from: z.int(), keyId: z.uuid(), sealed: z.base64() }),
  z.object({ type: z.literal('answer-ended'), messageId: z.uuid() }),
  z.object({ type: z.literal('answer-stop'), messageId: z.uuid() }),
])

/** Frames that hold words; they go from a server to its own readers and never over the bus. */
type WithWords = Extract<StreamEvent, { type: 'partial' | 'delta' | 'done' }>

/** What goes over the bus. A frame with words in it is not among them. */
export type BusEvent = Exclude<StreamEvent, WithWords> | SealedPartial | AnswerEvent

const Notification = z.object({ topic: z.string(), event: z.union([SealedPartial, AnswerEvent, StreamEvent]) })
/** Takes a payload; gives what it says, or why that cannot be read. */
function readNotification(payload: string) {
  try {
    return Notification.safeParse(JSON.parse(payload))
  } catch (error) {
    return { success: false, error } as const
  }
}

const hasWords = (event: BusEvent | WithWords): event is WithWords => event.type === 'partial' || event.type === 'delta' || event.type === 'done'

/** Names all sockets of a user in `publishLogout`; a digest has no colon. */
export const userSockets = (userId: string): string => `user:${userId}`

/** Names all sockets of a session at the provider. */
export const providerSockets = (mark: string): string => `session:${mark}`

/** A commit that notifies holds all others that do, so one carries many. */
const ANNOUNCED_WITHIN_MS = 20
const EVENTS = 'epikrise_events'
const LOGOUTS = 'epikrise_logouts'

/** Events between replicas over Postgres LISTEN/NOTIFY; a notification carries ids and states, never what was said. */
export function makeEventBus(sql: Database, { onLost = () => undefined }: { onLost?: (error: unknown) => void } = {}): EventBus {
  const listeners = new Map<string, Set<(event: BusEvent) => void>>()
  const logoutListeners = new Set<(whose: string) => void>()
  const againListeners = new Set<() => void>()
  const unlisten: (() => Promise<void>)[] = []

  const announced: string[] = []
  let telling: Promise<void> | undefined

  async function tell(): Promise<void> {
    await delay(ANNOUNCED_WITHIN_MS)
    telling = undefined
    await notifyAll(sql, EVENTS, announced.splice(0)).catch(onLost)
  }

  /** What cannot be read is passed over: while a new version is rolled out a server that has it says what this one does not know (REL-24). */
  const deliver = (payload: string): void => {
    const read = readNotification(payload)
    if (!read.success) return onLost(read.error)
    const { topic, event } = read.data
    if (hasWords(event)) return
    for (const listener of listeners.get(topic) ?? []) listener(event)
  }

  return {
    async publish(via, topic, event) {
      await notify(via, EVENTS, JSON.stringify({ topic, event }))
    },
    announce(topic, event) {
      announced.push(JSON.stringify({ topic, event }))
      telling ??= tell()
    },
    subscribe(topic, listener) {
      const set = listeners.get(topic) ?? new Set()
      listeners.set(topic, set.add(listener))
      return () => {
        set.delete(listener)
        if (set.size === 0) listeners.delete(topic)
      }
    },
    async publishLogout(via, whose) {
      await notify(via, LOGOUTS, whose)
    },
    onLogout: (listener) => void logoutListeners.add(listener),
    onAgain: (listener) => void againListeners.add(listener),
    async start() {
      const events = await sql.listen(EVENTS, deliver, () => againListeners.forEach((listener) => listener()))
      const logouts = await sql.listen(LOGOUTS, (whose) => logoutListeners.forEach((listener) => listener(whose)))
      unlisten.push(events.unlisten, logouts.unlisten)
    },
    async stop() {
      await telling
      await Promise.all(unlisten.splice(0).map((end) => end()))
    },
  }
}
