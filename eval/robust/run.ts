// How much worse reports become when the same talk comes as a recogniser may write it: `npm run eval:robust [-- --data DIR] [--set NAME]`.
// Prints the score by way of writing and language, for the development set below DIR and for consultations/practice.jsonl.
// `--alike SET.jsonl` needs no gold: how much of the report is the same when the talk comes in one line without stops; `--show` prints what is not.
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { writerOf } from '../../tools/engines.ts'
import { runTool } from '../../tools/run-tool.ts'
import { readConsultations, setsIn, type GoldCase } from '../data.ts'
import { predictConsultation } from '../predict.ts'
import { scoreConsultation, type ConsultationScore } from '../scoring/consultation-score.ts'
import { pooled } from '../scoring/pool.ts'
import { markdownTable } from '../table.ts'
import { alikeness } from './alike.ts'
import { degrade, DEGRADATIONS, type Degradation } from './degrade.ts'

const LANGUAGES = ['nb', 'sv', 'da', 'en', 'ru'] as const

/** The score of a set, by all and by language. A talk written without stops is as bad as it gets already. */
async function scoresOf(cases: readonly GoldCase[], how: Degradation): Promise<(string | undefined)[]> {
  const writer = writerOf('builtin')
  const scored: { one: GoldCase; score: ConsultationScore }[] = []
  for (const one of cases) {
    const transcript = degrade(one.transcript, one.language, how)
    scored.push({ one, score: scoreConsultation(one.gold, await predictConsultation(writer, { ...one, transcript })) })
  }
  const parts = [scored, ...LANGUAGES.map((language) => scored.filter(({ one }) => one.language === language))]
  return parts.map((part) => (part.length === 0 ? undefined : pooled(part.map(({ score }) => score)).score.toFixed(1)))
}

async function printAlikeness(paths: readonly string[], isShown: boolean): Promise<void> {
  const rows: string[][] = []
  for (const path of paths) {
    const alike = await alikeness(resolve(path))
    rows.push(...alike.rows)
    if (isShown) console.log(alike.differences.join('\n'))
  }
  console.log(markdownTable(['set', 'talks', 'of the flat report in the other', 'of the other in the flat'], rows))
}

await runTool(async () => {
  const { values } = parseArgs({
    options: { data: { type: 'string' }, set: { type: 'string' }, alike: { type: 'string', multiple: true }, show: { type: 'boolean', default: false } },
  })
  if (values.alike !== undefined) {
    await printAlikeness(values.alike, values.show)
    return
  }
  const root = resolve(values.data ?? join(import.meta.dirname, '../../../shared'))
  const development = setsIn(root).consultations
  const sets = values.set === undefined
      ? [
          ...(development === undefined ? [] : [{ name: 'development', path: development }]),
          { name: 'practice', path: join(import.meta.dirname, '../consultations/practice.jsonl') },
        ]
      : [{ name: values.set, path: resolve(values.set) }]
  for (const { name, path } of sets) {
    const cases = readConsultations(path).filter(({ gold }) => gold.form !== 'lower')
    const rows = []
    for (const how of DEGRADATIONS) rows.push([how, ...await scoresOf(cases, how)])
    console.log(`\n## ${name}: score by way of writing (${String(cases.length)} talks)\n\n${markdownTable(['', 'all', ...LANGUAGES], rows)}`)
  }
})
