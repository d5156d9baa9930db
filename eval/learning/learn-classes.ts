import { softmax } from '#domain/language/weight-columns.ts'
import { descend } from './descend.ts'

/** What is learnt from: what it shows, which classes are right (one of several may be), and how much it counts beside the others. */
export type ClassExample = { readonly features: readonly string[]; readonly right: readonly boolean[]; readonly share: number }

/** How strongly weights are held near nought, in examples: what was seen seldom says little. What fewer than `seldom` examples show is left out. */
export type HeldClasses = { readonly shrink: number; readonly seldom: number }

/** What each feature adds to each class, before the exponential. */
export type ClassWeights = ReadonlyMap<string, readonly number[]>

/** Full passes over all examples. */
const PASSES = 150

function seenOften(examples: readonly ClassExample[], seldom: number): string[] {
  const counts = new Map<string, number>()
  for (const { features } of examples) for (const name of features) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].flatMap(([name, count]) => (count >= seldom ? [name] : [])).toSorted()
}

type Row = { readonly at: readonly number[]; readonly right: readonly boolean[]; readonly share: number }

/** Adds the slope of the loss of one example: of the chance that one of the right classes is taken. */
function addSlope(slope: Float64Array, weights: Float64Array, { at, right, share }: Row): void {
  const width = right.length
  const chances = softmax(right.map((_, one) => at.reduce((sum, place) => sum + (weights[place * width + one] ?? 0), 0)))
  const good = chances.reduce((sum, chance, one) => sum + (right[one] === true ? chance : 0), 0)
  chances.forEach((chance, one) => {
    const miss = share * (chance - (right[one] === true ? chance / good : 0))
    for (const place of at) slope[place * width + one] = (slope[place * width + one] ?? 0) + miss
  })
}

/** Learns by logistic regression over the classes, held near nought; the same examples always give the same weights. */
export function learnClasses(examples: readonly ClassExample[], { shrink, seldom }: HeldClasses): ClassWeights {
  const width = examples[0]?.right.length ?? 0
  const names = seenOften(examples, seldom)
  const places = new Map(names.map((name, at) => [name, at]))
  const rows = examples.map(({ features, right, share }) => ({ at: features.flatMap((name) => places.get(name) ?? []), right, share }))
  const weights = descend(names.length * width, PASSES, (current) => {
    const slope = current.map((weight) => shrink * weight)
    for (const row of rows) addSlope(slope, current, row)
    return slope
  })
  return new Map(names.map((name, place) => [name, Array.from({ length: width }, (_, one) => weights[place * width + one] ?? 0)]))
}
