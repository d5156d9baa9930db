// Learns domain/answers/held/held-weights.generated.ts, what speaks how much against a sentence of an answer:
// `node tools/launch.mjs run eval/answers/learn-held.ts [--try]`, from the open sentences. Prints how many false ones are marked by weights learnt
// without their item; with --try nothing is written.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FEATURES } from '#domain/answers/held/features.ts'
import { readHeld } from './held.ts'
import type { HeldExample } from './held.ts'
import { doubtBy, learnWeights, thresholdFor } from './learn.ts'

const OUT = join(import.meta.dirname, '../../domain/answers/held/held-weights.generated.ts')
/** Of the true sentences at most so many may be marked on the open half; elsewhere it is more. */
const MOST_TRUE_MARKED = 0.08
const FOLDS = 8
const DIGITS = 2

function heldOut(examples: readonly HeldExample[]): { isFalse: boolean; doubt: number }[] {
  const items = [...new Set(examples.map(({ id }) => id))]
  const foldOf = ({ id }: HeldExample): number => items.indexOf(id) % FOLDS
  return Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const weights = learnWeights(examples.filter((one) => foldOf(one) !== fold))
    return examples.filter((one) => foldOf(one) === fold).map(({ features, isFalse }) => ({ isFalse, doubt: doubtBy(weights, features) }))
  })
}

const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`

const examples = readHeld(join(import.meta.dirname, 'held-open.jsonl'))
const tried = heldOut(examples)
for (const most of [0.05, 0.1, 0.12, 0.2]) {
  const from = thresholdFor(tried.filter(({ isFalse }) => !isFalse).map(({ doubt }) => doubt), most)
  const wrong = tried.filter(({ isFalse }) => isFalse)
  console.log(
    `not learnt from: ${share(wrong.filter(({ doubt }) => doubt > from).length, wrong.length)} of false ones marked at ${share(most, 1)} of true ones`,
  )
}
const weights = learnWeights(examples)
const from = thresholdFor(examples.filter(({ isFalse }) => !isFalse).map(({ features }) => doubtBy(weights, features)), MOST_TRUE_MARKED)
const lines = FEATURES.map((name) => `  ${name}: ${String(Number((weights.get(name) ?? 0).toFixed(DIGITS)))},`)
if (!process.argv.includes('--try'))
  writeFileSync(
    OUT,
    [
      '// Learnt by eval/answers/learn-held.ts; not written by hand.',
      "import type { Feature } from './features.ts'",
      '',
      `export const HELD_BIAS = ${String(-Number((from + 0.005).toFixed(DIGITS + 1)))}`,
      'export const HELD_WEIGHTS: Readonly<Record<Feature, number>> = {', ...lines, '}', '',
    ].join('\n'),
  )
