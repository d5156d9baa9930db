import { describe, expect, test } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import { makeCallLimit, networkOf } from './call-limit.ts'
import type { CallLimit } from './call-limit.ts'

describe('the count of a minute', () => {
  test('begins anew when the minute is over, and tells how long that takes', () => {
    let now = 1_000
    const limit = makeCallLimit(2, () => now)
    limit.take('a')
    limit.take('a')
    now += 45_500
    expect(() => limit.take('a')).toThrow(Refusal)
    expect(() => limit.take('a')).toThrow(expect.objectContaining({ retryAfterSeconds: 15 }))
    limit.take('b')
    now += 14_500
    limit.take('a')
  })

  const codesOf = (limit: CallLimit, callers: readonly string[]) =>
    callers.map((caller) => {
      try {
        limit.take(caller)
        return 'taken'
      } catch (error) {
        return error instanceof Refusal ? error.code : error
      }
    })

  test('is kept by caller, and refused by its code when it is full', () => {
    const limit = makeCallLimit(1)
    expect(codesOf(limit, ['a', 'b', 'a', 'b'])).toEqual(['taken', 'taken', 'request.rate_limited', 'request.rate_limited'])
  })

  test('has room for one that was given back, and for no more than were taken', () => {
    const limit = makeCallLimit(2, () => 0)
    limit.giveBack('a')
    expect(codesOf(limit, ['a', 'a', 'a'])).toEqual(['taken', 'taken', 'request.rate_limited'])
    limit.giveBack('a')
    expect(codesOf(limit, ['a', 'a'])).toEqual(['taken', 'request.rate_limited'])
    for (let time = 0; time < 5; time += 1) limit.giveBack('a')
    expect(codesOf(limit, ['a', 'a', 'a'])).toEqual(['taken', 'taken', 'request.rate_limited'])
  })

  test('gives nothing back to anybody else', () => {
    const limit = makeCallLimit(1, () => 0)
    limit.take('a')
    limit.giveBack('b')
    expect(codesOf(limit, ['a', 'b', 'b'])).toEqual(['request.rate_limited', 'taken', 'request.rate_limited'])
  })

  test.each([
    ['::ffff:192.0.2.17', '192.0.2.17'],
    ['::FFFF:10.20.30.40', '10.20.30.40'],
    ['x::ffff:192.0.2.7', 'x::ffff:192.0.2.7'],
    ['::ffff:192.0.2.7x', '::ffff:192.0.2.7x'],
    ['1::2:3:4:5:6:7', '1:0:2:3'], ['2001:db8:1::', '2001:db8:1:0'], ['::1:2:3:4:5:6:7', '0:1:2:3'], ['1:2::7:8', '1:2:0:0'], ['a:b:c:d::', 'a:b:c:d'],
    ['192.0.2.7', '192.0.2.7'], ['::ffff:192.0.2.7', '192.0.2.7'], ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'], ['::1', '0:0:0:0'], ['fe80::1', 'fe80:0:0:0'],
  ])('%s is of %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
