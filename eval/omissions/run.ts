import { interval } from '../medicines/interval.ts'
import { KNOWN, nowhereIn } from './critical-facts.ts'
import { type Half, type HalfJudged, judgeHalf, labelsOf, openTalks } from './measure.ts'

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
const HEAD = ['half', 'listed', 'needed', 'told', 'chatter', 'unread', 'needed %', 'interval', 'needed but unlisted', 'critical missing']

function line(half: Half, { listed, unlisted, criticalMissing }: HalfJudged): string {
  const count = (label: string | undefined) => listed.filter((one) => one.label === label).length
  const needed = count('needed')
  const { low, high } = interval(needed, listed.length)
  const share = listed.length === 0 ? 0 : (100 * needed) / listed.length
  return row([half, listed.length, needed, count('told'), count('chatter'), count(undefined), share.toFixed(1), `${low.toFixed(1)}–${high.toFixed(1)}`, unlisted.length, criticalMissing.length])
}

/** `npm run eval:omissions`: how much of what is listed beside a report a reader wanted. `--detail` shows the open half; the kept half shows figures alone. */
const open = judgeHalf('open')
const kept = judgeHalf('kept')
console.log(['# What was left out', '', row(HEAD), row(HEAD.map(() => '---')), line('open', open), line('kept', kept)].join('\n'))
if (process.argv.includes('--detail')) {
  for (const { talk, text, label } of open.listed.filter((one) => one.label !== 'needed')) console.log(`listed, ${label ?? 'unread'} (${talk}): ${text}`)
  for (const { talk, text, critical } of open.unlisted) console.log(`not listed${critical ? ', CRITICAL' : ''} (${talk}): ${text}`)
}

/** By the gold facts of all open talks: what harms and is nowhere. Of the kept half a number alone. */
const apart = new Set(labelsOf('kept').map(({ talk }) => talk))
const nowhere = openTalks().flatMap(nowhereIn)
const told = nowhere.filter(({ talk }) => !apart.has(talk))
const news = told.filter(({ talk, what }) => !KNOWN.has(`${talk}: ${what}`))
console.log(`\nIn neither report, question nor list, of what harms in all open talks: ${told.length}, of them not known before ${news.length}; in the kept half ${nowhere.length - told.length}.`)
for (const { talk, what } of news) console.log(`nowhere (${talk}): ${what}`)
if (open.criticalMissing.length + kept.criticalMissing.length + news.length > 0) process.exitCode = 1
