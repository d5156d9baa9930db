import { describe, expect, test } from 'vitest'
import { emissionsOf, likelihoods, passesOf, rowsOf } from './chain.ts'
import type { Chain } from './chain.ts'

const WIDTH = 3
const labels = ['none', 'one', 'other']

/** Numbers that look drawn by chance and are the same every time. */
function drawn(count: number, seed: number): Float64Array {
  let state = seed
  return Float64Array.from({ length: count }, () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647 - 0.5
  })
}

const chain: Chain = { labels, emission: drawn(4 * WIDTH, 11).map((one) => one * 4), transition: drawn((WIDTH + 1) * WIDTH, 5).map((one) => one * 3) }
const SHOWN = [[0, 1], [2], [], [1, 3, 3]]

/** All ways to label so many tokens. */
const waysOf = (length: number): number[][] => (length === 0 ? [[]] : waysOf(length - 1).flatMap((way) => labels.map((_, label) => [...way, label])))

function weightOf(way: readonly number[], emissions: Float64Array): number {
  const steps = way.map((label, at) => chain.transition[(at === 0 ? WIDTH : way[at - 1]!) * WIDTH + label]!)
  return Math.exp(way.reduce((sum, label, at) => sum + emissions[at * WIDTH + label]! + steps[at]!, 0))
}

describe('a chain of labels', () => {
  const emissions = emissionsOf(chain, SHOWN)
  const ways = waysOf(SHOWN.length).map((way) => ({ way, weight: weightOf(way, emissions) }))
  const whole = ways.reduce((sum, { weight }) => sum + weight, 0)

  test('agrees with all ways of labelling, added up one by one', () => {
    const likely = likelihoods(chain, emissions)
    for (const at of SHOWN.keys()) {
      for (const label of labels.keys()) {
        const own = ways.filter(({ way }) => way[at] === label).reduce((sum, { weight }) => sum + weight, 0)
        expect(likely[at * WIDTH + label]).toBeCloseTo(own / whole, 10)
      }
    }
    expect(passesOf(chain, emissions).log).toBeCloseTo(Math.log(whole), 10)
  })

  test('is as likely as not to be something at each token, however large the weights and long the talk', () => {
    const long = emissionsOf({ ...chain, emission: chain.emission.map((weight) => weight * 200) }, Array.from({ length: 5_000 }, (_, at) => [at % 4]))
    const likely = likelihoods(chain, long)
    for (let from = 0; from < likely.length; from += WIDTH) expect(likely[from]! + likely[from + 1]! + likely[from + 2]!).toBeCloseTo(1, 10)
  })

  test('has nothing to say of no tokens, and leaves out what it has not learnt', () => {
    expect(likelihoods(chain, emissionsOf(chain, []))).toHaveLength(0)
    expect(rowsOf(new Map([['a', 3]]), ['b', 'a', 'c'])).toEqual([3])
  })
})
