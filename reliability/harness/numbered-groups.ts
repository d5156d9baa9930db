/** What an engine is made to hear in a group: a word that stands nowhere else, and something worth a report. */
export const wordOf = (index: number): string => `del${index}`

/** The word stands in the middle: groups overlap at their ends, and there two hearings of the same seconds would have to agree. */
const sentenceOf = (index: number): string => `Det gjør vondt i halsen når jeg svelger, og ${wordOf(index)} sier jeg, for slik har det vært i fire dager nå.`

/**
 * An engine that knows which group it hears: groups of one recording are heard in the order of their numbers, so it is told which will come.
 */
export function makeNumberedEngine(): { script: () => string; expect: (indices: readonly number[]) => void } {
  const coming: number[] = []
  return {
    script: () => sentenceOf(coming.shift() ?? 0),
    expect: (indices) => void coming.splice(0, coming.length, ...indices),
  }
}
