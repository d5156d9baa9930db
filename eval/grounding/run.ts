import { figuresOf, judgeAll, judgeKept } from './measure.ts'
import type { KeptJudged } from './measure.ts'

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
const percent = (part: number) => (100 * part).toFixed(1)
const HEAD = ['sentences', 'n', 'false ones marked %', 'marks that are right %', 'true ones marked %']

function line(name: string, judged: readonly KeptJudged[]): string {
  const { sentences, recall, precision, falseMarks } = figuresOf(judged)
  return row([name, sentences, percent(recall), percent(precision), percent(falseMarks)])
}

/** `npm run eval:grounding`: how well the marks tell what was said from what was not. */
const judged = judgeAll()
const ofLanguages = Object.entries(Object.groupBy(judged, ({ language }) => language)).map(([language, group]) => line(language, group))
const kept = judgeKept()
const keptWrong = kept.filter(({ kind }) => kind !== undefined)
const wrong = judged.filter(({ kind }) => kind !== undefined)
const ofKinds = Object.entries(Object.groupBy(wrong, ({ kind }) => kind ?? '')).map(([kind, group]) => row([kind, (group ?? []).length, percent(figuresOf(group ?? []).recall), '', '']))
console.log(['# Marks on what a model wrote', '', row(HEAD), row(HEAD.map(() => '---')), ...ofLanguages, line('animal edition', judged.filter(({ vertical }) => vertical === 'vet')), line('**all**', judged), '', row(['kind', 'n', 'marked %', '', '']), row(HEAD.map(() => '---')), ...ofKinds].join('\n'))
const ofKept = [
  ...Object.entries(Object.groupBy(kept, ({ language }) => language)).map(([language, group]) => line(language, group ?? [])),
  line('**all, kept apart**', kept),
  ...Object.entries(Object.groupBy(keptWrong, ({ kind }) => kind ?? '')).map(([kind, group]) => row([kind, (group ?? []).length, percent(figuresOf(group ?? []).recall), '', ''])),
]
console.log(['', '# The same on sentences and talks kept apart', '', row(HEAD), row(HEAD.map(() => '---')), ...ofKept].join('\n'))
if (process.argv.includes('--detail')) {
  for (const { language, sentence, kind, isMarked } of judged) {
    if (kind !== undefined && !isMarked) console.log(`let through (${kind}, ${language}): ${sentence}`)
    if (kind === undefined && isMarked) console.log(`marked though true (${language}): ${sentence}`)
  }
}
