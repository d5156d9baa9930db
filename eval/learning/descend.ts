/** The steps of Adam (Kingma and Ba 2015). */
const [STEP, FIRST_DECAY, SECOND_DECAY, TINY] = [0.03, 0.9, 0.999, 1e-8]

/** Goes down a slope from nought, so many full passes; `slopeAt` gives the slope at the weights as they stand. The same slopes always give the same weights. */
export function descend(size: number, passes: number, slopeAt: (weights: Float64Array) => Float64Array): Float64Array {
  const [weights, mean, spread] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)]
  for (let pass = 1; pass <= passes; pass++) {
    slopeAt(weights).forEach((value, at) => {
      const first = FIRST_DECAY * (mean[at] ?? 0) + (1 - FIRST_DECAY) * value
      const second = SECOND_DECAY * (spread[at] ?? 0) + (1 - SECOND_DECAY) * value * value
      mean[at] = first
      spread[at] = second
      weights[at] = (weights[at] ?? 0) - (STEP * (first / (1 - FIRST_DECAY ** pass))) / (Math.sqrt(second / (1 - SECOND_DECAY ** pass)) + TINY)
    })
  }
  return weights
}
