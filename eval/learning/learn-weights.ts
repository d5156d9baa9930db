/** A row of features, in the order of their names. */
export type Row = readonly number[]
/** Weights that belong to the rows as they are, with what is added to their sum. */
export type Learnt = { readonly weights: readonly number[]; readonly bias: number }
export type Example = { readonly row: Row; readonly isRight: boolean; /** How much it counts. */ readonly counts: number }

const STEPS = 400
const STEP = 0.05

/** Holds the weights small, so that what few examples show counts little. */
export type Held = { readonly hold: number }

type Scale = { readonly means: readonly number[]; readonly spreads: readonly number[] }

function scaleOf(rows: readonly Row[]): Scale {
  const width = rows[0]?.length ?? 0
  const mean = (of: (row: Row) => number): number => rows.reduce((sum, row) => sum + of(row), 0) / Math.max(1, rows.length)
  const means = Array.from({ length: width }, (_, at) => mean((row) => row[at] ?? 0))
  return { means, spreads: means.map((middle, at) => Math.sqrt(mean((row) => ((row[at] ?? 0) - middle) ** 2)) || 1) }
}

const scaled = (row: Row, { means, spreads }: Scale): number[] => row.map((value, at) => (value - (means[at] ?? 0)) / (spreads[at] ?? 1))

/** Weights of scaled rows as weights of the rows themselves. */
function unscaled(weights: readonly number[], bias: number, { means, spreads }: Scale): Learnt {
  const own = weights.map((weight, at) => weight / (spreads[at] ?? 1))
  return { weights: own, bias: bias - own.reduce((sum, weight, at) => sum + weight * (means[at] ?? 0), 0) }
}

/** Goes down a slope in steps of its own length for each weight (Adam): the same every time. */
function descend(width: number, slopeAt: (weights: readonly number[]) => number[]): number[] {
  const weights = Array.from({ length: width }, () => 0)
  const [means, squares] = [weights.slice(), weights.slice()]
  for (let step = 1; step <= STEPS; step++) {
    slopeAt(weights).forEach((slope, at) => {
      means[at] = 0.9 * (means[at] ?? 0) + 0.1 * slope
      squares[at] = 0.99 * (squares[at] ?? 0) + 0.01 * slope * slope
      weights[at] = (weights[at] ?? 0) - (STEP * (means[at] / (1 - 0.9 ** step))) / (Math.sqrt(squares[at] / (1 - 0.99 ** step)) + 1e-8)
    })
  }
  return weights
}

export const sumBy = ({ weights, bias }: Learnt, row: Row): number => row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), bias)

/** Learns to tell right from wrong: logistic regression. */
export function learnJudging(examples: readonly Example[], { hold }: Held): Learnt {
  const scale = scaleOf(examples.map(({ row }) => row))
  const width = scale.means.length
  const all = examples.reduce((sum, { counts }) => sum + counts, 0)
  const given = examples.map(({ row, isRight, counts }) => ({ row: [...scaled(row, scale), 1], goal: isRight ? 1 : 0, share: counts / all }))
  const found = descend(width + 1, (weights) => {
    const slopes = weights.map((weight, at) => (at < width ? hold * weight : 0))
    for (const { row, goal, share } of given) {
      const off = share * (1 / (1 + Math.exp(-sumBy({ weights, bias: 0 }, row))) - goal)
      row.forEach((value, at) => (slopes[at] = (slopes[at] ?? 0) + off * value))
    }
    return slopes
  })
  return unscaled(found.slice(0, width), found[width] ?? 0, scale)
}

/** Some to choose from, and which of them are right. */
export type Choice = { readonly rows: readonly Row[]; readonly right: readonly number[] }

/** Learns to put the right ones of each choice first: the likelihood that one of them is taken (conditional logit). */
export function learnChoosing(choices: readonly Choice[], { hold }: Held): Learnt {
  const scale = scaleOf(choices.flatMap(({ rows }) => rows))
  const given = choices
    .filter(({ right }) => right.length > 0)
    .map(({ rows, right }) => ({ rows: rows.map((row) => scaled(row, scale)), right: new Set(right) }))
  const found = descend(scale.means.length, (weights) => {
    const slopes = weights.map((weight) => hold * weight)
    for (const { rows, right } of given) {
      const sums = rows.map((row) => sumBy({ weights, bias: 0 }, row))
      const most = Math.max(...sums)
      const likely = sums.map((sum) => Math.exp(sum - most))
      const [whole, good] = [likely.reduce((sum, one) => sum + one, 0), likely.reduce((sum, one, at) => sum + (right.has(at) ? one : 0), 0)]
      rows.forEach((row, at) => {
        const off = ((likely[at] ?? 0) / whole - (right.has(at) ? (likely[at] ?? 0) / good : 0)) / given.length
        row.forEach((value, column) => (slopes[column] = (slopes[column] ?? 0) + off * value))
      })
    }
    return slopes
  })
  return unscaled(found, 0, scale)
}
