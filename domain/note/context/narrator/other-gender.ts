import type { Reading, Statement } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'
import { PERSON_PRONOUNS } from '#domain/language/tables/reference/pronouns.ts'
import type { Gender } from './pronouns.ts'
import { genderOf } from './pronouns.ts'

/** An animal is a he or a she in so many statements at least, and the other in no larger share than this. */
const [LEAST_TOLD, LARGEST_SHARE] = [5, 0.25]

/** What the animal is spoken of as, where the talk agrees on it; Russian speaks so of things as well. */
export function genderOfPatient(statements: readonly Statement[]): Gender | undefined {
  if (statements[0]?.language === 'ru') return undefined
  const told = statements.map((statement) => genderOf(statement))
  const [he, she] = [told.filter((gender) => gender === 'male').length, told.filter((gender) => gender === 'female').length]
  const [more, less] = [Math.max(he, she), Math.min(he, she)]
  return more < LEAST_TOLD || less > (more + less) * LARGEST_SHARE ? undefined : he > she ? 'male' : 'female'
}

const names = ({ language, tokens }: Reading, gender: Gender): boolean => tokens.some(({ lower }) => PERSON_PRONOUNS[language][gender].has(lower))

/** Of a bitch, what he eats and how he is: the other dog, the farrier or somebody's husband. */
export function isOfOtherGender(statement: Statement, patient: Gender): boolean {
  const other = patient === 'male' ? 'female' : 'male'
  if (!names(statement, other) || names(statement, patient)) return false
  // what somebody gave, and what is ordered or warned of, is the patient's whoever is called what
  return !has(statement, 'given', 'allergy', 'contact') && (statement.drugs.length === 0 || statement.phase === 'history')
}
