import type { Language, Vertical } from '#contract/vertical.ts'
import { tongueOf } from '#domain/text/language.ts'
import type { ReadMedications } from '../medications.ts'
import type { Course } from '../medicine-courses.ts'
import type { Statement } from '../statement.ts'
import type { Candidate } from './candidates.ts'
import { candidatesOf } from './candidates.ts'
import { contradictsPlan } from './contradictions.ts'
import { featuresOf } from './features.ts'
import { judge } from './judge.ts'
import type { Missed } from './missed.ts'
import { missedIn } from './missed.ts'
import type { Chances } from './outcomes.ts'
import { chancesOf } from './outcomes.ts'
import { doubledPairs } from './same-class.ts'

/** What a report asks about its medicines: one whose status is open, one the plan speaks against, one no statement names, perhaps misheard, two of one class. */
export type Doubt =
  | { readonly kind: 'medicine' | 'contradiction'; readonly course: Course; readonly chances: Chances }
  | ({ readonly kind: 'missed' } & Missed)
  | { readonly kind: 'sameClass'; readonly first: Course; readonly second: Course }

/** The courses that are certain, by their order, and what is open. */
export type Settled = { readonly courses: readonly Course[]; readonly doubts: readonly Doubt[] }

type Talk = { /** As it was said. */ readonly text: string; readonly statements: readonly Statement[]; readonly language: Language; readonly vertical: Vertical }

function settleOne(candidate: Candidate, chances: Chances): Settled {
  const verdict = judge(candidate, chances)
  const { course } = candidate
  if (verdict.does === 'drop') return { courses: [], doubts: [] }
  if (verdict.does === 'ask') return { courses: [], doubts: [{ kind: 'medicine', course, chances }] }
  const settled = { ...course, status: verdict.status, isDropped: false }
  return contradictsPlan(candidate, verdict.status, chances) ? { courses: [], doubts: [{ kind: 'contradiction', course: settled, chances }] } : { courses: [settled], doubts: [] }
}

/** Only words that sound like its name were heard, and nothing came of them. */
function isOnlyMisheard({ heard, answers }: Candidate): boolean {
  return answers.length === 0 && heard.every(({ mention }) => !mention.isExact)
}

/** A part of a misheard name is no medicine of its own: el Vanse. */
function isPartOf(missed: readonly Missed[], { substance }: Candidate): boolean {
  return missed.some(({ said }) => said?.toLowerCase().split(/\s+/).includes(substance) === true)
}

type Judged = { readonly candidate: Candidate; readonly settled: Settled }

/** What the talk names and no candidate is; what was heard only by its sound and came to nothing is looked at once more where it was said. */
function missedBeside(judged: readonly Judged[], { text, language }: Pick<Talk, 'text' | 'language'>): Missed[] {
  const known = judged.filter(({ candidate, settled }) => settled.courses.length + settled.doubts.length > 0 || !isOnlyMisheard(candidate))
  return missedIn(text, tongueOf(language), new Set(known.map(({ candidate }) => candidate.substance)))
}

/** Tells what is certain of the medicines of a talk from what must be asked. */
export function settleMedications({ text, statements, language, vertical }: Talk, read: ReadMedications): Settled {
  const surroundings = { statements, places: new Map(statements.map(({ start }, at) => [start, at])), language, vertical }
  const judged = candidatesOf(statements, read).map((candidate) => ({ candidate, settled: settleOne(candidate, chancesOf(featuresOf(candidate, surroundings))) }))
  const missed = missedBeside(judged, { text, language })
  const settled = judged.filter(({ candidate }) => !isPartOf(missed, candidate)).map((one) => one.settled)
  const courses = settled.flatMap((one) => one.courses)
  const pairs = doubledPairs(courses)
  const doubled = new Set(pairs.flat())
  return {
    courses: courses.filter((course) => !doubled.has(course)),
    doubts: [
      ...settled.flatMap((one) => one.doubts), ...missed.map((one): Doubt => ({ kind: 'missed', ...one })),
      ...pairs.map(([first, second]): Doubt => ({ kind: 'sameClass', first, second })),
    ],
  }
}
