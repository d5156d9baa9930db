import { DELAYED } from '#domain/language/tables/medicines/delayed.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import { isNumber } from '#domain/language/tokens.ts'
import { drugTalkOf } from '#domain/terminology/drug-talk.ts'
import { isBorneWell } from '#domain/note/medication/status/allergy-told.ts'
import { deniesAllergyTo } from '#domain/note/medication/status/denied-allergy.ts'
import { isNegated } from '#domain/note/medication/status/cues.ts'
import { isWeighedAndLeft } from '#domain/note/discourse/set-aside.ts'
import { wordsOf } from '#domain/note/medication/mention/clauses.ts'
import { isClinicianVoice } from '#domain/note/discourse/phases.ts'
import type { Reading, Statement } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'
import type { Candidate } from './candidates.ts'
import type { Chances } from './outcomes.ts'

/** What was said so plainly that nothing is open, however seldom a medicine is named: no weight has been learnt of most names. */

const wordsIn = ({ tokens }: Reading): string => ` ${tokens.map(({ lower }) => lower).join(' ')} `

/** Do you tolerate X? Yes, I have had it before: the answer stands, and nobody takes it for that. */
function isSaidBorne(answer: Statement): boolean {
  const { asked, language, folded } = answer
  if (asked === undefined || folded === 'denied' || !drugTalkOf(language).tolerated.test(wordsIn(asked))) return false
  // whoever says what it did, and no yes, may not bear it
  return (folded === 'affirmed' || has(answer, 'yes')) && !has(answer, 'negation', 'no', 'reaction', 'allergy', 'uncertain')
}

/** Asked whether it is borne, and it is, or said not to be an allergy; and nothing else is told of it. */
export function isBorne({ isRead, heard, answers }: Candidate): boolean {
  if (isRead) return false
  if (heard.length > 0 && heard.every(({ clause, mention }) => deniesAllergyTo(clause, mention) || isBorneWell(clause, mention, clause.language))) return true
  if (!answers.some(isSaidBorne)) return false
  return heard.every(({ told }) => told !== undefined && told !== 'foreign' && (told.status === 'refused' || told.status === 'past' || told.status === 'named'))
}

/** I did think of X, but with your kidneys: all that is told of it, by whoever treats. */
export function isSetAside({ heard, course }: Candidate): boolean {
  return heard.length > 0 && course.status !== 'allergy' && heard.every(({ whole, mention }) => {
    const named = whole.drugs.find(({ substance }) => substance === mention.substance)
    if (named === undefined || !isClinicianVoice(whole) || whole.isQuestion || has(whole, 'frequency', 'given', 'start')) return false
    const isBefore = drugTalkOf(whole.language).considered.test(wordsOf(whole, 0, named.start))
    return isBefore && isWeighedAndLeft(whole.tokens, whole.language)
  })
}

/** My daughter's, the old dog's: none of the patient's. */
const OF_OTHERS: readonly Mark[] = ['kin', 'otherPerson', 'otherAnimal', 'animal', 'child']

/** And the other one, X? That one we can stop: answered by whoever treats. */
export function isStoppedInAnswer({ course, answers }: Candidate): boolean {
  if (course.status !== 'stopped') return false
  return answers.some(
    (answer) =>
      answer.speaker === 'clinician' && !answer.isQuestion && !has(answer, 'condition', 'allergy', ...OF_OTHERS) &&
      (answer.asked === undefined || !has(answer.asked, 'hypothetical', 'allergy', ...OF_OTHERS)) &&
      answer.hits.some((hit) => hit.mark === 'stop' && !isNegated(answer, hit)),
  )
}

const WAITS = new Map(Object.entries(DELAYED).map(([language, words]) => [language, new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')]))

/** If he still has a fever on Thursday, you start X: ordered for what may come, and not begun. */
export function isDelayed({ course, heard }: Candidate): boolean {
  const last = heard.at(-1)
  const condition = last?.whole.hits.find(({ mark }) => mark === 'condition')
  if (course.status !== 'started' || last === undefined || condition === undefined || last.whole.speaker === 'patient') return false
  const { whole, mention } = last
  const named = whole.drugs.find(({ substance, start }) => substance === mention.substance && start > condition.start)
  const [from, to] = [whole.tokens[condition.start]?.start ?? 0, named && whole.tokens[named.start]?.start]
  return to !== undefined && WAITS.get(whole.language)?.test(whole.text.slice(from, to)) === true
}

/** What leaves it open, in whatever way, whether a medicine is stopped. */
const LEAVES_OPEN: readonly Mark[] = ['condition', 'hypothetical', 'uncertain', 'allergy', 'raise', 'lower', 'continue', ...OF_OTHERS]

/** I stopped X myself in May, told by who takes it; X you leave, told by whoever treats: said last of it, in plain words, and of nothing else. */
export function isSaidStopped({ course, heard }: Candidate): boolean {
  const last = heard.at(-1)
  if (course.status !== 'stopped' || last === undefined) return false
  const { told, clause, whole } = last
  if (told === undefined || told === 'foreign' || told.status !== 'stopped' || !told.isExplicit) return false
  if (whole.isQuestion || clause.drugs.length > 1 || has(clause, ...LEAVES_OPEN)) return false
  if (!clause.hits.some((hit) => hit.mark === 'stop' && !isNegated(clause, hit))) return false
  return whole.speaker === 'clinician' ? !has(clause, 'past') : has(clause, 'firstPerson') && whole.speaker === 'patient'
}

/** For three days: counted, and no part of how often. */
function tellsHowLong({ hits, tokens }: Reading): boolean {
  const often = hits.filter(({ mark }) => mark === 'frequency')
  return hits.some(({ mark, start }) => mark === 'timeWord' && isNumber(tokens[start - 1]) && !often.some((hit) => hit.start <= start && start < hit.end))
}

/** X, one gram twice a day for three days, said in the plan by whoever treats: dose, how often and how long. A start must be likeliest. */
export function isOrderedWhole({ course, heard }: Candidate, { none, continued, started, stopped, allergy }: Chances): boolean {
  const last = heard.at(-1)
  if (course.status !== 'started' || last === undefined || started < Math.max(none, continued, stopped, allergy)) return false
  const { told, clause, whole } = last
  if (told === undefined || told === 'foreign' || told.status !== 'started') return false
  const isWhole = has(clause, 'unit') && has(clause, 'frequency') && tellsHowLong(clause) && whole.phase === 'plan' && isClinicianVoice(whole)
  // where nobody is marked, whoever orders does not tell of himself or of what was
  const isOrdering = whole.speaker === 'clinician' || (whole.speaker === 'unknown' && whole.folded === 'none' && !has(whole, 'firstPerson', 'given'))
  return isWhole && isOrdering && !whole.isQuestion && !has(whole, 'condition', 'negation', 'hypothetical', 'uncertain', 'past', 'kin')
}
