import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import { fakeNetwork } from './testing/fake-network.ts'
import { judgeUploadFailure, pauseBeforeRetry } from './upload-failure.ts'
import { UploadQueue } from './upload-queue.ts'
import { wait } from './wait.ts'

type Fault = 'lost' | 'answer lost' | 'busy' | 'later' | 'signed out'

const thrown: Record<Fault, () => Error> = {
  lost: () => new TypeError('network'),
  'answer lost': () => new TypeError('reset'),
  busy: () => new Refusal('storage.unavailable'),
  later: () => new Refusal('request.rate_limited', { retryAfterSeconds: 7 }),
  'signed out': () => new Refusal('auth.expired'),
}

/** A server that keeps what arrives, with faults in the order given. */
function serverWith(faults: Fault[]) {
  const kept: number[] = []
  const attempts: { index: number; at: number }[] = []
  let inFlight = 0
  let mostInFlight = 0
  return {
    kept,
    attempts,
    most: () => mostInFlight,
    async send(index: number, signal: AbortSignal) {
      inFlight += 1
      mostInFlight = Math.max(mostInFlight, inFlight)
      attempts.push({ index, at: Date.now() })
      try {
        await wait(20, signal)
        const fault = faults.shift()
        if (fault === undefined || fault === 'answer lost') {
          if (!kept.includes(index)) kept.push(index)
        }
        if (fault !== undefined) throw thrown[fault]()
      } finally {
        inFlight -= 1
      }
    },
  }
}

function queueFor(server: ReturnType<typeof serverWith>) {
  const network = fakeNetwork()
  const acknowledged: number[] = []
  const queue = new UploadQueue({
    send: server.send,
    onAcknowledged: async (index) => void acknowledged.push(index),
    network,
    wait,
    random: () => 1,
  })
  return { queue, network, acknowledged }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('REL-3 the upload queue', () => {
  test('keeps the order, loses nothing and has at most one group in flight, whatever fails', async () => {
    const fault = fc.constantFrom<Fault>('lost', 'answer lost', 'busy', 'later', 'signed out')
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 12 }),
        fc.array(fault, { maxLength: 15 }),
        fc.array(fc.nat(90_000), { maxLength: 6 }),
        async (groups, faults, cuts) => {
          const server = serverWith([...faults])
          const { queue, network, acknowledged } = queueFor(server)
          cuts.forEach((at, turn) => setTimeout(() => network.setOnline(turn % 2 === 1), at))
          setTimeout(() => network.setOnline(true), 100_000)
          for (let index = 1; index <= groups; index += 1) setTimeout(() => queue.offer(index), index * 1_000)
          await vi.advanceTimersByTimeAsync(15_000)
          const drained = queue.drained()
          await vi.runAllTimersAsync()
          await drained
          const inOrder = Array.from({ length: groups }, (_, position) => position + 1)
          expect(acknowledged).toEqual(inOrder)
          expect(server.kept).toEqual(inOrder)
          expect(server.most()).toBe(1)
          expect(queue.state.get()).toEqual({ kind: 'idle' })
          queue.close()
        },
      ),
      { numRuns: 150 },
    )
  })

  test('says why it waits and goes on the moment the network is back', async () => {
    const server = serverWith(['lost', 'lost'])
    const { queue, network } = queueFor(server)
    queue.offer(1)
    await vi.advanceTimersByTimeAsync(30)
    expect(queue.state.get()).toEqual({ kind: 'waiting', reason: 'network' })
    await vi.advanceTimersByTimeAsync(1_030)
    network.setOnline(false)
    const before = server.attempts.length
    network.setOnline(true)
    await vi.advanceTimersByTimeAsync(20)
    expect(server.attempts.length).toBe(before + 1)
    expect(server.kept).toEqual([1])
  })

  test('REL-3: a network that goes between two groups is told at once, and that it is back', () => {
    const { queue, network } = queueFor(serverWith([]))
    network.setOnline(false)
    expect(queue.state.get()).toEqual({ kind: 'waiting', reason: 'network' })
    network.setOnline(true)
    expect(queue.state.get()).toEqual({ kind: 'idle' })
  })

  test('a cut network ends the attempt in flight instead of hanging with it', async () => {
    const network = fakeNetwork()
    let aborted = 0
    const send = (_index: number, signal: AbortSignal): Promise<void> =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          aborted += 1
          reject(signal.reason)
        })
      })
    const queue = new UploadQueue({ send, onAcknowledged: async () => undefined, network, wait, random: () => 1 })
    queue.offer(1)
    network.setOnline(false)
    await vi.advanceTimersByTimeAsync(0)
    expect(aborted).toBe(1)
    expect(queue.state.get()).toEqual({ kind: 'waiting', reason: 'network' })
    queue.close()
  })

  test('Retry-After is honoured', async () => {
    const server = serverWith(['later'])
    const { queue } = queueFor(server)
    queue.offer(1)
    await vi.runAllTimersAsync()
    expect(server.attempts[1]!.at - server.attempts[0]!.at).toBeGreaterThanOrEqual(7_000)
  })

  test.each(['recording.chunk_conflict', 'recording.finalized', 'recording.cancelled', 'request.too_large'] as const)(
    '%s stops the queue, rejects who waits, and a retry begins where it stood',
    async (code) => {
      let isRefusing = true
      const sent: number[] = []
      const send = async (index: number): Promise<void> => {
        if (isRefusing) throw new Refusal(code)
        sent.push(index)
      }
      const queue = new UploadQueue({ send, onAcknowledged: async () => undefined, network: fakeNetwork(), wait, random: () => 1 })
      queue.offer(1)
      await expect(queue.drained()).rejects.toMatchObject({ code })
      queue.offer(2)
      await vi.runAllTimersAsync()
      expect(queue.state.get()).toMatchObject({ kind: 'halted', refusal: { code } })
      expect(sent).toEqual([])
      isRefusing = false
      queue.retry()
      await queue.drained()
      expect(sent).toEqual([1, 2])
    },
  )

  test('closing aborts what is in flight, rejects who waits and sends nothing more', async () => {
    const server = serverWith([])
    const { queue, network } = queueFor(server)
    queue.offer(1)
    queue.offer(2)
    const ending = queue.drained().catch((error: unknown) => error)
    queue.close()
    await vi.runAllTimersAsync()
    expect(await ending).toMatchObject({ name: 'AbortError' })
    expect(server.kept).toEqual([])
    expect(server.attempts).toHaveLength(1)
    expect(network.listeners.size).toBe(0)
  })
})

describe('what a failed upload means', () => {
  test.each([
    [new TypeError('fetch failed'), 'network'],
    [new Refusal('auth.expired'), 'signIn'],
    [new Refusal('database.unavailable'), 'server'],
    [new Refusal('storage.full'), 'server'],
    [new Refusal('request.too_slow'), 'server'],
    [new Refusal('internal.error'), 'server'],
  ])('%s: wait for the %s', (error, reason) => {
    expect(judgeUploadFailure(error)).toMatchObject({ kind: 'retry', reason })
  })

  test('pauses double up to half a minute, spread by half, never before Retry-After', () => {
    expect([1, 2, 3, 4, 5, 6, 50].map((failures) => pauseBeforeRetry(failures, 1, 0))).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
    expect(pauseBeforeRetry(1, 0, 0)).toBe(500)
    expect(pauseBeforeRetry(1, 0, 12_000)).toBe(12_000)
  })
})
