import type { Mark } from '#domain/language/pack/language-pack.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { clinicalWeight, has } from '#domain/note/annotate/statement.ts'
import { tellsBygone } from '#domain/note/context/past-history.ts'
import type { Fact, Unheld } from './fact.ts'
import type { Grounds } from './grounds.ts'
import type { Said } from './read-talk.ts'

const SOMEBODY: readonly Mark[] = ['kin', 'otherPerson', 'otherAnimal']

/** What tells something: questions left without an answer tell of nobody. */
const telling = ({ said }: Grounds): readonly Said[] => said.filter(({ statement }) => !statement.isQuestion || statement.folded !== 'none')

const namesSomebody = (statement: Statement): boolean => has(statement, ...SOMEBODY) || (statement.asked !== undefined && has(statement.asked, ...SOMEBODY))

/** What is somebody else's is told as theirs, and what is the patient's as the patient's. */
function keepsPerson(fact: Fact, reading: Statement, grounds: Grounds): boolean {
  const said = telling(grounds)
  const weighty = said.filter(({ statement }) => clinicalWeight(statement) > 0)
  const isOthers = (one: Said): boolean => one.assertion.experiencer !== 'patient'
  const names = has(reading, ...SOMEBODY)
  if (fact.person === 'patient') return names || weighty.length === 0 || !weighty.every(isOthers)
  return names && (said.some(isOthers) || said.some(({ statement }) => namesSomebody(statement)))
}

/** A year tells that something lies back, with or without a word for it. */
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/u
/** Sections that tell how it is, not how it was. */
const OF_NOW: ReadonlySet<string> = new Set(['diagnoses', 'physicalExamination', 'treatmentMeasures'])
const OF_IFS: readonly Mark[] = ['condition', 'opensCondition', 'contact', 'asNeeded', 'planCue', 'advice', 'future', 'followUp']

/** What was is not told as what is, what hangs on a condition not as settled, what is to come not as found. */
function keepsTime(fact: Fact, reading: Statement, grounds: Grounds): boolean {
  const times = telling(grounds).map(({ assertion }) => assertion.temporality)
  if (times.length === 0) return true
  const isAll = (time: string): boolean => times.every((each) => each === time)
  if (isAll('past')) return tellsBygone(reading) || has(reading, 'past') || YEAR.test(reading.text)
  if (isAll('conditional')) return fact.time === 'conditional' || has(reading, ...OF_IFS)
  if (isAll('planned')) return !(OF_NOW.has(fact.section) && fact.section !== 'treatmentMeasures' && fact.time !== 'planned' &&
    !has(reading, 'planCue', 'followUp', 'referral', 'future'))
  return fact.time !== 'past' || !OF_NOW.has(fact.section) || tellsBygone(reading) || has(reading, 'past')
}

/** So many first letters tell a word whatever its ending. */
const HEAD_LETTERS = 5

/** The statements that speak of what the sentence names, and not only beside it; all of them where none does. */
function carrying(said: readonly Said[], reading: Statement): readonly Said[] {
  const heads = new Set(reading.tokens.flatMap(({ lower }) => (lower.length >= HEAD_LETTERS ? [lower.slice(0, HEAD_LETTERS)] : [])))
  const own = said.filter(({ statement }) => statement.tokens.some(({ lower }) => heads.has(lower.slice(0, HEAD_LETTERS))))
  return own.length > 0 ? own : said
}

/** Where all that was said of a disease is said with a word of doubt, what is written of it has one, too. */
function keepsCertainty(fact: Fact, reading: Statement, grounds: Grounds): boolean {
  const isHedged = has(reading, 'uncertain') || reading.text.includes('?') || has(reading, 'condition', 'opensCondition')
  if (isHedged || fact.negated || fact.certainty === 'denied') return true
  if (fact.certainty === 'suspected') return false
  if (fact.section !== 'diagnoses' && !has(reading, 'diagnosis')) return true
  const judged = carrying(telling(grounds).filter(({ statement }) => has(statement, 'diagnosis') || statement.phase !== 'history'), reading)
  return judged.length === 0 || judged.some(({ statement }) => !has(statement, 'uncertain'))
}

/** What a model declares of its sentence and the reader cannot see in it. */
function saysWhatItDeclares({ negated, certainty }: Fact, reading: Statement): boolean {
  return !(negated || certainty === 'denied') || has(reading, 'negation', 'nothing', 'no', 'normal', 'stop', 'denyPlan', 'refuse')
}

/** Somebody else's illness is told as history or not at all. */
const OF_OTHERS: ReadonlySet<string> = new Set(['complaints', 'additionalNotes', 'summary'])

type Check = (fact: Fact, reading: Statement, grounds: Grounds) => boolean

const CHECKS: readonly (readonly [Unheld, Check])[] = [
  ['person', keepsPerson],
  ['time', keepsTime],
  ['certainty', keepsCertainty],
  ['polarity', (fact, reading) => saysWhatItDeclares(fact, reading)],
  ['section', ({ person, section }) => person === 'patient' || OF_OTHERS.has(section)],
]

/** In what respects a sentence says otherwise of whom, when and how surely than its statements do. */
export function assertionUnheld(fact: Fact, reading: Statement, grounds: Grounds): Unheld[] {
  return CHECKS.flatMap(([respect, holds]) => (holds(fact, reading, grounds) ? [] : [respect]))
}
