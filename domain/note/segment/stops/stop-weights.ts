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

/** An entry: how far its feature lies from the one before, and its weight with its sign. */
const ENTRY = /([0-9a-z]+)([+-]\d+)/g
const BASE = 36
/** Weights are told in so many parts of one. */
export const PARTS_OF_WEIGHT = 20

function readWeights(told: string): [Sign, number][] {
  let feature = 0
  return Array.from(told.matchAll(ENTRY), ([, distance = '0', parts = '0']) => {
    feature += Number.parseInt(distance, BASE)
    return [feature, Number(parts) / PARTS_OF_WEIGHT]
  })
}

let shipped: StopWeights | undefined

/** The weights learnt by eval/stops/learn-stops.ts. */
export function shippedStopWeights(): StopWeights {
  shipped ??= tableOf(readWeights(STOP_WEIGHTS))
  return shipped
}
