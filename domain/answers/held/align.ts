import type { Claim } from './claim.ts'
import type { ReadPassage } from './passages.ts'
import { isAmong } from './quantities.ts'

type Word = Claim['words'][number]

/** What stands nearest to a claim: the sentences that together carry most of it, and the one stretch that says nearly the same. */
export type Alignment = { readonly sentences: readonly Claim[]; readonly cover: number; readonly copy: Claim | undefined; /** How nearly, from 0 to 1. */ readonly likeness: number; /** 1 where both have words the other lacks. */ readonly swapped: number }

export const holds = ({ keys }: Word, other: ReadonlySet<string>): boolean => {
  for (const key of keys) if (other.has(key)) return true
  return false
}

const RAREST = 1
const COMMONEST = 0.4

/** A word met in fewer of the sentences tells more. */
export function weightsOf(claim: Claim, passages: readonly ReadPassage[]): number[] {
  const all = passages.reduce((sum, { sentences }) => sum + sentences.length, 0)
  return claim.words.map(({ keys }) => {
    let most = 0
    for (const key of keys) most = Math.max(most, passages.reduce((sum, { byKey }) => sum + (byKey.get(key)?.length ?? 0), 0))
    return most === 0 ? RAREST : COMMONEST + (RAREST - COMMONEST) * (Math.log((1 + all) / most) / Math.log(1 + all))
  })
}

/** The weighted share of a claim's words that keys hold. */
export function coverBy(claim: Claim, weights: readonly number[], keys: ReadonlySet<string>): number {
  let whole = 0
  let met = 0
  for (const [at, word] of claim.words.entries()) {
    const weight = weights[at] ?? 0
    whole += weight
    if (holds(word, keys)) met += weight
  }
  return whole === 0 ? 1 : met / whole
}

/** All keys of some sentences. */
export function keysOfAll(sentences: readonly Claim[]): Set<string> {
  const all = new Set<string>()
  for (const { keys } of sentences) for (const key of keys) all.add(key)
  return all
}

/** What a second sentence must add to be taken with the nearest. */
const LEAST_GAIN = 0.15
const MOST_ALIGNED = 3
/** The same number speaks for a sentence. */
const NUMBER_BONUS = 0.12

const numbersBonus = (claim: Claim, sentence: Claim): number => (claim.quantities.some((quantity) => quantity.value !== 1 && isAmong(quantity, sentence.quantities)) ? NUMBER_BONUS : 0)

function nearest(claim: Claim, weights: readonly number[], sentences: readonly Claim[]): { taken: Claim[]; cover: number } {
  const taken: Claim[] = []
  let cover = 0
  while (taken.length < MOST_ALIGNED) {
    const before = keysOfAll(taken)
    let best: { sentence: Claim; cover: number } | undefined
    for (const sentence of sentences) {
      const own = coverBy(claim, weights, before.size === 0 ? sentence.keys : before.union(sentence.keys)) + numbersBonus(claim, sentence)
      if (best === undefined || own > best.cover) best = { sentence, cover: own }
    }
    if (best === undefined || (taken.length > 0 && best.cover - cover < LEAST_GAIN)) break
    taken.push(best.sentence)
    cover = coverBy(claim, weights, keysOfAll(taken))
  }
  return { taken, cover }
}

/** How nearly a stretch says the same, both ways: what of the claim it has, and what of it the claim has. */
function likenessOf(claim: Claim, weights: readonly number[], stretch: Claim): { likeness: number; swapped: number } {
  const there = coverBy(claim, weights, stretch.keys)
  const shared = stretch.words.filter((word) => holds(word, claim.keys)).length
  const back = stretch.words.length === 0 ? 0 : shared / stretch.words.length
  return { likeness: there + back === 0 ? 0 : (2 * there * back) / (there + back), swapped: there < 1 && back < 1 ? 1 : 0 }
}

/** Finds what stands nearest to a claim. Linear in the passages. */
export function align(claim: Claim, weights: readonly number[], passages: readonly ReadPassage[]): Alignment {
  const { taken, cover } = nearest(claim, weights, passages.flatMap(({ sentences }) => sentences))
  let best: { copy: Claim | undefined; likeness: number; swapped: number } = { copy: undefined, likeness: 0, swapped: 0 }
  for (const stretch of passages.flatMap(({ stretches }) => stretches)) {
    const one = likenessOf(claim, weights, stretch)
    if (one.likeness > best.likeness) best = { copy: stretch, ...one }
  }
  return { sentences: taken, cover, ...best }
}
