import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freshFrom, TAIL_BYTES } from './join-groups.ts'
import { sliceGroup } from '#contract/timing.ts'

function noise(bytes: number, seed: number): Uint8Array {
  let state = seed
  return Uint8Array.from({ length: bytes }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return state >>> 24
  })
}

const joined = (parts: readonly Uint8Array[]): Uint8Array => Uint8Array.from(Buffer.concat(parts))

/** Groups as the recorder sends them: the first from the header on, each later one header and its thirty. */
function groupsOf(slices: readonly Uint8Array[]): Uint8Array[] {
  const groups: Uint8Array[] = []
  for (let from = 0; from === 0 || from + (sliceGroup.slices - sliceGroup.step) < slices.length; from += sliceGroup.step) {
    const own = slices.slice(from, from + sliceGroup.slices)
    groups.push(joined(from === 0 ? own : [...slices.slice(0, 1), ...own]))
  }
  return groups
}

test('groups laid end to end are the recorded stream again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 140 }), fc.integer({ min: 1, max: 1e9 }), (count, seed) => {
      const slices = Array.from({ length: count }, (_, at) => noise(2_000 + ((seed + at * 37) % 900), seed + at))
      const groups = groupsOf(slices)
      const whole = groups.map((group, at) => {
        const previous = groups[at - 1]
        return previous ? group.subarray(freshFrom(previous.subarray(-TAIL_BYTES), group)) : group
      })
      expect(joined(whole)).toEqual(joined(slices))
    }),
    { numRuns: 30 },
  )
})

test('after a missing group all of the next is new', () => {
  expect(freshFrom(noise(TAIL_BYTES, 1), noise(9_000, 2))).toBe(0)
})
