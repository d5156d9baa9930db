import { ASKED_KINDS } from './words/asked-kinds.ts'
import type { Question } from './question.ts'
import type { Said } from './said-sentences.ts'
import { placeOf } from './place.ts'
import { questionKeys, sentenceKeys } from './pair-keys.ts'
import type { PairWeights } from './pair-weights.ts'
import type { ShownBeside } from './shown.ts'
import { showBeside, SHOWN } from './shown.ts'

/** A question laid beside a talk. */
export type Beside = ShownBeside & {
  readonly questionKeys: readonly string[]
  readonly sentenceKeys: readonly (readonly string[])[]
  /** The kinds that are asked for. */
  readonly kinds: Question['kinds']
  /** What is shown for each sentence. */
  readonly places: readonly { readonly start: number; readonly end: number }[]
}

/** What is learnt: how much each thing shown and each pair of keys counts for a place, and each sign of the whole for there being an answer. */
export type PlaceWeights = {
  readonly shown: readonly number[]
  readonly pairs: PairWeights
  readonly none: readonly number[]
  readonly answered: { readonly bias: number; readonly weights: readonly number[] }
}

export function layBeside(question: Question, said: readonly Said[], keys = sentenceKeys(said)): Beside {
  const shown = showBeside(question, said)
  const places = said.map((_one, at) => placeOf(said, at, shown.scored.get(at)?.to ?? at))
  return { ...shown, questionKeys: questionKeys(question), sentenceKeys: keys, kinds: question.kinds, places }
}

/** Long and many bring what is counted near to one. */
const LONG_TALK = 4
const MANY_TERMS = 5
const VOICES = [SHOWN.indexOf('clinician'), SHOWN.indexOf('patient')]

/** What speaks for there being no answer, before any place is looked at. */
export function againstAnswer({ rows, terms }: Pick<Beside, 'rows' | 'terms'>): number[] {
  const best = rows.reduce((most, row) => Math.max(most, row[0] ?? 0), 0)
  const whole = terms.reduce((sum, { weight }) => sum + weight, 0) || 1
  const missing = terms.filter(({ at }) => at.size === 0)
  const count = (kind: string): number => missing.filter((one) => one.kind === kind).length
  const hasVoices = rows.some((row) => VOICES.some((at) => row[at] === 1))
  return [
    1, best, missing.reduce((sum, { weight }) => sum + weight, 0) / whole, count('named'), count('medicine'), count('word'),
    Math.log(1 + rows.length) / LONG_TALK, terms.length / MANY_TERMS, hasVoices ? 0 : 1,
  ]
}
export const AGAINST = 9

const dot = (weights: ArrayLike<number>, values: ArrayLike<number>): number => {
  let sum = 0
  for (let at = 0; at < values.length; at++) sum += (weights[at] ?? 0) * (values[at] ?? 0)
  return sum
}

/** How much speaks for each sentence: in all, and by the pairs alone. */
export function sumsOf({ shown, pairs }: Pick<PlaceWeights, 'shown' | 'pairs'>, beside: Beside): { sums: Float64Array; ofPairs: Float64Array } {
  const { rows, questionKeys: asked, sentenceKeys: told } = beside
  const tables = asked.flatMap((key) => pairs.get(key) ?? [])
  const worth = new Map<string, number>()
  const worthOf = (key: string): number => {
    const value = worth.get(key) ?? tables.reduce((sum, table) => sum + (table.get(key) ?? 0), 0)
    worth.set(key, value)
    return value
  }
  const ofPairs = Float64Array.from(told, (keys) => keys.reduce((sum, key) => sum + worthOf(key), 0))
  return { ofPairs, sums: Float64Array.from(rows, (row, at) => dot(shown, row) + (ofPairs[at] ?? 0)) }
}

type Stretch = { readonly start: number; readonly end: number }

/** The best sentences whose places do not overlap, best first. */
export function bestOf(places: readonly Stretch[], sums: Float64Array, most: number): number[] {
  const taken: number[] = []
  for (const at of [...sums.keys()].toSorted((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0) || a - b)) {
    if (taken.length >= most) break
    const one = places[at]
    if (one !== undefined && !taken.some((other) => (places[other]?.start ?? 0) < one.end && one.start < (places[other]?.end ?? 0))) taken.push(at)
  }
  return taken
}

/** Where nothing stands behind, it stands this far behind. */
const FAR = -9
const LOOKED_AT = 3
const MANY_KEYS = 10
const above = (value: number): number[] => [value, Math.max(0, value - 0.4), Math.max(0, value - 0.6), Math.max(0, value - 0.75)]

/** What tells whether the best place answers: how far it leads, what it shows, what of the question the talk has nowhere, what was asked for. */
export function signsOfAnswer(weights: Pick<PlaceWeights, 'shown' | 'pairs' | 'none'>, beside: Beside, { sums, ofPairs } = sumsOf(weights, beside)): number[] {
  const [first = -1, second = -1, third = -1] = bestOf(beside.places, sums, LOOKED_AT)
  const [most, next, last] = [sums[first] ?? FAR, sums[second] ?? FAR, sums[third] ?? FAR]
  const all = most + Math.log(sums.reduce((sum, one) => sum + Math.exp(one - most), 0) || 1)
  const against = againstAnswer(beside)
  const none = dot(weights.none, against)
  const row = beside.rows[first] ?? new Float64Array(SHOWN.length)
  const [own = 0, best = 0] = [row[0], against[1]]
  const isBest = own === best ? 1 : 0
  const lead = best - beside.rows.reduce((behind, one) => Math.max(behind, (one[0] ?? 0) < best ? (one[0] ?? 0) : 0), 0)
  const asked = ASKED_KINDS.map((kind) => (beside.kinds.has(kind) ? 1 : 0))
  return [
    none - all, most, most - next, next - last, all - most, none - most, ofPairs[first] ?? 0, ...against.slice(2), ...row, ...asked,
    ...above(best), isBest, isBest * best, ...above(own).slice(1), lead, beside.questionKeys.length / MANY_KEYS,
  ]
}

/** The odds that the talk answers, as a logarithm; takes what speaks for each sentence too, where it is known already. */
export const oddsOfAnswer = (weights: PlaceWeights, beside: Beside, found = sumsOf(weights, beside)): number => (
  weights.answered.bias + dot(weights.answered.weights, signsOfAnswer(weights, beside, found))
)
