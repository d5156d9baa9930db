import type { MaskedText } from '#domain/deidentify/mask/masked-text.ts'
import type { AnswerOrder, Turn } from '#server/ports/answerer.ts'
import type { MaskedMaterial, MaskingRules, TextWork } from '#server/ports/text-work.ts'

type MaskedTurn = { role: Turn['role']; text: MaskedText }

export type MaskedQuestion = { question: MaskedText; earlier: MaskedTurn[]; texts: MaskedText[]; placeholders: MaskedMaterial['placeholders'] }

type Asked = Pick<AnswerOrder, 'question' | 'earlier' | 'signal'> & MaskingRules & { others?: readonly string[] }

/** Takes what is asked, what was said before and other texts of the case; gives all of them masked as one, so that one person has one placeholder. */
export async function maskQuestion(texts: TextWork, { question, earlier, signal, others = [], vertical, spared, known }: Asked): Promise<MaskedQuestion> {
  const sources = [question, ...earlier.map(({ text }) => text), ...others].map((text) => ({ kind: 'note' as const, text }))
  const { sources: masked, placeholders } = await texts.run('maskMaterial', { vertical, spared, known, sources }, { signal })
  const [asked, ...rest] = masked
  if (asked === undefined) throw new Error('nothing was masked')
  const said = earlier.flatMap(({ role }, at) => {
    const text = rest[at]
    return text === undefined ? [] : [{ role, text }]
  })
  return { question: asked, earlier: said, texts: rest.slice(earlier.length), placeholders }
}
