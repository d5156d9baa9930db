import type { Alignment } from './align.ts'
import { align, coverBy, holds, weightsOf } from './align.ts'
import type { Claim } from './claim.ts'
import { beginningsOf, conditionOf } from './claim.ts'
import { isPlace } from '#domain/diagnoses/knowledge.ts'
import type { ReadPassage } from './passages.ts'
import type { Quantity } from './quantities.ts'
import { isAmong } from './quantities.ts'

/**
 * What speaks against a sentence being carried by the passages it names; each from 0 to 1, the more the likelier it is not. The first ones look at
 * all that is named. Those of `copied` look at the one stretch that says nearly the same, and count by how nearly: a sentence in words of its own
 * differs from its source in many, one that repeats its source but for a word says something else.
 */
export const FEATURES = [
  'unmet', 'betterElsewhere', 'missingNumber', 'missingAmount', 'missingMedicine', 'missingGroup', 'newAbsolute', 'newName', 'numberElsewhere',
  'farMedicine', 'farGroup', 'farNumber', 'opposedPole', 'copiedDenial', 'copiedFlip', 'copiedPole', 'copiedNumber', 'copiedMedicine', 'copiedGroup',
  'copiedStrength', 'copiedSwap', 'copiedOrder', 'copiedNewPole', 'copiedTurn', 'copiedName', 'copiedPlace', 'copiedFarNumber', 'copiedReversal',
] as const
export type Feature = (typeof FEATURES)[number]
export type Features = Readonly<Record<Feature, number>>

const share = (count: number, most = 2): number => Math.min(1, count / most)

/** Ends of pairs that one has and the other has only the opposite of. */
function opposedPoles(claim: Claim, near: readonly Claim[]): number {
  const poles = new Set(near.flatMap((sentence) => [...sentence.poles]))
  return [...claim.poles].filter((pole) => {
    const pair = pole.slice(0, -1)
    const isOther = (other: string): boolean => other !== pole && other.startsWith(pair)
    return !poles.has(pole) && [...poles].some(isOther) && ![...claim.poles].some(isOther)
  }).length
}

/** How many of the shared words are denied in one and not in the other. */
function flippedWords(claim: Claim, near: Claim): number {
  let flipped = 0
  let shared = 0
  for (const word of claim.words) {
    const same = near.words.filter((other) => holds(word, other.keys))
    if (same.length === 0) continue
    shared++
    if (same.every(({ isDenied }) => isDenied !== word.isDenied)) flipped++
  }
  return shared === 0 ? 0 : flipped / shared
}

/** How many neighbours among the shared words stand the other way round. */
function turnedRound(claim: Claim, near: Claim): number {
  const places = claim.words.flatMap((word) => {
    const at = near.words.findIndex((other) => holds(word, other.keys))
    return at < 0 ? [] : [at]
  })
  const turns = places.filter((at, index) => index > 0 && at < (places[index - 1] ?? 0)).length
  return places.length < 2 ? 0 : share(turns, 2)
}

const OPPOSED_GROUPS: readonly (readonly string[])[] = [
  ['newborn', 'child', 'teen', 'adult', 'elderly'],
  ['men', 'women'],
  ['dog', 'cat', 'horse', 'cattle', 'rabbit'],
  ['pregnant', 'men'],
  ['nursing', 'men'],
]

/** Groups of the claim that the near stretch lacks while it speaks of another of the same kind. */
function farGroups(claim: Claim, near: readonly Claim[]): number {
  const said = new Set(near.flatMap(({ groups }) => [...groups]))
  return [...claim.groups].filter((group) => !said.has(group) && OPPOSED_GROUPS.some((kind) => kind.includes(group) && kind.some((other) => said.has(other))))
    .length
}

const capitals = ({ reading }: Claim): string[] =>
  reading.tokens.flatMap(({ text, lower, gap }, at) => (at > 0 && !/[.!?:]/.test(gap) && /^\p{Lu}/u.test(text) ? [lower] : []))

const NAME_LETTERS = 5

const isWritten = (beginning: string, passages: readonly ReadPassage[]): boolean => passages.some(({ lower }) => lower.includes(beginning))

const newNames = (claim: Claim, passages: readonly ReadPassage[]): number =>
  capitals(claim).filter((name) => !isWritten(name.slice(0, NAME_LETTERS), passages)).length

/** Medicines that the passages name in no way, not within a compound either. */
function missingMedicines(claim: Claim, passages: readonly ReadPassage[]): number {
  const isKnown = [...claim.substances].every((substance) => passages.some(({ substances }) => substances.has(substance)))
  return isKnown ? 0 : beginningsOf(claim).filter((beginning) => !isWritten(beginning, passages)).length
}

/** Numbers of the claim that the stretch lacks while it tells others of their kind. */
function otherNumbers(claim: Claim, near: Claim): number {
  const isAnother = (quantity: Quantity): boolean => !isAmong(quantity, near.quantities) && near.quantities.some(({ unit }) => unit === quantity.unit)
  return claim.quantities.filter(isAnother).length
}

const otherMedicines = (claim: Claim, near: Claim): number =>
  [...near.substances].some((substance) => !claim.substances.has(substance))
    ? [...claim.substances].filter((substance) => !near.substances.has(substance)).length
    : 0

/** A stretch less like than this is no source that was repeated. */
const LEAST_LIKE = 0.4

/** What turns a claim, said in both and denied in one of them alone. */
const turned = (claim: Claim, near: Claim): boolean => [...claim.said].some((id) => near.said.has(id) && claim.denied.has(id) !== near.denied.has(id))

const isName = (key: string): boolean => /^(?:word|condition|drug|c|topic):/u.test(key)

/** Things by name that one has and the other has not, each with something else in their place. */
function otherNames(claim: Claim, near: Claim): number {
  const own = claim.words.filter((word) => [...word.keys].some(isName) && !holds(word, near.keys)).length
  const theirs = near.words.filter((word) => [...word.keys].some(isName) && !holds(word, claim.keys)).length
  return Math.min(own, theirs)
}

/** Places of the body that the claim has in the stead of others. */
function otherPlaces(claim: Claim, near: Claim): number {
  const placesOf = ({ keys }: Claim): string[] => [...keys].filter((key) => key.startsWith('word:') && isPlace(key.slice('word:'.length)))
  const [own, theirs] = [placesOf(claim), placesOf(near)]
  return Math.min(own.filter((place) => !near.keys.has(place)).length, theirs.filter((place) => !claim.keys.has(place)).length)
}

/** Groups that the claim has in the stead of others. */
function otherGroups(claim: Claim, near: Claim): number {
  return Math.min([...claim.groups].filter((group) => !near.groups.has(group)).length, [...near.groups].filter((group) => !claim.groups.has(group)).length)
}

/** What stands for the condition in one stands for what follows from it in the other. */
function isReversed(claim: Claim, near: Claim): boolean {
  const [own, theirs] = [conditionOf(claim), conditionOf(near)]
  if (own === undefined || theirs === undefined) return false
  const metIn = (words: readonly Claim['words'][number][], among: readonly Claim['words'][number][]): number =>
    words.filter((word) => among.some((other) => holds(word, other.keys))).length
  return metIn(own.inside, theirs.outside) > metIn(own.inside, theirs.inside) && metIn(own.outside, theirs.inside) > metIn(own.outside, theirs.outside)
}

/** What differs from the one stretch that says nearly the same. */
function ofCopy(claim: Claim, { copy, likeness, swapped }: Alignment): Pick<Features, Extract<Feature, `copied${string}`>> {
  const nearness = Math.max(0, (likeness - LEAST_LIKE) / (1 - LEAST_LIKE))
  const of = (value: number): number => value * nearness
  if (copy === undefined)
    return {
      copiedDenial: 0,
      copiedFlip: 0,
      copiedPole: 0,
      copiedNumber: 0,
      copiedMedicine: 0,
      copiedGroup: 0,
      copiedStrength: 0,
      copiedSwap: 0,
      copiedOrder: 0,
      copiedNewPole: 0,
      copiedTurn: 0,
      copiedName: 0,
      copiedPlace: 0,
      copiedFarNumber: 0,
      copiedReversal: 0,
    }
  return {
    copiedDenial: of(Math.abs((claim.denials % 2) - (copy.denials % 2))),
    copiedFlip: of(flippedWords(claim, copy)),
    copiedPole: of(share(opposedPoles(claim, [copy]), 1)),
    copiedNumber: of(share(otherNumbers(claim, copy), 1)),
    copiedMedicine: of(share(otherMedicines(claim, copy), 1)),
    copiedGroup: of(share(otherGroups(claim, copy), 1)),
    copiedStrength: of(Math.max(0, claim.strength - copy.strength) / 3),
    copiedSwap: of(swapped),
    copiedOrder: of(turnedRound(claim, copy)),
    copiedTurn: of(turned(claim, copy) ? 1 : 0),
    copiedName: of(share(otherNames(claim, copy), 1)),
    copiedPlace: of(share(otherPlaces(claim, copy), 1)),
    copiedFarNumber: of(share(claim.quantities.filter((quantity) => !isAmong(quantity, copy.quantities)).length, 1)),
    copiedReversal: of(isReversed(claim, copy) ? 1 : 0),
    copiedNewPole: of(share([...claim.poles].filter((pole) => !copy.poles.has(pole)).length, 2)),
  }
}

/** Units of doses and of shares. */
const AMOUNTS: ReadonlySet<string> = new Set(['mg', 'ml', 'kg', '%'])

/** Less of the words met than this is little. */
const LITTLE_MET = 0.3

/** Weighs a claim against the passages it names; `rest` are those it does not name. */
export function featuresOf(claim: Claim, named: readonly ReadPassage[], rest: readonly ReadPassage[]): Features {
  const weights = weightsOf(claim, [...named, ...rest])
  const near = align(claim, weights, named)
  const elsewhere = align(claim, weights, rest)
  const isTold = (quantity: Quantity, passages: readonly ReadPassage[]): boolean => passages.some(({ quantities }) => isAmong(quantity, quantities))
  const missing = claim.quantities.filter((quantity) => !isTold(quantity, named))
  const nearQuantities = near.sentences.flatMap((sentence) => sentence.quantities)
  const nearSubstances = new Set(near.sentences.flatMap(({ substances }) => [...substances]))
  const absolutes = new Set(near.sentences.flatMap((sentence) => [...sentence.absolutes]))
  const cover = coverBy(claim, weights, (key) => named.some(({ byKey }) => byKey.has(key)))
  return {
    unmet: Math.max(0, LITTLE_MET - cover) / LITTLE_MET,
    betterElsewhere: Math.max(0, elsewhere.cover - near.cover),
    missingNumber: share(missing.length),
    missingAmount: share(missing.filter(({ unit }) => AMOUNTS.has(unit)).length, 1),
    missingMedicine: share(missingMedicines(claim, named), 1),
    missingGroup: share([...claim.groups].filter((group) => !named.some(({ groups }) => groups.has(group))).length, 1),
    newAbsolute: share([...claim.absolutes].filter((absolute) => !absolutes.has(absolute)).length, 1),
    newName: share(newNames(claim, named), 1),
    numberElsewhere: share(missing.filter((quantity) => isTold(quantity, rest)).length, 1),
    farMedicine: share(
      [...claim.substances].filter((substance) => !nearSubstances.has(substance) && named.some(({ substances }) => substances.has(substance))).length,
      1,
    ),
    farGroup: share(farGroups(claim, near.sentences), 1),
    farNumber: share(claim.quantities.filter((quantity) => isTold(quantity, named) && !isAmong(quantity, nearQuantities)).length, 1),
    opposedPole: share(opposedPoles(claim, near.sentences)),
    ...ofCopy(claim, near),
  }
}
