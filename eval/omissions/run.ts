import { interval } from '../medicines/interval.ts'
import { KNOWN, nowhereIn } from './critical-facts.ts'
import { type HalfJudged, judgeHalf, openTalks, talksKeptApart } from './measure.ts'

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
const HEAD = [
  'half', 'listed', 'needed', 'told', 'chatter', 'unread', 'needed %', 'interval', 'folded', 'needed there', 'unread there', 'critical there alone',
  'needed nowhere', 'critical nowhere',
]

function line(name: string, { listed, folded, unlisted, criticalMissing, criticalFolded }: HalfJudged): string {
  const count = (label: string | undefined) => listed.filter((one) => one.label === label).length
  const needed = count('needed')
  const { low, high } = interval(needed, listed.length)
  const share = listed.length === 0 ? 0 : (100 * needed) / listed.length
  return row([
    name,
    listed.length,
    needed,
    count('told'),
    count('chatter'),
    count(undefined),
    share.toFixed(1),
    `${low.toFixed(1)}–${high.toFixed(1)}`,
    folded.length,
    folded.filter(({ label }) => label === 'needed').length,
    folded.filter(({ label }) => label === undefined).length,
    criticalFolded.length,
    unlisted.length,
    criticalMissing.length,
  ])
}

/** `npm run eval:omissions`: how much of what is listed beside a report a reader wanted, and what stands behind the fold below it.
 * `--detail` shows the open halves; the kept halves show figures alone. */
const open = [judgeHalf('open'), judgeHalf('open-2'), judgeHalf('open-3')] as const
const kept = [judgeHalf('kept'), judgeHalf('kept-2')] as const
const lines = [
  line('open, first reading', open[0]), line('kept, first reading', kept[0]),
  line('open, second reading', open[1]), line('kept, second reading', kept[1]), line('third reading', open[2]),
]
console.log(['# What was left out', '', row(HEAD), row(HEAD.map(() => '---')), ...lines].join('\n'))
if (process.argv.includes('--detail')) {
  const unwanted = open.flatMap(({ listed }) => listed).filter((one) => one.label !== 'needed')
  for (const { talk, text, label } of unwanted) console.log(`listed, ${label ?? 'unread'} (${talk}): ${text}`)
  const unlisted = open.flatMap((half) => half.unlisted)
  for (const { talk, text, critical } of unlisted) console.log(`not listed${critical ? ', CRITICAL' : ''} (${talk}): ${text}`)
}

/** By the gold facts of all open talks: what harms and is nowhere. Of the kept halves a number alone. */
const apart = talksKeptApart()
const nowhere = openTalks().flatMap(nowhereIn)
const told = nowhere.filter(({ talk }) => !apart.has(talk))
const news = told.filter(({ talk, what }) => !KNOWN.has(`${talk}: ${what}`))
console.log(
  `\nIn neither report, question nor list, of what harms in all open talks: ${told.length}, of them not known before ${news.length}; in the ` +
    `kept halves ${nowhere.length - told.length}.`,
)
for (const { talk, what } of news) console.log(`nowhere (${talk}): ${what}`)
if ([...open, ...kept].some(({ criticalMissing }) => criticalMissing.length > 0) || news.length > 0) process.exitCode = 1
