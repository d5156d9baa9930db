import { Refusal } from '#contract/refusal.ts'
import type { Database } from '#server/database/connect.ts'
import type { LanguageModel, Tokens } from '#server/ports/language-model.ts'
import { usageStore } from './store.ts'

export type Meter = { sql: Database; userId: string; tokensPerDay: number }

/** Fewer characters a token than our languages have in any common tokeniser: what is expected is rather too much. */
const CHARACTERS_PER_TOKEN = 3

/**
 * A model whose calls are counted for one user and refused when the day's tokens are used up (LLM-4); what is expected is counted
 * beforehand, so that many calls at once do not pass the limit together.
 */
export function meterModel(model: LanguageModel, { sql, userId, tokensPerDay }: Meter): LanguageModel {
  return {
    name: model.name,
    openness: model.openness,
    async answer(request) {
      const expected = Math.ceil((request.instructions.length + request.material.length) / CHARACTERS_PER_TOKEN)
      if (!(await usageStore.begin(sql, { userId, expected, tokensPerDay }))) {
        throw new Refusal('language.daily_limit', { retryAfterSeconds: await usageStore.secondsLeft(sql) })
      }
      const spent: Tokens = { input: 0, output: 0 }
      const onTokens = (tokens: Tokens): void => {
        spent.input += tokens.input
        spent.output += tokens.output
        request.onTokens?.(tokens)
      }
      try {
        return await model.answer({ ...request, onTokens })
      } finally {
        await usageStore.settle(sql, userId, { spent, expected })
      }
    },
  }
}
