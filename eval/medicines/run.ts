// How right the lists of medicines are in talks of real form: `npm run eval:medicines`; with `-- --stages` also where medicines are lost;
// `-- --file F` measures another set of the same form alone. Of the kept-apart set sums alone are printed.
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { builtinWriter } from '#server/reports/builtin-writer.ts'
import { readConsultations } from '../data.ts'
import { predictConsultation } from '../predict.ts'
import { pooledLists, scoreMedicineList } from '../scoring/medicine-list.ts'
import type { MedicineListScore } from '../scoring/medicine-list.ts'
import { interval } from './interval.ts'
import { STAGES, stagesOf } from './stages.ts'
import type { Stage } from './stages.ts'

const CONSULTATIONS = join(import.meta.dirname, '..', 'consultations')
const SETS = [
  { title: 'open, learnt from', file: 'medicines-open.jsonl' },
  { title: 'open 2, learnt from', file: 'medicines-open-2.jsonl' },
  { title: 'open 3, learnt from', file: 'medicines-open-3.jsonl' },
  { title: 'open 4, learnt from', file: 'medicines-open-4.jsonl' },
  { title: 'open 5, learnt from', file: 'medicines-open-5.jsonl' },
  { title: 'talks 1, learnt from', file: '../medicines/talks/1.jsonl' },
  { title: 'talks 2, learnt from', file: '../medicines/talks/2.jsonl' },
  { title: 'talks 3, learnt from', file: '../medicines/talks/3.jsonl' },
  { title: 'talks 4, learnt from', file: '../medicines/talks/4.jsonl' },
  { title: 'talks 5, learnt from', file: '../medicines/talks/5.jsonl' },
  { title: 'conditions, open', file: '../medicines/conditions/open.jsonl' },
  { title: 'conditions, kept apart', file: '../medicines/conditions/kept.jsonl' },
  { title: 'kept apart', file: 'medicines-kept.jsonl' },
]

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(0)} %`)

function row(title: string, score: MedicineListScore): string {
  const { low, high } = interval(score.right, score.lines)
  const cells = [
    title,
    score.reports,
    score.lines,
    `${percent(score.right, score.lines)} (${low.toFixed(0)}–${high.toFixed(0)})`,
    percent(score.extra, score.lines),
    percent(score.wrongStatus, score.lines),
    score.gold, percent(score.gold - score.missing, score.gold), percent(score.asked, score.gold), `${score.clean} of ${score.reports}`,
  ]
  return `| ${cells.join(' | ')} |`
}

const HEAD = ['set', 'talks', 'lines', 'lines right (95 %)', 'extra', 'wrong status', 'medicines', 'listed or asked', 'asked', 'clean lists']
console.log([`| ${HEAD.join(' | ')} |`, `| ${HEAD.map(() => '---').join(' | ')} |`].join('\n'))
const { values } = parseArgs({ options: { stages: { type: 'boolean', default: false }, file: { type: 'string' } } })
const sets = values.file === undefined ? SETS : [{ title: 'file', file: resolve(values.file) }]
const staged: { title: string; flat: Stage[]; dialogue: Stage[] }[] = []
for (const { title, file } of sets) {
  const scored: { language: string; form: string; score: MedicineListScore }[] = []
  const stages: { title: string; flat: Stage[]; dialogue: Stage[] } = { title, flat: [], dialogue: [] }
  staged.push(stages)
  for (const one of readConsultations(resolve(CONSULTATIONS, file))) {
    const predicted = await predictConsultation(builtinWriter, one)
    scored.push({ language: one.language, form: one.gold.form, score: scoreMedicineList(one.gold, predicted) })
    if (values.stages) stages[one.gold.form === 'lower' ? 'flat' : 'dialogue'].push(...stagesOf(one, predicted))
  }
  const of = (keep: (one: (typeof scored)[number]) => boolean) => pooledLists(scored.filter(keep).map(({ score }) => score))
  for (const language of ['nb', 'sv', 'da', 'en', 'ru']) console.log(row(`${title}, ${language}`, of((one) => one.language === language)))
  console.log(row(`${title}, without stops and speakers`, of(({ form }) => form === 'lower')))
  console.log(row(`**${title}**`, of(() => true)))
}
if (values.stages) {
  console.log(
    ['', `| stage | ${staged.map(({ title }) => `${title}, dialogue | flat`).join(' | ')} |`, `| --- |${staged.map(() => ' --- | --- |').join('')}`].join('\n'),
  )
  for (const stage of STAGES)
    console.log(
      `| ${stage} | ${staged
        .flatMap(({ dialogue, flat }) => [dialogue, flat])
        .map((found) => found.filter((one) => one === stage).length)
        .join(' | ')} |`,
    )
}
