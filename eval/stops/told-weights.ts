import { DISTANCE_DIGITS, NO_WEIGHT, PARTS_OF_WEIGHT, WEIGHT_DIGITS } from '#domain/note/segment/stops/stop-weights.ts'

const LONGEST_LINE = 158
const BASE = DISTANCE_DIGITS.length

const wrapped = (column: string): string => (column.match(new RegExp(`.{1,${String(LONGEST_LINE)}}`, 'g')) ?? []).join('\n')

/** Takes features and their weights; gives the text that `shippedStopWeights` reads. Weights under a part of one are left out. */
export function toldWeights(weights: readonly (readonly [feature: number, weight: number])[]): string {
  const [least, most] = [-NO_WEIGHT, WEIGHT_DIGITS.length - 1 - NO_WEIGHT]
  const parted = weights.map(([feature, weight]) => [feature, Math.max(least, Math.min(most, Math.round(weight * PARTS_OF_WEIGHT)))] as const)
  const told = parted.filter(([, parts]) => parts !== 0).toSorted(([one], [two]) => one - two)
  const distances = told.map(([feature], at) => feature - (told[at - 1]?.[0] ?? 0))
  const places = Math.max(1, ...distances.map((distance) => Math.ceil(Math.log2(distance + 1) / Math.log2(BASE))))
  const columnOf = (place: number): string => distances.map((distance) => DISTANCE_DIGITS[Math.floor(distance / BASE ** place) % BASE]).join('')
  const columns = Array.from({ length: places }, (_, place) => columnOf(place))
  const steps = told.map(([, parts]) => WEIGHT_DIGITS[parts + NO_WEIGHT]).join('')
  return [...columns, steps].map(wrapped).join('\n\n')
}
