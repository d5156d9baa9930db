import { createHash } from 'node:crypto'
import type { Case } from '#contract/case.ts'
import type { Told } from '../harness/history.ts'

/** One recording as its client made it, and as the public calls show it after all kills. */
export interface Kept {
  readonly recordingId: string
  /** The recorder's slices, in order. */
  readonly slices: readonly Uint8Array[]
  readonly groups: readonly { readonly index: number; readonly bytes: Uint8Array }[]
  readonly audio: { readonly status: number; readonly bytes: Buffer }
  readonly found: Case | undefined
  /** The report's own time, read twice with a pause between: two reports would show two. */
  readonly reportTimes: readonly (string | undefined)[]
  readonly settledAfterMs: number
}

export interface Verdict {
  readonly acknowledged: number
  readonly lost: number
  readonly doubled: number
  readonly withOneReport: number
  readonly stillUpdating: number
  readonly faults: readonly string[]
}

const MOST_UPDATING_MS = 60_000

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

function timesIn(whole: Buffer, part: Uint8Array): number {
  let count = 0
  for (let at = whole.indexOf(part); at >= 0; at = whole.indexOf(part, at + part.length)) count += 1
  return count
}

function judgeOne({ recordingId, slices, groups, audio, found, reportTimes, settledAfterMs }: Kept, told: readonly Told[]) {
  const acknowledged = told.filter((one) => one.event === 'acknowledged')
  const wrong = acknowledged.filter(({ index, sha256 }) => digest(groups.find((group) => group.index === index)?.bytes ?? new Uint8Array()) !== sha256)
  const counts = slices.map((slice) => timesIn(audio.bytes, slice))
  // A part is there when each of its slices is; the last bytes of a recording are as dear as the first.
  const lost = acknowledged.filter(({ index }) => {
    const first = (index - 1) * 25
    return counts.slice(first, first + 30).includes(0)
  })
  const doubled = counts.filter((count) => count > 1).length
  const recording = found?.audioRecordings.find(({ id }) => id === recordingId)
  const hasOneReport =
    recording?.status === 'Done' &&
    found?.audioRecordings.length === 1 &&
    reportTimes.length > 1 &&
    reportTimes.every((time) => time !== undefined && time === reportTimes[0])
  const isUpdating = (found?.isUpdating ?? false) || settledAfterMs > MOST_UPDATING_MS
  const isWhole = audio.bytes.equals(Buffer.concat(slices))
  const about = (what: string): string => `${recordingId}: ${what}`
  return {
    acknowledged: acknowledged.length,
    lost: lost.length,
    doubled,
    hasOneReport,
    isUpdating,
    faults: [
      ...(acknowledged.length === 0 ? [about('nothing was acknowledged')] : []),
      ...(told.some(({ event }) => event === 'finalized') ? [] : [about('its end was never acknowledged')]),
      ...wrong.map(({ index }) => about(`part ${index} was acknowledged with another digest`)),
      ...lost.map(({ index }) => about(`acknowledged part ${index} is not in the sound (${audio.status})`)),
      ...(doubled > 0 ? [about(`${doubled} seconds stand twice`)] : []),
      ...(lost.length === 0 && doubled === 0 && !isWhole ? [about(`the sound differs from what was recorded (${audio.bytes.length} bytes)`)] : []),
      ...(hasOneReport ? [] : [about(`no single report (${recording?.status ?? 'no recording'}, ${found?.failure?.code ?? 'no failure'})`)]),
      ...(isUpdating ? [about(`still being written after ${Math.round(settledAfterMs)} ms`)] : []),
    ],
  }
}

/** REL-1: what was acknowledged is there, once, and every recording ends with exactly one report. */
export function judgeKept(recordings: readonly Kept[], told: readonly Told[]): Verdict {
  const judged = recordings.map((kept) => judgeOne(kept, told.filter(({ recordingId }) => recordingId === kept.recordingId)))
  const sum = (of: (one: (typeof judged)[number]) => number): number => judged.reduce((total, one) => total + of(one), 0)
  return {
    acknowledged: sum(({ acknowledged }) => acknowledged),
    lost: sum(({ lost }) => lost),
    doubled: sum(({ doubled }) => doubled),
    withOneReport: sum(({ hasOneReport }) => (hasOneReport ? 1 : 0)),
    stillUpdating: sum(({ isUpdating }) => (isUpdating ? 1 : 0)),
    faults: judged.flatMap(({ faults }) => faults),
  }
}
