import type { Claim } from './claim.ts'
import type { ReadPassage } from './passages.ts'
import { isAmong } from './quantities.ts'

type Word = Claim['words'][number]
type HasKey = (key: string) => boolean

/** What stands nearest to a claim: the sentences that together carry most of it, and the one stretch that says nearly the same. */
export type Alignment = {
  readonly sentences: readonly Claim[]
  readonly cover: number
  readonly copy: Claim | undefined
  /** How nearly, from 0 to 1. */ readonly likeness: number
  /** 1 where both have words the other lacks. */ readonly swapped: number
}

/** Whether any key of a word is there. */
function meets({ keys }: Word, has: HasKey): boolean {
  for (const key of keys) if (has(key)) return true
  return false
}

/** Whether any key of a word is among others. */
export const holds = (word: Word, other: ReadonlySet<string>): boolean => meets(word, (key) => other.has(key))

const RAREST = 1
const COMMONEST = 0.4

/** A word met in fewer of the sentences tells more. */
export function weightsOf(claim: Claim, passages: readonly ReadPassage[]): number[] {
  const all = passages.reduce((sum, { stretches }) => sum + stretches.length, 0)
  return claim.words.map(({ keys }) => {
    let most = 0
    for (const key of keys) most = Math.max(most, passages.reduce((sum, { byKey }) => sum + (byKey.get(key)?.length ?? 0), 0))
    return most === 0 ? RAREST : COMMONEST + (RAREST - COMMONEST) * (Math.log((1 + all) / most) / Math.log(1 + all))
  })
}

/** The weighted share of a claim's words that are met. */
export function coverBy(claim: Claim, weights: readonly number[], has: HasKey): number {
  let whole = 0
  let met = 0
  for (const [at, word] of claim.words.entries()) {
    const weight = weights[at] ?? 0
    whole += weight
    if (meets(word, has)) met += weight
  }
  return whole === 0 ? 1 : met / whole
}

/** A word in more stretches than this finds none of them; so few stretches are looked at closely. Both bound the work for one sentence of an answer. */
const LONGEST_POSTING = 150
const MOST_LOOKED_AT = 40

/** The stretches that share most words with a claim, in the order of the passages. */
function likely(claim: Claim, weights: readonly number[], passages: readonly ReadPassage[]): { stretch: Claim; isSentence: boolean }[] {
  const found = passages.flatMap(({ stretches, sentences, byKey }) => {
    const shares = new Map<number, number>()
    for (const [index, { keys }] of claim.words.entries()) {
      const met = new Set<number>()
      for (const key of keys) for (const at of (byKey.get(key) ?? []).slice(0, LONGEST_POSTING)) met.add(at)
      for (const at of met) shares.set(at, (shares.get(at) ?? 0) + (weights[index] ?? 0))
    }
    return Array.from(shares, ([at, shared]) => ({ stretch: stretches[at], isSentence: at < sentences.length, shared }))
  })
  return found
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, MOST_LOOKED_AT)
    .flatMap(({ stretch, isSentence }) => (stretch === undefined ? [] : [{ stretch, isSentence }]))
}

/** What a second sentence must add to be taken with the nearest. */
const LEAST_GAIN = 0.15
const MOST_ALIGNED = 3
/** The same number speaks for a sentence. */
const NUMBER_BONUS = 0.12

const numbersBonus = (claim: Claim, sentence: Claim): number =>
  claim.quantities.some((quantity) => quantity.value !== 1 && isAmong(quantity, sentence.quantities)) ? NUMBER_BONUS : 0

function nearest(claim: Claim, weights: readonly number[], sentences: readonly Claim[]): { taken: Claim[]; cover: number } {
  const taken: Claim[] = []
  let cover = 0
  while (taken.length < MOST_ALIGNED) {
    let best: { sentence: Claim; cover: number } | undefined
    for (const sentence of sentences) {
      const own = coverBy(claim, weights, (key) => sentence.keys.has(key) || taken.some(({ keys }) => keys.has(key))) + numbersBonus(claim, sentence)
      if (best === undefined || own > best.cover) best = { sentence, cover: own }
    }
    if (best === undefined || (taken.length > 0 && best.cover - cover < LEAST_GAIN)) break
    taken.push(best.sentence)
    cover = coverBy(claim, weights, (key) => taken.some(({ keys }) => keys.has(key)))
  }
  return { taken, cover }
}

/** How nearly a stretch says the same, both ways: what of the claim it has, and what of it the claim has. */
function likenessOf(claim: Claim, weights: readonly number[], stretch: Claim): { likeness: number; swapped: number } {
  const there = coverBy(claim, weights, (key) => stretch.keys.has(key))
  const shared = stretch.words.filter((word) => holds(word, claim.keys)).length
  const back = stretch.words.length === 0 ? 0 : shared / stretch.words.length
  return { likeness: there + back === 0 ? 0 : (2 * there * back) / (there + back), swapped: there < 1 && back < 1 ? 1 : 0 }
}

/** Finds what stands nearest to a claim. The work for one claim is bounded, whatever the length of the passages. */
export function align(claim: Claim, weights: readonly number[], passages: readonly ReadPassage[]): Alignment {
  const candidates = likely(claim, weights, passages)
  const { taken, cover } = nearest(claim, weights, candidates.filter(({ isSentence }) => isSentence).map(({ stretch }) => stretch))
  let best: { copy: Claim | undefined; likeness: number; swapped: number } = { copy: undefined, likeness: 0, swapped: 0 }
  for (const { stretch } of candidates) {
    const one = likenessOf(claim, weights, stretch)
    if (one.likeness > best.likeness) best = { copy: stretch, ...one }
  }
  return { sentences: taken, cover: taken.length === 0 ? 0 : cover, ...best }
}
