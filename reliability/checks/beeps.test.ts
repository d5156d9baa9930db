import { describe, expect, test } from 'vitest'
import { beeps, judgeBeeps, readBeeps } from './beeps.ts'

const RATE = 16_000

/** The sound of some seconds, put together as told. */
function stretch(...parts: (readonly [from: number, to: number])[]): Float32Array {
  const whole = beeps(130, RATE)
  const cut = parts.map(([from, to]) => whole.subarray(from * RATE, to * RATE))
  const joined = new Float32Array(cut.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of cut) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}

describe('the beeps of a recording', () => {
  test('say which second each is, past a hundred too', () => {
    expect(readBeeps(stretch([95, 105]), RATE).map(({ number }) => number)).toEqual([95, 96, 97, 98, 99, 0, 1, 2, 3, 4])
  })

  test('are read through noise and at another loudness', () => {
    const noisy = stretch([0, 130]).map((sample, index) => sample * 0.1 + 0.004 * Math.sin(index * index))
    expect(judgeBeeps(readBeeps(noisy, RATE))).toEqual({ count: 130, gaps: 0, repeats: 0, displaced: 0 })
  })

  test('are read where noise suppression left little but their edges', () => {
    const bitten = stretch([0, 30]).map((sample, index) => {
      const intoBeep = (index / RATE) % 1 - 0.3
      return intoBeep > 0.03 && intoBeep < 0.23 ? sample * 0.02 + 0.01 * Math.sin(2 * Math.PI * 940 * (index / RATE)) : sample
    })
    expect(judgeBeeps(readBeeps(bitten, RATE))).toEqual({ count: 30, gaps: 0, repeats: 0, displaced: 0 })
  })

  test.each([
    ['whole', stretch([3, 23]), { count: 20, gaps: 0, repeats: 0, displaced: 0 }],
    ['planted: two seconds cut out', stretch([0, 10], [12, 20]), { count: 18, gaps: 2, repeats: 0, displaced: 0 }],
    ['planted: a second twice', stretch([0, 10], [9, 20]), { count: 21, gaps: 0, repeats: 1, displaced: 0 }],
    ['planted: five seconds again', stretch([0, 10], [5, 20]), { count: 25, gaps: 0, repeats: 1, displaced: 0 }],
    ['planted: silence cut out between two beeps', stretch([0, 9.7], [10, 20]), { count: 20, gaps: 0, repeats: 0, displaced: 1 }],
  ])('%s', (_name, samples, expected) => {
    expect(judgeBeeps(readBeeps(samples, RATE))).toEqual(expected)
  })
})
