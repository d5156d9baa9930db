// Learns domain/search/rerank/rank-weights.generated.ts, in what order the library puts what it found and whether the best answers:
// `node tools/launch.mjs run eval/library/learn-ranking.ts [--try]`, from the open questions. Prints how the weights do on topics they were not
// learnt from; with --try nothing is written.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ANSWER_FEATURES, answerFeatures } from '#domain/search/rerank/answer-features.ts'
import { RANK_FEATURES, rankFeatures } from '#domain/search/rerank/features.ts'
import type { RankFeatures } from '#domain/search/rerank/features.ts'
import { passageStore } from '#server/knowledge/store.ts'
import { gatherCandidates } from '#server/knowledge/search.ts'
import type { Gathered } from '#server/knowledge/search.ts'
import { learnChoosing, learnJudging, sumBy } from '../learning/learn-weights.ts'
import type { Learnt } from '../learning/learn-weights.ts'
import { OPEN, withLibrary } from './library.ts'
import { measure } from './measure.ts'
import type { Given } from './measure.ts'
import { readQuestions } from './questions.ts'
import type { LibraryCase } from './questions.ts'

const OUT = join(import.meta.dirname, '../../domain/search/rerank/rank-weights.generated.ts')
const FOLDS = 8
const HOLD_ORDER = 0.05
const HOLD_ANSWER = 0.03
/** A question that nothing answers counts for so many of the others, which are more. */
const COUNTS_UNANSWERED = 1.5
/** Of the questions that nothing answers so many are told so, on topics that were not learnt from. */
const TOLD = 0.8
const DIGITS = 4

/** A question with what the first stage found for it, and what each of that shows. `topic`: questions of one are learnt from together or not at all. */
type Seen = { asked: LibraryCase; topic: string; gathered: Gathered; ids: string[]; features: RankFeatures[] }
type Weights = { order: Learnt; answer: Learnt }

const rowOf = <Name extends string>(names: readonly Name[], features: Readonly<Record<Name, number>>): number[] => names.map((name) => features[name])
const topicOf = ({ id, answers: [first] }: LibraryCase): string => first?.replace(/-\d+#\d+$/, '') ?? id

/** What was found in its new order, and what the best of it shows. */
function reordered({ gathered, ids, features }: Seen, order: Learnt): { ids: string[]; row: number[] | undefined } {
  const judged = features.map((shown, at) => ({ id: ids[at] ?? '', at, sum: sumBy(order, rowOf(RANK_FEATURES, shown)) })).toSorted((a, b) => b.sum - a.sum)
  const [best] = judged
  const [item, shown] = [gathered.items[best?.at ?? -1], features[best?.at ?? -1]]
  return {
    ids: judged.map(({ id }) => id),
    row: best && item && shown && rowOf(ANSWER_FEATURES, answerFeatures(gathered.asked, item, { features: shown, order: best.sum })),
  }
}

function learn(seen: readonly Seen[]): Weights {
  const choices = seen.map(({ asked, ids, features }) => ({
    rows: features.map((one) => rowOf(RANK_FEATURES, one)),
    right: ids.flatMap((id, at) => (asked.answers.includes(id) ? [at] : [])),
  }))
  const order = learnChoosing(choices, { hold: HOLD_ORDER })
  const examples = seen.flatMap((one) => {
    const { row } = reordered(one, order)
    const isRight = one.asked.answers.length > 0
    return row === undefined ? [] : [{ row, isRight, counts: isRight ? 1 : COUNTS_UNANSWERED }]
  })
  return { order, answer: learnJudging(examples, { hold: HOLD_ANSWER }) }
}

type Judged = { given: Given; sum: number }

const judge = (one: Seen, { order, answer }: Weights): Judged => {
  const { ids, row } = reordered(one, order)
  const sum = row === undefined ? -Infinity : sumBy(answer, row)
  return { sum, given: { asked: one.asked, ids: ids.slice(0, 10), answered: sum >= 0 } }
}

/** Each question judged by weights that have not seen its topic. */
function heldOut(seen: readonly Seen[]): Judged[] {
  const topics = [...new Set(seen.map(({ topic }) => topic))]
  const foldOf = ({ topic }: Seen): number => (topics.indexOf(topic) * 5) % FOLDS
  return Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const weights = learn(seen.filter((one) => foldOf(one) !== fold))
    return seen.filter((one) => foldOf(one) === fold).map((one) => judge(one, weights))
  })
}

/** The sum from which a question is answered, so that a share of those without answer is told so. */
function from(judged: readonly Judged[], told: number): number {
  const sums = judged.filter(({ given }) => given.asked.answers.length === 0).map(({ sum }) => sum).toSorted((a, b) => a - b)
  return sums[Math.ceil(told * sums.length) - 1] ?? 0
}

function report(judged: readonly Judged[]): void {
  for (const told of [0.9, 0.85, TOLD, 0.7]) {
    const least = from(judged, told)
    const { recall, found, mrr, refused, answerable } = measure(judged.map(({ given, sum }) => ({ ...given, answered: sum > least })))
    console.log(
      `not learnt from, ${told * 100} % told: recall@5 ${recall.toFixed(3)} (order alone ${found.toFixed(3)}), MRR ${mrr.toFixed(3)}, ` +
        `${refused} of ${answerable} refused, from ${least.toFixed(2)}`,
    )
  }
  const { mrr } = measure(judged.map(({ given }) => ({ ...given, answered: true })))
  console.log(`MRR of the order alone ${mrr.toFixed(3)}`)
}

const recordOf = (names: readonly string[], { weights }: Learnt): string[] =>
  names.map((name, at) => `  ${name}: ${String(Number((weights[at] ?? 0).toFixed(DIGITS)))},`)

function write({ order, answer }: Weights, least: number): void {
  writeFileSync(OUT, [
      '// Learnt by eval/library/learn-ranking.ts; not written by hand.', "import type { AnswerFeature } from './answer-features.ts'",
      "import type { RankFeature } from './features.ts'", '', 'export const RANK_WEIGHTS: Readonly<Record<RankFeature, number>> = {',
      ...recordOf(RANK_FEATURES, order),
      '}',
      '',
      `export const ANSWER_BIAS = ${String(Number((answer.bias - least).toFixed(DIGITS)))}`,
      'export const ANSWER_WEIGHTS: Readonly<Record<AnswerFeature, number>> = {',
      ...recordOf(ANSWER_FEATURES, answer),
      '}',
      '',
    ].join('\n'))
}

await withLibrary(async (sql) => {
  const seen: Seen[] = []
  for (const asked of OPEN.flatMap(readQuestions)) {
    const { question, language, vertical, country } = asked
    const gathered = await gatherCandidates(sql, { question, language, vertical, country, limit: 10 })
    const rows = new Map((await passageStore.byNumber(sql, gathered.items.map(({ number }) => number))).map(({ number, id }) => [number, id]))
    seen.push({
      asked,
      topic: topicOf(asked),
      gathered,
      ids: gathered.items.map(({ number }) => rows.get(number) ?? ''),
      features: rankFeatures(gathered.asked, gathered.items),
    })
  }
  console.log(`MRR of the first stage alone ${measure(seen.map(({ asked, ids }) => ({ asked, ids: ids.slice(0, 10), answered: true }))).mrr.toFixed(3)}`)
  const judged = heldOut(seen)
  report(judged)
  if (!process.argv.includes('--try')) write(learn(seen), from(judged, TOLD))
})
