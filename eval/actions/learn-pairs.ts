// Learns domain/actions/questions/pair-weights.generated.ts, which part of the remarks answers which question:
// `node tools/launch.mjs run eval/actions/learn-pairs.ts [--try]`, from the open messages and letters, old and new. Prints how the weights do on
// letters they were not learnt from; with --try nothing is written.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { assignPieces } from '#domain/actions/questions/assign-pieces.ts'
import type { Bounds } from '#domain/actions/questions/assign-pieces.ts'
import { findQuestions } from '#domain/actions/questions/find-questions.ts'
import { byNumber } from '#domain/actions/questions/match-answers.ts'
import { PAIR_FEATURES, pairFeatures } from '#domain/actions/questions/pair-features.ts'
import { piecesOf } from '#domain/actions/questions/pieces.ts'
import type { LetterKind } from '#domain/actions/questions/topics/associations.ts'
import { learnJudging, sumBy } from '../learning/learn-weights.ts'
import type { Learnt } from '../learning/learn-weights.ts'
import { associationsFrom, signPairsOf, tableOf } from './learn-associations.ts'
import type { SignPairs } from './learn-associations.ts'
import { judgeLetters, readLetters, wantedOf } from './questions.ts'
import type { QuestionLetter } from './questions.ts'

const HERE = import.meta.dirname
const OUT = join(HERE, '../../domain/actions/questions/pair-weights.generated.ts')
const FOLDS = 8
const HOLD = 0.03
const DIGITS = 4
const SETS: Readonly<Record<LetterKind, string>> = { message: 'econsult', letter: 'authority' }

type Seen = { letter: QuestionLetter; isRight: boolean[][]; pairs: SignPairs }
/** What was learnt of one kind: which signs go together, and how much each feature counts. */
type Model = { pairs: SignPairs[]; learnt: Learnt }

const overlaps = (one: { start: number; end: number }, other: { start: number; end: number }): boolean => one.start < other.end && other.start < one.end

function see(letter: QuestionLetter): Seen | undefined {
  const { input, remarks, language } = letter
  const found = findQuestions(input, language)
  if (found.length < 2 || byNumber(found, remarks)) return undefined
  const pieces = piecesOf(remarks)
  const wanted = wantedOf(letter)
  const answersIt = (question: { start: number; end: number }, piece: { start: number; end: number }): boolean =>
    wanted.some(({ place, answers }) => overlaps(place, question) && answers.some((answer) => overlaps(answer, piece)))
  const isRight = found.map((question) => pieces.map((piece) => answersIt(question, piece)))
  return { letter, isRight, pairs: signPairsOf({ questions: found, pieces, language, isRight }) }
}

function rowsOf({ input, remarks, language }: QuestionLetter, pairs: readonly SignPairs[]): number[][][] {
  const shown = pairFeatures({ questions: findQuestions(input, language), pieces: piecesOf(remarks), language, associations: associationsFrom(pairs) })
  return shown.map((row) => row.map((one) => PAIR_FEATURES.map((name) => one[name])))
}

/** A letter's own signs are left out where its rows are made: they would tell what they are to show. */
function learn(seen: readonly Seen[]): Model {
  const rows = seen.map((one) => rowsOf(one.letter, seen.filter((other) => other !== one).map(({ pairs }) => pairs)))
  const examples = seen.flatMap(({ isRight }, at) =>
    (rows[at] ?? []).flatMap((row, question) => row.map((one, place) => ({ row: one, isRight: isRight[question]?.[place] === true, counts: 1 }))),
  )
  return { pairs: seen.map(({ pairs }) => pairs), learnt: learnJudging(examples, { hold: HOLD }) }
}

const sumsBy = ({ pairs, learnt }: Model, letter: QuestionLetter): number[][] => rowsOf(letter, pairs).map((row) => row.map((one) => sumBy(learnt, one)))

/** What becomes of the questions of some letters, each matched by sums of weights that have not seen it. */
function tried(letters: readonly QuestionLetter[], sums: ReadonlyMap<string, number[][]>, bounds: Bounds): string {
  const judged = judgeLetters(letters, (questions, remarks, { id }) => {
    const own = sums.get(id)
    if (own) return assignPieces(own, piecesOf(remarks), bounds).answers
    return byNumber(questions, remarks)?.answers ?? questions.map(() => piecesOf(remarks))
  })
  const total = (of: 'answered' | 'answerable' | 'leftOpen' | 'unanswerable'): number => judged.reduce((sum, one) => sum + one[of], 0)
  return `answered ${(total('answered') / total('answerable')).toFixed(3)}, left open ${(total('leftOpen') / total('unanswerable')).toFixed(3)}`
}

function learnKind(kind: LetterKind): string[] {
  const [older, newer] = [HERE, join(HERE, 'more')].map((folder) => readLetters(join(folder, `${SETS[kind]}-open.jsonl`)))
  const seen = [...(older ?? []), ...(newer ?? [])].map(see).filter((one) => one !== undefined)
  const models = Array.from({ length: FOLDS }, (_, fold) => learn(seen.filter((_one, at) => at % FOLDS !== fold)))
  const sums = new Map(seen.flatMap(({ letter }, at): [string, number[][]][] => {
    const model = models[at % FOLDS]
    return model ? [[letter.id, sumsBy(model, letter)]] : []
  }))
  for (const from of [-1.25, -1, -0.75, -0.5, -0.25, 0])
    for (const near of [0, 0.3])
      console.log(
        `${kind}s not learnt from, from ${from}, near ${near}: older ${tried(older ?? [], sums, { from, near })};` +
          ` newer ${tried(newer ?? [], sums, { from, near })}`,
      )
  const {
    learnt: { weights, bias },
    pairs,
  } = learn(seen)
  const lines = PAIR_FEATURES.map((name, at) => `      ${name}: ${String(Number((weights[at] ?? 0).toFixed(DIGITS)))},`)
  return [
    `  ${kind}: {`,
    `    bias: ${String(Number(bias.toFixed(DIGITS)))},`,
    '    weights: {',
    ...lines,
    '    },',
    `    associations: \`${tableOf(pairs)}\`,`,
    '  },',
  ]
}

const kinds = (['message', 'letter'] as const).flatMap(learnKind)
const head = [
  '// Learnt by eval/actions/learn-pairs.ts; not written by hand.', "import type { PairFeature } from './pair-features.ts'",
  "import type { LetterKind } from './topics/associations.ts'", '',
  'type Learnt = { readonly bias: number; readonly weights: Readonly<Record<PairFeature, number>>; readonly associations: string }', '',
  'export const PAIR_WEIGHTS: Readonly<Record<LetterKind, Learnt>> = {',
]
if (!process.argv.includes('--try')) writeFileSync(OUT, [...head, ...kinds, '}', ''].join('\n'))
