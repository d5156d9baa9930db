// Learns domain/note/omissions/list-weights.generated.ts, what tells whether a reader misses a statement that the report does not hold:
// `node tools/launch.mjs run eval/omissions/learn-list.ts [--try]`, from the labels of the open halves. No talk of the kept halves is read. It
// prints, for several bars, how the list would do on talks that were left out of the learning; with --try nothing is written.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeWeightsByTongue } from '#domain/language/weights-by-tongue.ts'
import { LIST_STEP } from '#domain/note/omissions/list-features.ts'
import { examplesOf, type ListExample } from './list-examples.ts'
import { labelledTalks, openLabels } from './measure.ts'
import { chanceBy, learnChance } from './logistic.ts'

const OUT = join(import.meta.dirname, '../../domain/note/omissions/list-weights.generated.ts')
const BARS = [0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8]
const FOLDS = 5

/** What each example was given by weights that had not seen its talk. */
function leftOut(examples: readonly ListExample[]): [ListExample, number][] {
  const folds = new Map([...new Set(examples.map(({ talk }) => talk))].map((talk, at) => [talk, at % FOLDS]))
  return Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const weights = learnChance(examples.filter(({ talk }) => folds.get(talk) !== fold))
    return examples.filter(({ talk }) => folds.get(talk) === fold).map((one): [ListExample, number] => [one, chanceBy(weights, one.features)])
  })
}

const percent = (part: number, of: number): string => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`

function main(): void {
  const labels = Map.groupBy(openLabels(), ({ talk }) => talk)
  const examples = labelledTalks([...labels.values()].flat()).flatMap((one) => examplesOf(one, labels.get(one.id) ?? []))
  const given = leftOut(examples)
  const [missed, critical] = [examples.filter(({ isMissed }) => isMissed).length, examples.filter(({ isCritical }) => isCritical).length]
  for (const bar of BARS) {
    const over = given.filter(([, chance]) => chance >= bar).map(([one]) => one)
    const needed = over.filter(({ isMissed }) => isMissed).length
    const harms = over.filter(({ isCritical }) => isCritical).length
    console.log(
      `bar ${bar}: ${over.length} listed, needed ${percent(needed, over.length)}; of what is needed ${percent(needed, missed)}, of what is ` +
        `critical ${percent(harms, critical)}`,
    )
  }
  if (process.argv.includes('--try')) return
  const lines = [...learnChance(examples)].map(([name, weight]) => `${name}\t${Math.round(weight / LIST_STEP)}`).filter((line) => !line.endsWith('\t0'))
  const head = '/** Made by eval/omissions/learn-list.ts: what each feature of a statement adds to the odds that a reader misses it, in steps. */'
  writeFileSync(OUT, `${head}\n${writeWeightsByTongue('LIST_WEIGHTS', lines)}`)
  console.log(`${examples.length} statements, ${lines.length} weights`)
}

main()
