import type { Mark } from '#domain/language/pack/language-pack.ts'
import { isNumber } from '#domain/language/tokens.ts'
import { FROM, TO } from '#domain/terminology/doses/dose-words.ts'
import type { Regimen } from './dose.ts'
import { regimenIn } from './dose-repairs.ts'
import type { Course } from './courses.ts'
import { amountOf, isDose } from './later-dose.ts'
import type { Reading, Statement } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'

/** Asks for a dose: which strength, how much, сколько. */
const DOSE_ASKED =
  /^(?:dos(?:e|en|is|ering)?|styrke|styrka|stor|store|strength|milligram\p{L}*|mye|mykje|mycket|meget|much|many|mange|många|доз\p{L}*|дозировк\p{L}*|сколько)$/u
/** Fifty? So few words with a number ask for the dose, or offer it. */
const BARE_QUESTION = 5
/** And so few ask how much of what was named before. */
const SHORT_QUESTION = 4
const LONGEST_ANSWER = 12
/** Yes, a hundred, I think. */
const LONGEST_REMARK = 7
/** Numbers that are of something else. */
const ELSEWHERE: readonly Mark[] = [
  'vital', 'test', 'symptom', 'finding', 'imaging', 'social', 'diet', 'fluid', 'kin', 'otherPerson', 'otherAnimal', 'procedure', 'sickLeave',
  'condition',
]
/** Tablets, not milligrams: the two that are taken of it. */
export const FEW = 4

/** Nobody takes kilograms, years or degrees. */
const NO_DOSE = new RegExp(
  String.raw`^(?:kg|kilo\p{L}*|кг|килограмм\p{L}*|килo|år\p{L}*|years?|лет|год\p{L}*|cm|см|mm|мм|meter|grader|degrees|градус\p{L}*|prosent|` +
    String.raw`procent|percent|процент\p{L}*)$`,
  'u',
)

function doseNumbers({ tokens, ...reading }: Reading): number[] {
  return tokens.flatMap((token, at) =>
    isNumber(token) && isDose(tokens, at, { tokens, ...reading }) && !NO_DOSE.test(tokens[at + 1]?.lower ?? '') ? [at] : [],
  )
}

/** Which strength? Fifty? How much of it? */
export function asksDose(asked: Reading): boolean {
  if (has(asked, ...ELSEWHERE, 'past')) return false
  const { length } = asked.tokens
  if (asked.tokens.some((token) => DOSE_ASKED.test(token.lower)))
    return length <= SHORT_QUESTION || asked.drugs.length > 0 || has(asked, 'takes', 'given', 'doseForm')
  if (asked.tokens.some((token) => NO_DOSE.test(token.lower))) return false
  return doseNumbers(asked).length === 1 && (length <= BARE_QUESTION || (asked.drugs.length === 1 && !has(asked, 'timeWord')))
}

function regimenAt(reading: Reading, at: number): Regimen {
  const regimen = regimenIn(reading, { from: at, to: reading.tokens.length }, true)
  const number = reading.tokens[at]?.text ?? ''
  return regimen.text.includes(number) ? { ...regimen, hasDose: true } : { text: number, hasDose: true, hasFrequency: false }
}

/** Ja, 100, tror jeg: agreed to what was named just before, with its dose. */
function doseAgreed(statement: Statement): Regimen | undefined {
  const [at, ...others] = doseNumbers(statement)
  const isAgreed = statement.hits.some((hit) => hit.mark === 'yes' && hit.start === 0)
  return at === undefined || others.length > 0 || !isAgreed || statement.tokens.length > LONGEST_REMARK ? undefined : regimenAt(statement, at)
}

/** The dose of a medicine spoken of, told in question and answer: the number of the answer, or the one that was agreed to. */
export function doseExchanged(statement: Statement): Regimen | undefined {
  const { asked, folded } = statement
  if (statement.tokens.length > LONGEST_ANSWER + (asked?.tokens.length ?? 0) || has(statement, ...ELSEWHERE)) return undefined
  if (asked === undefined) return doseAgreed(statement)
  if (!asksDose(asked)) return undefined
  const [offered] = doseNumbers(asked)
  const said = offered === undefined ? undefined : asked.tokens[offered]?.text
  const own = doseNumbers(statement).filter((at) => folded === 'answered' || statement.tokens[at]?.text !== said).at(folded === 'answered' ? 0 : -1)
  const isCount = own !== undefined && said !== undefined && Number(statement.tokens[own]?.text) <= FEW && Number(said) > FEW
  if (own !== undefined && !isCount) return regimenAt(statement, own)
  if (offered === undefined || folded === 'denied') return undefined
  const dose = regimenAt(asked, offered)
  const rest = folded === 'answered' ? regimenIn(statement, { from: 0, to: statement.tokens.length }) : undefined
  return rest?.hasFrequency === true && !dose.hasFrequency ? { text: `${dose.text}, ${rest.text}`, hasDose: true, hasFrequency: true } : dose
}

/** Notes a dose told in question and answer; how often, and how many, it is taken stays when only the strength was told anew. */
export function noteDose(course: Course, regimen: Regimen, { start, end }: Statement): void {
  const [before, now] = [amountOf(course.regimen.text), amountOf(regimen.text)]
  if (course.regimen.hasDose && before !== undefined && now !== undefined && before <= FEW && now > FEW) {
    course.regimen = { ...course.regimen, text: `${regimen.text}, ${course.regimen.text}` }
    course.spans.push({ start, end })
    return
  }
  const often = course.regimen.hasFrequency && !course.regimen.hasDose && !regimen.hasFrequency ? `, ${course.regimen.text}` : ''
  course.regimen = { text: `${regimen.text}${often}`, hasDose: true, hasFrequency: regimen.hasFrequency || often !== '' }
  course.spans.push({ start, end })
}

/** To is said so soon behind the number that is left. */
const TO_REACH = 4

/** From 75 to 100: of all that is taken, the dose is changed of what was taken so. */
export function applyFromTo(statement: Statement, courses: ReadonlyMap<string, Course>): Course | undefined {
  const { tokens } = statement
  if (has(statement, ...ELSEWHERE, 'past') || statement.isQuestion || statement.speaker === 'patient') return undefined
  const from = tokens.findIndex((token, at) => FROM.has(token.lower) && isNumber(tokens[at + 1]))
  const to = tokens.findIndex((token, at) => at > from + 1 && at <= from + 1 + TO_REACH && TO.has(token.lower) && isNumber(tokens[at + 1]))
  if (from < 0 || to < 0) return undefined
  const before = Number(tokens[from + 1]?.text.replace(',', '.'))
  const taken = [...courses.values()].filter((course) => course.status !== 'stopped' && course.status !== 'allergy' && amountOf(course.regimen.text) === before)
  const [course] = taken
  if (course === undefined || taken.length > 1) return undefined
  const regimen = regimenAt(statement, to + 1)
  course.status = (amountOf(regimen.text) ?? 0) > before ? 'raised' : 'lowered'
  course.regimen = regimen
  course.spans.push({ start: statement.start, end: statement.end })
  return course
}
