import { timing } from '#contract/timing.ts'
import { isSignal } from './signal.ts'
import type { SignalFrame } from './signal.ts'

export type MicrophoneStatus = 'checking' | 'good' | 'no-signal' | 'no-permission' | 'missing' | 'error'

/** Which of the texts of spec 8 belongs to the status. */
export type MicrophoneReason =
  | 'testing'
  | 'permissionRequired'
  | 'ok'
  | 'timeout'
  | 'muted'
  | 'permissionDenied'
  | 'noDevices'
  | 'selectedMissing'
  | 'enumeration'
  | 'feedEnded'
  | 'generic'

/**
 * The check of one feed. `checking` becomes `good` after half a second of signal in all, or `no-signal` after ten
 * seconds without (spec 4, 9). A voice that comes late still makes it good; every other status ends the check.
 */
export type MicrophoneCheck = {
  readonly status: MicrophoneStatus
  readonly reason: MicrophoneReason
  readonly signalMs: number
  readonly listenedMs: number
}

/** A page that slept is not a page that listened: one look never counts for more than this. */
const LONGEST_LOOK_MS = 250

const STATUS_BY_REASON = {
  testing: 'checking',
  permissionRequired: 'checking',
  ok: 'good',
  timeout: 'no-signal',
  muted: 'no-signal',
  permissionDenied: 'no-permission',
  noDevices: 'missing',
  selectedMissing: 'missing',
  enumeration: 'error',
  feedEnded: 'error',
  generic: 'error',
} as const satisfies Record<MicrophoneReason, MicrophoneStatus>

/** The check in the state a reason stands for, with nothing heard yet. */
export function checkBecause(reason: MicrophoneReason): MicrophoneCheck {
  return { status: STATUS_BY_REASON[reason], reason, signalMs: 0, listenedMs: 0 }
}

/** Takes one look at the feed and the time since the look before; gives the check after it. */
export function hear(check: MicrophoneCheck, frame: SignalFrame, sinceMs: number): MicrophoneCheck {
  const isListening = check.reason === 'testing' || check.reason === 'timeout'
  if (!isListening) return check
  const lookMs = Math.min(sinceMs, LONGEST_LOOK_MS)
  const signalMs = check.signalMs + (isSignal(frame) ? lookMs : 0)
  const listenedMs = check.listenedMs + lookMs
  if (signalMs >= timing.microphoneGoodMs) return checkBecause('ok')
  const reason = listenedMs >= timing.microphoneNoResponseMs ? 'timeout' : 'testing'
  return { status: STATUS_BY_REASON[reason], reason, signalMs, listenedMs }
}

/** Takes what opening a microphone threw; gives why, by the names the Media Capture standard lists. */
export function reasonOfFailure(error: unknown): MicrophoneReason {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'permissionDenied'
  if (name === 'NotFoundError') return 'noDevices'
  if (name === 'OverconstrainedError') return 'selectedMissing'
  return 'generic'
}

/** How far the check has come, 0 to 1, for the panel that asks for the test word. */
export function checkProgress(check: MicrophoneCheck): number {
  return check.status === 'good' ? 1 : Math.min(1, check.signalMs / timing.microphoneGoodMs)
}

