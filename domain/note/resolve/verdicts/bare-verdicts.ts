import type { Tongue } from '#domain/language/language.ts'
import { VERDICTS } from '#domain/language/tables/reference/verdicts.ts'
import type { Hit } from '#domain/language/lexicon.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { reworded } from '#domain/note/annotate/statement.ts'

/** An answer without the name it is of: it is, it isn't, I don't think so, it could be. */
type Answered = { readonly question: Statement; readonly answer: Statement; readonly disease: Hit; readonly tongue: Tongue }

type Answers = Readonly<Record<'confirmed' | 'ruledOut' | 'unlikely' | 'possible', RegExp>>
const only = (words: string): RegExp => new RegExp(`^(?:(?:${words})(?: |$))+$`, 'iu')
const ANSWERS = new Map(
  Object.entries(VERDICTS).map(([language, { bareYes, bareNo, unlikely, possible }]): [string, Answers] => [
    language, { confirmed: only(bareYes), ruledOut: only(bareNo), unlikely: only(unlikely), possible: only(possible) },
  ]),
)

const SURENESSES = ['confirmed', 'ruledOut', 'unlikely', 'possible'] as const

const wordsOnly = (text: string): string => text.replaceAll(/[.!?,…]+/gu, ' ').replaceAll(/\s+/gu, ' ').trim()

/** How sure it is said to be, in an answer that says nothing else; undefined where it says more, or something else. */
function sureness(text: string, tongue: Tongue): NonNullable<Statement['verdict']> | undefined {
  const said = wordsOnly(text)
  const answers = ANSWERS.get(tongue.pack.language)
  if (said === '' || answers === undefined) return undefined
  return SURENESSES.find((one) => answers[one].test(said))
}

/**
 * What somebody feared, with what who treats says to it and nothing more: an ear infection? Yes, it is · a heart attack? No, it isn't. Told by its name
 * and how sure it is, in the words of a note.
 */
export function bareVerdict({ question, answer, disease, tongue }: Answered): Statement | undefined {
  const verdict = answer.speaker === 'patient' ? undefined : sureness(answer.text, tongue)
  if (verdict === undefined) return undefined
  const name = question.tokens.slice(disease.start, disease.end).map((token) => token.text).join(' ')
  const { told } = VERDICTS[tongue.pack.language]
  const text = verdict === 'confirmed' ? name.charAt(0).toUpperCase() + name.slice(1) : told[verdict].replace('§', name)
  return { ...reworded(answer, `${text}.`, tongue), start: question.start, asked: question, folded: 'none', isQuestion: false, verdict }
}
