// Learns domain/note/segment/stops/stop-weights.generated.ts, what tells where a sentence ends that was written without stops:
// `node tools/launch.mjs run eval/stops/learn-stops.ts [--data DIR]`, from talks/ and the open consultations; DIR adds the development set.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { PARTS_OF_WEIGHT } from '#domain/note/segment/stops/stop-weights.ts'
import { setsIn } from '../data.ts'
import { learnStops } from './learn.ts'
import { lessonsOf } from './lessons.ts'
import { consultationTalks, learntTalks, writtenTalks } from './talks.ts'

const OUT = join(import.meta.dirname, '../../domain/note/segment/stops/stop-weights.generated.ts')
const LONGEST_LINE = 158

/** Features in the order of their numbers, each told by its distance from the one before (base 36) and its weight with its sign: `4fz+12`. */
function entriesOf(weights: ReadonlyMap<number, number>): string[] {
  const parted = [...weights].map(([feature, weight]) => [feature, Math.round(weight * PARTS_OF_WEIGHT)] as const)
  const told = parted.filter(([, parts]) => parts !== 0).toSorted(([one], [two]) => one - two)
  let before = 0
  return told.map(([feature, parts]) => {
    const distance = feature - before
    before = feature
    return `${distance.toString(36)}${parts < 0 ? '-' : '+'}${String(Math.abs(parts))}`
  })
}

function linesOf(entries: readonly string[]): string[] {
  const lines: string[] = []
  for (const entry of entries) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + entry.length < LONGEST_LINE) lines[lines.length - 1] = `${line} ${entry}`
    else lines.push(entry)
  }
  return lines
}

function main(): void {
  const { values } = parseArgs({ options: { data: { type: 'string' } } })
  const development = values.data === undefined ? undefined : setsIn(values.data).consultations
  const talks = [...writtenTalks(), ...learntTalks(), ...(development === undefined ? [] : consultationTalks(development))]
  const weights = learnStops(talks.flatMap(lessonsOf))
  const entries = entriesOf(weights)
  const head = '/** Made by eval/stops/learn-stops.ts, which tells how features and their weights are written. Read by shippedStopWeights. */'
  writeFileSync(OUT, `${head}\nexport const STOP_WEIGHTS = \`\n${linesOf(entries).join('\n')}\n\`\n`)
  console.log(`${String(talks.length)} talks, ${String(entries.length)} weights`)
}

main()
