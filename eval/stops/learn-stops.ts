// Learns domain/note/segment/stops/stop-weights.generated.ts, what tells where a sentence ends that was written without stops:
// `node tools/launch.mjs run eval/stops/learn-stops.ts [--data DIR]`, from talks/ and the open consultations; DIR adds the development set.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { WEIGHT_TONGUES } from '#domain/language/weights-by-tongue.ts'
import type { WeightTongue } from '#domain/language/weights-by-tongue.ts'
import type { Speech } from '#domain/note/segment/stops/hear-words.ts'
import { answerFeatures, endFeatures, insideFeatures, openingFeatures } from '#domain/note/segment/stops/stop-features.ts'
import { setsIn } from '../data.ts'
import { learnStops } from './learn.ts'
import { flattened, lessonsOf } from './lessons.ts'
import type { PunctuatedTalk } from './lessons.ts'
import { toldWeights } from './told-weights.ts'
import { consultationTalks, learntTalks, writtenTalks } from './talks.ts'

const OUT = join(import.meta.dirname, '../../domain/note/segment/stops/stop-weights.generated.ts')

type Table = 'all' | WeightTongue

const featuresAt = (speech: Speech, at: number): number[] => [endFeatures, openingFeatures, answerFeatures, insideFeatures].flatMap((of) => of(speech, at))

/** Which table tells of a feature: that of the tongue it belongs to, or the one that all read where it would be the same in any other. */
function tablesOf(talks: readonly PunctuatedTalk[]): (feature: number) => Table {
  const tables = new Map<number, Table>()
  for (const { speech } of talks.map(flattened)) {
    const tongue = WEIGHT_TONGUES[speech.language]
    const foreign: Speech = { ...speech, language: tongue === 'e' ? 'ru' : 'en' }
    for (let at = 0; at <= speech.words.length; at += 1) {
      const shared = new Set(featuresAt(foreign, at))
      for (const feature of featuresAt(speech, at)) tables.set(feature, shared.has(feature) || (tables.get(feature) ?? tongue) !== tongue ? 'all' : tongue)
    }
  }
  return (feature) => tables.get(feature) ?? 'all'
}

function main(): void {
  const { values } = parseArgs({ options: { data: { type: 'string' } } })
  const development = values.data === undefined ? undefined : setsIn(values.data).consultations
  const talks = [...writtenTalks(), ...learntTalks(), ...(development === undefined ? [] : consultationTalks(development))]
  const weights = learnStops(talks.flatMap(lessonsOf))
  const tableOf = tablesOf(talks)
  const tables = (['all', 'n', 'e', 'r'] as const).map((name) => {
    const own = [...weights].filter(([feature]) => tableOf(feature) === name)
    return `  ${name}: \`\n${toldWeights(own)}\n\`,\n`
  })
  const head = '/** Made by eval/stops/learn-stops.ts. Read by shippedStopWeights, which tells how features and their weights are written. */'
  writeFileSync(OUT, `${head}\nexport const STOP_WEIGHTS = {\n${tables.join('')}}\n`)
  console.log(`${String(talks.length)} talks, ${String(weights.size)} weights`)
}

main()
