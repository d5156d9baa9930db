import type { Claim } from './claim.ts'
import type { ReadPassage } from './passages.ts'
import { isAmong } from './quantities.ts'

/** What speaks against a sentence being carried by the passages it names; each from 0 to about 1, the more the likelier it is not. */
export const FEATURES = [
  'uncovered', 'uncoveredByBest', 'betterElsewhere', 'missingNumber', 'farNumber', 'missingMedicine', 'farMedicine', 'missingCondition', 'missingGroup', 'farGroup', 'opposedPole', 'newPole',
  'flippedWord', 'oddDenials', 'stronger', 'newAbsolute', 'farWord', 'newName', 'numberElsewhere',
] as const
export type Feature = (typeof FEATURES)[number]
export type Features = Readonly<Record<Feature, number>>

/** Sentences of the passages that together stand nearest to the claim. */
type Aligned = { readonly sentences: readonly Claim[]; readonly cover: number }

type Word = Claim['words'][number]

const holds = ({ keys }: Word, other: ReadonlySet<string>): boolean => [...keys].some((key) => other.has(key))

/** A word met in fewer of the sentences tells more. */
function weightsOf(claim: Claim, passages: readonly ReadPassage[]): number[] {
  const all = passages.reduce((sum, { sentences }) => sum + sentences.length, 0)
  return claim.words.map(({ keys }) => {
    let most = 0
    for (const key of keys) most = Math.max(most, passages.reduce((sum, { byKey }) => sum + (byKey.get(key)?.length ?? 0), 0))
    return most === 0 ? 1 : 0.4 + 0.6 * (Math.log((1 + all) / most) / Math.log(1 + all))
  })
}

function coverBy(claim: Claim, weights: readonly number[], keys: ReadonlySet<string>): number {
  let whole = 0
  let met = 0
  for (const [at, word] of claim.words.entries()) {
    const weight = weights[at] ?? 0
    whole += weight
    if (holds(word, keys)) met += weight
  }
  return whole === 0 ? 1 : met / whole
}

const keysOfAll = (sentences: readonly Claim[]): Set<string> => {
  const all = new Set<string>()
  for (const { keys } of sentences) for (const key of keys) all.add(key)
  return all
}

/** What a second sentence must add to be taken with the nearest. */
const LEAST_GAIN = 0.15
const MOST_ALIGNED = 3

/** The sentence nearest to the claim, and those that carry a further part of it. */
function align(claim: Claim, weights: readonly number[], passages: readonly ReadPassage[]): Aligned {
  const left = passages.flatMap(({ sentences }) => sentences)
  const taken: Claim[] = []
  let cover = 0
  while (taken.length < MOST_ALIGNED) {
    const before = keysOfAll(taken)
    let best: { sentence: Claim; cover: number } | undefined
    for (const sentence of left) {
      if (taken.includes(sentence)) continue
      const keys = new Set([...before, ...sentence.keys])
      const own = coverBy(claim, weights, keys) + numbersBonus(claim, sentence)
      if (best === undefined || own > best.cover) best = { sentence, cover: own }
    }
    if (best === undefined || (taken.length > 0 && best.cover - cover < LEAST_GAIN)) break
    taken.push(best.sentence)
    cover = coverBy(claim, weights, keysOfAll(taken))
  }
  return { sentences: taken, cover }
}

/** The same number speaks for a sentence. */
const NUMBER_BONUS = 0.12

const numbersBonus = (claim: Claim, sentence: Claim): number => (claim.quantities.some((quantity) => quantity.value !== 1 && isAmong(quantity, sentence.quantities)) ? NUMBER_BONUS : 0)

const share = (count: number, most = 2): number => Math.min(1, count / most)

function opposedPoles(claim: Claim, near: readonly Claim[]): number {
  const poles = new Set(near.flatMap((sentence) => [...sentence.poles]))
  return [...claim.poles].filter((pole) => {
    const other = pole.slice(0, -1) + (pole.endsWith('0') ? '1' : '0')
    return !poles.has(pole) && poles.has(other) && !claim.poles.has(other)
  }).length
}

function flippedWords(claim: Claim, near: readonly Claim[]): { flipped: number; shared: number } {
  let flipped = 0
  let shared = 0
  for (const word of claim.words) {
    const same = near.flatMap(({ words }) => words.filter((other) => holds(word, other.keys)))
    if (same.length === 0) continue
    shared++
    if (same.every(({ isDenied }) => isDenied !== word.isDenied)) flipped++
  }
  return { flipped, shared }
}

const OPPOSED_GROUPS: readonly (readonly string[])[] = [['newborn', 'child', 'teen', 'adult', 'elderly'], ['men', 'women'], ['dog', 'cat', 'horse', 'cattle', 'rabbit'], ['pregnant', 'men'], ['nursing', 'men']]

/** Groups of the claim that the nearest sentences lack while they speak of another of the same kind. */
function farGroups(claim: Claim, near: readonly Claim[]): number {
  const said = new Set(near.flatMap(({ groups }) => [...groups]))
  return [...claim.groups].filter((group) => !said.has(group) && OPPOSED_GROUPS.some((kind) => kind.includes(group) && kind.some((other) => said.has(other)))).length
}

const capitals = ({ reading }: Claim): string[] => reading.tokens.flatMap(({ text, lower, gap }, at) => (at > 0 && !/[.!?:]/.test(gap) && /^\p{Lu}/u.test(text) ? [lower] : []))

/** Weighs a claim against the passages it names; `others` are those it does not name. */
export function featuresOf(claim: Claim, named: readonly ReadPassage[], others: readonly ReadPassage[]): Features {
  const weights = weightsOf(claim, [...named, ...others])
  const sentences = named.flatMap((passage) => passage.sentences)
  const whole = keysOfAll(sentences)
  const near = align(claim, weights, named)
  const elsewhere = align(claim, weights, others)
  const quantities = sentences.flatMap((sentence) => sentence.quantities)
  const nearQuantities = near.sentences.flatMap((sentence) => sentence.quantities)
  const otherQuantities = others.flatMap((passage) => passage.sentences.flatMap((sentence) => sentence.quantities))
  const substances = new Set(sentences.flatMap((sentence) => [...sentence.substances]))
  const nearSubstances = new Set(near.sentences.flatMap((sentence) => [...sentence.substances]))
  const groups = new Set(sentences.flatMap((sentence) => [...sentence.groups]))
  const poles = new Set(sentences.flatMap((sentence) => [...sentence.poles]))
  const absolutes = new Set(near.sentences.flatMap((sentence) => [...sentence.absolutes]))
  const missing = claim.quantities.filter((quantity) => !isAmong(quantity, quantities))
  const { flipped, shared } = flippedWords(claim, near.sentences)
  const nearKeys = keysOfAll(near.sentences)
  const nearStrength = Math.max(0, ...near.sentences.map(({ strength }) => strength))
  const denials = near.sentences.slice(0, 1).reduce((sum, sentence) => sum + sentence.denials, 0)
  const conditions = [...claim.keys].filter((key) => key.startsWith('condition:'))
  return {
    uncovered: 1 - coverBy(claim, weights, whole),
    uncoveredByBest: 1 - near.cover,
    betterElsewhere: Math.max(0, elsewhere.cover - near.cover),
    missingNumber: share(missing.length),
    farNumber: share(claim.quantities.filter((quantity) => isAmong(quantity, quantities) && !isAmong(quantity, nearQuantities)).length),
    missingMedicine: share([...claim.substances].filter((substance) => !substances.has(substance)).length, 1),
    farMedicine: share([...claim.substances].filter((substance) => substances.has(substance) && !nearSubstances.has(substance)).length, 1),
    missingCondition: share(conditions.filter((key) => !whole.has(key)).length, 1),
    missingGroup: share([...claim.groups].filter((group) => !groups.has(group)).length, 1),
    farGroup: share(farGroups(claim, near.sentences), 1),
    opposedPole: share(opposedPoles(claim, near.sentences)),
    newPole: share([...claim.poles].filter((pole) => !poles.has(pole)).length),
    flippedWord: shared === 0 ? 0 : flipped / shared,
    oddDenials: Math.abs((claim.denials % 2) - (denials % 2)),
    stronger: Math.max(0, claim.strength - nearStrength) / 3,
    newAbsolute: share([...claim.absolutes].filter((absolute) => !absolutes.has(absolute)).length, 1),
    farWord: share(claim.words.filter((word) => holds(word, whole) && !holds(word, nearKeys)).length, 4),
    newName: share(capitals(claim).filter((name) => !sentences.some(({ reading }) => reading.tokens.some(({ lower }) => lower.startsWith(name.slice(0, 5))))).length, 1),
    numberElsewhere: share(missing.filter((quantity) => isAmong(quantity, otherQuantities)).length, 1),
  }
}
