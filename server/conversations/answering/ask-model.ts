import { Refusal } from '#contract/refusal.ts'
import type { SourceCard } from '#contract/source.ts'
import type { MaskedText } from '#domain/deidentify/mask/masked-text.ts'
import type { AnswerOrder, WrittenAnswer } from '#server/ports/answerer.ts'
import type { ChatModel } from '#server/ports/language-model.ts'
import type { MaskedMaterial, TextWork } from '#server/ports/text-work.ts'
import { CHAT_PROMPT } from '#server/prompts/chat.v1.ts'
import { quotationsOf } from '#server/text-tasks/quotation.ts'
import { hearModel } from './hear-model.ts'

/** What an answer may cite: its words as its reader may see them, and the card that opens it. */
export type Citable = { words: string; card: (n: number) => SourceCard }

type Question = { instructions: string; material: MaskedText; placeholders: MaskedMaterial['placeholders']; citables: readonly Citable[] }

/**
 * Asks a model, and holds each sentence of its answer against what it cites; gives it with the cards of what was cited.
 * @throws language.unavailable, language.invalid_answer for one of no use or that quotes what it was told, language.refused, language.daily_limit
 */
export async function askModel(model: ChatModel, question: Question, { order, texts }: { order: AnswerOrder; texts: TextWork }): Promise<WrittenAnswer> {
  const { text, cited } = await hearModel(model, { ...question, mostCited: question.citables.length }, order)
  if ((text.trim() === '' && !order.stop.aborted) || quotationsOf(question.instructions)(text)) throw new Refusal('language.invalid_answer')
  const known = cited.flatMap((n) => question.citables[n - 1] ?? [])
  const unsupported =
    text.trim() === ''
      ? []
      : await texts.run('holdAgainst', { answer: text, passages: known.map(({ words }) => words), language: order.language }, { signal: order.signal })
  return { text, unsupported, sources: known.map(({ card }, at) => card(at + 1)), human: false, engine: `${model.name} (${CHAT_PROMPT})` }
}
