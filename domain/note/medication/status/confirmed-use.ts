import type { Language } from '#contract/vertical.ts'
import { AROUND_CONFIRMED, CONFIRMED, USES_NOW } from '#domain/language/tables/medicines/confirmed-use.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'
import { wordsOf } from '#domain/note/medication/mention/clauses.ts'

const patterns = (language: Language) => ({
  confirms: new RegExp(`^ (?:(?:${AROUND_CONFIRMED}) )*(?:${CONFIRMED[language]})(?: (?:${AROUND_CONFIRMED}))* $`, 'u'),
  uses: new RegExp(` (?:${USES_NOW[language]}) `, 'u'),
})

const PATTERNS: Readonly<Record<Language, ReturnType<typeof patterns>>> = {
  nb: patterns('nb'), sv: patterns('sv'), da: patterns('da'), en: patterns('en'), ru: patterns('ru'),
}

/** Begun, changed, or on a condition: whatever is answered, it is not what was taken before. */
function isOfChange({ hits }: Statement): boolean {
  const taken = new Set(hits.filter(({ mark }) => mark === 'takes').map(({ start }) => start))
  return hits.some(({ mark, start }) => (mark === 'start' && !taken.has(start)) || CHANGES.has(mark))
}

const CHANGES: ReadonlySet<string> = new Set(['future', 'planCue', 'condition', 'raise', 'lower', 'stop', 'given', 'hypothetical'])

/** `You take metoprolol 50 mg daily. · Yes, that's right.`: what somebody is told that they take, and says is so, was taken before this talk. */
export function isUseConfirmed(told: Statement, answer: Statement | undefined, language: Language): boolean {
  if (answer === undefined || answer.drugs.length > 0 || answer.speaker === 'clinician' || told.speaker === 'patient') return false
  if (!has(told, 'takes') || !has(told, 'secondPerson', 'thirdPerson') || isOfChange(told)) return false
  return PATTERNS[language].confirms.test(wordsOf(answer, 0, answer.tokens.length))
}

/** For a week, until Friday: how long is told of what is ordered. */
function tellsHowLong({ hits }: Statement): boolean {
  const often = hits.filter(({ mark }) => mark === 'frequency')
  return hits.some(({ mark, start }) => mark === 'timeWord' && !often.some((one) => one.start <= start && start < one.end))
}

/** `You use metoprolol 50 mg daily. How is your blood pressure at home?`: gone over before anything is decided, and then asked about. */
export function isUseGoneOver(told: Statement, next: Statement | undefined, language: Language): boolean {
  const isAsking = next?.asked !== undefined || next?.isQuestion === true
  if (!isAsking || told.phase !== 'history' || told.speaker === 'patient' || isOfChange(told) || tellsHowLong(told)) return false
  return PATTERNS[language].uses.test(wordsOf(told, 0, told.tokens.length))
}
