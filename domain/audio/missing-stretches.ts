import { sliceGroup, timing } from '#contract/timing.ts'

export type Stretch = { startMs: number; endMs: number }

/** A group that arrived and has been heard, numbered from 1. */
export type PlacedGroup = Stretch & { index: number }

/** Where a group lies when the recorder has made whole slices all the way. */
function usualPlace(index: number): Stretch {
  const startMs = (index - 1) * sliceGroup.step * timing.sliceMs
  return { startMs, endMs: startMs + sliceGroup.slices * timing.sliceMs }
}

/** Numbers that follow one another, together. */
function runsOf(numbers: readonly number[]): { first: number; last: number }[] {
  const runs: { first: number; last: number }[] = []
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run && number === run.last + 1) run.last = number
    else runs.push({ first: number, last: number })
  }
  return runs
}

/**
 * Takes the numbers of the groups that never arrived and the places of those that did; gives the stretches nobody heard.
 * Neighbours that were heard tell where they lie exactly; else the usual length of a group does.
 */
export function missingStretches(missing: readonly number[], heard: readonly PlacedGroup[]): Stretch[] {
  const places = new Map(heard.map((group) => [group.index, group]))
  const lastHeard = Math.max(0, ...places.keys())
  return runsOf(missing).flatMap(({ first, last }) => {
    const before = places.get(first - 1)
    const startMs = first === 1 ? 0 : (before?.endMs ?? usualPlace(first - 1).endMs)
    // Nobody knows how long the talk went on after the last part that came.
    const isOpenEnded = heard.length > 0 && last > lastHeard
    const after = places.get(last + 1)?.startMs ?? usualPlace(last + 1).startMs
    const endMs = isOpenEnded ? startMs + usualPlace(last).endMs - usualPlace(first - 1).endMs : after
    return endMs > startMs ? [{ startMs: Math.round(startMs), endMs: Math.round(endMs) }] : []
  })
}
