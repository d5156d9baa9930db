import type { Piece } from '#domain/actions/draft/draft.ts'
import { fixed, from, gap } from '#domain/actions/draft/draft.ts'
import type { AskedThing } from '../questions/find-questions.ts'
import type { Remark } from '../questions/pieces.ts'

/** How a remark is written in a draft; its mark still leads to the words as they were typed. */
export type WriteRemark = (remark: string) => string

/** A note that was jotted down, as a sentence: with a capital, and a stop in the place of what it was cut off by. */
export function asSentence(remark: string): string {
  const words = remark.trim().replace(/(?<![\s,;:–-])[\s,;:–-]+$/u, '')
  const whole = /[.!?…)\]]$/u.test(words) || words === '' ? words : `${words}.`
  return whole.charAt(0).toUpperCase() + whole.slice(1)
}

/** Remarks one behind the other, each with the place it was taken from. */
export const remarkPieces = (remarks: readonly Remark[], write: WriteRemark): Piece[] =>
  remarks.flatMap(({ text, start, end }, at) => [...(at === 0 ? [] : [fixed(' ')]), from(write(text), { source: 'remarks', start, end })])

/** A question as it was written. */
const questionPiece = ({ text, start, end }: AskedThing): Piece => from(text.replace(/\s+/gu, ' '), { source: 'input', start, end })

/** Each question in its order with what answers it, or an open place. Whoever numbered theirs gets no numbers of ours beside them. */
export function answerPieces(
  questions: readonly AskedThing[],
  { answers, open, write }: { answers: readonly (readonly Remark[])[]; open: string; write: WriteRemark },
): Piece[] {
  const isNumbered = questions.some(({ label }) => label !== undefined)
  return questions.flatMap((question, at) => {
    const given = answers[at] ?? []
    const label = question.label ?? (isNumbered ? undefined : String(at + 1))
    return [
      fixed(label === undefined ? '\n\n' : `\n\n${label}. `),
      questionPiece(question),
      fixed('\n'),
      ...(given.length === 0 ? [gap(open)] : remarkPieces(given, write)),
    ]
  })
}
