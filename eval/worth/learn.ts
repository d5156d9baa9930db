/** A statement as it is learnt from: what it shows, and what it was worth to the report. */
export interface Example {
  readonly features: readonly (readonly [name: string, amount: number])[]
  readonly worth: number
  /** How much it counts beside the others. */
  readonly share: number
}

/** How strongly weights are held near nought: what was seen seldom says little. */
const SHRINK = 30
/** On which the shrinking does not fall: every statement has it. */
const FREE = 'any'

/** Solves `matrix · x = right` by elimination; the matrix is symmetric and positive, so no row need be exchanged. */
export function solve(matrix: Float64Array[], right: Float64Array): Float64Array {
  const size = right.length
  for (let at = 0; at < size; at++) {
    const row = matrix[at] ?? right
    for (let below = at + 1; below < size; below++) {
      const other = matrix[below] ?? right
      const times = (other[at] ?? 0) / (row[at] ?? 1)
      if (times === 0) continue
      for (let column = at; column < size; column++) other[column] = (other[column] ?? 0) - times * (row[column] ?? 0)
      right[below] = (right[below] ?? 0) - times * (right[at] ?? 0)
    }
  }
  for (let at = size - 1; at >= 0; at--) {
    const row = matrix[at] ?? right
    let rest = right[at] ?? 0
    for (let column = at + 1; column < size; column++) rest -= (row[column] ?? 0) * (right[column] ?? 0)
    right[at] = rest / (row[at] ?? 1)
  }
  return right
}

/** Learns what each feature adds to the worth of a statement: least squares, held near nought (ridge). */
export function learnWorth(examples: readonly Example[]): Map<string, number> {
  const names = [...new Set(examples.flatMap(({ features }) => features.map(([name]) => name)))].toSorted()
  const places = new Map(names.map((name, at) => [name, at]))
  const matrix = names.map((name, at) => {
    const row = new Float64Array(names.length)
    row[at] = name === FREE ? 0 : SHRINK
    return row
  })
  const right = new Float64Array(names.length)
  for (const { features, worth, share } of examples) {
    const filled = features.map(([name, amount]) => [places.get(name) ?? 0, amount] as const)
    for (const [at, amount] of filled) {
      right[at] = (right[at] ?? 0) + share * amount * worth
      const row = matrix[at] ?? right
      for (const [other, more] of filled) row[other] = (row[other] ?? 0) + share * amount * more
    }
  }
  const weights = solve(matrix, right)
  return new Map(names.map((name, at) => [name, weights[at] ?? 0]))
}
