import { describe, expect, test } from 'vitest'
import { makeBreaker } from './breaker.ts'

function started() {
  let at = 0
  const breaker = makeBreaker({ now: () => at })
  const pass = (ms: number) => void (at += ms)
  const fail = (askedMs?: number) => {
    expect(breaker.begin()).toBe(true)
    breaker.failed(askedMs)
  }
  return { breaker, pass, fail, time: () => at }
}

describe('REL-14 the circuit breaker', () => {
  test('lets calls through while they are answered, and after a single failure', () => {
    const { breaker, fail } = started()
    fail()
    fail()
    expect(breaker.begin()).toBe(true)
    breaker.answered()
    fail()
    fail()
    expect(breaker.openness()).toBe('all')
  })

  test('rests after three failures in a row, then lets one call try, and all once it was answered', () => {
    const { breaker, pass, fail } = started()
    for (let times = 0; times < 3; times += 1) fail()
    expect(breaker.begin()).toBe(false)
    expect(breaker.openness()).toBe('none')
    pass(5_000)
    expect(breaker.openness()).toBe('one')
    expect(breaker.begin()).toBe(true)
    expect(breaker.begin()).toBe(false)
    breaker.answered()
    expect(breaker.openness()).toBe('all')
  })

  test('a caller that leaves while trying lets the next one try', () => {
    const { breaker, pass, fail } = started()
    for (let times = 0; times < 3; times += 1) fail()
    pass(5_000)
    expect(breaker.begin()).toBe(true)
    breaker.left()
    expect(breaker.begin()).toBe(true)
  })

  test('an endpoint that asks to be left alone is, though not for ever', () => {
    const { breaker, pass, fail } = started()
    fail(20_000)
    expect(breaker.begin()).toBe(false)
    pass(20_000)
    fail(86_400_000)
    expect(breaker.restMs()).toBe(600_000)
  })

  test('dead for ten minutes and asked every 100 ms by eight callers, it is called at most every five seconds', () => {
    const { breaker, pass, time } = started()
    const calls: number[] = []
    while (time() < 600_000) {
      for (let caller = 0; caller < 8; caller += 1)
        if (breaker.begin()) {
          calls.push(time())
          breaker.failed()
        }
      pass(100)
    }
    expect(calls.filter((at) => at === 0)).toHaveLength(3)
    const gaps = calls.slice(3).map((at, index) => at - (calls[index + 2] ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(5_000)
    // Back after at most half a minute of rest, well within the minute that what waits may take.
    expect(Math.max(...gaps)).toBeLessThanOrEqual(30_000)
  })
})
