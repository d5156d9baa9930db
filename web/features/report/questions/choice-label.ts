import type { Question, QuestionChoice } from '#contract/report.ts'
import type { Text } from '#web/text/use-text.ts'

/** What is asked about, short enough for a button's name. */
export const nameOf = ({ name, text }: Question): string => name ?? text

/** Longer than this a medicine's line is no label. */
const LONGEST_LABEL = 48

/** The word on an answer's button; one of two medicines is named by the line that it would add. */
export function choiceLabel(question: Question, choice: QuestionChoice, text: Text<'questions'>): string {
  if (choice !== 'first' && choice !== 'second') return text(choice)
  const line = question.lines[choice]?.join(', ').replace(/\.$/, '')
  return line !== undefined && line !== '' && line.length <= LONGEST_LABEL ? text('only', { name: line }) : text(choice)
}
