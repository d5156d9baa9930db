import type { Heading } from './dictated-headings.ts'
import { headingAt, isDictated } from './dictated-headings.ts'
import type { Phase, Statement } from '#domain/note/annotate/statement.ts'
import { clinicalWeight, count, has } from '#domain/note/annotate/statement.ts'
import { examinationScore, historyScore, planScore } from './phase-evidence.ts'

/** The parts of a talk in their order; leave-taking is found afterwards. */
const COURSE = ['history', 'examination', 'plan'] as const
type Part = (typeof COURSE)[number]
type Scores = Readonly<Record<Part, number>>

/**
 * What it costs to go over from one part to another. A talk goes forward; it comes back only when much speaks for it,
 * as when a second complaint is examined after the first was treated.
 */
const COST: Readonly<Record<Part, Scores>> = {
  history: { history: 0, examination: 1, plan: 2.8 },
  examination: { history: 8, examination: 0, plan: 0.75 },
  plan: { history: 4.7, examination: 4.5, plan: 0 },
}

/** The talk begins with what the patient tells. */
const START: Scores = { history: 0, examination: 2, plan: 5 }

/** A part announced by its name has begun. */
const ANNOUNCED = 6
/** Where who dictates announces the examination by its name, little before it is one. */
const BEFORE_ANNOUNCED = 3

/** Before this share of the talk nobody plans, unless the examination is over. */
const EARLIEST_PLAN = 0.45
const TOO_EARLY = 1

/** How many statements a talk has, and at which one its examination is announced. */
type Course = { readonly length: number; readonly examined: number }

function courseOf(statements: readonly Statement[]): Course {
  return { length: statements.length, examined: isDictated(statements) ? statements.findIndex((statement) => headingAt(statement) === 'examination') : -1 }
}

function scoresOf(statement: Statement, at: number, { length, examined }: Course): Scores {
  const early = Math.max(0, 1 - at / (length * EARLIEST_PLAN)) * TOO_EARLY
  const announced = statement.speaker === 'patient' ? undefined : headingAt(statement)
  const of = (heading: Heading) => (announced === heading ? ANNOUNCED : 0)
  const isJudged = announced === 'judgement' && at > length * EARLIEST_PLAN
  return {
    history: historyScore(statement) + of('history'),
    examination: examinationScore(statement) + of('examination') - (at < examined ? BEFORE_ANNOUNCED : 0),
    plan: planScore(statement) - early + of('plan') + (isJudged ? ANNOUNCED : 0),
  }
}

/** The likeliest course of parts through the talk, in one pass forward and one back. */
function likeliestCourse(statements: readonly Statement[]): Part[] {
  let totals: Scores = { history: -START.history, examination: -START.examination, plan: -START.plan }
  const froms: Record<Part, Part>[] = []
  const talk = courseOf(statements)
  statements.forEach((statement, at) => {
    const scores = scoresOf(statement, at, talk)
    const from: Record<Part, Part> = { history: 'history', examination: 'examination', plan: 'plan' }
    const next = { history: 0, examination: 0, plan: 0 }
    for (const part of COURSE) {
      // the first statement comes from nowhere: what a beginning costs is in the totals
      if (at > 0) for (const before of COURSE) if (totals[before] - COST[before][part] > totals[from[part]] - COST[from[part]][part]) from[part] = before
      next[part] = totals[from[part]] - COST[from[part]][part] + scores[part]
    }
    totals = next
    froms.push(from)
  })
  let part: Part = COURSE.reduce((best, one) => (totals[one] > totals[best] ? one : best))
  const course: Part[] = []
  for (const from of froms.toReversed()) {
    course.push(part)
    part = from[part]
  }
  return course.toReversed()
}

/** Follows the consultation from history over examination to plan and leave-taking. */
export function markPhases(statements: readonly Statement[]): Statement[] {
  const course = likeliestCourse(statements)
  let isLeaving = false
  return statements.map((statement, at) => {
    const part: Phase = course[at] ?? 'history'
    isLeaving ||= part === 'plan' && at > statements.length * 0.85 && has(statement, 'closing') && clinicalWeight(statement) <= 1
    return { ...statement, phase: isLeaving && part === 'plan' ? 'closing' : part }
  })
}

/** True for what the clinician says: marked so, or addressed to the patient, or said after the examination began. */
export function isClinicianVoice(statement: Statement): boolean {
  if (statement.speaker !== 'unknown') return statement.speaker === 'clinician'
  if (statement.folded === 'denied' || statement.folded === 'affirmed' || statement.folded === 'answered' || statement.folded === 'labelled') return false
  if (count(statement, 'secondPerson') > 0) return true
  return statement.phase !== 'history'
}

/** Who speaks, as marked; where nothing is marked, who it may be. */
export function voiceOf(statement: Statement): string {
  return statement.speaker === 'unknown' ? `maybe ${isClinicianVoice(statement) ? 'clinician' : 'patient'}` : statement.speaker
}
