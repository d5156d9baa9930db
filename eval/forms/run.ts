// How short talks are reported in which one thing or two are said, as people say them: `npm run eval:forms`, with `-- --faults` each fault of the open half,
// `-- --kind K` one kind alone. Of the half kept apart sums alone are printed.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { builtinWriter } from '#server/reports/builtin-writer.ts'
import { readConsultations, type GoldCase } from '../data.ts'
import { predictConsultation } from '../predict.ts'
import { scoreConsultation, type ConsultationScore, type Prediction } from '../scoring/consultation-score.ts'

type Measured = { readonly one: GoldCase; readonly score: ConsultationScore; readonly prediction: Prediction }

const SETS = ['open', 'more', 'kept'] as const
const FORMS = { speakers: 'with speakers', plain: 'with stops', lower: 'flat' } as const

const sum = (rows: readonly Measured[], count: (score: ConsultationScore) => number): number => rows.reduce((all, { score }) => all + count(score), 0)
const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(0)} %`)

/** What a reader would have to put right: said the other way round, or forbidden. */
const harmOf = (score: ConsultationScore): number => score.polarityErrors.length + score.forbidden.total

/** A form is right where every fact stands in its place, nothing stands that must not, and the list of medicines is right, or asked about. */
function isRight({ score }: Measured): boolean {
  return score.facts.placed === score.facts.total && harmOf(score) === 0 && score.list.clean === score.list.reports
}

function row(title: string, rows: readonly Measured[]): string {
  const facts = (part: 'total' | 'found' | 'placed'): number => sum(rows, (score) => score.facts[part])
  const list = (part: 'lines' | 'right' | 'gold' | 'missing' | 'asked'): number => sum(rows, (score) => score.list[part])
  const gold = list('gold')
  const cells = [
    title, rows.length, percent(rows.filter(isRight).length, rows.length),
    facts('total'), percent(facts('found'), facts('total')), percent(facts('placed'), facts('total')), sum(rows, harmOf),
    list('lines'), percent(list('right'), list('lines')), percent(gold - list('missing'), gold), percent(list('asked'), gold),
  ]
  return `| ${cells.join(' | ')} |`
}

const HEAD = ['forms', 'n', 'all right', 'facts', 'found', 'in place', 'harmful', 'lines of medicines', 'right', 'listed or asked', 'asked']

/** What is wrong with the report of a form of the open half, as one block to read. */
function tell({ one, score, prediction }: Measured): string {
  const text = new Map(one.gold.facts.map((fact) => [fact.id, fact.text]))
  const faults = [
    ...score.missed.map((id) => `LOST ${text.get(id) ?? id}`),
    ...score.misplaced.map((id) => `PLACE ${text.get(id) ?? id}`),
    ...score.polarityErrors.map((line) => `OPPOSITE ${line}`),
    ...score.forbidden.said.map((line) => `FORBIDDEN ${line}`),
    ...(score.list.clean === score.list.reports ? [] : [`LIST ${one.gold.medicines.map(({ source, status }) => `${source}=${status}`).join(', ')}`]),
  ]
  const report = prediction.sections.map(({ type, text: said }) => `  [${type.slice(0, 8)}] ${said.replaceAll('\n', ' / ')}`)
  const asked = (prediction.questions ?? []).map(({ text: question }) => `  ? ${question}`)
  return [`# ${one.id} ${one.gold.form} ${one.vertical}`, one.transcript, ...faults.map((fault) => `! ${fault}`), ...report, ...asked, ''].join('\n')
}

const { values } = parseArgs({ options: { faults: { type: 'boolean', default: false }, kind: { type: 'string' }, folder: { type: 'string' } } })
for (const half of SETS) {
  if (!existsSync(join(values.folder ?? import.meta.dirname, `${half}.jsonl`))) continue
  const measured: Measured[] = []
  for (const one of readConsultations(join(values.folder ?? import.meta.dirname, `${half}.jsonl`))) {
    if (values.kind !== undefined && one.gold.kind !== values.kind) continue
    const prediction = await predictConsultation(builtinWriter, one)
    measured.push({ one, prediction, score: scoreConsultation(one.gold, prediction) })
  }
  if (values.faults && half !== 'kept') console.log(measured.filter((each) => !isRight(each)).map(tell).join('\n'))
  if (half === 'open') console.log([`| ${HEAD.join(' | ')} |`, `| ${HEAD.map(() => '---').join(' | ')} |`].join('\n'))
  const grouped = (key: (each: Measured) => string) => Object.entries(Object.groupBy(measured, key))
  for (const [kind, rows = []] of grouped(({ one }) => one.gold.kind ?? '')) console.log(row(`${half}, ${kind}`, rows))
  for (const [language, rows = []] of grouped(({ one }) => one.language)) console.log(row(`${half}, ${language}`, rows))
  for (const [form, rows = []] of grouped(({ one }) => FORMS[one.gold.form])) console.log(row(`${half}, ${form}`, rows))
  console.log(row(`**${half}**`, measured))
}
