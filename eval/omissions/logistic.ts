import { solve } from '../worth/learn.ts'
import type { ListExample } from './list-examples.ts'

type Weights = ReadonlyMap<string, number>

/** How strongly weights are held near nought: what was seen seldom says little. */
const SHRINK = 10
const HARDLY = 0.01
/** Each round halves the distance several times over; these are plenty. */
const ROUNDS = 9
/** Every statement has it: its weight is the odds of all. */
const IN_ALL = 'any'
/** What fewer statements show is chance. */
const LEAST_SEEN = 15

const logistic = (sum: number): number => 1 / (1 + Math.exp(-sum))

/** How likely a statement is missed, by weights. */
export function chanceBy(weights: Weights, features: ListExample['features']): number {
  return logistic(features.reduce((total, [name, amount]) => total + amount * (weights.get(name) ?? 0), 0))
}

function namesSeen(examples: readonly ListExample[]): string[] {
  const seen = new Map<string, number>()
  for (const { features } of examples) for (const [name] of features) seen.set(name, (seen.get(name) ?? 0) + 1)
  return [...seen].filter(([, count]) => count >= LEAST_SEEN).map(([name]) => name).toSorted()
}

/** Learns by logistic regression (ridge, Newton's steps) what each feature adds to the odds that a statement is missed. */
export function learnChance(examples: readonly ListExample[]): Map<string, number> {
  const names = namesSeen(examples)
  const places = new Map(names.map((name, at) => [name, at]))
  const shrink = names.map((name) => (name === IN_ALL ? HARDLY : SHRINK))
  const rows = examples.map(({ features, isMissed }) => {
    const filled = features.flatMap(([name, amount]) => {
      const at = places.get(name)
      return at === undefined ? [] : [[at, amount] as const]
    })
    return { filled, isMissed }
  })
  const weights = new Float64Array(names.length)
  for (let round = 0; round < ROUNDS; round++) {
    const matrix = shrink.map((held, at) => {
      const row = new Float64Array(names.length)
      row[at] = held
      return row
    })
    const slope = Float64Array.from(weights, (weight, at) => -(shrink[at] ?? 0) * weight)
    for (const { filled, isMissed } of rows) {
      const chance = logistic(filled.reduce((total, [at, amount]) => total + amount * (weights[at] ?? 0), 0))
      for (const [at, amount] of filled) {
        slope[at] = (slope[at] ?? 0) + ((isMissed ? 1 : 0) - chance) * amount
        const row = matrix[at] ?? slope
        for (const [other, more] of filled) row[other] = (row[other] ?? 0) + chance * (1 - chance) * amount * more
      }
    }
    const step = solve(matrix, slope)
    for (let at = 0; at < weights.length; at++) weights[at] = (weights[at] ?? 0) + (step[at] ?? 0)
  }
  return new Map(names.map((name, at) => [name, weights[at] ?? 0]))
}
