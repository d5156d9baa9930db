import { pauseBefore, readRetryAfter } from '#server/adapters/endpoint/patience.ts'
import type { Patience } from '#server/adapters/endpoint/patience.ts'
import { REAL_WAITING } from '#server/adapters/endpoint/waiting.ts'
import type { Waiting } from '#server/adapters/endpoint/waiting.ts'
import { SourceRefusal } from '../source-refusal.ts'

/** How a source is asked: one call at a time, with a rest between two, so many in a run. */
export type Manners = {
  /** Sent with each call to the source's own host, and to no other. */
  headers?: Readonly<Record<string, string>>
  /** Said when the source turns us away with 401 or 403. */
  onRefused: string
  mostCalls: number
  restMs?: number
  patience?: Patience
  waiting?: Waiting
  fetch?: typeof fetch
  silenceMs?: number
  signal?: AbortSignal
}

/** An answer that may be read; the caller reads it to its end or cancels it. */
export type PoliteFetch = (address: URL, headers?: Readonly<Record<string, string>>) => Promise<Response>

const PATIENCE: Patience = { attempts: 5, firstPauseMs: 2_000, longestPauseMs: 60_000 }
const REST_MS = 100
export const SILENCE_MS = 60_000
/** A source that asks for more is left for another day. */
const LONGEST_WAIT_MS = 10 * 60_000
const MOST_REDIRECTS = 3
/** Says who asks, as sources wish; the address is the product's own and tells nothing of who runs it. */
const USER_AGENT = 'Epikrise source import'

const isWorthAnotherTry = (status: number): boolean => status === 429 || status === 408 || (status >= 500 && status !== 501)

/** A redirect may lead elsewhere on the same host. Anywhere else our key, and what we take for the source's word, have no business. */
function followed(response: Response, from: URL): URL {
  const location = response.headers.get('location')
  const to = location === null ? null : URL.parse(location, from)
  if (to === null) throw new SourceRefusal(`${from.host} answered ${response.status} without saying where to go. Try again later.`)
  if (to.origin !== from.origin) {
    throw new SourceRefusal(
      `${from.host} sends us on to ${to.host}, and nothing is fetched from another host unasked. If that is where the source now lies, set its ` +
        'address (docs/operations/sources.md) and run it again.',
    )
  }
  return to
}

/** Waits so long until it begins to answer, and no longer; a body may then take as long as it keeps coming (read-body.ts). Undefined: it did not. */
async function answerWithin(silenceMs: number, signal: AbortSignal, call: (within: AbortSignal) => Promise<Response>): Promise<Response | undefined> {
  const unanswered = new AbortController()
  const timer = setTimeout(() => unanswered.abort(), silenceMs)
  try {
    return await call(AbortSignal.any([signal, unanswered.signal]))
  } catch {
    signal.throwIfAborted()
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

/** Makes the one hand that calls a source. @throws SourceRefusal, from each call */
export function makePoliteFetch(manners: Manners): PoliteFetch {
  const {
    headers: own = {}, onRefused, mostCalls, restMs = REST_MS, patience = PATIENCE, waiting = REAL_WAITING, fetch: get = fetch,
    silenceMs = SILENCE_MS,
  } = manners
  const signal = manners.signal ?? new AbortController().signal
  let calls = 0
  let turn: Promise<unknown> = Promise.resolve()

  async function callOnce(address: URL, headers: Readonly<Record<string, string>>): Promise<Response | undefined> {
    if (calls >= mostCalls)
      throw new SourceRefusal(`${mostCalls} calls were made, as many as one run may (--max-calls). Run it again to go on where it stopped.`)
    if (calls > 0 && restMs > 0) await waiting.wait(restMs, signal)
    calls += 1
    return answerWithin(silenceMs, signal, (within) =>
      get(address, { headers: { 'user-agent': USER_AGENT, ...own, ...headers }, redirect: 'manual', signal: within }),
    )
  }

  async function pause(tried: number, { host }: URL, response: Response | undefined): Promise<void> {
    const askedMs = readRetryAfter(response?.headers.get('retry-after'), waiting.now())
    if (askedMs !== undefined && askedMs > LONGEST_WAIT_MS) {
      throw new SourceRefusal(`${host} asks to be left alone for ${Math.ceil(askedMs / 60_000)} minutes. Run it again after that to go on where it stopped.`)
    }
    await waiting.wait(Math.max(askedMs ?? 0, pauseBefore(tried + 1, patience, waiting.random)), signal)
  }

  async function answered(address: URL, headers: Readonly<Record<string, string>>): Promise<Response> {
    let response: Response | undefined
    for (let tried = 1; tried <= patience.attempts; tried += 1) {
      response = await callOnce(address, headers)
      if (response !== undefined && !isWorthAnotherTry(response.status)) return response
      await response?.body?.cancel()
      if (tried < patience.attempts) await pause(tried, address, response)
    }
    const what = response === undefined ? 'could not be reached' : `answered ${response.status}`
    throw new SourceRefusal(`${address.host} ${what}, ${patience.attempts} times. What was brought in stays. Run it again later to go on where it stopped.`)
  }

  async function arrived(address: URL, headers: Readonly<Record<string, string>>): Promise<Response> {
    let at = address
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const response = await answered(at, headers)
      if (response.status === 401 || response.status === 403) {
        await response.body?.cancel()
        throw new SourceRefusal(`${at.host} answered ${response.status}. ${onRefused}`)
      }
      if (![301, 302, 303, 307, 308].includes(response.status)) return response
      await response.body?.cancel()
      at = followed(response, at)
    }
    throw new SourceRefusal(`${address.host} sends us round in a ring. Try again later.`)
  }

  return (address, headers = {}) => {
    const next = turn.then(() => arrived(address, headers))
    turn = next.catch(() => undefined)
    return next
  }
}
