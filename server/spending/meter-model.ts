import { Refusal } from '#contract/refusal.ts'
import type { Database } from '#server/database/connect.ts'
import type { ChatModel, LanguageModel, StreamRequest, Tokens } from '#server/ports/language-model.ts'
import { usageStore } from './store.ts'

export type Meter = { sql: Database; userId: string; tokensPerDay: number }

/** Fewer characters a token than our languages have in any common tokeniser: what is expected is rather too much. */
const CHARACTERS_PER_TOKEN = 3

type Asking = Pick<StreamRequest, 'instructions' | 'material' | 'onTokens'>

/** Counts what is expected before the call and what it cost after it. */
async function metered<Answer>(
  { sql, userId, tokensPerDay }: Meter,
  { instructions, material, onTokens: tell }: Asking,
  ask: (onTokens: (tokens: Tokens) => void) => Promise<Answer>,
): Promise<Answer> {
  const expected = Math.ceil((instructions.length + material.length) / CHARACTERS_PER_TOKEN)
  if (!(await usageStore.begin(sql, { userId, expected, tokensPerDay }))) {
    throw new Refusal('language.daily_limit', { retryAfterSeconds: await usageStore.secondsLeft(sql) })
  }
  const spent: Tokens = { input: 0, output: 0 }
  const onTokens = (tokens: Tokens): void => {
    spent.input += tokens.input
    spent.output += tokens.output
    tell?.(tokens)
  }
  try {
    return await ask(onTokens)
  } finally {
    await usageStore.settle(sql, userId, { spent, expected })
  }
}

/**
 * A model whose calls are counted for one user and refused when the day's tokens are used up (LLM-4); what is expected is counted
 * beforehand, so that many calls at once do not pass the limit together.
 */
export function meterModel(model: ChatModel, meter: Meter): ChatModel
export function meterModel(model: LanguageModel, meter: Meter): LanguageModel
export function meterModel(model: LanguageModel & Partial<ChatModel>, meter: Meter): LanguageModel & Partial<ChatModel> {
  const { name, openness, answer, stream } = model
  return {
    name,
    openness,
    answer: (request) => metered(meter, request, (onTokens) => answer({ ...request, onTokens })),
    ...(stream && { stream: (request) => metered(meter, request, (onTokens) => stream({ ...request, onTokens })) }),
  }
}
