import type { Report } from '#contract/report.ts'
import type { Vertical } from '#contract/vertical.ts'
import type { Tongue } from '#domain/language/language.ts'
import type { ReportSource } from '#domain/note/annotate/sources.ts'
import type { Placed, Statement } from '#domain/note/annotate/statement.ts'
import { has, hasNumber, readMarks } from '#domain/note/annotate/statement.ts'
import { subjectsOf } from '#domain/note/context/experiencer.ts'
import { wordStatement } from '#domain/note/realise/wording.ts'
import { settingsOf } from '#domain/note/select/salience.ts'
import type { Setting } from '#domain/note/select/salience-features.ts'
import { draftOf, readStatements, spokenForBy } from '#domain/note/pipeline/write-report.ts'
import { isSafetyNet } from '#domain/note/annotate/critical.ts'
import { harmsUnnamed, tellsOfDanger } from './harms-unnamed.ts'

type Span = { readonly start: number; readonly end: number }

export type Neighbour = { readonly statement: Placed; readonly isHeld: boolean }

/**
 * A statement of a source that rests under no sentence of the report and is not asked about; `setting`, what its worth is read from, where it has a
 * place in a report.
 */
export type Candidate = Span & {
  readonly statement: Placed
  readonly text: string
  readonly setting: Setting | undefined
  /** How much of its source was said before it, from nought to one. */
  readonly reached: number
  /** What was said right before it and right after, and whether the report holds that. */
  readonly before: Neighbour | undefined
  readonly after: Neighbour | undefined
  /** The report holds a part of what was said and the part that matters is not in it: it is missed whatever else it tells. */
  readonly isCutOff: boolean
  /** Whether only a line of the list of medicines rests on it, which has room for no more than the medicine, and whether that is clearly too little. */
  readonly onList: 'no' | 'fits' | 'outgrows'
}

/** A word or two alone only assents: fine, good. */
const LEAST_WORDS = 2
/** So much of what was said must be what a question rests on for it to be asked about. */
const ASKED_SHARE = 0.8
/** A question right before its answer, a speaker's name between them or not. */
const QUESTION_BEFORE = /(?:^|[.!?…\n]\s*)(?:\p{L}[\p{L} ]{0,20}:\s*)?([^.!?…\n:]+\?)\s*(?:\p{L}[\p{L} ]{0,20}:\s*)?$/u
const LONGEST_QUESTION = 160

/** The stretches of a source that the sentences of a report rest on, that the lines of its list of medicines rest on, and that it asks about. */
function groundsIn(report: Report, source: ReportSource): { held: Span[]; onList: Span[]; asked: Span[] } {
  // A trigger phrase that was said points into what was said, never into a note.
  const isOfSource = (evidence: { source: string; recordingId?: string | undefined }): boolean =>
    (evidence.source === source.kind || (evidence.source === 'trigger' && source.kind !== 'note')) && evidence.recordingId === source.recordingId
  const restOn = (sections: Report['sections']): Span[] => sections.flatMap(({ blocks }) => blocks.flatMap(({ evidence }) => evidence)).filter(isOfSource)
  return {
    held: restOn(report.sections.filter(({ type }) => type !== 'medications')),
    onList: restOn(report.sections.filter(({ type }) => type === 'medications')),
    asked: (report.questions ?? []).flatMap(({ evidence }) => evidence).filter(isOfSource),
  }
}

/** Tells for each character of a text whether a stretch lies on it, in two steps a stretch: its sum up to an offset. */
export function coverage(length: number, spans: readonly Span[]): (start: number, end: number) => number {
  const covered = new Uint8Array(length)
  for (const { start, end } of spans) covered.fill(1, Math.max(0, start), Math.max(0, end))
  const sums = new Uint32Array(length + 1)
  for (let at = 0; at < length; at++) sums[at + 1] = (sums[at] ?? 0) + (covered[at] ?? 0)
  const upTo = (at: number): number => sums[Math.min(Math.max(at, 0), length)] ?? 0
  return (start, end) => upTo(end) - upTo(start)
}

/** Where the question begins that an answer was given to, when it stands right before it and is not in the report. */
function startWithQuestion(statement: Statement, text: string, isHeld: (start: number, end: number) => boolean): number {
  if (statement.asked === undefined || text.slice(statement.start, statement.end).includes('?')) return statement.start
  const from = Math.max(0, statement.start - LONGEST_QUESTION)
  const [, question] = QUESTION_BEFORE.exec(text.slice(from, statement.start)) ?? []
  if (question === undefined) return statement.start
  const start = from + text.slice(from, statement.start).lastIndexOf(question)
  return isHeld(start, statement.end) ? statement.start : start
}

/** All statements of a source with their wording; those that have a place in a report with what their worth is read from. */
function statementsOf(text: string, tongue: Tongue, vertical: Vertical): Candidate[] {
  const { language } = tongue.pack
  const draft = draftOf(text, language, vertical)
  const statements = draft?.statements ?? readStatements(text, language, vertical)
  const worded = draft?.worded ?? []
  const settings = settingsOf(worded, draft ? spokenForBy(draft.medications, draft.doubts) : new Set())
  const alone = { before: undefined, after: undefined, isCutOff: false, onList: 'no' as const }
  const reached = ({ start }: Span): number => start / text.length
  const placed = worded.map(({ statement, text: words }, at): Candidate => {
    return { ...alone, statement, text: words, start: statement.start, end: statement.end, setting: settings[at], reached: reached(statement) }
  })
  const placedStarts = new Set(placed.map(({ start }) => start))
  const subjects = subjectsOf(statements, vertical)
  // When to seek help is told to whoever cares for the patient: if she rolls, ring me.
  const isOfPatient = (statement: Statement, at: number): boolean => subjects[at] === 'patient' || isSafetyNet(statement)
  const rest = statements.filter((statement, at) => isOfPatient(statement, at) && !placedStarts.has(statement.start)).map((statement): Candidate => {
    const own: Placed = { ...statement, section: 'additionalNotes', group: 0 }
    const words = wordStatement(own, tongue, vertical)
    return { ...alone, statement: own, text: words, start: own.start, end: own.end, setting: undefined, reached: reached(own) }
  })
  return [...placed, ...rest].toSorted((a, b) => a.start - b.start)
}

/** A ban, or when to ring: a question whether a medicine is taken says neither. */
function outlivesQuestion(statement: Statement): boolean {
  return statement.isBan === true || has(statement, 'contact')
}

/** Does she want penicillin? No, not for an abscess: the report has the answer, and names the medicine nowhere. */
function losesMedicine({ asked, ...statement }: Statement, named: ReadonlySet<string>): boolean {
  return (
    asked !== undefined &&
    statement.speaker !== 'patient' &&
    has(statement, 'negation', 'no', 'stop', 'refuse') &&
    asked.drugs.some(({ substance }) => !named.has(substance))
  )
}

/** Ring me tonight; and, in a sentence of its own that the report does hold: if she stops eating. */
function isConsequence(statement: Statement, neighbours: readonly (Statement | undefined)[]): boolean {
  return (
    has(statement, 'contact') &&
    statement.speaker !== 'patient' &&
    neighbours.some((one) => one !== undefined && has(one, 'opensCondition') && !has(one, 'contact'))
  )
}

/** So near to where an allergy is spoken of, what came over somebody was of that. */
const SOON = 3

/** Any allergies? The dentist's, it is called lidocaine, I think. I fainted: a reaction that no word of its own calls one. */
function isReactionTold(statement: Statement, around: readonly Candidate[]): boolean {
  return (
    has(statement, 'firstPerson') &&
    has(statement, 'symptom', 'event', 'reaction') &&
    statement.speaker !== 'clinician' &&
    around.some((one) => has(one.statement, 'allergy'))
  )
}

/** I had that last autumn, but it is over: said right after what was asked of the will to live. */
function isDangerContinued(statement: Statement, before: readonly Candidate[]): boolean {
  return statement.speaker === 'patient' && has(statement, 'past', 'timeWord') && before.some((one) => tellsOfDanger(one.statement))
}

/** Prazosin may make you dizzy, so take it on the edge of the bed: what a line of the list has no room for, and what is to be done or feared. */
function outgrowsList(statement: Statement, next: Statement | undefined): boolean {
  if (isSafetyNet(statement) || harmsUnnamed(statement)) return true
  const isCondition = has(statement, 'condition', 'opensCondition') && has(statement, 'symptom')
  if (isCondition && next !== undefined && has(next, 'contact') && !has(next, 'condition', 'opensCondition')) return true
  if (statement.phase !== 'plan' || statement.speaker === 'patient' || statement.isQuestion) return false
  const warns = has(statement, 'reaction') && has(statement, 'secondPerson') && !has(statement, 'stop', 'past') && !hasNumber(statement)
  return warns || has(statement, 'imaging') || (has(statement, 'negation') && has(statement, 'advice')) || (has(statement, 'condition') && hasNumber(statement))
}

/** What was said in a source and rests under no sentence of the report, nor is asked about; an answer begins with its question. */
export function candidatesIn(source: ReportSource, report: Report, { tongue, vertical }: { tongue: Tongue; vertical: Vertical }): Candidate[] {
  const named = new Set(report.sections.flatMap(({ blocks }) => blocks).flatMap(({ text }) => readMarks(text, tongue).drugs.map(({ substance }) => substance)))
  const { held, onList, asked } = groundsIn(report, source)
  const heldIn = coverage(source.text.length, held)
  const onListIn = coverage(source.text.length, onList)
  const askedIn = coverage(source.text.length, asked)
  const isHeld = (start: number, end: number): boolean => heldIn(start, end) > 0 || onListIn(start, end) > 0
  const isAsked = ({ start, end, statement }: Candidate): boolean => askedIn(start, end) >= (end - start) * ASKED_SHARE && !outlivesQuestion(statement)
  const all = statementsOf(source.text, tongue, vertical).filter(({ statement }) => statement.tokens.length >= LEAST_WORDS && !has(statement, 'phantom'))
  const heldStatement = (one: Candidate | undefined): Statement | undefined => (one && isHeld(one.start, one.end) ? one.statement : undefined)
  const neighbour = (one: Candidate | undefined): Neighbour | undefined => one && { statement: one.statement, isHeld: isHeld(one.start, one.end) }
  return all.flatMap((said, at): Candidate[] => {
    const one = { ...said, before: neighbour(all[at - 1]), after: neighbour(all[at + 1]) }
    const { statement, start, end } = one
    if (isHeld(start, end)) {
      if (losesMedicine(statement, named)) return [{ ...one, start: startWithQuestion(statement, source.text, () => false), isCutOff: true }]
      if (heldIn(start, end) > 0) return []
      return [{ ...one, onList: outgrowsList(statement, all[at + 1]?.statement) ? 'outgrows' : 'fits' }]
    }
    if (isAsked(one)) return []
    const before = all.slice(Math.max(0, at - SOON), at)
    const isCutOff = isConsequence(statement, [heldStatement(all[at - 1]), heldStatement(all[at + 1])])
      || isReactionTold(statement, [...before, ...all.slice(at, at + 2)]) || isDangerContinued(statement, before)
    return [{ ...one, start: startWithQuestion(statement, source.text, isHeld), isCutOff }]
  })
}
