import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createRecordingLocks } from '#web/audio/recording-lock.ts'
import { FakeMediaRecorder } from '#web/audio/testing/fake-recorder.ts'
import { ids, setUp, speak, started } from '#web/audio/testing/session-setting.ts'
import type { Setting } from '#web/audio/testing/session-setting.ts'
import { findInterrupted, whenLetGo } from './find-interrupted.ts'

beforeEach(() => {
  FakeMediaRecorder.made = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  return () => vi.useRealTimers()
})

/** A recording of two seconds that a tab left on this device. */
async function leaveOne(setting: Setting): Promise<void> {
  const dead = started(setting)
  await speak(dead, 2)
  dead.leave()
}

/** Locks are of the whole process: those of this file go by a name of its own. */
const request = (name: string, ...rest: unknown[]): unknown => Reflect.apply(navigator.locks.request, navigator.locks, [`found ${name}`, ...rest])
const ownLocks = { request } as Pick<LockManager, 'request'>

const tabOf = (setting: Setting) => ({ store: setting.store, locks: createRecordingLocks(ownLocks), calls: setting.powers.calls })

describe('REL-4, REL-28 a recording that another tab holds', () => {
  test('is not offered while it is held, and is once that tab lets go of it', async () => {
    const setting = setUp()
    await leaveOne(setting)
    const [one, other] = [tabOf(setting), tabOf(setting)]
    const release = await other.locks.hold(ids.recordingId)
    const { interrupted, held } = await findInterrupted(one, 'u1')
    expect([interrupted.length, held.length]).toEqual([0, 1])
    const left = whenLetGo(one, held[0]!, new AbortController().signal)
    release?.()
    expect(await left).toMatchObject({ ...ids, sliceCount: 2 })
    expect(await findInterrupted(one, 'u1')).toMatchObject({ interrupted: [ids], held: [] })
  })

  test('is not offered when that tab sent it meanwhile, nor when it was given up, which the server is told', async () => {
    const sent = async ({ store }: Setting): Promise<void> => await store.remove('r1')
    const givenUp = async ({ store }: Setting): Promise<void> => await store.markCancelled('r1')
    for (const [end, told] of [[sent, []], [givenUp, ['r1']]] as const) {
      FakeMediaRecorder.made = []
      const setting = setUp()
      await leaveOne(setting)
      const [one, other] = [tabOf(setting), tabOf(setting)]
      const release = await other.locks.hold(ids.recordingId)
      const { held } = await findInterrupted(one, 'u1')
      const left = whenLetGo(one, held[0]!, new AbortController().signal)
      await end(setting)
      release?.()
      expect(await left).toBeUndefined()
      expect(setting.cancelled).toEqual(told)
    }
  })

  test('is not waited for by a page that is left', async () => {
    const setting = setUp()
    await leaveOne(setting)
    const [one, other] = [tabOf(setting), tabOf(setting)]
    const release = await other.locks.hold(ids.recordingId)
    const { held } = await findInterrupted(one, 'u1')
    const leaving = new AbortController()
    const left = whenLetGo(one, held[0]!, leaving.signal)
    leaving.abort()
    expect(await left).toBeUndefined()
    release?.()
  })
})

test('REL-9 what is given up is marked before its lock is let go of: nobody who waits is offered it', async () => {
  const setting = setUp()
  const phases: (string | undefined)[] = []
  const locks = { ...setting.powers.locks, hold: async () => () => void setting.store.list('u1').then(([kept]) => phases.push(kept?.phase)) }
  Object.assign(setting.powers, { locks })
  const session = started(setting)
  await speak(session, 1)
  await session.cancel()
  await vi.waitFor(() => expect(phases).toHaveLength(1), { interval: 1 })
  expect(phases).not.toContain('open')
})
