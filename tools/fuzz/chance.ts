import { randomFrom } from '../../reliability/harness/random.ts'

/** What chance chooses by. */
export type Random = { readonly below: (limit: number) => number; readonly pick: <T>(items: readonly T[]) => T }

/** Gives chance from a seed and the number of the input, so that one input can be made again alone. */
export function randomOf(seed: number, index: number): Random {
  const next = randomFrom((seed + Math.imul(index + 1, 0x9e37_79b1)) | 0)
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    below,
    pick(items) {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
  }
}
