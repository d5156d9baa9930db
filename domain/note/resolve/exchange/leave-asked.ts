import { ACTIVITIES, ASKS_LEAVE, DENIES, LEANS, POINTS } from '#domain/language/tables/exchange/activities.ts'
import type { Language } from '#contract/vertical.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import type { Tongue } from '#domain/language/language.ts'
import { lowerFirst } from '#domain/note/annotate/question-forms.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { clinicalWeight, has, readMarks, reworded } from '#domain/note/annotate/statement.ts'
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

/** The answer under the name of what was asked: advice, and what is not to be is planned so. */
function under(name: string, { question, answer, rest, kind }: Asked, { tongue, isActivity }: { tongue: Tongue; isActivity: boolean }): Statement {
  const read = reworded(answer, `${name}: ${lowerFirst(kind === 'other' ? rest : answer.text)}`, tongue)
  const isForbidden = kind !== 'yes' && (kind === 'no' || has(read, 'negation'))
  const marks: readonly Mark[] = rest !== '' && isForbidden ? ['advice', 'denyPlan'] : ['advice']
  return {
    ...read,
    counts: new Map([...read.counts, ...marks.map((mark) => [mark, (read.counts.get(mark) ?? 0) + 1] as const)]),
    hits: [...read.hits, ...marks.map((mark) => ({ mark, start: 0, end: 1 }))],
    speaker: question.speaker === 'unknown' ? 'unknown' : 'clinician',
    start: question.start,
    end: Math.max(question.end, answer.end),
    asked: question,
    folded: 'none',
    isQuestion: false,
    // who must not drive is told so, however little room there is
    ...(isForbidden && isActivity && { isBan: true as const }),
    ...(kind !== 'other' && { isGranted: kind === 'yes' }),
  }
}

/** These tell by themselves what is to be done. */
const TELLING: readonly Mark[] = ['diet', 'measure', 'drugClass', 'procedure', 'symptom']

/**
 * `Can I drive? Not while you are having spells`: who asks leave is answered under the name of what was asked; where it has none that is certain,
 * an answer that leans on its question is kept to read by and not told. Undefined where the answer tells by itself.
 */
export function leaveGiven(asked: Asked, tongue: Tongue): Statement | undefined {
  const { question, answer, rest, kind } = asked
  const leave = LEAVES[tongue.pack.language]
  const found = leave.asks.exec(question.text)
  if (found === null || question.drugs.length > 0 || answer.drugs.length > 0 || (rest !== '' && !leave.leans.test(rest))) return undefined
  const behind = question.text.slice(found.index + found[0].length)
  // who asks whether not to, and hears yes, may mean either
  if (leave.denies.test(behind) && kind === 'yes') return undefined
  const activity = leave.names.find((one) => one.asked.test(question.text.slice(found.index)))
  if (activity !== undefined) return under(activity.name, asked, { tongue, isActivity: true })
  if (!question.text.includes('?') || has(readMarks(rest, tongue), ...TELLING)) return undefined
  const name = doing(behind.replace(leave.denies, ''), leave.points)
  if (name !== undefined) return under(name, asked, { tongue, isActivity: false })
  return rest === '' ? undefined : keptUnsaid(asked, tongue)
}
