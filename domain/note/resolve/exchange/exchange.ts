import type { Tongue } from '#domain/language/language.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { readMarks, reworded } from '#domain/note/annotate/statement.ts'
import { sharesStem } from './leaning-answers.ts'

/** A question with its answer; `rest` is the answer without its leading yes or no. */
export type Exchange = { readonly question: Statement; readonly answer: Statement; readonly rest: string; readonly tongue: Tongue }

/** The answer takes up a word of the question. */
export const sharesWord = ({ rest, question, tongue }: Exchange): boolean => sharesStem(question, readMarks(rest, tongue))

/** The question and its answer as one statement, in the words given. */
export function fold({ question, answer, tongue }: Exchange, text: string, kind: Statement['folded']): Statement {
  return { ...reworded(answer, text, tongue), start: question.start, end: Math.max(question.end, answer.end), folded: kind, asked: question, isQuestion: false }
}

/** The answer by itself, which tells what it is about without its question. */
export function answerOnly({ question, answer, tongue }: Exchange, text: string): Statement {
  return { ...reworded(answer, text, tongue), folded: 'answered', asked: question, isQuestion: false }
}
