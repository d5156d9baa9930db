import type { Language } from '#contract/vertical.ts'
import { drugAllergiesOf } from '#domain/terminology/drug-allergies.ts'
import { drugHarmsOf } from '#domain/terminology/drug-harms.ts'
import type { DrugMention } from '#domain/terminology/drugs.ts'
import type { Mark } from '#domain/text/language-pack.ts'
import type { Course } from './medicine-courses.ts'
import { wordsOf } from './medicine-clauses.ts'
import type { Reading, Statement } from './statement.ts'
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

/** Any allergies? Any antibiotic you can't have? */
export function asksAllergy(asked: Reading | undefined, language: Language): boolean {
  if (asked === undefined) return false
  return has(asked, 'allergy') || drugAllergiesOf(language).asks.test(` ${asked.tokens.map((token) => token.lower).join(' ')} `)
}

/** Told in answer to that; where the question names a medicine, of that one alone. */
export function isAnswerOfAllergy(statement: Statement, mention: DrugMention, language: Language): boolean {
  const { asked, folded } = statement
  if (asked === undefined || folded === 'denied' || folded === 'none' || !asksAllergy(asked, language)) return false
  return asked.drugs.length === 0 || asked.drugs.some((drug) => drug.substance === mention.substance)
}

/** Came up in lumps with X: what it came of is named behind it; what was taken for it is not. */
const CAUSE = / (?:with|from|on|after|of|av|af|etter|efter|på|från|от|после) (?:\S+ )?$/u

/** Don't give me that · it brought me up in lumps · never again: told of oneself, or of whom one brings. */
export function isBarred(statement: Statement, mention: DrugMention, { language, isEnded }: { language: Language; isEnded: boolean }): boolean {
  if (statement.isQuestion || has(statement, 'condition', 'future', 'unit', 'kin', 'otherPerson')) return false
  const { barred, became, never } = drugAllergiesOf(language)
  const next = statement.drugs.find((drug) => drug.start >= mention.end && drug.substance !== mention.substance)?.start ?? statement.tokens.length
  const words = wordsOf(statement, 0, next)
  const isHarmed = drugHarmsOf(language).scan(statement.tokens).some((hit) => hit.mark === 'harm')
  const ill = became.exec(words)
  const before = wordsOf(statement, 0, mention.start)
  const isMadeIll = ill !== null && (ill.index >= before.length - 1 || CAUSE.test(before))
  return isMadeIll || (never.test(words) && isHarmed) || (!isEnded && (barred.test(words) || (never.test(words) && has(statement, 'past', 'given', 'takes'))))
}

/** And the same with X: said just after what another does. */
export function isSameAgain(statement: Statement, language: Language): boolean {
  return !statement.isQuestion && !has(statement, 'unit', 'frequency', 'condition') && drugAllergiesOf(language).same.test(wordsOf(statement, 0, statement.tokens.length))
}
