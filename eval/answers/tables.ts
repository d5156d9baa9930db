import type { CaseJudged } from './case-questions.ts'
import type { HeldJudged } from './held.ts'

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`
const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`)

const CASE_HEAD = ['questions', 'with an answer', 'right place first', 'among the first three', 'and said to answer', 'without an answer', 'nothing claimed']

/** Figures of some case questions; `found` asks only for the place, `right` also that the talk was said to answer. */
export function caseFigures(judged: readonly CaseJudged[]): {
  answerable: number
  first: number
  found: number
  right: number
  unanswerable: number
  silent: number
} {
  const answerable = judged.filter(({ hasAnswer }) => hasAnswer)
  const unanswerable = judged.filter(({ hasAnswer }) => !hasAnswer)
  return {
    answerable: answerable.length,
    first: answerable.filter(({ rank }) => rank === 1).length,
    found: answerable.filter(({ rank }) => rank > 0).length,
    right: answerable.filter(({ rank, answered }) => rank > 0 && answered).length,
    unanswerable: unanswerable.length,
    silent: unanswerable.filter(({ answered }) => !answered).length,
  }
}

function caseLine(name: string, judged: readonly CaseJudged[]): string {
  const { answerable, first, found, right, unanswerable, silent } = caseFigures(judged)
  return row([
    name,
    answerable,
    percent(first, answerable),
    percent(found, answerable),
    percent(right, answerable),
    unanswerable,
    percent(silent, unanswerable),
  ])
}

/** The table of case questions, by language and by whether the question is in the talk's. */
export function caseTable(judged: readonly CaseJudged[]): string {
  const ofLanguages = Object.entries(Object.groupBy(judged, ({ language }) => language)).map(([language, group]) => caseLine(language, group))
  return [
    row(CASE_HEAD),
    row(CASE_HEAD.map(() => '---')),
    ...ofLanguages,
    caseLine(
      'in another language than the talk',
      judged.filter(({ isForeign }) => isForeign),
    ),
    caseLine('**all**', judged),
  ].join('\n')
}

const HELD_HEAD = ['sentences', 'false', 'false ones marked', 'true', 'true ones marked']

/** Figures of some sentences. */
export function heldFigures(judged: readonly HeldJudged[]): { wrong: number; caught: number; right: number; disturbed: number } {
  const wrong = judged.filter(({ isTrue }) => !isTrue)
  const right = judged.filter(({ isTrue }) => isTrue)
  return {
    wrong: wrong.length,
    caught: wrong.filter(({ isMarked }) => isMarked).length,
    right: right.length,
    disturbed: right.filter(({ isMarked }) => isMarked).length,
  }
}

function heldLine(name: string, judged: readonly HeldJudged[]): string {
  const { wrong, caught, right, disturbed } = heldFigures(judged)
  return row([name, wrong, percent(caught, wrong), right, percent(disturbed, right)])
}

/** The table of planted false sentences, by language and kind. */
export function heldTable(judged: readonly HeldJudged[]): string {
  const ofLanguages = Object.entries(Object.groupBy(judged, ({ language }) => language)).map(([language, group]) => heldLine(language, group))
  const ofKinds = Object.entries(Object.groupBy(judged.filter(({ isTrue }) => !isTrue), ({ why }) => why)).map(([why, group]) => heldLine(why, group ?? []))
  return [row(HELD_HEAD), row(HELD_HEAD.map(() => '---')), ...ofLanguages, ...ofKinds, heldLine('**all**', judged)].join('\n')
}
