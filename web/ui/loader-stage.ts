import { timing } from '#contract/timing.ts'

export type LoaderStage = {
  colour: 'accent' | 'wait' | 'recording'
  isSlow: boolean
  isLate: boolean
  /** Number of the tip to show, counted from the moment the tips begin. */
  tip: number
}

/** Takes the time waited and the patience of the caller; gives what the loader shows (spec 4, timed loader). */
export function loaderStage(elapsedMs: number, timeoutMs: number): LoaderStage {
  const isSlow = elapsedMs >= timing.loaderWarnMs
  return {
    colour: elapsedMs >= timing.loaderRoseMs ? 'recording' : isSlow ? 'wait' : 'accent',
    isSlow,
    isLate: elapsedMs >= timeoutMs,
    tip: isSlow ? Math.floor((elapsedMs - timing.loaderWarnMs) / timing.loaderTipMs) : 0,
  }
}
