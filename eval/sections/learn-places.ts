// Learns domain/note/classify/after-rules/place-weights.generated.ts, what tells where in a report a statement belongs, and whether it belongs in one:
// `node tools/launch.mjs run eval/sections/learn-places.ts [--try]`, from the open consultations with gold facts. With --try it writes nothing and prints
// how often the rules are right, and weights learnt without the talk.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeWeightsByTongue } from '#domain/language/weights-by-tongue.ts'
import { chancesOfClasses, tellColumns, WEIGHT_STEP } from '#domain/language/weight-columns.ts'
import { PLACES } from '#domain/note/classify/after-rules/learnt-place.ts'
import { learnClasses } from '../learning/learn-classes.ts'
import { readPlaced, type Placed } from './examples.ts'

const OUT = join(import.meta.dirname, '../../domain/note/classify/after-rules/place-weights.generated.ts')
const FOLDS = 5
const HELD = { shrink: 8, seldom: 4 }
/** Weights that are next to nothing are left out. */
const LEAST_WEIGHT = 0.1

function weigh(placed: readonly Placed[]): Map<string, readonly number[]> {
  return new Map([...learnClasses(placed, HELD)].filter(([, row]) => row.some((weight) => Math.abs(weight) >= LEAST_WEIGHT)))
}

function tryOut(placed: readonly Placed[]): void {
  const chances = new Map<Placed, number[]>()
  for (let fold = 0; fold < FOLDS; fold++) {
    const weights = weigh(placed.filter(({ talk }) => talk % FOLDS !== fold))
    for (const one of placed) if (one.talk % FOLDS === fold) chances.set(one, chancesOfClasses((name) => weights.get(name), one.features, PLACES.length))
  }
  const none = PLACES.length - 1
  for (const [set, own = []] of Object.entries(Object.groupBy(placed, (one) => one.set))) {
    const told = own.filter(({ right }) => right[none] !== true)
    const topOf = (one: Placed): number => {
      const of = chances.get(one) ?? []
      return of.slice(0, none).reduce((best, chance, at) => (chance > (of[best] ?? 0) ? at : best), 0)
    }
    const placedByRules = told.filter(({ byRules }) => byRules >= 0)
    const share = (part: readonly Placed[], whole: readonly Placed[]): string => (part.length / Math.max(1, whole.length)).toFixed(3)
    const out = own.filter(({ byRules }) => byRules < 0)
    const rescued = (least: number): string => {
      const taken = out.filter((one) => 1 - (chances.get(one)?.[none] ?? 1) >= least)
      return `${String(taken.length)} of ${String(out.length)}, ${share(taken.filter((one) => one.right[topOf(one)] === true), taken)} right`
    }
    console.log([
      `${set}: ${String(told.length)} told; rules right ${share(placedByRules.filter(({ right, byRules }) => right[byRules] === true), placedByRules)}`,
      `learnt ${share(placedByRules.filter((one) => one.right[topOf(one)] === true), placedByRules)}`,
      `taken in at .5: ${rescued(0.5)}`, `at .65: ${rescued(0.65)}`,
    ].join('; '))
  }
}

function main(): void {
  const { values } = parseArgs({ options: { try: { type: 'boolean', default: false } } })
  const placed = readPlaced()
  if (values.try) {
    tryOut(placed)
    return
  }
  const weights = weigh(placed)
  const lines = [...weights].map(([name, row]) => `${name}\t${row.map((weight) => String(Math.round(weight / WEIGHT_STEP))).join(' ')}`)
  const made = `/**
 * Made by eval/sections/learn-places.ts: what each feature of a statement (place-features.ts) adds to ${PLACES.join(', ')}, in steps of ${String(WEIGHT_STEP)}.
 */`
  writeFileSync(OUT, `${made}\n${writeWeightsByTongue('PLACE_WEIGHTS', lines, tellColumns)}`)
  console.log(`${String(placed.length)} statements, ${String(lines.length)} features`)
}

main()
