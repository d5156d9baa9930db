import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import type { FinishCall } from './finish-recording.ts'
import { RecordingSession, tellCancelled } from './recording-session.ts'
import { FakeMediaRecorder, fakeMaker, fakeStream } from './testing/fake-recorder.ts'
import { details, ids, setUp, speak, started } from './testing/session-setting.ts'
import type { Setting } from './testing/session-setting.ts'

beforeEach(() => {
  FakeMediaRecorder.made = []
  FakeMediaRecorder.supported = ['audio/webm;codecs=opus']
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
})
afterEach(() => vi.useRealTimers())

describe('a recording', () => {
  test('goes up while it lasts, is finished with its number of chunks, and leaves nothing on the device', async () => {
    const setting = setUp()
    const session = started(setting)
    expect(session.snapshot.get()).toMatchObject({ phase: 'recording', mayResume: true })
    await speak(session, 57)
    await vi.waitFor(() => expect(setting.order).toEqual([1, 2]), { interval: 1 })
    expect(session.snapshot.get().acknowledgedMs).toBeGreaterThan(50_000)
    session.pause()
    expect(await session.finalize(details)).toBe(true)
    expect(setting.order).toEqual([1, 2, 3])
    expect(setting.finalized).toMatchObject([{ ...ids, chunkCount: 3, details, acceptMissing: false }])
    expect(session.snapshot.get().phase).toBe('idle')
    expect(setting.database.slices.size + setting.database.recordings.size).toBe(0)
    expect(setting.wakeLock.release).toHaveBeenCalled()
    expect(setting.held).toEqual([])
  }, 20_000)

  test('the clock ticks only while recording', async () => {
    const setting = setUp()
    const session = started(setting)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(session.snapshot.get().elapsedMs).toBe(5_000)
    session.pause()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(session.snapshot.get()).toMatchObject({ phase: 'paused', elapsedMs: 5_000 })
    session.resume()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(session.snapshot.get()).toMatchObject({ phase: 'recording', elapsedMs: 7_000 })
    session.leave()
  })

  test('REL-5 the clock does not count what the machine slept through', async () => {
    const setting = setUp()
    const session = started(setting)
    await vi.advanceTimersByTimeAsync(125_000)
    session.slept(120_000)
    expect(session.snapshot.get()).toMatchObject({ phase: 'recording', elapsedMs: 5_000, sleptMs: 120_000 })
    session.pause()
    session.slept(120_000)
    expect(session.snapshot.get()).toMatchObject({ elapsedMs: 5_000, sleptMs: 120_000 })
    session.leave()
  })

  test.each([
    [undefined, [], 'recorderUnsupported'],
    [fakeMaker, [], 'mimeUnsupported'],
  ] as const)('says what the browser lacks', (maker, supported, kind) => {
    FakeMediaRecorder.supported = supported
    const setting = setUp()
    const session = new RecordingSession({ ...setting.powers, maker }, { ...ids, userId: 'u1' })
    expect(session.start(fakeStream, details)).toBe(false)
    expect(session.snapshot.get()).toMatchObject({ phase: 'ready', problem: { kind } })
  })

  test('stopped before anything was said, it asks the server for nothing', async () => {
    const setting = setUp()
    const session = started(setting)
    session.pause()
    expect(await session.finalize(details)).toBe(false)
    expect(session.snapshot.get()).toMatchObject({ phase: 'paused', problem: { kind: 'nothingRecorded' } })
    expect(setting.finalized).toEqual([])
  })

  test('REL-5 a microphone that goes away keeps what was said and can still be finished', async () => {
    const setting = setUp()
    const session = started(setting)
    await speak(session, 3)
    FakeMediaRecorder.made[0]!.stop()
    await vi.waitFor(() => expect(session.snapshot.get()).toMatchObject({ phase: 'paused', mayResume: false, problem: { kind: 'feedEnded' } }), { interval: 1 })
    expect(await session.finalize(details)).toBe(true)
    expect(setting.chunks.get(1)).toBe('~~~')
  })
})

describe('REL-3 a network that goes away', () => {
  test('never stops the recording; finishing waits for it and then goes on by itself', async () => {
    const setting = setUp()
    const session = started(setting)
    setting.network.setOnline(false)
    await speak(session, 31)
    expect(session.snapshot.get()).toMatchObject({ phase: 'recording', upload: { kind: 'waiting', reason: 'network' }, acknowledgedMs: 0 })
    session.pause()
    const finished = session.finalize(details)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(session.snapshot.get()).toMatchObject({ phase: 'finalizing', upload: { kind: 'waiting' } })
    setting.network.setOnline(true)
    await vi.waitFor(() => expect(setting.finalized).toHaveLength(1), { interval: 50 })
    expect(await finished).toBe(true)
    expect([...setting.chunks.keys()]).toEqual([1, 2])
  }, 20_000)
})

describe('REL-7 the server misses a chunk', () => {
  const missing = (indexes: number[]) => new Refusal('recording.chunks_missing', { details: { missing: indexes } })

  test('what is still here goes up again, and the recording is finished', async () => {
    const answers = [missing([1])]
    const finalize = vi.fn<() => Promise<void>>(async () => {
      const refusal = answers.shift()
      if (refusal) throw refusal
    })
    const setting = setUp({ finalize })
    const session = started(setting)
    // Nothing is deleted after a group so short that no other follows: the first group is whole.
    vi.spyOn(setting.database, 'removeSlices').mockResolvedValue()
    await speak(session, 3)
    expect(await session.finalize(details)).toBe(true)
    expect(setting.order).toEqual([1, 1])
    expect(finalize).toHaveBeenCalledTimes(2)
  })

  test('what is gone is said, and the user may finish without it', async () => {
    const accepted: boolean[] = []
    const finalize = async ({ acceptMissing }: FinishCall): Promise<void> => {
      accepted.push(acceptMissing)
      if (!acceptMissing) throw missing([1])
    }
    const setting = setUp({ finalize })
    const session = started(setting)
    await speak(session, 3)
    expect(await session.finalize(details)).toBe(false)
    expect(session.snapshot.get()).toMatchObject({ phase: 'paused', problem: { kind: 'partsMissing' } })
    expect(await session.finalize(details, true)).toBe(true)
    expect(accepted).toEqual([false, true])
  })
})

describe('a server that says no', () => {
  test('to finishing is shown, everything stays here, and trying again works', async () => {
    let isRefusing = true
    const finalize = async (): Promise<void> => {
      if (isRefusing) throw new Refusal('subscription.inactive')
    }
    const setting = setUp({ finalize })
    const session = started(setting)
    await speak(session, 2)
    expect(await session.finalize(details)).toBe(false)
    expect(session.snapshot.get()).toMatchObject({
      phase: 'paused',
      mayResume: false,
      problem: { kind: 'finalize', refusal: { code: 'subscription.inactive' } },
    })
    expect(setting.database.recordings.size).toBe(1)
    isRefusing = false
    expect(await session.finalize(details)).toBe(true)
  })

  test('to a chunk of a recording that our own lost call had ended is no obstacle', async () => {
    const saveChunk = async (): Promise<void> => {
      throw new Refusal('recording.finalized')
    }
    const setting = setUp({ saveChunk })
    const session = started(setting)
    await speak(session, 2)
    expect(await session.finalize(details)).toBe(true)
  })
})

describe('REL-4 a page that died', () => {
  test('is taken over with what was typed, sends the rest and is finished', async () => {
    const setting = setUp()
    const dead = started(setting)
    await speak(dead, 33)
    await dead.keepDetails({ ...details, notes: 'penicillinallergi' })
    await vi.waitFor(() => expect(setting.order).toEqual([1]), { interval: 1 })
    dead.leave()
    const [kept] = await setting.store.list('u1')
    const session = new RecordingSession(setting.powers, kept!)
    expect(await session.claim()).toBe(true)
    expect(setting.held).toEqual(['r1'])
    expect(session.snapshot.get()).toMatchObject({ phase: 'paused', mayResume: false })
    expect(session.snapshot.get().elapsedMs).toBeGreaterThanOrEqual(33_000)
    expect(await session.finalize(kept!.details)).toBe(true)
    expect(setting.order).toEqual([1, 2])
    expect(setting.finalized).toMatchObject([{ chunkCount: 2, details: { notes: 'penicillinallergi' } }])
    expect(setting.database.recordings.size).toBe(0)
  }, 20_000)
})

describe('REL-28 a kept recording that two tabs offer', () => {
  const kept = async (setting: Setting) => {
    const dead = started(setting)
    await speak(dead, 2)
    dead.leave()
    return (await setting.store.list('u1'))[0]!
  }

  test('goes to the one that takes it first', async () => {
    const setting = setUp()
    const offered = await kept(setting)
    const locks = { ...setting.powers.locks, hold: async () => undefined }
    expect(await new RecordingSession({ ...setting.powers, locks }, offered).claim()).toBe(false)
    expect(await new RecordingSession(setting.powers, offered).claim()).toBe(true)
  })

  test('is nobody’s any more once it went up or was discarded elsewhere', async () => {
    const setting = setUp()
    const offered = await kept(setting)
    await setting.store.remove('r1')
    expect(await new RecordingSession(setting.powers, offered).claim()).toBe(false)
    expect(setting.held).toEqual([])
  })
})

describe('REL-9 giving up', () => {
  test('deletes the sound here and tells the server', async () => {
    const setting = setUp()
    const session = started(setting)
    await speak(session, 2)
    expect(await session.cancel()).toBe(true)
    expect(setting.cancelled).toEqual(['r1'])
    expect(session.snapshot.get().phase).toBe('idle')
    expect(setting.database.slices.size + setting.database.recordings.size).toBe(0)
  })

  test('without a network deletes the sound at once and tells the server at the next visit', async () => {
    const cancel = vi.fn<() => Promise<void>>(async () => {
      throw new TypeError('offline')
    })
    const setting = setUp({ cancel })
    const session = started(setting)
    await speak(session, 2)
    expect(await session.cancel()).toBe(false)
    expect(setting.database.slices.size).toBe(0)
    expect(await setting.store.list('u1')).toMatchObject([{ phase: 'cancelled' }])
    expect(await tellCancelled({ ...setting.powers.calls, cancel: async () => undefined }, setting.store, ids)).toBe(true)
    expect(setting.database.recordings.size).toBe(0)
  })

  test.each(['recording.not_found', 'recording.cancelled', 'recording.finalized'] as const)('%s needs no more telling', async (code) => {
    const setting = setUp()
    const cancel = async (): Promise<void> => {
      throw new Refusal(code)
    }
    expect(await tellCancelled({ ...setting.powers.calls, cancel }, setting.store, ids)).toBe(true)
  })

  test('before it began tells nobody', async () => {
    const setting = setUp()
    expect(await setting.make().cancel()).toBe(true)
    expect(setting.cancelled).toEqual([])
  })
})
