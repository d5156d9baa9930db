import type { ErrorCode } from '#contract/error-code.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Language } from '#contract/vertical.ts'
import type { Answerer } from '#server/ports/answerer.ts'
import { ANSWER_WORDS } from './words.ts'
import type { AnswerWords } from './words.ts'

const REASONS: Readonly<Partial<Record<ErrorCode, keyof AnswerWords>>> = {
  'language.unavailable': 'modelAway', 'language.refused': 'modelRefused', 'language.invalid_answer': 'modelInvalid', 'language.daily_limit': 'dailyLimit',
}

function whyNot(error: unknown, language: Language): string | undefined {
  const reason = error instanceof Refusal ? REASONS[error.code] : undefined
  return reason === undefined ? undefined : ANSWER_WORDS[language][reason]
}

/** Answers with a model; where that fails, by search, which says first why no model answered. */
export function fallingBack(byModel: Answerer, bySearch: (why: string) => Answerer): Answerer {
  return {
    async answer(order) {
      let isTold = false
      const onText = (piece: string): void => {
        isTold = true
        order.onText(piece)
      }
      try {
        return await byModel.answer({ ...order, onText })
      } catch (error) {
        const why = whyNot(error, order.language)
        if (why === undefined || order.signal.aborted) throw error
        // Whoever has words of the model is told the search whole, in their place.
        return bySearch(why).answer({ ...order, onText: isTold ? () => undefined : order.onText })
      }
    },
  }
}
