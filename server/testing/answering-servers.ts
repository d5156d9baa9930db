import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Message } from '#contract/conversation.ts'
import { Refusal } from '#contract/refusal.ts'
import type { StreamEvent } from '#contract/stream-event.ts'
import type { BusEvent } from '#server/stream/event-bus.ts'
import { makeLiveAnswers } from '#server/stream/live-answers.ts'
import type { LiveAnswers, LiveAnswersWiring } from '#server/stream/live-answers.ts'
import type { Topic } from '#server/stream/topic.ts'
import { openText, sealText } from '#server/vault/sealed-text.ts'

export const TOPIC: Topic = 'conversation:c1'
export const STRANGER = randomUUID()
/** Longer than any frame and any notification. */
export const LONG = 'Halsen er rød og hoven. '.repeat(500)
const [OWNER, KEY_ID] = [randomUUID(), randomUUID()]
const key = createSecretKey(randomBytes(32))

/** A piece as the server that makes the answer sends it. */
export const pieceOf = (messageId: string, from: number, text: string): BusEvent =>
  ({ type: 'answer-piece', messageId, from, keyId: KEY_ID, sealed: sealText(key, { id: messageId, field: `piece:${from}` }, text).toString('base64') })

/** A message as the store has it. */
export const whole = (messageId: string, more: Partial<Message> = {}) => ({ id: messageId, done: true, content: 'x', ...more }) as unknown as Message

/** All that was announced has been heard. */
export const settled = (): Promise<void> => delay(120)

/** A bus within this process, which can be lost for a while. */
function makeLosableBus() {
  const carried: BusEvent[] = []
  const listeners = new Map<Topic, Set<(event: BusEvent) => void>>()
  const again = new Set<() => void>()
  let isLost = false
  return {
    carried, listeners,
    bus: {
      announce(topic: Topic, event: BusEvent): void {
        carried.push(event)
        if (isLost) return
        queueMicrotask(() => listeners.get(topic)?.forEach((listener) => listener(event)))
      },
      subscribe(topic: Topic, listener: (event: BusEvent) => void) {
        const set = listeners.get(topic) ?? new Set()
        listeners.set(topic, set.add(listener))
        return () => void set.delete(listener)
      },
      onAgain: (listener: () => void) => void again.add(listener),
    },
    /** What is said while the bus is lost is heard by nobody; afterwards each server is told that it hears again. */
    async whileLost(work: () => void): Promise<void> {
      isLost = true
      work()
      isLost = false
      again.forEach((tell) => tell())
      await settled()
    },
    clear(): void {
      carried.length = 0
      again.clear()
      listeners.clear()
    },
  }
}

/** Servers that answer on a bus between them, and what they share: the keys, and the store as far as it says how a message stands. */
export function makeAnsweringServers() {
  const { bus, carried, listeners, ...hearing } = makeLosableBus()
  const stored = new Map<string, Message>()
  const failures: unknown[] = []
  const vault = {
    sealText, openText,
    keyFor: async (_sql: unknown, { ownerId }: { ownerId: string | null }) => {
      if (ownerId !== OWNER) throw new Refusal('internal.error')
      return key
    },
  }
  const wiring = { sql: {}, vault, bus, read: async (_topic: Topic, { messageId }: { messageId: string }) => stored.get(messageId) }

  return {
    carried, listeners, stored, failures, bus, whileLost: hearing.whileLost,
    startServer: (): LiveAnswers => makeLiveAnswers({ ...wiring, onFailure: (error: unknown) => void failures.push(error) } as unknown as LiveAnswersWiring),

    read(server: LiveAnswers, userId = OWNER) {
      const frames: StreamEvent[] = []
      const following = server.follow({ topic: TOPIC, userId }, (event) => frames.push(event))
      const text = (): string => frames.flatMap((frame) => (frame.type === 'delta' ? [frame.text] : [])).join('')
      return { ...following, frames, text, longest: () => Math.max(...frames.map((frame) => (frame.type === 'delta' ? frame.text.length : 0))) }
    },

    begin: (server: LiveAnswers, messageId = randomUUID(), onStop = () => undefined as void) =>
      ({ messageId, ...server.begin(TOPIC, { messageId, keyId: KEY_ID, key, onStop }) }),

    /** How often a server has asked others for an answer. */
    asked: (): number => carried.filter(({ type }) => type === 'answer-wanted').length,

    /** A test begins with nothing said. */
    clear(): void {
      failures.length = 0
      hearing.clear()
      stored.clear()
    },
  }
}
