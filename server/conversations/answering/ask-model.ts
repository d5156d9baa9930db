import { conversationBounds } from '#contract/conversation.ts'
import { Refusal } from '#contract/refusal.ts'
import type { SourceCard } from '#contract/source.ts'
import type { MaskedText } from '#domain/deidentify/masked-text.ts'
import type { AnswerOrder, WrittenAnswer } from '#server/ports/answerer.ts'
import type { ChatModel } from '#server/ports/language-model.ts'
import type { MaskedMaterial, TextWork } from '#server/ports/text-work.ts'
import { CHAT_PROMPT } from '#server/prompts/chat.v1.ts'
import { quotationsOf } from '#server/text-tasks/quotation.ts'
import { makeAnswerFilter } from './answer-filter.ts'

/** What an answer may cite: its words as its reader may see them, and the card that opens it. */
export type Citable = { words: string; card: (n: number) => SourceCard }

type Question = { instructions: string; material: MaskedText; placeholders: MaskedMaterial['placeholders']; citables: readonly Citable[] }

/** Hears a model while it writes, as far as it comes before somebody stops it. */
async function hear(model: ChatModel, { instructions, material, placeholders, citables }: Question, { signal, stop, onText }: AnswerOrder): Promise<{ text: string; cited: number[] }> {
  let hearing = 1
  let isTold = false
  const newFilter = (attempt: number) =>
    makeAnswerFilter({
      placeholders, most: citables.length,
      onText: (piece) => {
        // Whoever has words of an attempt that broke off is told the next one whole, when it has ended.
        if (attempt > 1 && isTold) return
        isTold = true
        onText(piece)
      },
    })
  let filter = newFilter(1)
  try {
    await model.stream({
      instructions, material, mostCharacters: conversationBounds.answerCharacters, signal: AbortSignal.any([signal, stop]),
      onText: (piece, attempt) => {
        if (attempt !== hearing) {
          hearing = attempt
          filter = newFilter(attempt)
        }
        filter.add(piece)
      },
    })
  } catch (error) {
    if (!stop.aborted || signal.aborted) throw error
  }
  return filter.end()
}

/**
 * Asks a model, and holds each sentence of its answer against what it cites; gives it with the cards of what was cited.
 * @throws language.unavailable, language.invalid_answer for one of no use or that quotes what it was told, language.refused, language.daily_limit
 */
export async function askModel(model: ChatModel, question: Question, { order, texts }: { order: AnswerOrder; texts: TextWork }): Promise<WrittenAnswer> {
  const { text, cited } = await hear(model, question, order)
  if ((text.trim() === '' && !order.stop.aborted) || quotationsOf(question.instructions)(text)) throw new Refusal('language.invalid_answer')
  const known = cited.flatMap((n) => question.citables[n - 1] ?? [])
  const unsupported = text.trim() === '' ? [] : await texts.run('holdAgainst', { answer: text, passages: known.map(({ words }) => words), language: order.language }, { signal: order.signal })
  return { text, unsupported, sources: known.map(({ card }, at) => card(at + 1)), human: false, engine: `${model.name} (${CHAT_PROMPT})` }
}
