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

async function* inPieces(bytes: Uint8Array, size = 1_000): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

test('groups laid end to end are the recorded stream again, in whatever pieces they come', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 140 }), fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 100, max: 70_000 }), async (count, seed, size) => {
      const slices = Array.from({ length: count }, (_, at) => noise(2_000 + ((seed + at * 37) % 900), seed + at))
      const groups = groupsOf(slices)
      const whole = await Promise.all(
        groups.map(async (group, at) => {
          const previous = groups[at - 1]
          return previous ? group.subarray(await freshFrom(previous.subarray(-TAIL_BYTES), inPieces(group, size))) : group
        }),
      )
      expect(joined(whole)).toEqual(joined(slices))
    }),
    { numRuns: 12 },
  )
})

test('after a missing group all of the next is new', async () => {
  expect(await freshFrom(noise(TAIL_BYTES, 1), inPieces(noise(9_000, 2)))).toBe(0)
})

test('SEC-4 an end that nearly repeats costs two looks at each byte, not thousands', async () => {
  let looks = 0
  const count = (bytes: Uint8Array): Uint8Array =>
    new Proxy(bytes, { get: (target, name) => (typeof name === 'string' && /^\d+$/.test(name) && (looks += 1), Reflect.get(target, name, target)) })
  const tail = new Uint8Array(TAIL_BYTES)
  tail[TAIL_BYTES - 1] = 1
  const next = new Uint8Array(100_000)
  async function* counted() {
    yield count(next)
  }
  expect(await freshFrom(tail, counted())).toBe(0)
  expect(looks).toBeLessThanOrEqual(4 * next.length)
})

test('what stands behind the place is not read', async () => {
  let read = 0
  async function* watched(bytes: Uint8Array) {
    for await (const piece of inPieces(bytes)) {
      read += piece.length
      yield piece
    }
  }
  const tail = noise(TAIL_BYTES, 3)
  expect(await freshFrom(tail, watched(joined([noise(500, 4), tail, noise(900_000, 5)])))).toBe(500 + TAIL_BYTES)
  expect(read).toBeLessThan(6_000)
})
