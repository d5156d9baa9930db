// Learns domain/note/select/value/value-weights.generated.ts, what tells whether a statement may stand in a note,
// from what readers thought of those the engine could tell:
// `node tools/launch.mjs run eval/worth/value/learn-value.ts [--try]`. It prints how well talks not learnt from are told; with --try nothing is written.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeWeightsByTongue } from '#domain/language/weights-by-tongue.ts'
import { draftOf, spokenForBy } from '#domain/note/pipeline/write-report.ts'
import { settingsOf, worthOf } from '#domain/note/select/salience.ts'
import { WEIGHT_STEP } from '#domain/note/select/value/value.ts'
import { talkOf, valueFeatures } from '#domain/note/select/value/value-features.ts'
import type { GoldCase } from '../../data.ts'
import type { Example } from '../../learning/learn-odds.ts'
import { learnOdds, sumOf } from '../../learning/learn-odds.ts'
import type { Judged } from './judging.ts'
import { judgedTalks, readJudged } from './judging.ts'

const OUT = join(import.meta.dirname, '../../../domain/note/select/value/value-weights.generated.ts')
const HELD = { shrink: 6, seldom: 3 }
const MADE = '/** Made by eval/worth/value/learn-value.ts: what each feature of a statement adds to the odds that it may stand, in steps. */'
/** Learnt so many times, each time without the talks of one part. */
const PARTS = 6
/** What could go weighs half beside what must not stand and what belongs. */
const SHARE: Readonly<Record<number, number>> = { 0: 1, 1: 0.5, 2: 1, 3: 1.5 }

type Judgement = Example & { readonly value: number; readonly worth: number }

/** The statements of a talk that are still worded as they were judged. */
function judgementsOf({ transcript, language, vertical }: GoldCase, judged: readonly Judged[]): Judgement[] {
  const draft = draftOf(transcript, language, vertical)
  if (draft === undefined) return []
  const known = new Map(judged.map((one) => [`${String(one.start)} ${one.text}`, one]))
  const talk = talkOf({ text: transcript, language, vertical, statements: draft.statements })
  const settings = settingsOf(draft.worded, spokenForBy(draft.medications, draft.doubts))
  return draft.worded.flatMap((one, at) => {
    const [found, setting] = [known.get(`${String(one.statement.start)} ${one.text}`), settings[at]]
    if (found === undefined || setting === undefined) return []
    const { value } = found
    return [{ features: valueFeatures({ ...one, setting, talk }), isSo: value > 0, share: SHARE[value] ?? 1, value, worth: worthOf(one.statement, setting) }]
  })
}

/** How often what may stand is put before what may not. */
function areaUnder(scored: readonly { readonly score: number; readonly isSo: boolean }[]): number {
  const ranked = scored.toSorted((a, b) => a.score - b.score)
  const good = ranked.filter(({ isSo }) => isSo).length
  const ranks = ranked.reduce((sum, { isSo }, at) => sum + (isSo ? at + 1 : 0), 0)
  return (ranks - (good * (good + 1)) / 2) / (good * (ranked.length - good))
}

type Scored = Judgement & { readonly score: number }

function heldOut(talks: readonly (readonly Judgement[])[]): Scored[] {
  return Array.from({ length: PARTS }, (_, part) => {
    const weights = learnOdds(talks.filter((_talk, at) => at % PARTS !== part).flat(), HELD)
    return talks.filter((_talk, at) => at % PARTS === part).flat().map((one) => ({ ...one, score: sumOf(weights, one.features) }))
  }).flat()
}

function tell(scored: readonly Scored[]): void {
  const share = (value: (one: Scored) => boolean, bar: number): string => {
    const own = scored.filter(value)
    return ((100 * own.filter(({ score }) => score < bar).length) / own.length).toFixed(1).padStart(5)
  }
  console.log(`area ${areaUnder(scored).toFixed(3)}; by the worth of salience ${areaUnder(scored.map((one) => ({ ...one, score: one.worth }))).toFixed(3)}`)
  console.log('below the bar, in 100:    nought   1     2     3')
  for (const bar of [-1, -0.5, 0, 0.25, 0.5, 0.75, 1, 1.5]) {
    console.log(`${bar.toFixed(2).padStart(20)}: ${[0, 1, 2, 3].map((value) => share((one) => one.value === value, bar)).join(' ')}`)
  }
}

function main(): void {
  const { values } = parseArgs({ options: { try: { type: 'boolean', default: false } } })
  const judged = readJudged()
  const talks = judgedTalks().map((talk) => judgementsOf(talk, judged.get(talk.id) ?? []))
  const all = talks.flat()
  console.log(`${String(all.length)} of ${String([...judged.values()].flat().length)} judged statements are worded as they were`)
  tell(heldOut(talks.filter(({ length }) => length > 0)))
  if (values.try) return
  const steps = [...learnOdds(all, HELD)].map(([name, weight]) => [name, Math.round(weight / WEIGHT_STEP)] as const)
  const lines = steps.filter(([, count]) => count !== 0).map(([name, count]) => `${name}\t${String(count)}`)
  writeFileSync(OUT, `${MADE}\n${writeWeightsByTongue('VALUE_WEIGHTS', lines)}`)
  console.log(`${String(lines.length)} weights`)
}

main()
