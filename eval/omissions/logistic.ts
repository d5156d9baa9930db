import { solve } from '../worth/learn.ts'
import { BY_GOLD, type ListExample } from './list-examples.ts'

type Weights = ReadonlyMap<string, number>

/** How strongly weights are held near nought: what was seen seldom says little. */
const SHRINK = 20
const HARDLY = 0.01
/** Each round halves the distance several times over; these are plenty. */
const ROUNDS = 25
/** On these the shrinking does not fall: one is in every statement, the other in every one judged by gold. */
const FREE: ReadonlySet<string> = new Set(['any', BY_GOLD])

const logistic = (sum: number): number => 1 / (1 + Math.exp(-sum))

/** How likely a statement is missed, by weights. */
export function chanceBy(weights: Weights, features: ListExample['features']): number {
  return logistic(features.reduce((total, [name, amount]) => total + amount * (weights.get(name) ?? 0), 0))
}

/** Learns by logistic regression (ridge, Newton's steps) what each feature adds to the odds that a statement is missed. */
export function learnChance(examples: readonly ListExample[]): Map<string, number> {
  const names = [...new Set(examples.flatMap(({ features }) => features.map(([name]) => name)))].toSorted()
  const places = new Map(names.map((name, at) => [name, at]))
  const shrink = names.map((name) => (FREE.has(name) ? HARDLY : SHRINK))
  const rows = examples.map(({ features, isMissed, share }) => ({ filled: features.map(([name, amount]) => [places.get(name) ?? 0, amount] as const), isMissed, share }))
  const weights = new Float64Array(names.length)
  for (let round = 0; round < ROUNDS; round++) {
    const matrix = shrink.map((held, at) => {
      const row = new Float64Array(names.length)
      row[at] = held
      return row
    })
    const slope = Float64Array.from(weights, (weight, at) => -(shrink[at] ?? 0) * weight)
    for (const { filled, isMissed, share } of rows) {
      const chance = logistic(filled.reduce((total, [at, amount]) => total + amount * (weights[at] ?? 0), 0))
      for (const [at, amount] of filled) {
        slope[at] = (slope[at] ?? 0) + share * ((isMissed ? 1 : 0) - chance) * amount
        const row = matrix[at] ?? slope
        for (const [other, more] of filled) row[other] = (row[other] ?? 0) + share * chance * (1 - chance) * amount * more
      }
    }
    const step = solve(matrix, slope)
    for (let at = 0; at < weights.length; at++) weights[at] = (weights[at] ?? 0) + (step[at] ?? 0)
  }
  return new Map(names.map((name, at) => [name, weights[at] ?? 0] as const).filter(([name]) => name !== BY_GOLD))
}
