import { ACTIVITIES, ASKS_LEAVE, DENIES, LEANS, POINTS } from '#domain/language/tables/exchange/activities.ts'
import type { Language } from '#contract/vertical.ts'
import type { Tongue } from '#domain/language/language.ts'
import { lowerFirst } from '#domain/note/annotate/question-forms.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { clinicalWeight, has, reworded } from '#domain/note/annotate/statement.ts'
import type { Leading } from './leading-words.ts'

type Leave = { readonly asks: RegExp; readonly leans: RegExp; readonly points: RegExp; readonly denies: RegExp
  readonly names: readonly { readonly asked: RegExp; readonly name: string }[] }

const whole = (words: string, at = '(?<!\\p{L})'): RegExp => new RegExp(`${at}(?:${words})(?!\\p{L})`, 'iu')

const leaveIn = (language: Language): Leave => ({
  asks: whole(ASKS_LEAVE[language]),
  leans: whole(LEANS[language], '^'),
  points: whole(POINTS[language]),
  denies: new RegExp(`^ ?(?:${DENIES[language]}) `, 'iu'),
  names: ACTIVITIES[language].map(([asked, name]) => ({ asked: whole(asked), name })),
})

const LEAVES: Readonly<Record<Language, Leave>> = { nb: leaveIn('nb'), sv: leaveIn('sv'), da: leaveIn('da'), en: leaveIn('en'), ru: leaveIn('ru') }

/** What is asked leave for is named by so few words. */
const LONGEST_DOING = 4
/** So short an answer means nothing without what it was asked of. */
const LONGEST_LEANING = 8

/** Eat as usual, have treats: what is to be done, in the words of the question; undefined where they point at what was named before. */
function doing(asked: string, points: RegExp): string | undefined {
  const told = asked.replace(/(?<![?.!\s])[?.!\s]+$/u, '').trim()
  const isNamed = told !== '' && told.split(/\s+/).length <= LONGEST_DOING && !points.test(told) && !/[,;:?]/u.test(told)
  return isNamed ? told.charAt(0).toUpperCase() + told.slice(1) : undefined
}

type Asked = { readonly question: Statement; readonly answer: Statement; readonly rest: string; readonly kind: Leading['kind'] }

/** A short answer without a name for what was asked is read by, and not told. */
function keptUnsaid({ question, answer, rest }: Asked, tongue: Tongue): Statement | undefined {
  if (answer.tokens.length > LONGEST_LEANING || clinicalWeight(answer) >= 1) return undefined
  return { ...reworded(answer, rest, tongue), asked: question, folded: 'none', leans: true }
}

/**
 * `Can I drive? Not while you are having spells`: who asks leave is answered under the name of what was asked; where it has none that is certain,
 * an answer that leans on its question is kept to read by and not told. Undefined where the answer tells by itself.
 */
export function leaveGiven({ question, answer, rest, kind }: Asked, tongue: Tongue): Statement | undefined {
  const leave = LEAVES[tongue.pack.language]
  const found = leave.asks.exec(question.text)
  if (found === null || question.drugs.length > 0 || answer.drugs.length > 0) return undefined
  const isAsked = question.text.includes('?')
  const asked = question.text.slice(found.index + found[0].length)
  // who asks whether not to, and hears yes, may mean either
  const isDenied = leave.denies.test(asked)
  if ((rest !== '' && !leave.leans.test(rest)) || (isDenied && kind === 'yes')) return undefined
  const activity = leave.names.find((one) => one.asked.test(question.text.slice(found.index)))
  const name = activity?.name ?? (isAsked ? doing(asked.replace(leave.denies, ''), leave.points) : undefined)
  if (name === undefined) return isAsked && rest !== '' ? keptUnsaid({ question, answer, rest, kind }, tongue) : undefined
  const text = `${name}: ${lowerFirst(kind === 'other' ? rest : answer.text)}`
  const read = reworded(answer, text, tongue)
  // what is not to be belongs to the plan, what may be to the advice
  const mark = rest !== '' && (kind === 'no' || has(read, 'negation')) ? 'denyPlan' : 'advice'
  const counts = new Map(read.counts).set(mark, (read.counts.get(mark) ?? 0) + 1)
  const speaker = question.speaker === 'unknown' ? 'unknown' : 'clinician'
  return {
    ...read, counts, hits: [...read.hits, { mark, start: 0, end: 1 }], speaker, start: question.start, end: Math.max(question.end, answer.end),
    asked: question, folded: 'none', isQuestion: false, ...(kind !== 'other' && { isGranted: kind === 'yes' }),
  }
}
