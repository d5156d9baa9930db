import { TURNED_ROUND } from '#domain/language/tables/number-frames.ts'
import type { Tongue } from '#domain/language/language.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has, hasNumber, reworded, saysOnly } from '#domain/note/annotate/statement.ts'
import { sharesStem } from './leaning-answers.ts'

/** A name by itself, perhaps with its dose. */
const NAME_WORDS = 5
/** Said of an allergy, so few words are what is not borne, known to the lists or not. */
const THING_WORDS = 3

const ANSWERS = ['yes', 'no', 'filler', 'backchannel', 'smallTalk', 'closing', 'examStart', 'planCue', 'negation', 'nothing', 'unknown'] as const

/** Says yes, and nothing besides. */
function onlyAffirms(answer: Statement): boolean {
  return has(answer, 'yes') && !has(answer, 'no') && saysOnly(answer, 'yes', 'filler', 'backchannel')
}

function isName(question: Statement, next: Statement): boolean {
  if (next.isQuestion || next.tokens.length > NAME_WORDS || has(next, ...ANSWERS)) return false
  if (next.drugs.length > 0) return true
  return has(question, 'allergy') && next.tokens.length <= THING_WORDS && !hasNumber(next) && !has(next, 'symptom', 'finding', 'firstPerson', 'secondPerson')
}

/**
 * `Anyone in the family with asthma? Yes. My aunt has asthma`: who says yes and then who it is has told all of it, and the question alone would tell that
 * anybody has it.
 */
export function tellsWhose({ question, answer, next }: Said): boolean {
  if (next === undefined || next.isQuestion || next.speaker !== answer.speaker || !onlyAffirms(answer)) return false
  return has(question, 'kin') && has(next, 'kin') && sharesStem(question, next)
}

type Said = { readonly question: Statement; readonly answer: Statement; readonly next: Statement | undefined }

/**
 * Any allergies? Yes. Penicillin. Who first says yes and then, after a stop, what it is, has given one answer.
 * Takes the question, its answer and what is said next; gives both as one, or nothing where they are two.
 */
function namedAnswer({ question, answer, next }: Said, tongue: Tongue): Statement | undefined {
  if (next === undefined || next.speaker !== answer.speaker || !onlyAffirms(answer) || !isName(question, next)) return undefined
  return { ...reworded(answer, `${answer.text.replace(/(?<![.,!])[.,!]+\s*$/u, '')}, ${next.text}`, tongue), end: next.end }
}

/** Says no, and nothing besides. */
const onlyDenies = (answer: Statement): boolean => has(answer, 'no') && !has(answer, 'yes') && saysOnly(answer, 'no', 'filler', 'backchannel')

/** Have you been admitted? No. Or yes, three years ago: who takes a no back at once has answered what follows it. */
function afterAll({ answer, next }: Said, tongue: Tongue): { readonly answer: Statement; readonly tookNext: boolean } | undefined {
  const within = TURNED_ROUND.exec(answer.text)?.groups?.['answer']
  if (within !== undefined) return { answer: reworded(answer, within, tongue), tookNext: false }
  const behind = next === undefined ? undefined : TURNED_ROUND.exec(next.text)?.groups?.['answer']
  if (next === undefined || behind === undefined || next.isQuestion || next.speaker !== answer.speaker || !onlyDenies(answer)) return undefined
  return { answer: { ...reworded(answer, behind, tongue), end: next.end }, tookNext: true }
}

/** An answer with what its speaker adds to it in a sentence of its own, and whether what was said next went into it. */
export function wholeAnswer(said: Said, tongue: Tongue): { readonly answer: Statement; readonly tookNext: boolean } {
  const named = namedAnswer(said, tongue)
  return named === undefined ? (afterAll(said, tongue) ?? { answer: said.answer, tookNext: false }) : { answer: named, tookNext: true }
}
