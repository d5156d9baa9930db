// Learns domain/note/medication/certainty/outcome-weights.generated.ts, what tells whether a medicine that was named is the patient's and what becomes of it:
// `node tools/launch.mjs run eval/medicines/learn-outcomes.ts [--try]`, from the open consultations with gold and from snippets.tsv. With --try it
// writes nothing and prints what the lines and questions of talks are worth by weights learnt without them, for several thresholds.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeWeightsByTongue } from '#domain/language/weights-by-tongue.ts'
import { tellColumns, WEIGHT_STEP } from '#domain/language/weight-columns.ts'
import { chancesBy, type Chances } from '#domain/note/medication/certainty/outcomes.ts'
import { judge, type Thresholds } from '#domain/note/medication/certainty/judge.ts'
import type { GoldCase } from '../data.ts'
import { readConsultations } from '../data.ts'
import { degrade } from '../robust/degrade.ts'
import { judgedCandidates, type JudgedCandidate } from './examples.ts'
import { learnOutcomes, type Example } from './learn.ts'
import { readSnippets } from './snippets.ts'

const CONSULTATIONS = join(import.meta.dirname, '../consultations')
/** The rules were tuned on the older sets and are right there more often than elsewhere: those count less. */
const OPEN: readonly (readonly [name: string, share: number])[] = [
  ['practice', 1.5], ['practice-2', 1.5], ['practice-3', 1.5], ['dense', 2], ['short', 1.5],
  ['medicines-open', 3], ['medicines-open-2', 3], ['medicines-open-3', 3], ['medicines-open-4', 3], ['medicines-open-5', 3],
  ['../forms/open', 4], ['../forms/more', 4],
  ...[1, 2, 3, 4, 5].map((number) => [`../medicines/talks/${String(number)}`, 2.5] as const),
]
/** Of what is said of one medicine in a breath or two (snippets.tsv). */
const SNIPPET_SHARE = 8
/** A talk with stops and speakers is learnt from as a recogniser may write it, too. */
const FLAT_SHARE = 0.5
/** Weights that are next to nothing are left out. */
const LEAST_WEIGHT = 0.06
const OUT = join(import.meta.dirname, '../../domain/note/medication/certainty/outcome-weights.generated.ts')
const FOLDS = 5
/** Thresholds for what is certain, and surely nothing. */
const TRIED: readonly Thresholds[] = [
  [0.55, 0.65],
  [0.6, 0.65],
  [0.65, 0.65],
  [0.65, 0.75],
  [0.62, 0.8],
  [0.68, 0.85],
].map(([certain = 1, surelyNone = 1]) => ({ certain, surelyNone }))

/** Weights as the engine reads them. */
function writeWeights(weights: readonly (readonly [name: string, row: readonly number[]])[]): string {
  const lines = weights.map(([name, row]) => `${name}\t${row.map((weight) => String(Math.round(weight / WEIGHT_STEP))).join(' ')}`)
  const made = `/**
 * Made by eval/medicines/learn-outcomes.ts: what each feature of a medicine (features.ts) adds to none, continued, started, stopped, allergy,
 * in steps of ${String(WEIGHT_STEP)}.
 */`
  return `${made}\n${writeWeightsByTongue('OUTCOME_WEIGHTS', lines, tellColumns)}`
}

type Talk = { readonly set: string; readonly share: number; readonly fold: number; readonly goldCount: number; readonly judged: readonly JudgedCandidate[] }

const exampleOf = ({ share }: Talk) => ({ features, outcome }: JudgedCandidate): Example => ({ features, outcome, share })

function readTalks(): Talk[] {
  const talkOf = (one: GoldCase, { set, share, at }: { set: string; share: number; at: number }): Talk => ({
    set,
    share,
    fold: at % FOLDS,
    goldCount: one.gold.mostWords === undefined ? one.gold.medicines.length : 0,
    judged: judgedCandidates(one),
  })
  const snippets = readSnippets().map((one, at) => talkOf(one, { set: 'snippets', share: SNIPPET_SHARE, at }))
  const open = OPEN.flatMap(([set, share]) => readConsultations(join(CONSULTATIONS, `${set}.jsonl`)).flatMap((one, at) => {
      const flat =
        one.gold.form === 'lower'
          ? []
          : [{ ...talkOf({ ...one, transcript: degrade(one.transcript, one.language, 'one line') }, { set, share: share * FLAT_SHARE, at }), goldCount: 0 }]
      return [talkOf(one, { set, share, at }), ...flat]
    }),
  )
  return [...open, ...snippets]
}

/** The likelihoods of each candidate by weights that saw no talk of its fold. */
function heldOut(talks: readonly Talk[]): Map<JudgedCandidate, Chances> {
  const chances = new Map<JudgedCandidate, Chances>()
  for (let fold = 0; fold < FOLDS; fold++) {
    const weights = learnOutcomes(talks.filter((talk) => talk.fold !== fold).flatMap((talk) => talk.judged.map(exampleOf(talk))))
    for (const talk of talks.filter((one) => one.fold === fold))
      for (const one of talk.judged)
        chances.set(
          one,
          chancesBy((feature) => weights.get(feature), one.features),
        )
  }
  return chances
}

function tell(name: string, talks: readonly Talk[], chances: ReadonlyMap<JudgedCandidate, Chances>): void {
  const counted = talks.filter(({ goldCount }) => goldCount > 0)
  const gold = counted.reduce((sum, { goldCount }) => sum + goldCount, 0)
  for (const thresholds of TRIED) {
    const verdicts = counted.flatMap(({ judged }) => judged.flatMap((one) => {
        const known = chances.get(one)
        return known === undefined ? [] : [{ one, verdict: judge(one.candidate, known, thresholds) }]
      }),
    )
    const lines = verdicts.flatMap(({ one, verdict }) =>
      verdict.does === 'list'
        ? [{ one, statuses: verdict.status === 'raised' || verdict.status === 'lowered' ? ['started', 'continued'] : [verdict.status] }]
        : [],
    )
    const right = lines.filter(({ one, statuses }) => one.gold.some((medicine) => statuses.includes(medicine.status))).length
    const listed = new Set(lines.flatMap(({ one }) => one.gold))
    const questions = verdicts.filter(({ verdict }) => verdict.does === 'ask')
    const asked = new Set(questions.flatMap(({ one }) => one.gold).filter((medicine) => !listed.has(medicine)))
    const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(0)} %`
    console.log(
      `${name}, certain ${String(thresholds.certain)}, none ${String(thresholds.surelyNone)}: lines ${String(lines.length)}, ` +
        `right ${percent(right, lines.length)}, listed or asked ${percent(listed.size + asked.size, gold)}, asked ${percent(asked.size, gold)}, ` +
        `questions ${(questions.length / counted.length).toFixed(1)} a talk`,
    )
  }
}

function main(): void {
  const { values } = parseArgs({ options: { try: { type: 'boolean', default: false } } })
  const talks = readTalks()
  if (values.try) {
    const chances = heldOut(talks)
    const isHard = ({ set }: Talk) => set.includes('medicines')
    tell('talks of medicines', talks.filter(isHard), chances)
    tell('older sets', talks.filter((talk) => !isHard(talk) && talk.set !== 'snippets'), chances)
    return
  }
  const weights = [...learnOutcomes(talks.flatMap((talk) => talk.judged.map(exampleOf(talk))))].filter(([, row]) =>
    row.some((weight) => Math.abs(weight) >= LEAST_WEIGHT),
  )
  writeFileSync(OUT, writeWeights(weights))
  console.log(`${String(weights.length)} features`)
}

main()
