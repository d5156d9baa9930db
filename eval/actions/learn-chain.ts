import { emissionsOf, passesOf, rowsOf } from '#domain/certificate/learnt/chain.ts'
import type { Chain, FeatureRows, Passes } from '#domain/certificate/learnt/chain.ts'

/** A text whose words show features and bear labels, by their columns. */
export type Labelled = { readonly features: readonly (readonly string[])[]; readonly labels: readonly number[] }

/** How a chain is learnt: so many times through the texts, such steps, such a hold on large weights. */
export type ChainLearning = { readonly epochs: number; readonly rate: number; readonly hold: number }

/** Features that so many words of these texts bear at least, a row for each. */
export function countRows(texts: readonly Pick<Labelled, 'features'>[], least: number): FeatureRows {
  const counts = new Map<string, number>()
  for (const { features } of texts) for (const one of features) for (const feature of new Set(one)) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return new Map([...counts].filter(([, count]) => count >= least).map(([feature], row) => [feature, row]))
}

/** Adaptive steps (AdaGrad): what has moved much moves less. */
class Steps {
  readonly weights: Float64Array
  readonly #moved: Float64Array
  readonly #learning: ChainLearning

  constructor(weights: Float64Array, learning: ChainLearning) {
    this.weights = weights
    this.#moved = new Float64Array(weights.length).fill(1e-6)
    this.#learning = learning
  }

  step(at: number, slope: number): void {
    const { rate, hold } = this.#learning
    const weight = this.weights[at] ?? 0
    const whole = slope + hold * weight
    const moved = (this.#moved[at] ?? 0) + whole * whole
    this.#moved[at] = moved
    this.weights[at] = weight - (rate * whole) / Math.sqrt(moved)
  }
}

/** Shuffles in place, the same every time. */
function shuffle(order: number[], seed: number): number {
  let state = seed
  for (let at = order.length - 1; at > 0; at--) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    const other = state % (at + 1)
    ;[order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0]
  }
  return state
}

/** What each label is likelier by than it should be, at each word. */
function emissionSlopes({ ahead, behind }: Passes, labels: readonly number[], width: number): Float64Array {
  const slopes = ahead.map((value, at) => value * (behind[at] ?? 0))
  for (const [at, label] of labels.entries()) {
    let sum = 0
    for (let one = 0; one < width; one++) sum += slopes[at * width + one] ?? 0
    for (let one = 0; one < width; one++) slopes[at * width + one] = (slopes[at * width + one] ?? 0) / sum
    slopes[at * width + label] = (slopes[at * width + label] ?? 0) - 1
  }
  return slopes
}

/** The same of each step from label to label. */
function transitionSlopes({ ahead, behind, own, steps }: Passes, labels: readonly number[], width: number): Float64Array {
  const slopes = new Float64Array((width + 1) * width)
  const pairs = new Float64Array(width * width)
  for (let at = 1; at < labels.length; at++) {
    let sum = 0
    for (let before = 0; before < width; before++) {
      for (let label = 0; label < width; label++) {
        const pair = before * width + label
        const likely = (ahead[(at - 1) * width + before] ?? 0) * (steps[pair] ?? 0) * (own[at * width + label] ?? 0) * (behind[at * width + label] ?? 0)
        pairs[pair] = likely
        sum += likely
      }
    }
    for (let pair = 0; pair < pairs.length; pair++) slopes[pair] = (slopes[pair] ?? 0) + (pairs[pair] ?? 0) / sum
    const told = (labels[at - 1] ?? 0) * width + (labels[at] ?? 0)
    slopes[told] = (slopes[told] ?? 0) - 1
  }
  return slopes
}

/** Adds up what words say of the rows they show; `rows` are those that were touched. */
function gather(shown: readonly (readonly number[])[], slopes: Float64Array, { sums, width }: { sums: Float64Array; width: number }): Set<number> {
  const touched = new Set<number>()
  for (const [at, rows] of shown.entries()) {
    for (const row of rows) {
      touched.add(row)
      for (let label = 0; label < width; label++) sums[row * width + label] = (sums[row * width + label] ?? 0) + (slopes[at * width + label] ?? 0)
    }
  }
  return touched
}

/** Learns a chain from texts, one after the other, in an order that is drawn anew each time through. The same texts give the same weights. */
export function learnChain(texts: readonly Labelled[], rows: FeatureRows, { labels, ...learning }: ChainLearning & { labels: readonly string[] }): Chain {
  const width = labels.length
  const chain: Chain = { labels, emission: new Float64Array(rows.size * width), transition: new Float64Array((width + 1) * width) }
  const [emission, transition] = [new Steps(chain.emission, learning), new Steps(chain.transition, learning)]
  const shown = texts.map(({ features }) => features.map((one) => rowsOf(rows, one)))
  const sums = new Float64Array(chain.emission.length)
  const order = texts.map((_, at) => at)
  let seed = 7
  for (let epoch = 0; epoch < learning.epochs; epoch++) {
    seed = shuffle(order, seed)
    for (const at of order) {
      const [text, rowsShown] = [texts[at], shown[at]]
      if (text === undefined || rowsShown === undefined || text.labels.length === 0) continue
      const passes = passesOf(chain, emissionsOf(chain, rowsShown))
      const slopes = emissionSlopes(passes, text.labels, width)
      const moves = transitionSlopes(passes, text.labels, width)
      for (let label = 0; label < width; label++) moves[width * width + label] = slopes[label] ?? 0
      for (const row of gather(rowsShown, slopes, { sums, width })) {
        for (let one = row * width; one < (row + 1) * width; one++) {
          emission.step(one, sums[one] ?? 0)
          sums[one] = 0
        }
      }
      for (const [one, slope] of moves.entries()) transition.step(one, slope)
    }
  }
  return chain
}
