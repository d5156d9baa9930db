import { figuresOf, judgeAll, judgeKept, judgeOwnWords } from './measure.ts'
import type { LineJudged } from './measure.ts'

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
const percent = (part: number) => (100 * part).toFixed(1)
const HEAD = ['sentences', 'n', 'false ones marked %', 'marks that are right %', 'true ones marked %']

function line(name: string, judged: readonly LineJudged[]): string {
  const { sentences, recall, precision, falseMarks } = figuresOf(judged)
  return row([name, sentences, percent(recall), percent(precision), percent(falseMarks)])
}

/** `npm run eval:grounding`: how well the marks tell what was said from what was not. */
const judged = judgeAll()
const ofLanguages = Object.entries(Object.groupBy(judged, ({ language }) => language)).map(([language, group]) => line(language, group))
const ownWords = judgeOwnWords()
const wrong = judged.filter(({ kind }) => kind !== undefined)
const ofKinds = Object.entries(Object.groupBy(wrong, ({ kind }) => kind ?? '')).map(([kind, group]) =>
  row([kind, (group ?? []).length, percent(figuresOf(group ?? []).recall), '', '']),
)
console.log(
  [
    '# Marks on what a model wrote',
    '',
    row(HEAD),
    row(HEAD.map(() => '---')),
    ...ofLanguages,
    line(
      'animal edition',
      judged.filter(({ vertical }) => vertical === 'vet'),
    ),
    line('**all**', judged),
    '',
    row(['kind', 'n', 'marked %', '', '']),
    row(HEAD.map(() => '---')),
    ...ofKinds,
  ].join('\n'),
)
/** A table of one set: by language, all of it, and its falsehoods by kind. */
function tableOf(title: string, set: readonly LineJudged[]): string {
  const languages = Object.entries(Object.groupBy(set, ({ language }) => language)).map(([language, group]) => line(language, group))
  const wrongOnes = Object.groupBy(set.filter(({ kind }) => kind !== undefined), ({ kind }) => kind ?? '')
  const kinds = Object.entries(wrongOnes).map(([kind, group = []]) => row([kind, group.length, percent(figuresOf(group).recall), '', '']))
  return ['', `# ${title}`, '', row(HEAD), row(HEAD.map(() => '---')), ...languages, line('**all**', set), ...kinds].join('\n')
}
console.log(tableOf('In words of their own, open', ownWords))
console.log(tableOf('The same on sentences and talks kept apart', judgeKept()))
if (process.argv.includes('--detail')) {
  for (const { language, sentence, kind, isMarked } of [...judged, ...ownWords]) {
    if (kind !== undefined && !isMarked) console.log(`let through (${kind}, ${language}): ${sentence}`)
    if (kind === undefined && isMarked) console.log(`marked though true (${language}): ${sentence}`)
  }
}
