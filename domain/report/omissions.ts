import type { Report } from '#contract/report.ts'
import type { Vertical } from '#contract/vertical.ts'
import type { Tongue } from '#domain/text/language.ts'
import { tongueOf } from '#domain/text/language.ts'
import { isCritical, isSafetyNet } from './omissions/critical.ts'
import { areAmountsTold, areMedicinesEnded, areMedicinesTold, isTold, readTold } from './omissions/told-already.ts'
import { isWorthShowing } from './omissions/worth-showing.ts'
import type { ReportSource } from './sources.ts'
import type { Placed, Statement } from './statement.ts'
import { has } from './statement.ts'
import { subjectsOf } from './subjects.ts'
import { wordStatement } from './wording.ts'
import { settingsOf, worthOf } from './worth.ts'
import { draftOf, readStatements, spokenForBy } from './write-report.ts'

/** Something said that the report does not hold: worded as a report would have it, with its place in its source. */
export type Omission = { readonly text: string; readonly start: number; readonly end: number; readonly source: number }

type Span = { readonly start: number; readonly end: number }

/** A word or two alone only assents: fine, good. */
const LEAST_WORDS = 2
/** So much of what was said must be what a question rests on for it to be asked about. */
const ASKED_SHARE = 0.8
/** A question right before its answer, a speaker's name between them or not. */
const QUESTION_BEFORE = /(?:^|[.!?…\n]\s*)(?:\p{L}[\p{L} ]{0,20}:\s*)?([^.!?…\n:]+\?)\s*(?:\p{L}[\p{L} ]{0,20}:\s*)?$/u
const LONGEST_QUESTION = 160

/** The stretches of a source that the report rests on or, in `asked`, asks about. */
function groundsIn(report: Report, source: ReportSource): { held: Span[]; asked: Span[] } {
  // A trigger phrase that was said points into what was said, never into a note.
  const isOfSource = (evidence: { source: string; recordingId?: string | undefined }): boolean => (evidence.source === source.kind || (evidence.source === 'trigger' && source.kind !== 'note')) && evidence.recordingId === source.recordingId
  return {
    held: report.sections.flatMap(({ blocks }) => blocks.flatMap(({ evidence }) => evidence)).filter(isOfSource),
    asked: (report.questions ?? []).flatMap(({ evidence }) => evidence).filter(isOfSource),
  }
}

/** Tells for each character of a text whether a stretch lies on it, in two steps a stretch: its sum up to an offset. */
function coverage(length: number, spans: readonly Span[]): (start: number, end: number) => number {
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

type Candidate = { readonly statement: Placed; readonly text: string; readonly worth: number | undefined }

/** All statements of a source with their wording; `worth` where they have a place in a report. */
function candidatesOf(text: string, tongue: Tongue, vertical: Vertical): Candidate[] {
  const { language } = tongue.pack
  const draft = draftOf(text, language, vertical)
  const statements = draft?.statements ?? readStatements(text, language, vertical)
  const worded = draft?.worded ?? []
  const settings = settingsOf(worded, draft ? spokenForBy(draft.medications, draft.doubts) : new Set())
  const placed = worded.map(({ statement, text: words }, at): Candidate => ({ statement, text: words, worth: settings[at] && worthOf(statement, settings[at]) }))
  const placedStarts = new Set(placed.map(({ statement }) => statement.start))
  const subjects = subjectsOf(statements, vertical)
  // when to seek help is told to whoever cares for the patient: if she rolls, ring me
  const isOfPatient = (statement: Statement, at: number): boolean => subjects[at] === 'patient' || isSafetyNet(statement)
  const rest = statements.filter((statement, at) => isOfPatient(statement, at) && !placedStarts.has(statement.start)).map((statement): Candidate => {
    const own: Placed = { ...statement, section: 'additionalNotes', group: 0 }
    return { statement: own, text: wordStatement(own, tongue, vertical), worth: undefined }
  })
  return [...placed, ...rest].toSorted((a, b) => a.statement.start - b.statement.start)
}

/** What was said with weight but rests under no sentence of the report, is told by none, and is not asked about. */
export function findOmissions(report: Report, sources: readonly ReportSource[], vertical: Vertical): Omission[] {
  const tongue = tongueOf(report.language)
  const told = readTold(report, tongue)
  return sources.flatMap((source, index) => {
    const { held, asked } = groundsIn(report, source)
    const heldIn = coverage(source.text.length, held)
    const askedIn = coverage(source.text.length, asked)
    const isHeld = (start: number, end: number): boolean => heldIn(start, end) > 0
    return candidatesOf(source.text, tongue, vertical).flatMap(({ statement, text, worth }): Omission[] => {
      const { start, end } = statement
      if (statement.tokens.length < LEAST_WORDS || has(statement, 'phantom') || isHeld(start, end) || askedIn(start, end) >= (end - start) * ASKED_SHARE) return []
      // Of a withdrawal period the list of medicines, however whole, tells nothing.
      const isMissed = statement.section === 'medications' ? !isTold(statement, told) : isCritical(statement) ? !isCriticalTold(statement, told) : worth !== undefined && isWorthShowing(statement, worth) && !isTold(statement, told)
      return isMissed ? [{ text, start: startWithQuestion(statement, source.text, isHeld), end, source: index }] : []
    })
  })
}

/** What is told of a medicine besides that it is taken: the list of medicines does not hold it. */
const TOLD_OF_MEDICINE = ['allergy', 'reaction', 'symptom', 'course', 'condition', 'test', 'vital', 'imaging', 'followUp'] as const

/** What is critical counts as told when its medicines stand with their numbers, or a sentence says all of it. */
function isCriticalTold(statement: Statement, told: ReturnType<typeof readTold>): boolean {
  if (has(statement, 'negation', 'stop') && !has(statement, ...TOLD_OF_MEDICINE) && areMedicinesEnded(statement, told)) return true
  if (statement.drugs.length > 0) return areMedicinesTold(statement, told) && (!has(statement, 'negation', ...TOLD_OF_MEDICINE) || isTold(statement, told))
  return isTold(statement, told) || (has(statement, 'unit') && areAmountsTold(statement, told))
}
