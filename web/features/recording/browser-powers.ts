import { openSliceDatabase } from '#web/audio/slice-database.ts'
import { createSliceStore } from '#web/audio/slice-store.ts'
import type { SliceStore } from '#web/audio/slice-store.ts'
import { createRecordingLocks } from '#web/audio/recording-lock.ts'
import type { RecordingLocks } from '#web/audio/recording-lock.ts'
import type { MicrophonePowers } from '#web/audio/microphone-monitor.ts'
import type { SessionPowers } from '#web/audio/recording-session.ts'
import type { Network } from '#web/audio/upload-queue.ts'
import { createWakeLock } from '#web/audio/wake-lock.ts'
import type { WakeState } from '#web/audio/wake-lock.ts'
import { createSubject } from '#web/audio/observable.ts'
import { wait } from '#web/audio/wait.ts'
import { onSessionChange } from '#web/session/session.ts'
import { recordingCalls } from './recording-calls.ts'

// The one place where the recorder's machines meet the browser.

export const keptRecordings: SliceStore = createSliceStore(openSliceDatabase())
export const recordingLocks: RecordingLocks = createRecordingLocks('locks' in navigator ? navigator.locks : undefined)
export const wakeState = createSubject<WakeState>('released')

/** A new sign-in opens the way to the server as much as a network that is back. */
const network: Network = {
  isOnline: () => navigator.onLine,
  onChange(listener) {
    addEventListener('online', listener)
    addEventListener('offline', listener)
    const forgetSession = onSessionChange(listener)
    return () => {
      forgetSession()
      removeEventListener('online', listener)
      removeEventListener('offline', listener)
    }
  },
}

const wakeLock = createWakeLock({
  request: 'wakeLock' in navigator ? () => navigator.wakeLock.request('screen') : undefined,
  isVisible: () => document.visibilityState === 'visible',
  onVisibilityChange(listener) {
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  },
  onState: wakeState.set,
})

export const sessionPowers: SessionPowers = {
  maker: typeof MediaRecorder === 'undefined' ? undefined : MediaRecorder,
  store: keptRecordings,
  calls: recordingCalls,
  locks: recordingLocks,
  wakeLock,
  network,
  now: () => Date.now(),
  wait,
  random: Math.random,
}

/** Some browsers cannot be asked about the microphone; then the test panel stands while they ask the user. */
async function willAskForMicrophone(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'microphone' })
    return state === 'prompt'
  } catch {
    return false
  }
}

export const microphonePowers: MicrophonePowers = {
  // Absent outside a secure context.
  media: 'mediaDevices' in navigator ? navigator.mediaDevices : undefined,
  storage: localStorage,
  makeContext: () => new AudioContext(),
  now: () => performance.now(),
  wallClock: () => Date.now(),
  willAsk: willAskForMicrophone,
}
