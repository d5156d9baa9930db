import { describe, expect, test, vi } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import { createRecordingLocks } from './recording-lock.ts'
import { groupProgress, safetyLine } from './recording-snapshot.ts'
import type { RecordingSnapshot } from './recording-snapshot.ts'
import { createWakeLock } from './wake-lock.ts'

const calm: RecordingSnapshot = {
  phase: 'recording',
  elapsedMs: 40_000,
  keptMs: 40_000,
  acknowledgedMs: 30_000,
  groupProgress: 0.4,
  keeping: 'device',
  upload: { kind: 'idle' },
  mayResume: true,
  problem: undefined,
}

describe('the one line of truth', () => {
  const halted = { kind: 'halted', refusal: new Refusal('recording.cancelled') } as const
  test.each<[string, Partial<RecordingSnapshot>, boolean, object]>([
    ['what the server has', {}, false, { kind: 'savedOnServer', ms: 30_000 }],
    ['what this device has', { acknowledgedMs: 0 }, false, { kind: 'savedOnDevice', ms: 40_000 }],
    ['nothing yet', { acknowledgedMs: 0, keptMs: 0 }, false, { kind: 'nothingYet', ms: 0 }],
    ['silence before success', {}, true, { kind: 'silent', ms: 40_000 }],
    ['no silence while paused', { phase: 'paused' }, true, { kind: 'savedOnServer', ms: 30_000 }],
    ['a missing network before silence', { upload: { kind: 'waiting', reason: 'network' } }, true, { kind: 'waitingForNetwork', ms: 40_000 }],
    ['a sleeping server', { upload: { kind: 'waiting', reason: 'server' } }, false, { kind: 'waitingForServer', ms: 40_000 }],
    ['an ended sign-in', { upload: { kind: 'waiting', reason: 'signIn' } }, false, { kind: 'waitingForSignIn', ms: 40_000 }],
    ['a refusal', { upload: halted }, false, { kind: 'refused', ms: 40_000 }],
    ['an ended feed before a refusal', { upload: halted, problem: { kind: 'feedEnded' } }, false, { kind: 'feedEnded', ms: 40_000 }],
    ['no room before everything', { keeping: 'memory', upload: halted, problem: { kind: 'feedEnded' } }, true, { kind: 'memoryOnly', ms: 40_000 }],
  ])('%s', (_case, change, isSilent, expected) => {
    expect(safetyLine({ ...calm, ...change }, isSilent)).toEqual(expected)
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

  test('a browser without locks holds everything', async () => {
    expect(await createRecordingLocks(undefined).hold('r1')).toBeTypeOf('function')
  })
})
