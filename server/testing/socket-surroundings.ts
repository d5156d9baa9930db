import { setTimeout as delay } from 'node:timers/promises'
import { Refusal } from '#contract/refusal.ts'
import type { StreamEvent } from '#contract/stream-event.ts'
import type { BusEvent, SealedPartial } from '#server/stream/event-bus.ts'
import type { SocketWiring } from '#server/stream/socket.ts'
import type { StoredTicket } from '#server/stream/store.ts'

/** The origin that the product is reached under. */
export const OURS = 'https://epikrise.example'

/** What the sockets of one server are told, and what they ask of others. */
export function makeSurroundings() {
  const tickets = new Map<string, StoredTicket>()
  const listeners = new Map<string, Set<(event: BusEvent) => void>>()
  const state = {
    blocked: new Set<string>(), strangers: 0, isFull: false, takesMs: 0, isDatabaseAway: false, logout: (_whose: string) => undefined as void,
    asked: [] as [string, number][], tell: (_event: StreamEvent) => undefined as void, followed: 0, isAway: false,
  }
  const wiring = {
    tickets: {
      take: async (digest: string) => {
        if (state.isDatabaseAway) throw new Refusal('database.unavailable')
        const found = tickets.get(digest)
        tickets.delete(digest)
        if (state.takesMs > 0) await delay(state.takesMs)
        return found
      },
      blockedAmong: async (ids: readonly string[]) => ids.filter((id) => state.blocked.has(id)),
    },
    bus: {
      subscribe(topic: string, listener: (event: BusEvent) => void) {
        const set = listeners.get(topic) ?? new Set()
        listeners.set(topic, set.add(listener))
        return () => void set.delete(listener)
      },
      onLogout: (listener: (whose: string) => void) => void (state.logout = listener),
    },
    origins: [OURS],
    open: async ({ caseId, recordingId, group, sealed }: SealedPartial, readerId: string) => {
      // Words that take a while to open are not overtaken by what comes after them.
      await delay(Number(sealed))
      if (group < 0) throw new Refusal('internal.error')
      return { type: 'partial', caseId, recordingId, group, text: readerId }
    },
    answers: {
      follow(_whose: object, send: (event: StreamEvent) => void) {
        state.followed += 1
        state.tell = send
        const resume = async (messageId: string, received: number): Promise<void> => {
          state.asked.push([messageId, received])
          if (state.isAway) throw new Refusal('database.unavailable')
        }
        return { resume, stop: () => void (state.followed -= 1) }
      },
    },
    strangers: {
      count() {
        if (state.isFull) throw new Refusal('request.rate_limited')
        state.strangers += 1
      },
      giveBack: () => void (state.strangers -= 1),
    },
    blockedEveryMs: 40,
  }
  const publish = (topic: string, event: BusEvent): void => listeners.get(topic)?.forEach((listener) => listener(event))
  return { tickets, state, wiring: wiring as unknown as SocketWiring, publish, listening: (topic: string) => listeners.get(topic)?.size ?? 0 }
}
