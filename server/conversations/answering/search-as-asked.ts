import { labelPattern } from '#domain/deidentify/words/label-words.ts'
import type { Answer } from '#server/knowledge/search.ts'
import type { AnswerOrder } from '#server/ports/answerer.ts'
import type { GeneralWiring } from './library.ts'
import { maskQuestion } from './mask-question.ts'

/** Searches the library; where nothing answers a question that names somebody, once more without the name, of which no source knows anything. */
export async function searchAsAsked(
  { library, texts, vertical, country }: GeneralWiring,
  { question, language, signal }: AnswerOrder,
  limit: number,
): Promise<Answer> {
  const search = (words: string): Promise<Answer> => library.search({ question: words, language, vertical, country, limit })
  const first = await search(question)
  if (first.answered) return first
  const masked = await maskQuestion(texts, { question, earlier: [], signal, vertical })
  if (masked.placeholders.size === 0) return first
  const second = await search(masked.question.replaceAll(labelPattern, ' '))
  return second.answered ? second : first
}
