/** A call whose answer was lost and that was sent again, and what stands afterwards. */
export interface Repeated {
  readonly call: string
  readonly cutAfterBytes: number
  /** The answer was indeed lost the first time. */
  readonly wasLost: boolean
  readonly status: number
  /** The same call once more, with its answer: an equal one. */
  readonly again: { readonly status: number; readonly isEqual: boolean }
  /** How many of what the call makes there are. */
  readonly made: number
  /** The same ids with other content; undefined where a call has no such form. */
  readonly otherContent: number | undefined
}

const REFUSED = new Set([409, 410, 422, 428])

/** REL-12: one effect, equal answers, and other content under the same ids refused. */
export function repeatFaults(seen: Repeated): string[] {
  const about = `${seen.call}, cut after ${seen.cutAfterBytes} bytes`
  return [
    ...(seen.wasLost ? [] : [`${about}: the answer was not lost`]),
    ...(seen.status >= 200 && seen.status < 300 ? [] : [`${about}: sent again it was answered ${seen.status}`]),
    ...(seen.again.status === seen.status && seen.again.isEqual ? [] : [`${about}: a third time it was answered otherwise (${seen.again.status})`]),
    ...(seen.made === 1 ? [] : [`${about}: it took effect ${seen.made} times`]),
    ...(seen.otherContent === undefined || REFUSED.has(seen.otherContent)
      ? []
      : [`${about}: other content under the same ids was answered ${seen.otherContent}`]),
  ]
}
