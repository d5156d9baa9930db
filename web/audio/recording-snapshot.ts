import type { Refusal } from '#contract/refusal.ts'
import type { MicrophoneSnapshot } from './microphone-monitor.ts'
import { lastSliceOfGroup } from './recording-journal.ts'
import type { Keeping } from './recording-journal.ts'
import type { RecorderProblem, RecorderState } from './recorder.ts'
import type { UploadState } from './upload-queue.ts'

/** What went wrong, each with its text in spec 8. */
export type RecordingProblem = {
  readonly kind: RecorderProblem | 'microphoneAccess' | 'feedEnded' | 'saveChunk' | 'finalize' | 'stop' | 'cancel' | 'nothingRecorded' | 'partsMissing'
  readonly refusal?: Refusal
}

/** All that a screen shows of a recording. */
export type RecordingSnapshot = {
  readonly phase: RecorderState
  readonly elapsedMs: number
  readonly keptMs: number
  readonly acknowledgedMs: number
  /** 0 to 1: how near the next group, and with it the next safe save, is. */
  readonly groupProgress: number
  readonly keeping: Keeping
  /** How long the machine slept while it should have recorded. */
  readonly sleptMs: number
  readonly upload: UploadState
  /** False once the feed or the recorder has ended: what is there can only be finished or given up. */
  readonly mayResume: boolean
  readonly problem: RecordingProblem | undefined
}

/** Takes the number of slices and whole groups; gives how full the group in the making is, 0 to 1. */
export function groupProgress(sliceCount: number, groups: number): number {
  const from = lastSliceOfGroup(groups)
  return (sliceCount - from) / (lastSliceOfGroup(groups + 1) - from)
}

/** The one line of truth below the clock. */
export type SafetyLine = {
  readonly kind:
    | 'nothingYet'
    | 'memoryOnly'
    | 'feedEnded'
    | 'waitingForNetwork'
    | 'waitingForServer'
    | 'waitingForSignIn'
    | 'refused'
    | 'savedOnServer'
    | 'savedOnDevice'
  readonly ms: number
}

/** Takes the recording; gives what most needs to be said of where its audio is, worst first. */
export function safetyLine(snapshot: RecordingSnapshot): SafetyLine {
  const { upload, keptMs, acknowledgedMs } = snapshot
  if (snapshot.keeping === 'memory') return { kind: 'memoryOnly', ms: keptMs }
  if (snapshot.problem?.kind === 'feedEnded') return { kind: 'feedEnded', ms: keptMs }
  if (upload.kind === 'halted') return { kind: 'refused', ms: keptMs }
  if (upload.kind === 'waiting' && keptMs > 0) return { kind: WAITING_LINE[upload.reason], ms: keptMs }
  if (acknowledgedMs > 0) return { kind: 'savedOnServer', ms: acknowledgedMs }
  return keptMs > 0 ? { kind: 'savedOnDevice', ms: keptMs } : { kind: 'nothingYet', ms: 0 }
}

/** What is wrong with what the microphone brings while it is being recorded. */
export type HearingLine = 'muted' | 'silent' | 'quiet'

/** Takes the recording and its microphone; gives what is wrong with the sound, if anything. */
export function hearingLine({ phase }: RecordingSnapshot, { hearing, check }: Pick<MicrophoneSnapshot, 'hearing' | 'check'>): HearingLine | undefined {
  if (phase !== 'recording') return undefined
  // A call comes in, or somebody presses the button on the headset: the browser says so at once, ten seconds before silence could.
  if (check.reason === 'muted') return 'muted'
  if (hearing === 'voice') return undefined
  return hearing === 'quiet' ? 'quiet' : 'silent'
}

const WAITING_LINE = {
  network: 'waitingForNetwork',
  server: 'waitingForServer',
  signIn: 'waitingForSignIn',
} as const
