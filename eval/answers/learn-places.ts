// Learns domain/answers/place-weights.generated.ts, which place of a talk answers and whether any does:
// `node tools/launch.mjs run eval/answers/learn-places.ts [--data DIR --try]`.
// With --try nothing is written: it tells what weights show, of talks and questions that they were not learnt from.
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { writePairs } from '#domain/answers/pair-weights.ts'
import { oddsOfAnswer } from '#domain/answers/weigh-places.ts'
import type { PlaceWeights } from '#domain/answers/weigh-places.ts'
import { setsIn } from '../data.ts'
import { askedTalks, hasTwin } from './asked-talks.ts'
import { OPEN_TALKS, readCaseQuestions } from './case-questions.ts'
import { fitAll, placesShown } from './places/fit-places.ts'
import { lessonsFrom, lessonsOfQuestions } from './places/lessons.ts'
import type { Lesson } from './places/lessons.ts'

const HERE = import.meta.dirname
const OUT = join(HERE, '../../domain/answers/place-weights.generated.ts')
const { values } = parseArgs({ options: { data: { type: 'string' }, try: { type: 'boolean', default: false } } })
const { consultations } = setsIn(resolve(values.data ?? join(HERE, '../../../shared')))

const SIXTH = 6
const DIGITS = 4
const PER_LINE = 12

const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`

function told(name: string, lessons: readonly Lesson[], weights: PlaceWeights): void {
  const judged = lessons.map((lesson) => ({ hasAnswer: lesson.hasAnswer, shown: placesShown(weights, lesson), odds: oddsOfAnswer(weights, lesson.beside) }))
  const [yes, no] = [judged.filter(({ hasAnswer }) => hasAnswer), judged.filter(({ hasAnswer }) => !hasAnswer)]
  const three = yes.filter(({ shown }) => shown.includes(true))
  const first = yes.filter(({ shown }) => shown[0] === true)
  console.log(`${name}: ${String(yes.length)} with an answer, ${String(no.length)} without`)
  console.log(`  first ${share(first.length, yes.length)}, among the first three ${share(three.length, yes.length)}`)
  for (const from of [-0.4, 0, 0.2, 0.4, 0.6, 0.8, 1.2]) {
    const [right, silent] = [three.filter(({ odds }) => odds >= from).length, no.filter(({ odds }) => odds < from).length]
    console.log(`  answers from ${String(from)}: and said to answer ${share(right, yes.length)}, nothing claimed ${share(silent, no.length)}`)
  }
}

/** A table of numbers as code, in short lines. */
function tableOf(name: string, numbers: readonly number[]): string {
  const lines: string[] = []
  const short = numbers.map((one) => String(Number(one.toFixed(DIGITS))))
  for (let at = 0; at < short.length; at += PER_LINE) lines.push(`  ${short.slice(at, at + PER_LINE).join(', ')},`)
  return [`export const ${name}: readonly number[] = [`, ...lines, ']'].join('\n')
}

const talks = askedTalks()
const twins = new Set(talks.filter(({ id }) => hasTwin(id)).map(({ id }) => id))
const single = talks.filter(({ id }) => !twins.has(id)).map(({ id }) => id)
const isHeldOut = (talk: string): boolean => !twins.has(talk) && single.indexOf(talk) % SIXTH === 0
const asked = lessonsFrom(talks)
const more = lessonsOfQuestions(readCaseQuestions(join(HERE, 'case-questions-more-open.jsonl'), OPEN_TALKS))
const open = consultations === undefined ? [] : lessonsOfQuestions(readCaseQuestions(join(HERE, 'case-questions-open.jsonl'), [consultations]))

if (values.try) {
  const tried = fitAll(asked.filter(({ talk }) => !isHeldOut(talk)), twins)
  told('a sixth of the talks, not learnt from', asked.filter(({ talk, isFlat }) => isHeldOut(talk) && !isFlat), tried)
  told('the same without stops and voices', asked.filter(({ talk, isFlat }) => isHeldOut(talk) && isFlat), tried)
  told('open questions, not learnt from', open, tried)
  told('more open questions, not learnt from', more, tried)
} else {
  const { shown, none, answered, pairs } = fitAll([...asked, ...open, ...more], twins)
  const written = writePairs(pairs)
  writeFileSync(OUT, [
    '// Learnt by eval/answers/learn-places.ts; not written by hand.',
    tableOf('SHOWN_WEIGHTS', shown), tableOf('NONE_WEIGHTS', none), tableOf('ANSWERED_WEIGHTS', answered.weights),
      `export const ANSWERED_BIAS = ${answered.bias.toFixed(DIGITS)}`,
    '/** Read by pair-weights.ts, which tells how they are written. */',
    `export const PAIRS = {\n  keys: \`\n${written.keys}\n\`,\n  pairs: \`\n${written.pairs}\n\`,\n}`, '',
  ].join('\n'))
}
