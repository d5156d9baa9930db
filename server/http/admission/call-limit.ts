import { isIPv6 } from 'node:net'
import { Refusal } from '#contract/refusal.ts'

const WINDOW_MS = 60_000

/** Counts calls by who makes them, minute by minute. */
export type CallLimit = {
  /** Counts one call. @throws request.rate_limited, with the seconds until the next minute, when there have been as many as there may be */
  take: (caller: string) => void
  /** Takes back one call that was counted for somebody it does not belong to. */
  giveBack: (caller: string) => void
}

/** Takes how many calls one caller may make in a minute; gives the count. It holds no more callers than have called within the minute. */
export function makeCallLimit(mostPerMinute: number, nowMs: () => number = () => performance.now()): CallLimit {
  const taken = new Map<string, number>()
  let endsMs = 0
  return {
    take(caller) {
      const now = nowMs()
      if (now >= endsMs) {
        taken.clear()
        endsMs = now + WINDOW_MS
      }
      const before = taken.get(caller) ?? 0
      if (before >= mostPerMinute) throw new Refusal('request.rate_limited', { retryAfterSeconds: Math.ceil((endsMs - now) / 1000) })
      taken.set(caller, before + 1)
    },
    giveBack(caller) {
      const before = taken.get(caller)
      if (before !== undefined && before > 0) taken.set(caller, before - 1)
    },
  }
}

const GROUPS = 8
const GROUPS_OF_NETWORK = 4

/**
 * Takes the address of a connection; gives the network that stands for one stranger: an IPv4 address, or the first 64 bits of an IPv6 one, of
 * which a single household or server has all the rest.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1]
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address
  const [head = '', tail] = address.split('::')
  const known = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const between = tail === undefined ? [] : Array.from({ length: Math.max(0, GROUPS - known.length - last.length) }, () => '0')
  return [...known, ...between, ...last].slice(0, GROUPS_OF_NETWORK).join(':')
}
