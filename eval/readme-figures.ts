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
  const head = [UNSEEN, 'n', 'key facts', 'right section', 'medicine recall', 'opposite statements', 'critical per report', 'unsupported numbers', 'length of the talk', 'diagnosis among first five']
  return markdownTable(
    head,
    LANGUAGES.map(([key, label]) => {
      const figures = rows[key]
      const codes = figures?.codesRight === undefined ? undefined : `${String(Math.round(figures.codesRight * figures.codesAsked))} of ${String(figures.codesAsked)}`
      return [
        label, figures?.n, percentOf(figures?.keyRecall), percentOf(figures?.placement), percentOf(figures?.medicinesRight), figures?.polarityErrors, figures?.criticalPerReport.toFixed(2), figures?.unsupportedNumbers,
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

/** The figures as README.md shows them, between its marks. */
export function readmeFigures(evaluations: readonly Evaluation[]): string {
  return `${START}\n${evaluations.map(engineFigures).join('\n\n')}\n${END}`
}

/** README.md with the figures in their place. Throws where the marks are gone. */
export function withFigures(readme: string, evaluations: readonly Evaluation[]): string {
  const [start, end] = [readme.indexOf(START), readme.indexOf(END)]
  if (start === -1 || end < start) throw new Error(`README.md has no "${START}" … "${END}".`)
  return readme.slice(0, start) + readmeFigures(evaluations) + readme.slice(end + END.length)
}
