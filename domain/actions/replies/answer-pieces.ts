import type { Piece } from '../draft.ts'
import { fixed, from, gap } from '../draft.ts'
import type { AskedThing } from '../questions/find-questions.ts'
import type { Remark } from '../questions/pieces.ts'

/** Remarks in the clinician's own words, one behind the other. */
export const remarkPieces = (remarks: readonly Remark[]): Piece[] =>
  remarks.flatMap(({ text, start, end }, at) => [...(at === 0 ? [] : [fixed(' ')]), from(text, { source: 'remarks', start, end })])

/** A question as it was written. */
const questionPiece = ({ text, start, end }: AskedThing): Piece => from(text.replace(/\s+/gu, ' '), { source: 'input', start, end })

/** Each question in its order with what answers it, or an open place. */
export function answerPieces(questions: readonly AskedThing[], { answers, open }: { answers: readonly (readonly Remark[])[]; open: string }): Piece[] {
  return questions.flatMap((question, at) => {
    const given = answers[at] ?? []
    const label = question.label === undefined ? String(at + 1) : question.label
    return [fixed(`\n\n${label}. `), questionPiece(question), fixed('\n'), ...(given.length === 0 ? [gap(open)] : remarkPieces(given))]
  })
}
