import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, NoObjectGeneratedError, NoOutputGeneratedError, Output, streamText } from 'ai'
import type { z } from 'zod'
import { Refusal } from '#contract/refusal.ts'
import type { LanguageModel, ModelRequest } from '#server/ports/language-model.ts'

export type AiSdkModelOptions = {
  /** Shown with the report, such as `OpenAi gpt-5.1`. */
  name: string
  baseUrl: string
  apiKey: string | undefined
  model: string
  deadlineMs?: number
  /** Longest silence in the middle of an answer. */
  stallMs?: number
  maxRetries?: number
}

const DEADLINE_MS = 120_000
const STALL_MS = 30_000
const MAX_RETRIES = 2
const MAX_ANSWER_CHARACTERS = 400_000

/** Takes what the library threw; gives our refusal. The provider's own message goes nowhere: it may quote the consultation. */
function readModelFailure(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (NoObjectGeneratedError.isInstance(error)) return new Refusal('language.invalid_answer', { cause: error })
  const retryAfter = APICallError.isInstance(error) ? Number(error.responseHeaders?.['retry-after']) : Number.NaN
  return new Refusal('language.unavailable', { cause: error, ...(Number.isFinite(retryAfter) && { retryAfterSeconds: retryAfter }) })
}

/**
 * The library would parse the answer anew at every piece, which grows with the square of its length; we want it once, whole.
 * Its length stands for what has come so far: pieces are passed on only when the partial answer has changed.
 */
function readOnce<Parsing extends object>(output: Parsing): Parsing {
  return { ...output, parsePartialOutput: ({ text }: { text: string }) => Promise.resolve({ partial: text.length }) }
}

type Watch = { signal: AbortSignal; alive: () => void; stop: () => void }

/** Ends a call that has gone on for too long, or has fallen silent in the middle of its answer. */
function watchCall(outer: AbortSignal, { deadlineMs, stallMs }: { deadlineMs: number; stallMs: number }): Watch {
  const stall = new AbortController()
  let timer: NodeJS.Timeout | undefined
  return {
    signal: AbortSignal.any([outer, AbortSignal.timeout(deadlineMs), stall.signal]),
    alive() {
      clearTimeout(timer)
      timer = setTimeout(() => stall.abort(), stallMs)
    },
    stop: () => clearTimeout(timer),
  }
}

/** Any endpoint that speaks OpenAI's chat completions: OpenAI, Grok, or a server of one's own. */
export function makeAiSdkModel(options: AiSdkModelOptions): LanguageModel {
  const { baseUrl, apiKey, deadlineMs = DEADLINE_MS, stallMs = STALL_MS, maxRetries = MAX_RETRIES } = options
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl,
    supportsStructuredOutputs: true,
    ...(apiKey !== undefined && { apiKey }),
  })

  async function ask<Schema extends z.ZodType>(request: ModelRequest<Schema>, watch: Watch): Promise<z.infer<Schema>> {
    let failure: unknown
    const result = streamText({
      model: provider(options.model),
      instructions: request.instructions,
      prompt: request.material,
      output: readOnce(Output.object({ schema: request.schema, name: 'answer' })),
      maxRetries,
      abortSignal: watch.signal,
      onError: ({ error }) => void (failure ??= error),
    })
    let characters = 0
    for await (const piece of result.textStream) {
      watch.alive()
      characters += piece.length
      if (characters > MAX_ANSWER_CHARACTERS) throw new Refusal('language.invalid_answer')
    }
    if (failure !== undefined) throw readModelFailure(failure)
    if (watch.signal.aborted) throw new Refusal('language.unavailable')
    return request.schema.parse(await result.output)
  }

  return {
    name: options.name,
    async answer(request) {
      const watch = watchCall(request.signal, { deadlineMs, stallMs })
      try {
        return await ask(request, watch)
      } catch (error) {
        request.signal.throwIfAborted()
        if (NoOutputGeneratedError.isInstance(error) && !watch.signal.aborted) throw new Refusal('language.invalid_answer', { cause: error })
        throw readModelFailure(error)
      } finally {
        watch.stop()
      }
    },
  }
}
