import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { z } from 'zod'
import { Refusal } from '#contract/refusal.ts'
import type { ChatModel, ModelRequest, StreamRequest } from '#server/ports/language-model.ts'
import type { Breaker } from '../endpoint/breaker.ts'
import type { Patience } from '../endpoint/patience.ts'
import { tryUntilAnswered } from '../endpoint/try-until-answered.ts'
import type { Attempt, Failure } from '../endpoint/try-until-answered.ts'
import { REAL_WAITING } from '../endpoint/waiting.ts'
import type { Waiting } from '../endpoint/waiting.ts'
import { ASKED_OTHERWISE, askOnce, INVALID, REFUSED, TOO_LONG } from './ask-once.ts'
import type { Silence } from './ask-once.ts'
import { cappedFetch } from './capped-fetch.ts'

export type ModelPatience = Patience & Silence & { attemptMs: number; deadlineMs: number }

export type AiSdkModelOptions = {
  /** Shown with the report, such as `OpenAi gpt-5.1`. */
  name: string
  baseUrl: string
  apiKey: string | undefined
  model: string
  /** Shared by all models of one endpoint. */
  breaker: Breaker
  patience?: Partial<ModelPatience>
  waiting?: Waiting
}

/** A model that thinks before it writes is silent for long; one that writes is not. */
const USUAL_PATIENCE: ModelPatience = {
  attempts: 3,
  firstPauseMs: 1_000,
  longestPauseMs: 20_000,
  firstPieceMs: 60_000,
  stallMs: 20_000,
  attemptMs: 100_000,
  deadlineMs: 150_000,
}
/** A model that twice answers what is no answer is not asked a third time: each asking costs. */
const MOST_INVALID = 2

function readJson(text: string): unknown {
  try {
    // Some servers put a fence, or a word of courtesy, around what they were asked for.
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}

function refusalOf({ reason, waitMs }: Failure): Refusal {
  const cause = new Error(`the language model failed: ${reason}`)
  if (reason === REFUSED) return new Refusal('language.refused', { cause })
  if (reason === INVALID || reason === TOO_LONG) return new Refusal('language.invalid_answer', { cause })
  return new Refusal('language.unavailable', { cause, ...(waitMs !== undefined && { retryAfterSeconds: Math.ceil(waitMs / 1000) }) })
}

/** Any endpoint that speaks OpenAI's chat completions: OpenAI, Grok, or a server of one's own. */
export function makeAiSdkModel(options: AiSdkModelOptions): ChatModel {
  const { name, baseUrl, apiKey, breaker, waiting = REAL_WAITING } = options
  const patience = { ...USUAL_PATIENCE, ...options.patience }
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl,
    supportsStructuredOutputs: true,
    includeUsage: true,
    fetch: cappedFetch,
    ...(apiKey !== undefined && { apiKey }),
  })
  const sdkModel = provider(options.model)

  const endurance = { patience, waiting, breaker, attemptMs: patience.attemptMs, deadlineMs: patience.deadlineMs }

  /** False once the endpoint has answered to a shape told in words and to no schema. */
  let takesSchema = true

  async function stream({ onText, ...request }: StreamRequest): Promise<string> {
    const attempt = (signal: AbortSignal, number: number): Promise<Attempt<string>> =>
      askOnce(sdkModel, { ...request, attempt: number, onPiece: (piece) => onText(piece, number) }, { signal, silence: patience })
    const result = await tryUntilAnswered(attempt, endurance, request.signal)
    if ('failure' in result) throw refusalOf(result.failure)
    return result.value
  }

  async function answer<Schema extends z.ZodType>(request: ModelRequest<Schema>): Promise<z.infer<Schema>> {
    let invalid = 0
    let isShapeInWords = !takesSchema
    const attempt = async (signal: AbortSignal, number: number): Promise<Attempt<z.infer<Schema>>> => {
      const asked = await askOnce(sdkModel, { ...request, isShapeInWords, attempt: number }, { signal, silence: patience })
      if ('failure' in asked) {
        if (asked.failure.reason !== ASKED_OTHERWISE || isShapeInWords) return asked
        isShapeInWords = true
        return { failure: { ...asked.failure, next: 'differently' } }
      }
      // Only an answer tells that it was the schema that was not taken.
      takesSchema = !isShapeInWords
      const parsed = request.schema.safeParse(readJson(asked.value))
      if (parsed.success) return { value: parsed.data }
      invalid += 1
      return { failure: { next: invalid < MOST_INVALID ? 'again' : 'give_up', reason: INVALID, isOutage: false } }
    }
    const result = await tryUntilAnswered(attempt, endurance, request.signal)
    if ('failure' in result) throw refusalOf(result.failure)
    return result.value
  }

  return { name, answer, stream, openness: breaker.openness }
}
