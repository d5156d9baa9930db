// Learns domain/note/segment/stops/stop-weights.generated.ts, what tells where a sentence ends that was written without stops:
// `node tools/launch.mjs run eval/stops/learn-stops.ts [--data DIR]`, from talks/ and the open consultations; DIR adds the development set.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { setsIn } from '../data.ts'
import { learnStops } from './learn.ts'
import { lessonsOf } from './lessons.ts'
import { consultationTalks, writtenTalks } from './talks.ts'

const CONSULTATIONS = join(import.meta.dirname, '../consultations')
const OPEN = ['practice.jsonl', 'practice-2.jsonl']
const OUT = join(import.meta.dirname, '../../domain/note/segment/stops/stop-weights.generated.ts')
/** A smaller weight changes nothing, and most are that small. */
const SMALLEST_WEIGHT = 0.25
const ENTRIES_IN_LINE = 12

function main(): void {
  const { values } = parseArgs({ options: { data: { type: 'string' } } })
  const development = values.data === undefined ? undefined : setsIn(values.data).consultations
  const talks = [...writtenTalks(), ...OPEN.flatMap((name) => consultationTalks(join(CONSULTATIONS, name))), ...(development === undefined ? [] : consultationTalks(development))]
  const weights = learnStops(talks.flatMap(lessonsOf))
  const entries = [...weights].filter(([, weight]) => Math.abs(weight) >= SMALLEST_WEIGHT).toSorted(([one], [two]) => one - two).map(([sign, weight]) => `${sign.toString(36)}:${String(Math.round(weight * 100))}`)
  const lines = Array.from({ length: Math.ceil(entries.length / ENTRIES_IN_LINE) }, (_, at) => entries.slice(at * ENTRIES_IN_LINE, (at + 1) * ENTRIES_IN_LINE).join(' '))
  writeFileSync(OUT, `/** Made by eval/stops/learn-stops.ts: features and their weights in hundredths. Read by shippedStopWeights. */\nexport const STOP_WEIGHTS = \`\n${lines.join('\n')}\n\`\n`)
  console.log(`${String(talks.length)} talks, ${String(entries.length)} weights`)
}

main()
