import { describe, expect, test, vi } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import { checkBecause } from './microphone-check.ts'
import { createRecordingLocks } from './recording-lock.ts'
import { groupProgress, hearingLine, safetyLine } from './recording-snapshot.ts'
import type { RecordingSnapshot } from './recording-snapshot.ts'
import { createWakeLock } from './wake-lock.ts'

const calm: RecordingSnapshot = {
  phase: 'recording',
  elapsedMs: 40_000,
  keptMs: 40_000,
  acknowledgedMs: 30_000,
  groupProgress: 0.4,
  keeping: 'device',
  sleptMs: 0,
  upload: { kind: 'idle' },
  mayResume: true,
  problem: undefined,
}

describe('the one line of truth', () => {
  const halted = { kind: 'halted', refusal: new Refusal('recording.cancelled') } as const
  test.each<[string, Partial<RecordingSnapshot>, object]>([
    ['what the server has', {}, { kind: 'savedOnServer', ms: 30_000 }],
    ['what this device has', { acknowledgedMs: 0 }, { kind: 'savedOnDevice', ms: 40_000 }],
    ['nothing yet', { acknowledgedMs: 0, keptMs: 0 }, { kind: 'nothingYet', ms: 0 }],
    ['a missing network', { upload: { kind: 'waiting', reason: 'network' } }, { kind: 'waitingForNetwork', ms: 40_000 }],
    [
      'a missing network before anything was said',
      { acknowledgedMs: 0, keptMs: 0, upload: { kind: 'waiting', reason: 'network' } },
      { kind: 'nothingYet', ms: 0 },
    ],
    ['a sleeping server', { upload: { kind: 'waiting', reason: 'server' } }, { kind: 'waitingForServer', ms: 40_000 }],
    ['an ended sign-in', { upload: { kind: 'waiting', reason: 'signIn' } }, { kind: 'waitingForSignIn', ms: 40_000 }],
    ['a refusal', { upload: halted }, { kind: 'refused', ms: 40_000 }],
    ['an ended feed before a refusal', { upload: halted, problem: { kind: 'feedEnded' } }, { kind: 'feedEnded', ms: 40_000 }],
    ['no room before everything', { keeping: 'memory', upload: halted, problem: { kind: 'feedEnded' } }, { kind: 'memoryOnly', ms: 40_000 }],
  ])('%s', (_case, change, expected) => {
    expect(safetyLine({ ...calm, ...change })).toEqual(expected)
  })
})

describe('the line about the sound', () => {
  test.each([
    ['recording', 'voice', 'ok', undefined],
    ['recording', 'quiet', 'ok', 'quiet'],
    ['recording', 'silence', 'ok', 'silent'],
    ['recording', 'voice', 'muted', 'muted'],
    ['paused', 'silence', 'muted', undefined],
    ['ready', 'silence', 'ok', undefined],
  ] as const)('%s with %s and %s: %s', (phase, hearing, reason, expected) => {
    expect(hearingLine({ ...calm, phase }, { hearing, check: checkBecause(reason) })).toBe(expected)
  })
})

test.each([
  [0, 0, 0],
  [15, 0, 0.5],
  [30, 1, 0],
  [40, 1, 0.4],
])('after %i slices and %i groups the thin ring stands at %f', (slices, groups, expected) => {
  expect(groupProgress(slices, groups)).toBeCloseTo(expected)
})

describe('the wake lock', () => {
  test('is taken again when the page is back, and released once', async () => {
    const listeners = new Set<() => void>()
    const release = vi.fn<() => Promise<void>>(async () => undefined)
    const request = vi.fn<() => Promise<{ release: () => Promise<void> }>>(async () => ({ release }))
    const onState = vi.fn<(state: string) => void>()
    const lock = createWakeLock({
      request,
      isVisible: () => true,
      onVisibilityChange: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      onState,
    })
    lock.hold()
    await vi.waitFor(() => expect(onState).toHaveBeenLastCalledWith('held'))
    for (const listener of listeners) listener()
    expect(request).toHaveBeenCalledTimes(2)
    lock.release()
    expect(listeners.size).toBe(0)
    expect(onState).toHaveBeenLastCalledWith('released')
  })

  test('says when the browser has none or refuses', async () => {
    const states: string[] = []
    const powers = { isVisible: () => true, onVisibilityChange: () => () => undefined, onState: (state: string) => states.push(state) }
    createWakeLock({ ...powers, request: undefined }).hold()
    createWakeLock({ ...powers, request: () => Promise.reject(new DOMException('', 'NotAllowedError')) }).hold()
    await vi.waitFor(() => expect(states).toEqual(['unavailable', 'unavailable']))
  })
})

describe('REL-28 two tabs', () => {
  test('the second does not get what the first holds, until it lets go', async () => {
    const locks = createRecordingLocks(navigator.locks)
    const release = await locks.hold('r1')
    expect(release).toBeTypeOf('function')
    expect(await locks.hold('r1')).toBeUndefined()
    expect(await locks.hold('r2')).toBeTypeOf('function')
    release?.()
    await vi.waitFor(async () => expect(await locks.hold('r1')).toBeTypeOf('function'))
  })

  test('who waits is told when the other lets go, and hears nothing more once it was called off', async () => {
    const locks = createRecordingLocks(navigator.locks)
    const [waiting, leaving] = [new AbortController(), new AbortController()]
    const release = await locks.hold('r3')
    const told: string[] = []
    const [waits, leaves] = [locks.untilFree('r3', waiting.signal), locks.untilFree('r3', leaving.signal)]
    void waits.then(() => told.push('waits'))
    leaving.abort()
    expect(await leaves).toBe(false)
    expect(told).toEqual([])
    release?.()
    expect(await waits).toBe(true)
    await vi.waitFor(async () => expect(await locks.hold('r3')).toBeTypeOf('function'))
  })

  test('a browser without locks holds everything, and waits for nothing', async () => {
    expect(await createRecordingLocks(undefined).hold('r1')).toBeTypeOf('function')
    expect(await createRecordingLocks(undefined).untilFree('r1', new AbortController().signal)).toBe(true)
  })
})
