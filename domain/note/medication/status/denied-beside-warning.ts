import { NAMES_ALLERGY, OTHER } from '#domain/language/tables/medicines/denied-allergy.ts'
import type { Placed } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'
import type { Course } from '#domain/note/medication/course/courses.ts'

/** Said in more words it tells of something else too: none known, but he cannot stand plaster. */
const LONGEST_DENIAL = 5

/**
 * No allergies, said by itself: no medicine, no other allergen and nobody else is named, and it is not all but one that is denied. What cannot be
 * borne is no denial.
 */
const deniesAll = (statement: Placed, text: string): boolean =>
  text.split(/\s+/).length <= LONGEST_DENIAL && has(statement, 'allergy') && NAMES_ALLERGY.test(statement.text) &&
  (statement.folded === 'denied' || has(statement, 'negation', 'no')) && statement.drugs.length === 0 &&
  !has(statement, 'kin', 'otherPerson', 'otherAnimal', 'diet', 'animal') && !OTHER.test(statement.text)

type Told = { readonly statement: Placed; readonly text: string }

/** A list that warns of something and a line that denies every allergy contradict each other: the line goes, whatever came first. */
export function withoutDenials<One extends Told>(told: readonly One[], courses: readonly Course[]): readonly One[] {
  const isWarned = courses.some(({ status, isIntolerance }) => status === 'allergy' && !isIntolerance)
  return isWarned ? told.filter(({ statement, text }) => !deniesAll(statement, text)) : told
}
