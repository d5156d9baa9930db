import type { Mark } from '#domain/text/language-pack.ts'
import type { Course } from './medicine-courses.ts'
import type { Statement } from './statement.ts'
import { has, hasNumber } from './statement.ts'

/** A longer statement tells more than what is not borne and what it did. */
const LONGEST = 16

/** What the line of an allergy holds itself. */
const HELD: ReadonlySet<Mark> = new Set<Mark>(['reaction', 'allergy'])
/** And what it does not. */
const BESIDE: readonly Mark[] = ['symptom', 'diagnosis', 'finding', 'procedure', 'event', 'social', 'test', 'imaging', 'vital']
/** Something else is told, asked or done. */
const MORE: readonly Mark[] = ['stop', 'continue', 'kin', 'otherPerson', 'planCue', 'condition', 'sickLeave', 'referral', 'followUp']

/** Of a medicine named, that it is used; of none, that an effect was had: then I get a rash. */
const USED: readonly Mark[] = ['takes', 'start']

/** Every complaint in it is the effect of what is not borne. */
function tellsOnlyEffect(statement: Statement): boolean {
  const held = statement.hits.filter((hit) => HELD.has(hit.mark))
  return statement.hits.every((hit) => !BESIDE.includes(hit.mark) || held.some((one) => one.start < hit.end && one.end > hit.start))
}

/** All that a statement tells stands in the line of an allergy: sulfa gave me hives · then I came out in a rash. */
export function isToldByAllergyLine(statement: Statement): boolean {
  if (statement.tokens.length > LONGEST || hasNumber(statement) || has(statement, ...MORE) || (statement.drugs.length > 0 && has(statement, ...USED) && !has(statement, 'reaction'))) return false
  return has(statement, 'reaction', 'allergy') || statement.drugs.length > 0 ? tellsOnlyEffect(statement) : false
}

/** The statements of the allergies of a talk that say no more than the lines do. */
export function toldByAllergyLines(statements: readonly Statement[], courses: readonly Course[]): ReadonlySet<Statement> {
  const starts = new Set(courses.filter(({ status }) => status === 'allergy').flatMap(({ spans }) => spans.map(({ start }) => start)))
  return new Set(statements.filter((statement) => starts.has(statement.start) && isToldByAllergyLine(statement)))
}
