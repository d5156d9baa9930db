import type { Feature } from '#domain/note/select/salience-features.ts'
import { descend } from './descend.ts'

/** What is learnt from: what it shows, whether it was so, and how much it counts beside the others. */
export type Example = { readonly features: readonly Feature[]; readonly isSo: boolean; readonly share: number }

/** How strongly weights are held near nought, in examples: what was seen seldom says little. */
export type Held = { readonly shrink: number; /** What fewer examples show is left out. */ readonly seldom: number }

const PASSES = 200
/** Every statement has it, and it is held by nothing. */
const FREE = 'any'

const logistic = (sum: number): number => 1 / (1 + Math.exp(-sum))

export function sumOf(weights: ReadonlyMap<string, number>, features: readonly Feature[]): number {
  return features.reduce((sum, [name, amount]) => sum + amount * (weights.get(name) ?? 0), 0)
}

function seenOften(examples: readonly Example[], seldom: number): string[] {
  const counts = new Map<string, number>()
  for (const { features } of examples) for (const [name] of features) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].flatMap(([name, count]) => (count >= seldom ? [name] : [])).toSorted()
}

/** Learns by logistic regression over many sparse features, held near nought, what each adds to the odds; the same examples always give the same weights. */
export function learnOdds(examples: readonly Example[], { shrink, seldom }: Held): Map<string, number> {
  const names = seenOften(examples, seldom)
  const places = new Map(names.map((name, at) => [name, at]))
  const filled = (features: Example['features']) => features.flatMap(([name, amount]) => (places.has(name) ? [[places.get(name) ?? 0, amount] as const] : []))
  const rows = examples.map(({ features, isSo, share }) => ({ goal: isSo ? 1 : 0, share, filled: filled(features) }))
  const held = names.map((name) => (name === FREE ? 0 : shrink))
  const weights = descend(names.length, PASSES, (current) => {
    const slope = current.map((weight, at) => (held[at] ?? 0) * weight)
    for (const { goal, share, filled: row } of rows) {
      const miss = share * (logistic(row.reduce((sum, [at, amount]) => sum + amount * (current[at] ?? 0), 0)) - goal)
      for (const [at, amount] of row) slope[at] = (slope[at] ?? 0) + miss * amount
    }
    return slope
  })
  return new Map(names.map((name, at) => [name, weights[at] ?? 0]))
}
