import type { DrugMention } from '#domain/terminology/drugs.ts'
import type { Course } from '#domain/note/medication/course/courses.ts'
import { courseOf } from '#domain/note/medication/course/courses.ts'
import type { Heard } from '#domain/note/medication/list/ledger.ts'
import { regimenOf } from '#domain/note/medication/list/ledger.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'

/** A medicine that may be the patient's: what the rules made of it, if anything, and where it was named. */
export type Candidate = {
  readonly substance: string
  /** As the rules list it, or as it would be listed. */
  readonly course: Course
  /** False where the rules read no course at all. */
  readonly isRead: boolean
  readonly heard: readonly Heard[]
  /** Statements that answer a question which names it. */
  readonly answers: readonly Statement[]
}

/** So many of the first and of the last mentions tell all that counts, however often a medicine is named. */
const [FIRST_MENTIONS, LAST_MENTIONS] = [3, 6]

function fewOf<Item>(items: readonly Item[]): readonly Item[] {
  return items.length <= FIRST_MENTIONS + LAST_MENTIONS ? items : [...items.slice(0, FIRST_MENTIONS), ...items.slice(-LAST_MENTIONS)]
}

type Answered = { readonly mention: DrugMention; readonly statements: Statement[] }

/** Statements by the medicines that the questions before them name. */
function answersBySubstance(statements: readonly Statement[]): Map<string, Answered> {
  const answers = new Map<string, Answered>()
  for (const statement of statements) {
    for (const mention of [...(statement.asked?.drugs ?? []), ...(statement.unanswered?.drugs ?? [])]) {
      const known = answers.get(mention.substance) ?? { mention, statements: [] }
      answers.set(mention.substance, known)
      if (known.statements.length < LAST_MENTIONS && known.statements.at(-1) !== statement) known.statements.push(statement)
    }
  }
  return answers
}

/** What is heard of a medicine the rules list nowhere, with the dose that was told of it. */
function unreadCourse(heard: readonly Heard[]): Course | undefined {
  const [first] = heard
  if (first === undefined) return undefined
  const regimens = heard.filter(({ told }) => told !== 'foreign').map(({ clause, mention }) => regimenOf(clause, mention))
  const regimen = regimens.find(({ hasDose }) => hasDose) ?? regimens.find(({ text }) => text !== '')
  const spans = [...new Map(heard.map(({ whole: { start, end } }) => [start, { start, end }])).values()]
  const course = courseOf(first.mention, first.whole)
  return { ...course, spans, regimen: regimen ?? course.regimen }
}

function askedCourse({ mention, statements: [first] }: Answered): Course | undefined {
  return first === undefined ? undefined : courseOf(mention, first)
}

/** So many first letters tell one product from another, whatever the ending. */
const SAME_NAME = 5
const stemOf = (name: string): string => name.toLowerCase().slice(0, SAME_NAME)

/** Pulmicort is stopped and Symbicort begun: of two products of one substance each has what was said of its own name. */
function ofProduct<One extends { readonly heard: readonly Heard[] }>(about: One, { names }: Course, isShared: boolean): One {
  if (!isShared) return about
  const stems = new Set(names.map(stemOf))
  const own = about.heard.filter(({ mention }) => stems.has(stemOf(mention.name)))
  return own.length === 0 ? about : { ...about, heard: own }
}

/** Every medicine that was named, and every course of the rules; two courses of one substance are two candidates. */
export function candidatesOf(
  statements: readonly Statement[],
  { courses, heard }: { readonly courses: readonly Course[]; readonly heard: readonly Heard[] },
): Candidate[] {
  const bySubstance = Map.groupBy(heard, ({ mention }) => mention.substance)
  const answers = answersBySubstance(statements)
  const about = (substance: string) => ({ substance, heard: fewOf(bySubstance.get(substance) ?? []), answers: answers.get(substance)?.statements ?? [] })
  const known = new Set(courses.map(({ substance }) => substance))
  const unread = [...bySubstance].flatMap(([substance, mentions]) => (known.has(substance) ? [] : [{ substance, course: unreadCourse(fewOf(mentions)) }]))
  const asked = [...answers].flatMap(([substance, answered]) =>
    known.has(substance) || bySubstance.has(substance) ? [] : [{ substance, course: askedCourse(answered) }],
  )
  const times = Map.groupBy(courses, ({ substance }) => substance)
  const isShared = ({ substance }: Course): boolean => (times.get(substance)?.length ?? 0) > 1
  return [
    ...courses.map((course) => ({ ...ofProduct(about(course.substance), course, isShared(course)), course, isRead: true })),
    ...[...unread, ...asked].flatMap(({ substance, course }) => (course === undefined ? [] : [{ ...about(substance), course, isRead: false }])),
  ]
}
