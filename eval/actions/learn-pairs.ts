// Learns domain/actions/questions/pair-weights.generated.ts, which part of the remarks answers which question: `node tools/launch.mjs run eval/actions/learn-pairs.ts [--try]`,
// from the open messages and letters. Prints how the weights do on letters they were not learnt from; with --try nothing is written.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { assignPieces } from '#domain/actions/questions/assign-pieces.ts'
import type { Bounds } from '#domain/actions/questions/assign-pieces.ts'
import { findQuestions } from '#domain/actions/questions/find-questions.ts'
import { byNumber } from '#domain/actions/questions/match-answers.ts'
import { PAIR_FEATURES, pairFeatures } from '#domain/actions/questions/pair-features.ts'
import { piecesOf } from '#domain/actions/questions/pieces.ts'
import { learnJudging, sumBy } from '../learning/learn-weights.ts'
import type { Learnt } from '../learning/learn-weights.ts'
import { judgeLetters, readLetters, wantedOf } from './questions.ts'
import type { QuestionLetter } from './questions.ts'

const OUT = join(import.meta.dirname, '../../domain/actions/questions/pair-weights.generated.ts')
const FOLDS = 8
const HOLD = 0.03
const DIGITS = 4

type Seen = { letter: QuestionLetter; rows: number[][][]; isRight: boolean[][] }

const overlaps = (one: { start: number; end: number }, other: { start: number; end: number }): boolean => one.start < other.end && other.start < one.end

function see(letter: QuestionLetter): Seen | undefined {
  const { input, remarks, language } = letter
  const found = findQuestions(input, language)
  if (found.length < 2 || byNumber(found, remarks)) return undefined
  const pieces = piecesOf(remarks)
  const wanted = wantedOf(letter)
  const rows = pairFeatures(found, pieces, language).map((row) => row.map((shown) => PAIR_FEATURES.map((name) => shown[name])))
  const isRight = found.map((question) => pieces.map((piece) => wanted.some(({ place, answers }) => overlaps(place, question) && answers.some((answer) => overlaps(answer, piece)))))
  return { letter, rows, isRight }
}

const learn = (seen: readonly Seen[]): Learnt =>
  learnJudging(seen.flatMap(({ rows, isRight }) => rows.flatMap((row, at) => row.map((one, place) => ({ row: one, isRight: isRight[at]?.[place] === true, counts: 1 })))), { hold: HOLD })

const letters = ['econsult', 'authority'].map((name) => readLetters(join(import.meta.dirname, `${name}-open.jsonl`)))
const seenOf = new Map(letters.flat().map((letter) => [letter.id, see(letter)]))
const seen = [...seenOf.values()].filter((one) => one !== undefined)
const heldOut = Array.from({ length: FOLDS }, (_, fold) => learn(seen.filter((_one, at) => at % FOLDS !== fold)))

/** What becomes of the questions of some letters, each matched by weights that have not seen it. */
function tried(set: readonly QuestionLetter[], bounds: Bounds): string {
  const judged = judgeLetters(set, (questions, remarks, { id, language }) => {
    const numbered = byNumber(questions, remarks)
    const one = seenOf.get(id)
    if (numbered || one === undefined) return numbered?.answers ?? questions.map(() => piecesOf(remarks))
    const learnt = heldOut[seen.indexOf(one) % FOLDS] ?? { weights: [], bias: 0 }
    const sums = pairFeatures(questions, piecesOf(remarks), language).map((row) => row.map((shown) => sumBy(learnt, PAIR_FEATURES.map((name) => shown[name]))))
    return assignPieces(sums, piecesOf(remarks), bounds).answers
  })
  const total = (of: 'answered' | 'answerable' | 'leftOpen' | 'unanswerable'): number => judged.reduce((sum, one) => sum + one[of], 0)
  return `answered ${(total('answered') / total('answerable')).toFixed(3)}, left open ${(total('leftOpen') / total('unanswerable')).toFixed(3)}`
}

for (const from of [-2, -1.75, -1.5, -1.25, -1, -0.75, -0.5, 0])
  for (const near of [0.3, 0.8]) console.log(`not learnt from, from ${from}, near ${near}: messages ${letters[0] ? tried(letters[0], { from, near }) : ''}; letters ${letters[1] ? tried(letters[1], { from, near }) : ''}`)

const { weights, bias } = learn(seen)
const lines = PAIR_FEATURES.map((name, at) => `  ${name}: ${String(Number((weights[at] ?? 0).toFixed(DIGITS)))},`)
if (!process.argv.includes('--try')) writeFileSync(OUT, ['// Learnt by eval/actions/learn-pairs.ts; not written by hand.', "import type { PairFeature } from './pair-features.ts'", '', `export const PAIR_BIAS = ${String(Number(bias.toFixed(DIGITS)))}`, 'export const PAIR_WEIGHTS: Readonly<Record<PairFeature, number>> = {', ...lines, '}', ''].join('\n'))
