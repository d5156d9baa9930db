import type { Case } from '#contract/case.ts'

/** A recording finished without some of its parts: what was left out, and what came of it. */
export interface Gapped {
  readonly sent: readonly number[]
  readonly left: readonly number[]
  /** What the server said was missing when the end was asked for without insisting. */
  readonly refusedStatus: number
  readonly named: readonly number[]
  readonly hadReportBefore: boolean
  readonly found: Case
  /** Words of each part, so that what is in the text can be told. */
  readonly wordOf: (index: number) => string
}

const STEP_MS = 25_000
const GROUP_MS = 30_000
/** A recorder's slices are not to the millisecond. */
const SLACK_MS = 1_500

/** Runs of numbers as stretches of time: from the end of the part before to the beginning of the part after. */
function expectedStretches(left: readonly number[], last: number): { startMs: number; endMs: number }[] {
  const runs: { first: number; last: number }[] = []
  for (const index of left) {
    const run = runs.at(-1)
    if (run && run.last + 1 === index) run.last = index
    else runs.push({ first: index, last: index })
  }
  return runs.map((run) => {
    const startMs = run.first === 1 ? 0 : (run.first - 2) * STEP_MS + GROUP_MS
    return { startMs, endMs: run.last >= last ? startMs + (run.last - run.first + 1) * STEP_MS : run.last * STEP_MS }
  })
}

const clock = (ms: number): string => `${Math.floor(Math.round(ms / 1000) / 60)}:${String(Math.round(ms / 1000) % 60).padStart(2, '0')}`

const near = (a: number, b: number): boolean => Math.abs(a - b) <= SLACK_MS

/** REL-7: what is missing is named before, marked after, and stands nowhere as if it had been said or were whole. */
export function gapFaults({ sent, left, refusedStatus, named, hadReportBefore, found, wordOf }: Gapped): string[] {
  const about = `without ${left.join(', ')}`
  const [recording] = found.audioRecordings
  const transcription = recording?.transcription ?? ''
  const report = JSON.stringify(found.textReport?.sections ?? [])
  const expected = expectedStretches(left, Math.max(...sent, ...left))
  const told = recording?.missingStretches ?? []
  const isTold =
    told.length === expected.length &&
    expected.every((one, at) => near(one.startMs, told[at]?.startMs ?? Number.NaN) && near(one.endMs, told[at]?.endMs ?? Number.NaN))
  return [
    ...(refusedStatus === 409 ? [] : [`${about}: an end that did not insist was answered ${refusedStatus}`]),
    ...(named.join() === left.join() ? [] : [`${about}: the server named ${named.join(', ') || 'nothing'}`]),
    ...(hadReportBefore ? [`${about}: a report stood before anyone insisted`] : []),
    ...(recording?.missingParts.join() === left.join() ? [] : [`${about}: the recording is marked with ${recording?.missingParts.join(', ') ?? 'nothing'}`]),
    ...(isTold ? [] : [`${about}: the stretches are ${told.map(({ startMs, endMs }) => `${startMs}–${endMs}`).join(', ') || 'none'}`]),
    ...told
      .filter(({ startMs, endMs }) => !report.includes(`${clock(startMs)}–${clock(endMs)}`))
      .map(({ startMs }) => `${about}: the report does not say that it misses what follows ${startMs} ms`),
    ...sent.filter((index) => !transcription.includes(wordOf(index))).map((index) => `${about}: part ${index} was sent and is not in the text`),
    ...left.filter((index) => transcription.includes(wordOf(index))).map((index) => `${about}: part ${index} is in the text though it never came`),
    ...sent
      .filter((index) => left.includes(index + 1) && !new RegExp(`${wordOf(index)}[^\\n]*\\n\\[…\\]`).test(transcription))
      .map((index) => `${about}: the text goes on after part ${index} as if nothing were missing`),
  ]
}
