// Learns domain/note/omissions/list-weights.generated.ts, what tells whether a reader misses a statement that the report does not hold:
// `node tools/launch.mjs run eval/omissions/learn-list.ts`, from the labels of the open half and the gold facts of the other open talks. No talk of the kept
// half is read. It prints, for several bars, how the list would do on talks of the open half that were left out of the learning.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { examplesOf, type ListExample } from './list-examples.ts'
import { openLabels, openTalks, talksKeptApart } from './measure.ts'
import { chanceBy, learnChance } from './logistic.ts'

const OUT = join(import.meta.dirname, '../../domain/note/omissions/list-weights.generated.ts')
const BARS = [0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7]
/** So many talks are left out at a time. */
const FOLD = 2

/** What each labelled example was given by weights that had not seen its talk. */
function leftOut(examples: readonly ListExample[]): Map<ListExample, number> {
  const talks = [...new Set(examples.filter(({ isLabelled }) => isLabelled).map(({ talk }) => talk))]
  const given = new Map<ListExample, number>()
  for (let at = 0; at < talks.length; at += FOLD) {
    const apart = new Set(talks.slice(at, at + FOLD))
    const weights = learnChance(examples.filter(({ talk }) => !apart.has(talk)))
    for (const one of examples) if (apart.has(one.talk)) given.set(one, chanceBy(weights, one.features))
  }
  return given
}

function main(): void {
  const kept = talksKeptApart()
  const labels = openLabels()
  const examples = openTalks().filter(({ id }) => !kept.has(id)).flatMap((one) => examplesOf(one, labels.filter(({ talk }) => talk === one.id)))
  const given = [...leftOut(examples)].filter(([{ isEligible }]) => isEligible)
  for (const bar of BARS) {
    const over = given.filter(([, chance]) => chance >= bar)
    const needed = over.filter(([one]) => one.isMissed).length
    const lost = given.filter(([one, chance]) => one.isMissed && chance < bar).length
    console.log(`bar ${bar}: ${over.length} listed, ${needed} needed (${((100 * needed) / Math.max(1, over.length)).toFixed(1)} %), ${lost} needed and not listed`)
  }
  const weights = [...learnChance(examples)].map(([name, weight]) => `  '${name}': ${weight.toFixed(3)},`)
  writeFileSync(OUT, `/** Made by eval/omissions/learn-list.ts: what each feature of a statement (list-features.ts) adds to the odds that a reader misses it. */\nexport const LIST_WEIGHTS: Readonly<Record<string, number>> = {\n${weights.join('\n')}\n}\n`)
  console.log(`${examples.length} statements, ${weights.length} weights`)
}

main()
