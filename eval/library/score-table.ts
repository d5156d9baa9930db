import { measure } from './measure.ts'
import type { Given } from './measure.ts'

const HEAD = ['questions', 'with an answer', 'recall@5', 'recall@5 of the order alone', 'MRR', 'told to have none', 'without an answer', 'told so']

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(0)} %`)

function row(title: string, given: readonly Given[]): string {
  const { answerable, recall, found, mrr, refused, unanswerable, told } = measure(given)
  const shown = (figure: number): string => (answerable === 0 ? '–' : figure.toFixed(3))
  return `| ${[title, answerable, shown(recall), shown(found), shown(mrr), refused, unanswerable, percent(told, unanswerable)].join(' | ')} |`
}

function rowsBy(title: string, given: readonly Given[], keyOf: (one: Given) => string): string[] {
  return [...Map.groupBy(given, keyOf)].toSorted(([a], [b]) => a.localeCompare(b)).map(([key, group]) => row(`${title}, ${key}`, group))
}

/** The scores of each half by language, edition and kind of question, and in all. */
export function scoreTable(halves: readonly { title: string; given: readonly Given[] }[]): string {
  const rows = halves.flatMap(({ title, given }) => [
    ...rowsBy(title, given, ({ asked }) => asked.language),
    ...rowsBy(title, given, ({ asked }) => asked.vertical),
    ...rowsBy(title, given, ({ asked }) => asked.kind),
    row(`**${title}**`, given),
  ])
  return [
    '# The library', '', 'Questions to the invented library, `npm run eval:library`.', '',
    `| ${HEAD.join(' | ')} |`,
    `| ${HEAD.map(() => '---').join(' | ')} |`,
    ...rows,
  ].join('\n')
}
