import { has } from '#domain/note/annotate/statement.ts'
import type { Told } from './told.ts'
import { isToCome } from './asserted.ts'
import { CUES } from '../words/talk-cues.ts'
import { isClinicians, joined, pieceOf } from './lines.ts'
import type { Line } from './lines.ts'

const isTested = ({ text, marks }: Line): boolean => CUES.test.test(text) || has(marks, 'test', 'imaging')
const MEASURED = /\d/u
const isOfPlan = ({ text, marks }: Line): boolean =>
  has(marks, 'condition', 'followUp', 'referral', 'future', 'prognosis') || CUES.ahead.test(text) || CUES.prognosis.test(text)

/** A test that says what it showed, and is not only to be taken. */
export const tellsResult = (line: Line): boolean =>
  isTested(line) && (CUES.result.test(line.text) || MEASURED.test(line.text)) && !line.isQuestion && !isToCome(line)

/** Whoever treats it says what hands, eyes and ears found. */
export function tellsFinding(line: Line): boolean {
  const { marks } = line
  if (
    line.isQuestion ||
    !isClinicians(line) ||
    tellsResult(line) ||
    /(?<![\p{L}])(?:diagnos\p{L}*|konklusjon\p{L}*|диагноз|undvik|unngå|undgå|avoid)(?![\p{L}])/iu.test(line.text) ||
    isOfPlan(line) ||
    marks.drugs.length > 0
  )
    return false
  if (has(marks, 'smallTalk', 'greeting', 'contact') || !/\s/u.test(line.text.trim())) return false
  // `Fint, det skriver jeg ned` finds nothing.
  const isFound = marks.hits.some(({ mark, start }) => mark === 'finding' && !marks.hits.some((one) => one.mark === 'backchannel' && one.start === start))
  return isFound || has(marks, 'vital') || (has(marks, 'symptom') && has(marks, 'body')) || (has(marks, 'body') && has(marks, 'normal'))
}

const CLAUSE = /,? (?:og|och|and|men|mens|medan|while|и|а) /giu

/** Where in a sentence that tells of both the tests begin: `stram buk, og ultralyd viste …`; nothing where it tells of one. */
function testsBegin({ text, marks }: Line): { head: number; tail: number } | undefined {
  const isTest = CUES.test.exec(text)?.index ?? 0
  const cut = [...text.slice(0, isTest).matchAll(CLAUSE)].at(-1)
  if (!cut) return undefined
  const isFound = marks.hits.some(
    ({ mark, start }) => (mark === 'finding' || mark === 'vital' || mark === 'symptom') && (marks.tokens[start]?.start ?? Infinity) < cut.index,
  )
  return isFound && !CUES.test.test(text.slice(0, cut.index)) ? { head: cut.index, tail: cut.index + cut[0].length } : undefined
}

const BEFORE_RESULT = new RegExp(
  String.raw`^(?:(?!(?:viser|viste|visar|visade|show|shows|showed|was|var|ga|gav|came)(?![\p{L}]))[^,])*?,? (?:og|och|and|som|which|that) ` +
    '(?=[^,]*(?:viser|viste|visar|visade|show|shows|showed|came back|показ))',
  'iu',
)

/** `Vi tok røntgen i dag, og røntgen viser …`: what was done is no result. */
function resultPart(line: Line): Told {
  const mixed = testsBegin(line)
  if (mixed) return pieceOf(line, mixed.tail)
  const clause = BEFORE_RESULT.exec(line.text)
  return pieceOf(line, clause && CUES.test.test(line.text.slice(clause[0].length)) ? clause[0].length : 0)
}

const isBeforeJudgement = (lines: readonly Line[], judgedAt: number) => (line: Line): boolean => judgedAt < 0 || lines.indexOf(line) < judgedAt

/** Takes the lines and where the diagnosis stands; gives what was found before it. */
export function findings(lines: readonly Line[], judgedAt: number): Told | undefined {
  const isInTime = isBeforeJudgement(lines, judgedAt)
  return joined(lines.flatMap((line) => {
    if (!isInTime(line) || CUES.history.test(line.text)) return []
    if (tellsFinding(line)) return [pieceOf(line)]
    const mixed = isClinicians(line) && tellsResult(line) && !isOfPlan(line) ? testsBegin(line) : undefined
    return mixed ? [pieceOf(line, 0, mixed.head)] : []
  }))
}

export function tests(lines: readonly Line[]): Told | undefined {
  return joined(lines.filter((line) => isClinicians(line) && tellsResult(line) && !isOfPlan(line)).map(resultPart))
}
