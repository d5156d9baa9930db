import type { Mark } from '#domain/language/pack/language-pack.ts'
import type { Tongue } from '#domain/language/language.ts'
import { BETWEEN_ASKED, VERDICTS } from '#domain/language/tables/reference/verdicts.ts'
import type { Hit } from '#domain/language/lexicon.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has, reworded } from '#domain/note/annotate/statement.ts'

/** An answer without the name it is of: it is, it isn't, I don't think so, it could be. */
type Answered = { readonly question: Statement; readonly answer: Statement; readonly disease: Hit; readonly tongue: Tongue }

const SURENESSES = ['confirmed', 'ruledOut', 'unlikely', 'possible'] as const
type Sureness = (typeof SURENESSES)[number]

const only = (words: string): RegExp => new RegExp(`^(?:(?:${words})(?: |$))+$`, 'iu')
const ANSWERS = new Map(
  Object.entries(VERDICTS).map(([language, { bareYes, bareNo, unlikely, possible }]) => [
    language, { confirmed: only(bareYes), ruledOut: only(bareNo), unlikely: only(unlikely), possible: only(possible) } satisfies Record<Sureness, RegExp>,
  ]),
)
/** So many of them: is it really a. */
const MOST_BETWEEN = 3
const ASKS = new Map(
  Object.entries(VERDICTS).map(([language, { asks }]) => [
    language, new RegExp(String.raw`(?<!\p{L})(?:${asks})(?: (?:${BETWEEN_ASKED})){0,${String(MOST_BETWEEN)}} $`, 'iu'),
  ]),
)

/** A verdict says so and nothing more: so few words, whatever is repeated. */
const LONGEST_ANSWER = 10
/** Again, then, do you think: so few words follow the name in a question that is about it. */
const MOST_BEHIND = 2
/** What is asked of somebody else, of another time, or of what is done about it. */
const OF_ELSE: readonly Mark[] = ['kin', 'otherPerson', 'otherAnimal', 'past', 'takes', 'allergy', 'negation', 'drugClass', 'procedure', 'test', 'imaging']

const wordsOnly = (text: string): string => text.replaceAll(/[.!?,…]+/gu, ' ').replaceAll(/\s+/gu, ' ').trim()

/** Whether a question asks if it is that disease, and of nothing else: it may be dangerous to have asthma, and no verdict is given of it. */
export function asksIfItIs({ question, disease, tongue }: Omit<Answered, 'answer'>): boolean {
  const { tokens, hits } = question
  const isOther = (hit: Hit): boolean => hit.mark === 'diagnosis' && (hit.end <= disease.start || hit.start >= disease.end)
  if (has(question, ...OF_ELSE) || hits.some(isOther) || tokens.length - disease.end > MOST_BEHIND) return false
  const before = tokens.slice(0, disease.start).map(({ lower }) => `${lower} `).join('')
  return ASKS.get(tongue.pack.language)?.test(before) === true
}

/** How sure it is said to be, in an answer that says nothing else; undefined where it says more, or something else. */
function sureness({ answer, tongue }: Answered): Sureness | undefined {
  const answers = ANSWERS.get(tongue.pack.language)
  if (answers === undefined || answer.speaker === 'patient' || answer.tokens.length > LONGEST_ANSWER) return undefined
  const said = wordsOnly(answer.text)
  return said === '' ? undefined : SURENESSES.find((one) => answers[one].test(said))
}

/**
 * What somebody feared, with what who treats says to it and nothing more: an ear infection? Yes, it is · a heart attack? No, it isn't. Told by its name
 * and how sure it is, in the words of a note.
 */
export function bareVerdict(answered: Answered): Statement | undefined {
  const verdict = sureness(answered)
  if (verdict === undefined) return undefined
  const { question, answer, disease, tongue } = answered
  const name = question.tokens.slice(disease.start, disease.end).map((token) => token.text).join(' ')
  const { told } = VERDICTS[tongue.pack.language]
  const text = verdict === 'confirmed' ? name.charAt(0).toUpperCase() + name.slice(1) : told[verdict].replace('§', name)
  return { ...reworded(answer, `${text}.`, tongue), start: question.start, asked: question, folded: 'none', isQuestion: false, verdict }
}
