import type { Evaluation } from './evaluate.ts'
import { markdownTable, medicineListTable, noteTable, percentOf } from './table.ts'

const START = '<!-- quality: written by npm run eval -->'
const END = '<!-- /quality -->'
const LANGUAGES = [['nb', 'Norwegian'], ['sv', 'Swedish'], ['da', 'Danish'], ['en', 'English'], ['ru', 'Russian'], ['all', '**all**']] as const
/** The set nobody who tunes the engine has seen. */
const UNSEEN = 'dense, kept apart'

function scoresBySet({ consultations }: Evaluation): string {
  const head = ['score of 100', ...consultations.map(({ name, rows }) => `${name}, n ${String(rows['all']?.n ?? 0)}`)]
  return markdownTable(head, LANGUAGES.map(([key, label]) => [label, ...consultations.map(({ rows }) => rows[key]?.score.toFixed(1))]))
}

function unseenFigures({ consultations }: Evaluation): string {
  const rows = consultations.find(({ name }) => name === UNSEEN)?.rows ?? {}
  const head = [
    UNSEEN, 'n', 'key facts', 'right section', 'medicine recall', 'opposite statements', 'critical per report', 'unsupported numbers',
    'length of the talk', 'diagnosis among first five',
  ]
  return markdownTable(
    head,
    LANGUAGES.map(([key, label]) => {
      const figures = rows[key]
      const codes =
        figures?.codesRight === undefined ? undefined : `${String(Math.round(figures.codesRight * figures.codesAsked))} of ${String(figures.codesAsked)}`
      return [
        label,
        figures?.n,
        percentOf(figures?.keyRecall),
        percentOf(figures?.placement),
        percentOf(figures?.medicinesRight),
        figures?.polarityErrors,
        figures?.criticalPerReport.toFixed(2),
        figures?.unsupportedNumbers,
        percentOf(figures?.compression), codes,
      ]
    }),
  )
}

function listsBySet({ consultations }: Evaluation): string {
  return medicineListTable(consultations.flatMap(({ name, rows }) => (rows['all'] === undefined ? [] : [[name, rows['all'].list] as const])))
}

function engineFigures(evaluation: Evaluation): string {
  const name = evaluation.engine === 'builtin' ? '**The built-in engine**, no model and no network.' : `**${evaluation.engine}**, the configured model.`
  return [name, scoresBySet(evaluation), unseenFigures(evaluation), listsBySet(evaluation), noteTable(evaluation.notes)].join('\n\n')
}

/** The figures as docs/quality.md shows them, between its marks. */
export function qualityFigures(evaluations: readonly Evaluation[]): string {
  return `${START}\n${evaluations.map(engineFigures).join('\n\n')}\n${END}`
}

/** docs/quality.md with the figures in their place. Throws where the marks are gone. */
export function withFigures(page: string, evaluations: readonly Evaluation[]): string {
  const [start, end] = [page.indexOf(START), page.indexOf(END)]
  if (start === -1 || end < start) throw new Error(`docs/quality.md has no "${START}" … "${END}".`)
  return page.slice(0, start) + qualityFigures(evaluations) + page.slice(end + END.length)
}

/** What of the ten figures of README.md comes from here: the row's first cell, and what was measured. */
export function readmeRows(evaluations: readonly Evaluation[]): [row: string, measured: string | undefined][] {
  const unseen = evaluations.find(({ engine }) => engine === 'builtin')?.consultations.find(({ name }) => name === UNSEEN)?.rows['all']
  if (unseen === undefined) return []
  return [
    ['key facts of long talks that stand in the report, kept apart', percentOf(unseen.keyRecall)],
    ['of them in the right section, kept apart', percentOf(unseen.placement)],
    ['statements in a report that would harm if they were believed, kept apart', unseen.criticalPerReport.toFixed(2)],
    ['lines in the list of medicines that are right, kept apart', percentOf(unseen.list.right / unseen.list.lines)],
  ]
}

/** README.md with these figures in their rows. Throws where a row is gone. */
export function withReadmeRows(readme: string, evaluations: readonly Evaluation[]): string {
  const lines = readme.split('\n')
  for (const [row, measured] of readmeRows(evaluations)) {
    const at = lines.findIndex((line) => line.startsWith(`| ${row} |`))
    const bar = lines[at]?.split('|')[3]
    if (bar === undefined) throw new Error(`README.md has no row "${row}".`)
    lines[at] = `| ${row} | ${measured ?? '–'} |${bar}|`
  }
  return lines.join('\n')
}
