import type { Language, Vertical } from '#contract/vertical.ts'
import type { Place } from '#domain/note/classify/place-rules.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import type { Assertion } from '#domain/note/context/assertion.ts'
import { assertionOf } from '#domain/note/context/assertion.ts'
import { subjectsOf } from '#domain/note/context/experiencer.ts'
import type { Detail } from '#domain/note/select/budget.ts'
import { keptOf, observedStatements, readTalk, wordsIn } from './write-report.ts'

/** Why a statement stands in the report where it does, or does not stand in it. */
export type Reason = {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly speaker: Statement['speaker']
  readonly phase: Statement['phase']
  /** What its words were annotated as, each with how often. */
  readonly marks: Readonly<Record<string, number>>
  readonly medicines: readonly string[]
  readonly assertion: Assertion
  /** The stages that changed it, in order. */
  readonly changedBy: readonly string[]
  readonly section: Exclude<Place, 'out'>['section'] | undefined
  /** The rule that placed it or left it out. */
  readonly rule: string
  readonly outcome: Outcome
}

/** It stands in the report, had no place there, nothing of it was left to word or had been said before, or others were worth more of the room. */
export type Outcome = 'stands' | 'noPlace' | 'unworded' | 'noRoom'

/** A sentence that a stage took away: what it said, and which stage. */
export type Gone = { readonly text: string; readonly start: number; readonly end: number; readonly by: string }

export type Explanation = { readonly statements: readonly Reason[]; readonly gone: readonly Gone[]; readonly isNearEmpty: boolean }

/** What a stage makes of a statement is told by its words and by what it is folded into; offsets tell which statement it was. */
function isSame(one: Statement, other: Statement): boolean {
  return one.text === other.text && one.folded === other.folded && one.isQuestion === other.isQuestion && one.phase === other.phase && one.isBan === other.isBan
}

/** Follows statements through the stages by their place in the talk. */
function trace() {
  const changed = new Map<number, string[]>()
  const gone: Gone[] = []
  return {
    changed,
    gone,
    observe(stage: string, before: readonly Statement[], after: readonly Statement[]): void {
      const byStart = new Map(before.map((one) => [one.start, one]))
      for (const one of after) {
        const was = byStart.get(one.start)
        if (was === undefined || !isSame(was, one)) changed.set(one.start, [...(changed.get(one.start) ?? []), stage])
      }
      const left = after.toSorted((a, b) => a.start - b.start)
      let at = 0
      for (const one of before.toSorted((a, b) => a.start - b.start)) {
        while (at < left.length - 1 && (left[at]?.end ?? 0) < one.end) at++
        const around = left[at]
        if (around === undefined || around.start > one.start || around.end < one.end) gone.push({ text: one.text, start: one.start, end: one.end, by: stage })
      }
    },
  }
}

type Explained = { readonly text: string; readonly language: Language; readonly vertical: Vertical; readonly doctorType?: string; readonly detail?: Detail }

/**
 * Takes a talk as `writeReport` does; gives for each statement its marks, its assertion, the stages and the rule that decided, and what became of it.
 * Medicines are told by their list and its questions: a statement that only names one is left to them.
 */
export function explainReport({ text, language, vertical, doctorType, detail }: Explained): Explanation {
  const { changed, gone, observe } = trace()
  const statements = observedStatements({ text, language, vertical, observe })
  const read = readTalk({ text, language, vertical }, statements)
  const subjects = subjectsOf(statements, vertical)
  const reader = { language, vertical, ...(doctorType !== undefined && { doctorType }), ...(detail !== undefined && { detail }) }
  const { kept } = keptOf(read, wordsIn(text), reader)
  const startsOf = (worded: readonly { readonly statement: Statement }[]): ReadonlySet<number> => new Set(worded.map(({ statement }) => statement.start))
  const [worded, stands] = [startsOf(read.worded), startsOf([...kept, ...read.worded.filter(({ statement }) => statement.section === 'medications')])]
  const outcomeOf = ({ start }: Statement, place: Place): Outcome => {
    if (place === 'out') return 'noPlace'
    if (!worded.has(start)) return 'unworded'
    return stands.has(start) ? 'stands' : 'noRoom'
  }
  return {
    gone,
    isNearEmpty: read.isNearEmpty,
    statements: read.decided.map(({ statement, place, rule }, at) => ({
      text: statement.text,
      start: statement.start,
      end: statement.end,
      speaker: statement.speaker,
      phase: statement.phase,
      marks: Object.fromEntries(statement.counts),
      medicines: statement.drugs.map(({ substance }) => substance),
      assertion: assertionOf(statement, subjects[at] ?? 'patient'),
      changedBy: changed.get(statement.start) ?? [],
      section: place === 'out' ? undefined : place.section,
      rule,
      outcome: outcomeOf(statement, place),
    })),
  }
}
