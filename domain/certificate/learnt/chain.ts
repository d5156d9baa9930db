/**
 * A linear chain of labels over the tokens of a talk (a conditional random field): what a token shows speaks for each label, and so does the label of
 * the token before. Weights are laid out as rows, a row for each feature, a column for each label.
 */
export type Chain = {
  readonly labels: readonly string[]
  readonly emission: Float64Array
  /** From the label before, a row, to the next, a column; a last row is for the first token. */
  readonly transition: Float64Array
}

/** The row of each feature of which something was learnt. */
export type FeatureRows = ReadonlyMap<string, number>

/** The rows that a token's features have, those left out of which nothing is known. */
export const rowsOf = (rows: FeatureRows, features: readonly string[]): number[] => features.flatMap((feature) => rows.get(feature) ?? [])

/** How much each token speaks for each label: a row for each token. */
export function emissionsOf({ labels: { length: width }, emission }: Chain, shown: readonly (readonly number[])[]): Float64Array {
  const sums = new Float64Array(shown.length * width)
  for (const [at, rows] of shown.entries()) {
    for (const row of rows) {
      for (let label = 0; label < width; label++) sums[at * width + label] = (sums[at * width + label] ?? 0) + (emission[row * width + label] ?? 0)
    }
  }
  return sums
}

/** Scales a row so that it sums to one; gives the logarithm of what it summed to. */
function normalise(values: Float64Array, from: number, width: number): number {
  let sum = 0
  for (let label = 0; label < width; label++) sum += values[from + label] ?? 0
  for (let label = 0; label < width; label++) values[from + label] = (values[from + label] ?? 0) / sum
  return Math.log(sum)
}

/** Raises a token's row, scaled so that its largest is one; gives the logarithm that was taken out of it. */
function raise(emissions: Float64Array, own: Float64Array, { from, width }: { from: number; width: number }): number {
  let most = -Infinity
  for (let label = 0; label < width; label++) most = Math.max(most, emissions[from + label] ?? 0)
  for (let label = 0; label < width; label++) own[from + label] = Math.exp((emissions[from + label] ?? 0) - most)
  return most
}

/** Both passes over a chain, each token's row scaled; `ahead` times `behind`, scaled, is how likely each label is. `log` is that of the whole sum. */
export type Passes = Readonly<Record<'ahead' | 'behind' | 'own' | 'steps', Float64Array>> & { readonly log: number }

/** Runs forward and backward over the tokens, in time linear in them. */
export function passesOf({ labels: { length: width }, transition }: Chain, emissions: Float64Array): Passes {
  const size = emissions.length
  const [own, ahead, behind] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)]
  const steps = transition.map((weight) => Math.exp(weight))
  let log = 0
  for (let from = 0; from < size; from += width) {
    const taken = raise(emissions, own, { from, width })
    for (let label = 0; label < width; label++) {
      let sum = from === 0 ? (steps[width * width + label] ?? 1) : 0
      for (let before = 0; from > 0 && before < width; before++) sum += (ahead[from - width + before] ?? 0) * (steps[before * width + label] ?? 1)
      ahead[from + label] = sum * (own[from + label] ?? 0)
    }
    log += normalise(ahead, from, width) + taken
  }
  for (let from = size - width; from >= 0; from -= width) {
    const [after, isLast] = [from + width, from + width === size]
    for (let label = 0; label < width; label++) {
      let sum = isLast ? 1 : 0
      for (let next = 0; !isLast && next < width; next++) sum += (steps[label * width + next] ?? 1) * (own[after + next] ?? 0) * (behind[after + next] ?? 0)
      behind[from + label] = sum
    }
    normalise(behind, from, width)
  }
  return { ahead, behind, own, steps, log }
}

/** How likely each label is at each token: rows that sum to one. */
export function likelihoods(chain: Chain, emissions: Float64Array): Float64Array {
  const width = chain.labels.length
  const { ahead, behind } = passesOf(chain, emissions)
  const likely = ahead.map((value, at) => value * (behind[at] ?? 0))
  for (let from = 0; from < likely.length; from += width) normalise(likely, from, width)
  return likely
}
