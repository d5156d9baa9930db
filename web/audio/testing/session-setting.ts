import { expect, vi } from 'vitest'
import { HumanDescriptor } from '#contract/patient.ts'
import type { FinishCall } from '../finish-recording.ts'
import type { ConsultationDetails } from '../kept-recording.ts'
import { RecordingSession } from '../recording-session.ts'
import type { RecordingCalls } from '../recording-session.ts'
import { createSliceStore } from '../slice-store.ts'
import { wait } from '../wait.ts'
import { fakeNetwork } from './fake-network.ts'
import { FakeMediaRecorder, fakeMaker, fakeStream } from './fake-recorder.ts'
import { fakeSliceDatabase } from './fake-store.ts'

export const details: ConsultationDetails = { descriptor: HumanDescriptor.parse({ kind: 'human' }), notes: '', patient: null, patientInformedAt: null }
export const ids = { recordingId: 'r1', caseId: 'c1', patientId: 'p1' }

/** A recording's world: a server that takes everything unless told otherwise, a network to cut, a device to fill. */
export function setUp(refusals: Partial<RecordingCalls> = {}) {
  const database = fakeSliceDatabase()
  const store = createSliceStore(database)
  const network = fakeNetwork()
  const chunks = new Map<number, string>()
  const order: number[] = []
  const finalized: FinishCall[] = []
  const cancelled: string[] = []
  const held: string[] = []
  const calls: RecordingCalls = {
    async saveChunk({ index, audio }) {
      if (!network.isOnline()) throw new TypeError('offline')
      order.push(index)
      chunks.set(index, await audio.text())
    },
    async finalize(call) {
      if (!network.isOnline()) throw new TypeError('offline')
      finalized.push(call)
    },
    cancel: async ({ recordingId }) => void cancelled.push(recordingId),
    ...refusals,
  }
  const wakeLock = { hold: vi.fn<() => void>(), release: vi.fn<() => void>() }
  const locks = {
    hold: async (id: string) => {
      held.push(id)
      return () => void held.splice(held.indexOf(id), 1)
    },
    untilFree: async () => true,
  }
  const powers = { maker: fakeMaker, store, calls, locks, wakeLock, network, now: () => Date.now(), wait, random: () => 0.5 }
  const make = () => new RecordingSession(powers, { ...ids, userId: 'u1' })
  return { database, store, network, chunks, order, finalized, cancelled, held, wakeLock, powers, make }
}

export type Setting = ReturnType<typeof setUp>

/** Speaks for so many seconds, one slice each, as a browser would give them. */
export async function speak(session: RecordingSession, seconds: number): Promise<void> {
  const media = FakeMediaRecorder.made[0]!
  for (let second = 0; second < seconds; second += 1) {
    const before = session.snapshot.get().keptMs
    media.speak('~')
    await vi.advanceTimersByTimeAsync(1_000)
    media.emit()
    await vi.waitFor(() => expect(session.snapshot.get().keptMs).toBeGreaterThan(before), { interval: 1 })
  }
}

export function started(setting: Setting): RecordingSession {
  const session = setting.make()
  expect(session.start(fakeStream, details)).toBe(true)
  return session
}
