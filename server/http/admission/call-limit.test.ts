import { describe, expect, test } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import { makeCallLimit, networkOf } from './call-limit.ts'

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

  test.each([
    ['192.0.2.7', '192.0.2.7'], ['::ffff:192.0.2.7', '192.0.2.7'], ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'], ['2001:db8::1', '2001:db8:0:0'], ['::1', '0:0:0:0'], ['fe80::1', 'fe80:0:0:0'],
  ])('%s is of %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
