/** What was seen of a recording after it had been cancelled. */
export interface AfterCancel {
  /** When in its life it was cancelled. */
  readonly moment: string
  readonly cancelStatuses: readonly number[]
  /** Status of a part that came late, and of an end that came late. */
  readonly lateStatuses: readonly number[]
  readonly hasReport: boolean
  readonly isUpdating: boolean
  readonly filesLeft: number
  readonly filesGoneAfterMs: number
}

const MOST_MS = 60_000

/** REL-9: no report, no sound, and late parts are told. */
export function faultsAfterCancel(seen: AfterCancel): string[] {
  const { moment } = seen
  return [
    ...seen.cancelStatuses.filter((status) => status !== 204).map((status) => `${moment}: the cancel was answered ${status}`),
    ...seen.lateStatuses.filter((status) => status !== 410 && status !== 409).map((status) => `${moment}: what came late was answered ${status}`),
    ...(seen.lateStatuses.length === 0 ? [`${moment}: nothing was sent late`] : []),
    ...(seen.hasReport ? [`${moment}: a report was written`] : []),
    ...(seen.isUpdating ? [`${moment}: the case is still being written`] : []),
    ...(seen.filesLeft > 0 || seen.filesGoneAfterMs > MOST_MS
      ? [`${moment}: ${seen.filesLeft} files of sound left after ${Math.round(seen.filesGoneAfterMs)} ms`]
      : []),
  ]
}
