// Learns domain/note/select/salience-weights.generated.ts, what tells how much a report would lose without a statement:
// `node tools/launch.mjs run eval/worth/learn-worth.ts [--data DIR] [--without NAME,NAME]`, from the open consultations; DIR adds the development set.
// Without a set, what it learns can be measured on that set.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConsultations, setsIn } from '../data.ts'
import { examplesOf } from './examples.ts'
import { learnWorth } from './learn.ts'

const CONSULTATIONS = join(import.meta.dirname, '../consultations')
/** A short talk has room for nearly all, so little hangs on what is chosen there. */
const OPEN: readonly (readonly [name: string, share: number])[] = [['practice', 1], ['practice-2', 1], ['practice-3', 1], ['dense', 1], ['short', 0.3]]
const OUT = join(import.meta.dirname, '../../domain/note/select/salience-weights.generated.ts')

function main(): void {
  const { values } = parseArgs({ options: { data: { type: 'string' }, without: { type: 'string', default: '' } } })
  const without = values.without.split(',')
  const development = values.data === undefined ? undefined : setsIn(values.data).consultations
  const sets = [
    ...OPEN.filter(([name]) => !without.includes(name)).map(([name, share]) => ({ path: join(CONSULTATIONS, `${name}.jsonl`), share })),
    ...(development === undefined ? [] : [{ path: development, share: 1 }]),
  ]
  const examples = sets.flatMap(({ path, share }) => readConsultations(path).flatMap((one) => examplesOf(one, share)))
  const weights = [...learnWorth(examples)].map(([name, weight]) => `  '${name}': ${weight.toFixed(3)},`)
  writeFileSync(
    OUT,
    `/** Made by eval/worth/learn-worth.ts: what each feature of a statement (worth-features.ts) adds to its worth. */\n` +
      `export const WORTH_WEIGHTS: Readonly<Record<string, number>> = {\n${weights.join('\n')}\n}\n`,
  )
  console.log(`${String(examples.length)} statements, ${String(weights.length)} weights`)
}

main()
