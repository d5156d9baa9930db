import type { Language, Vertical } from '#contract/vertical.ts'
import { NO_REGIMEN } from '#domain/note/medication/list/ledger.ts'
import type { ReadMedications } from '#domain/note/medication/list/medications.ts'
import type { Course } from '#domain/note/medication/course/courses.ts'
import type { Candidate } from './candidates.ts'
import { candidatesOf } from './candidates.ts'
import { isKeptTill, stopsOnlyIf } from './conditional-stops.ts'
import { contradictsPlan } from './contradictions.ts'
import { featuresOf, surroundingsOf } from './features.ts'
import { judge, thresholdsFor } from './judge.ts'
import type { Thresholds } from './judge.ts'
import type { Chances } from './outcomes.ts'
import { chancesOf } from './outcomes.ts'
import { doubledPairs, withoutKinds } from './same-class.ts'

/** What a report asks about its medicines: one whose status is open, one the plan speaks against, two of one class. */
export type Doubt =
  | { readonly kind: 'medicine' | 'contradiction'; readonly course: Course; readonly chances: Chances }
  | { readonly kind: 'sameClass'; readonly first: Course; readonly second: Course }

/** The courses that are certain, by their order, and what is open. */
export type Settled = { readonly courses: readonly Course[]; readonly doubts: readonly Doubt[] }

type Talk = { readonly language: Language; readonly vertical: Vertical }

function settleOne(candidate: Candidate, chances: Chances, thresholds: Thresholds): Settled {
  const verdict = judge(candidate, chances, thresholds)
  const { course } = candidate
  if (verdict.does === 'drop') return { courses: [], doubts: [] }
  if (verdict.does === 'ask') return { courses: [], doubts: [{ kind: 'medicine', course, chances }] }
  const settled = { ...course, status: verdict.status, isDropped: false }
  return course.isOpen === true || contradictsPlan(candidate, verdict.status, chances)
    ? { courses: [], doubts: [{ kind: 'contradiction', course: settled, chances }] }
    : { courses: [settled], doubts: [] }
}

/** Stopped if something comes of it, it is in use until then: asked about where nothing says so. */
function mayStop(candidate: Candidate, chances: Chances): Settled {
  const { course } = candidate
  const used: Course = { ...course, regimen: course.regimen.hasDose ? course.regimen : NO_REGIMEN, status: 'continued', isDropped: false }
  return isKeptTill(candidate) ? { courses: [used], doubts: [] } : { courses: [], doubts: [{ kind: 'medicine', course: used, chances }] }
}

type Weighed = { readonly candidate: Candidate; readonly settled: Settled }

/** The last that was said of a candidate: in which clause, and what it tells. */
const lastOf = ({ heard }: Candidate): Candidate['heard'][number] | undefined => heard.at(-1)

const isStart = (one: Candidate): boolean => {
  const { told, mention } = lastOf(one) ?? {}
  const isTold = told !== undefined && told !== 'foreign' && told.status === 'started' && told.isExplicit
  return isTold && mention?.isHeard !== true && one.course.status === 'started' && !one.course.isDropped
}

/** I'll use A and B: ordered in one breath, both are begun when the one is. */
function inOneBreath(weighed: readonly Weighed[]): Settled[] {
  const begun = new Set(weighed.flatMap(({ candidate, settled }) => (settled.courses.length > 0 && isStart(candidate) ? [lastOf(candidate)?.clause] : [])))
  return weighed.map(({ candidate, settled }) => {
    const [doubt] = settled.doubts
    const isAsked = doubt?.kind === 'medicine' && isStart(candidate) && begun.has(lastOf(candidate)?.clause)
    return isAsked ? { courses: [{ ...candidate.course, isDropped: false }], doubts: [] } : settled
  })
}

/** Tells what is certain of the medicines of a talk from what must be asked. */
export function settleMedications({ language, vertical }: Talk, read: ReadMedications): Settled {
  const { statements } = read
  const candidates = candidatesOf(statements, read)
  const surroundings = surroundingsOf({ statements, language, vertical }, candidates)
  const thresholds = thresholdsFor(statements.length)
  const settled = inOneBreath(
    candidates.map((candidate) => {
      const chances = chancesOf(featuresOf(candidate, surroundings), language)
      return { candidate, settled: stopsOnlyIf(statements, candidate) ? mayStop(candidate, chances) : settleOne(candidate, chances, thresholds) }
    }),
  )
  const courses = withoutKinds(settled.flatMap((one) => one.courses))
  const pairs = doubledPairs(courses)
  const doubled = new Set(pairs.flat())
  return {
    courses: courses.filter((course) => !doubled.has(course)),
    doubts: [...settled.flatMap((one) => one.doubts), ...pairs.map(([first, second]): Doubt => ({ kind: 'sameClass', first, second }))],
  }
}
