import type { Language } from '#contract/vertical.ts'
import { drugChangesOf } from '#domain/terminology/drug-changes.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import { THEN_STEP } from '#domain/language/tables/medicines/no-medicine.ts'
import type { DrugMention } from '#domain/terminology/drugs.ts'
import { isNumber } from '#domain/language/tokens.ts'
import type { Regimen } from './dose.ts'
import { wordsOf } from '#domain/note/medication/mention/clauses.ts'
import type { Focus } from './later-dose.ts'
import { isDose } from './later-dose.ts'
import type { Manner, Told } from '#domain/note/medication/mention/told.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'

/** Forty for a week, then five less: what comes later is said with one of these, or with `så` behind how long the first dose lasts. */
const LATER =
  / (?:deretter|derefter|derpå|siden|etterpå|etter|efter|sedan|sen|därefter|then|after|afterwards|thereafter|потом|затем|после|через|далее|дальше) /u
const THEN = / (?:så|da|då|and|og|och|а|и) /u

/** So far behind the words of change stands what it is changed to. */
const STEP_REACH = 10

function windowEnd({ drugs, tokens }: Statement, mention: DrugMention): number {
  return drugs.find((drug) => drug.start >= mention.end && drug.substance !== mention.substance)?.start ?? tokens.length
}

/** The last word of the steps: up to a stop, as far as numbers and words of a dose go. */
function stepsEnd(statement: Statement, from: number, to: number): number {
  let end = from
  for (let at = from; at < to && at < end + STEP_REACH; at++) {
    if (at > from && /[.;!?]/.test(statement.tokens[at]?.gap ?? '')) break
    const isHow = statement.hits.some(
      ({ mark, start, end: until }) =>
        start <= at &&
        at < until &&
        (mark === 'unit' || mark === 'frequency' || mark === 'timeWord' || mark === 'lower' || mark === 'raise' || mark === 'stop'),
    )
    if (isNumber(statement.tokens[at]) || isHow) end = at + 1
  }
  return end
}

/** So many statements after the order its next step is told. */
const LONGEST_SINCE = 1

const STEPS = ['raise', 'lower', 'stop'] as const

/** A line names nobody: in a week you go up to ten is told as going up. */
const PERSON = /(?<=\s)(?:du|dere|ni|han|hun|hon|vi|you|he|she|we|вы|мы)(?!\p{L})\s/giu

function stepsText(statement: Statement, from: number, to: number): string {
  const [opening, last] = [statement.tokens[from], statement.tokens[to - 1]]
  return opening === undefined || last === undefined ? '' : statement.text.slice(opening.start, last.end).replaceAll(PERSON, '')
}

/** Whether what stands between the first dose and the words of change says that the change comes later. */
function comesLater(statement: Statement, first: number, cue: number): boolean {
  // and if you get stomach pain, you stop: it hangs on that, and is no step
  if (statement.hits.some(({ mark, start, end }) => mark === 'symptom' && start >= first && end <= cue)) return false
  const between = wordsOf(statement, first, cue + 1)
  const isTimed = statement.hits.some((hit) => hit.mark === 'timeWord' && hit.start >= first && hit.end <= cue)
  return LATER.test(between) || (isTimed && THEN.test(between))
}

/** A course ordered with its steps, the whole of it as it was said: forty for a week, then five less each week. */
export function orderedInSteps(
  statement: Statement,
  mention: DrugMention,
  { manner, status }: { manner: Manner; status: Told['status'] },
): Regimen | undefined {
  // begin with four, in two weeks you go up to eight: to whom it is said
  if (!manner.isClinician && (statement.speaker === 'patient' || has(statement, 'firstPerson'))) return undefined
  if ((status !== 'raised' && status !== 'lowered' && status !== 'stopped') || has(statement, 'continue', 'past', 'negation')) return undefined
  const to = windowEnd(statement, mention)
  const cue = statement.hits
    .filter((hit) => STEPS.some((mark) => mark === hit.mark) && hit.start >= mention.end && hit.end <= to)
    .toSorted((a, b) => a.start - b.start)[0]
  if (cue === undefined) return undefined
  const first = statement.tokens.findIndex((_, at) => at >= mention.end && at < cue.start && isDose(statement.tokens, at, statement))
  if (first < 0 || !comesLater(statement, first, cue.start)) return undefined
  return { text: stepsText(statement, first, stepsEnd(statement, cue.start, to)), hasDose: true, hasFrequency: has(statement, 'frequency') }
}

/** So short a statement is a step and nothing else. */
const LONGEST_STEP = 12
const ELSE: readonly Mark[] = ['negation', 'vital', 'test', 'past', 'followUp', 'contact', 'referral', 'imaging', 'social', 'diet', 'sickLeave', 'symptom']

/** Four sachets the first day · then six · then two a day for three months: the steps of what was only just ordered, each said by itself. */
export function addBareStep(statement: Statement, { course, age }: Focus): boolean {
  const isOrdered = course.status === 'started' && course.regimen.hasDose && age <= LONGEST_SINCE && statement.drugs.length === 0
  if (!isOrdered || statement.speaker === 'patient' || statement.isQuestion || statement.folded !== 'none') return false
  if (statement.tokens.length > LONGEST_STEP || has(statement, ...ELSE) || !THEN_STEP.test(statement.text)) return false
  const said = statement.text.replace(/[.,;]+$/u, '')
  course.regimen = { ...course.regimen, text: `${course.regimen.text}, ${said.charAt(0).toLowerCase()}${said.slice(1)}` }
  course.spans.push({ start: statement.start, end: statement.end })
  return true
}

/** After two weeks you go up to eight: the next step of what was only just ordered, which is begun with its first dose. */
export function addStep(statement: Statement, { course, age }: Focus, language: Language): boolean {
  if (age > LONGEST_SINCE || course.status !== 'started' || !course.regimen.hasDose || has(statement, 'negation', 'condition', 'vital', 'test', 'past'))
    return false
  const cue = drugChangesOf(language).scan(statement.tokens).find((hit) => hit.mark !== 'anew')
  if (cue === undefined || !LATER.test(wordsOf(statement, 0, cue.start + 1))) return false
  const from = statement.tokens.findIndex((token) => LATER.test(` ${token.lower} `))
  if (!statement.tokens.some(isNumber)) return false
  const text = stepsText(statement, from, stepsEnd(statement, cue.start, statement.tokens.length))
  course.regimen = { ...course.regimen, text: `${course.regimen.text}, ${text.charAt(0).toLowerCase()}${text.slice(1)}` }
  course.spans.push({ start: statement.start, end: statement.end })
  return true
}
