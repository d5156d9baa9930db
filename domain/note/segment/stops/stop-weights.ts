import type { Language } from '#contract/vertical.ts'
import { WEIGHT_TONGUES } from '#domain/language/weights-by-tongue.ts'
import type { WeightTongue } from '#domain/language/weights-by-tongue.ts'
import type { Sign } from './signs.ts'
import { STOP_WEIGHTS } from './stop-weights.generated.ts'

/** What each feature weighs. */
export type StopWeights = { readonly get: (feature: Sign) => number | undefined }

const EMPTY = -1
/** A table twice as large as what it holds is searched in a step or two. */
const ROOM = 4

/** The weights by their signs in one flat table: a talk asks for hundreds of thousands of them. */
function tableOf(entries: readonly (readonly [Sign, number])[]): StopWeights {
  const size = 2 ** Math.ceil(Math.log2(entries.length * ROOM + 1))
  const signs = new Int32Array(size).fill(EMPTY)
  const weights = new Float32Array(size)
  const placeOf = (sign: Sign): number => {
    let at = sign & (size - 1)
    while (signs[at] !== EMPTY && signs[at] !== sign) at = (at + 1) & (size - 1)
    return at
  }
  for (const [sign, weight] of entries) {
    const at = placeOf(sign)
    signs[at] = sign
    weights[at] = weight
  }
  return { get: (feature) => weights[placeOf(feature)] }
}

/** Digits of the distance from one feature to the next, and steps of weights from the least to the greatest: a sign each, that may stand between backquotes. */
export const DISTANCE_DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_'
export const WEIGHT_DIGITS = `${DISTANCE_DIGITS}!#%&()*+,./:;<=>?@[]^{|}~\u00a1\u00a2\u00a3\u00a5\u00a6`
/** The step that stands for a weight of nought. */
export const NO_WEIGHT = 49
/** Weights are told in so many parts of one. */
export const PARTS_OF_WEIGHT = 20

const valuesOf = (digits: string): ReadonlyMap<string, number> => new Map(Array.from(digits, (digit, value) => [digit, value]))
const [DISTANCES, STEPS] = [valuesOf(DISTANCE_DIGITS), valuesOf(WEIGHT_DIGITS)]

/** Read from columns, which are a sixth smaller when sent than entries are: the digits of all distances, lowest first, and behind them the weights. */
export function readWeights(told: string): [Sign, number][] {
  const columns = told.trim().split('\n\n').map((column) => column.replaceAll('\n', ''))
  const [steps = '', digits] = [columns.at(-1), columns.slice(0, -1).toReversed()]
  let feature = 0
  return Array.from(steps, (step, at) => {
    feature += digits.reduce((distance, column) => distance * DISTANCE_DIGITS.length + (DISTANCES.get(column[at] ?? '') ?? 0), 0)
    return [feature, ((STEPS.get(step) ?? NO_WEIGHT) - NO_WEIGHT) / PARTS_OF_WEIGHT]
  })
}

const shipped = new Map<WeightTongue, StopWeights>()

/** The weights learnt by eval/stops/learn-stops.ts that speech in a language asks for. */
export function shippedStopWeights(language: Language): StopWeights {
  const tongue = WEIGHT_TONGUES[language]
  const known = shipped.get(tongue)
  if (known !== undefined) return known
  const read = tableOf([...readWeights(STOP_WEIGHTS.all), ...readWeights(STOP_WEIGHTS[tongue])])
  shipped.set(tongue, read)
  return read
}
