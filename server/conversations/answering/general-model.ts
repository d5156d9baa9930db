import { maskedJson, publishedText } from '#domain/deidentify/mask/masked-text.ts'
import type { Answerer } from '#server/ports/answerer.ts'
import type { ChatModel } from '#server/ports/language-model.ts'
import { generalChatInstructions } from '#server/prompts/chat.v1.ts'
import { askModel } from './ask-model.ts'
import { cardOf, makeGeneralSearch } from './general-search.ts'
import type { GeneralWiring } from './library.ts'
import { maskQuestion } from './mask-question.ts'
import { beginningOf } from './quote.ts'
import { searchAsAsked } from './search-as-asked.ts'

const MOST_PASSAGES = 8
const PASSAGE_CHARACTERS = 3_000

/** Answers from the library with a model; where nothing in it answers, it is not asked, and the search says so. */
export function makeGeneralModel(model: ChatModel, wiring: GeneralWiring): Answerer {
  const { texts, vertical } = wiring
  return {
    async answer(order) {
      const { language } = order
      const { found, answered } = await searchAsAsked(wiring, order, MOST_PASSAGES)
      if (!answered || found.length === 0) return makeGeneralSearch(wiring).answer(order)
      const masked = await maskQuestion(texts, { ...order, vertical })
      const passages = found.map(({ passage }) => ({ ...passage, text: beginningOf(passage.text, PASSAGE_CHARACTERS) }))
      const handed = passages.map((passage, at) => ({
        n: at + 1,
        title: publishedText({ ...passage, text: passage.title }),
        headings: publishedText({ ...passage, text: passage.headings.join(' > ') }),
        text: publishedText(passage),
      }))
      const material = maskedJson({ question: masked.question, earlier: masked.earlier, passages: handed })
      const citables = passages.map((passage) => ({
        words: [passage.title, ...passage.headings, passage.text].join('\n'),
        card: (n: number) => cardOf(passage, n),
      }))
      return askModel(
        model,
        { instructions: generalChatInstructions({ language, vertical }), material, placeholders: masked.placeholders, citables },
        { order, texts },
      )
    },
  }
}
