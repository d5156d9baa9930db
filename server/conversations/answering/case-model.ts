import type { Vertical } from '#contract/vertical.ts'
import { maskedJson } from '#domain/deidentify/mask/masked-text.ts'
import type { Answerer } from '#server/ports/answerer.ts'
import type { ChatModel } from '#server/ports/language-model.ts'
import type { CasePlace, MaskingRules } from '#server/ports/text-work.ts'
import { caseChatInstructions } from '#server/prompts/chat.v1.ts'
import { askModel } from './ask-model.ts'
import { makeCaseSearch, placeCard } from './case-search.ts'
import type { CaseWiring } from './case-search.ts'
import { cutIntoStretches } from './cut-into-stretches.ts'
import { maskQuestion } from './mask-question.ts'

/** More than an hour's talk holds; of a longer case the first of it is handed. */
const MOST_CHARACTERS = 120_000

export type CaseModelWiring = CaseWiring & Omit<MaskingRules, 'vertical'> & { vertical: Vertical }

function withinBounds(stretches: readonly CasePlace[]): CasePlace[] {
  let characters = 0
  return stretches.filter(({ quote }) => (characters += quote.length) <= MOST_CHARACTERS)
}

/** Answers from the texts of one case with a model; with no text it is not asked. */
export function makeCaseModel(model: ChatModel, wiring: CaseModelWiring): Answerer {
  const { sources, texts, vertical, spared, known } = wiring
  return {
    async answer(order) {
      const stretches = withinBounds(cutIntoStretches(sources))
      if (stretches.length === 0) return makeCaseSearch(wiring).answer(order)
      const masked = await maskQuestion(texts, { ...order, vertical, spared, known, others: stretches.map(({ quote }) => quote) })
      const handed = masked.texts.flatMap((text, at) => {
        const stretch = stretches[at]
        return stretch ? [{ n: at + 1, kind: stretch.source, text }] : []
      })
      const material = maskedJson({ question: masked.question, earlier: masked.earlier, stretches: handed })
      const citables = stretches.map((place) => ({ words: place.quote, card: (n: number) => placeCard(place, n) }))
      return askModel(
        model,
        { instructions: caseChatInstructions({ language: order.language, vertical }), material, placeholders: masked.placeholders, citables },
        { order, texts },
      )
    },
  }
}
