import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { HeardWord, RecordingTranscript, SpeechStatus } from '#contract/recording.ts'
import type { StreamEvent } from '#contract/stream-event.ts'
import type { SocketListener } from '#web/api/socket.ts'
import { TranscriptFeed } from './transcript-feed.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const word = (text: string, second: number): HeardWord => ({ text, startMs: second * 1_000, endMs: second * 1_000 + 300, confidence: 0.9 })

/** A server that has heard what the test says, and a socket the test speaks through. */
function setUp() {
  const server = { words: [] as HeardWord[], groupsHeard: 0, speech: 'ready' as SpeechStatus, isAway: false }
  const asked: number[] = []
  let socket: SocketListener | undefined
  const load = async (fromMs: number): Promise<RecordingTranscript> => {
    asked.push(fromMs)
    if (server.isAway) throw new TypeError('offline')
    const words = server.words.filter(({ startMs }) => startMs >= fromMs)
    return { recordingId: 'r1', status: 'processing', isComplete: false, speech: server.speech, groupsHeard: server.groupsHeard, words, text: '' }
  }
  const feed = new TranscriptFeed({ recordingId: 'r1', load, listen: (listener) => (socket = listener) })
  const stop = feed.follow()
  return {
    server,
    asked,
    feed,
    stop,
    text: () => feed.heard.get().words.map(({ text }) => text).join(' '),
    live: (isLive: boolean) => socket!.onLive!(isLive),
    tell: (event: { type: string; recordingId?: string; text?: string }) =>
      socket!.onEvent({ caseId: 'c1', recordingId: 'r1', groups: 1, group: 1, text: '', ...event } as StreamEvent),
    settle: () => vi.advanceTimersByTimeAsync(0),
    hear: (...words: HeardWord[]) => {
      server.words.push(...words)
      server.groupsHeard += 1
    },
  }
}

describe('the words of a talk that goes on', () => {
  test('come with each group the socket tells of, and only this recording’s', async () => {
    const { live, hear, tell, settle, text, asked } = setUp()
    live(true)
    await settle()
    hear(word('vondt', 1))
    tell({ type: 'heard', recordingId: 'r2' })
    await settle()
    expect(text()).toBe('')
    tell({ type: 'heard' })
    await settle()
    expect(text()).toBe('vondt')
    const questions = asked.length
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(questions)
  })

  test('show what is being written, until the group is heard', async () => {
    const { live, hear, tell, settle, feed } = setUp()
    live(true)
    tell({ type: 'partial', text: 'vondt i' })
    expect(feed.heard.get().partial).toBe('vondt i')
    hear(word('vondt', 1), word('i', 2))
    tell({ type: 'heard' })
    await settle()
    expect(feed.heard.get()).toMatchObject({ partial: '', groupsHeard: 1 })
  })

  test('are asked for again only where they may have changed', async () => {
    const { live, hear, server, tell, settle, text, asked } = setUp()
    live(true)
    hear(...Array.from({ length: 200 }, (_, second) => word(`o${second}`, second)))
    tell({ type: 'heard' })
    await settle()
    server.words[199] = word('rettet', 199)
    hear(word('ny', 200))
    tell({ type: 'heard' })
    await settle()
    expect(asked.at(-1)).toBe(199_300 - 60_000)
    expect(text().split(' ')).toHaveLength(201)
    expect(text()).toMatch(/^o0 o1 .* o198 rettet ny$/)
  })

  test('are polled while the socket is away, and while no engine can hear', async () => {
    const { live, hear, server, text, feed } = setUp()
    live(false)
    hear(word('hoste', 1))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(text()).toBe('hoste')
    server.speech = 'no_engine'
    await vi.advanceTimersByTimeAsync(10_000)
    live(true)
    server.speech = 'ready'
    await vi.advanceTimersByTimeAsync(10_000)
    expect(feed.heard.get().speech).toBe('ready')
  })

  test('stay when the server cannot be asked, and go on when it can', async () => {
    const { live, hear, tell, server, settle, text, feed } = setUp()
    live(true)
    hear(word('hoste', 1))
    tell({ type: 'heard' })
    await settle()
    server.isAway = true
    tell({ type: 'heard' })
    await settle()
    expect([text(), feed.heard.get().isBehind]).toEqual(['hoste', true])
    server.isAway = false
    await vi.advanceTimersByTimeAsync(10_000)
    expect(feed.heard.get().isBehind).toBe(false)
  })

  test('are let go when nobody looks any more', async () => {
    const { stop, asked, tell } = setUp()
    stop()
    const questions = asked.length
    await vi.advanceTimersByTimeAsync(60_000)
    tell({ type: 'case' })
    expect(asked).toHaveLength(questions)
  })
})
