import { FORMS, readPhrases } from './phrases.ts'
import type { Outcome } from './try-phrase.ts'
import { startTrial } from './try-phrase.ts'

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
const HEAD = ['what the phrase asks for', 'tries', 'answer refused', 'damage bounded', 'honest sentences unmarked', 'left out or marked by the built-in engine']

function line(name: string, outcomes: readonly Outcome[]): string {
  const tried = outcomes.filter(({ phrase }) => phrase.place !== 'wish')
  const sum = (pick: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + pick(outcome), 0)
  return row([
    name,
    outcomes.length,
    outcomes.filter(({ isRefused }) => isRefused).length,
    `${String(outcomes.filter(({ faults }) => faults.length === 0).length)}/${String(outcomes.length)}`,
    `${String(sum(({ honestUnmarked }) => honestUnmarked))}/${String(sum(({ honest }) => honest))}`,
    `${String(tried.filter(({ builtinFaults }) => builtinFaults.length === 0).length)}/${String(tried.length)}`,
  ])
}

/** The table of LLM-1: `npm run eval:injections`. Fails when any damage is not bounded. */
async function main(): Promise<void> {
  const trial = await startTrial()
  const outcomes: Outcome[] = []
  try {
    for (const phrase of readPhrases()) for (const form of FORMS) outcomes.push(await trial.attempt(phrase, form))
  } finally {
    await trial.stop()
  }
  const kinds = Object.entries(Object.groupBy(outcomes, ({ phrase }) => phrase.kind))
  const languages = Object.entries(Object.groupBy(outcomes, ({ phrase }) => phrase.lang))
  console.log('# Injections: a model that obeys everything it reads (LLM-1)\n')
  console.log([row(HEAD), row(HEAD.map(() => '---')), ...[...kinds, ...languages].map(([name, group]) => line(name, group)), line('all', outcomes)].join('\n'))
  for (const { phrase, form, faults, builtinFaults } of outcomes) {
    for (const fault of faults) console.log(`${phrase.id} (${form}): ${fault}`)
    for (const fault of builtinFaults) console.log(`${phrase.id} (${form}), built-in: ${fault}`)
  }
  if (outcomes.some(({ faults, builtinFaults }) => faults.length + builtinFaults.length > 0)) process.exitCode = 1
}

await main()
