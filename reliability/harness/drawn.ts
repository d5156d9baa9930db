import { randomFrom } from './random.ts'

/** So many of them, drawn by the seed and in their own order; all where there are no more. */
export function drawn<One>(all: readonly One[], count: number, seed: number): One[] {
  const random = randomFrom(seed)
  const lots = all.map((one, at) => ({ one, at, lot: random() }))
  return lots.toSorted((a, b) => a.lot - b.lot).slice(0, count).toSorted((a, b) => a.at - b.at).map(({ one }) => one)
}
