import { APICallError, Output, streamText } from 'ai'
import type { LanguageModel as SdkModel } from 'ai'
import type { z } from 'zod'
import { Refusal } from '#contract/refusal.ts'
import type { ModelRequest, Tokens } from '#server/ports/language-model.ts'
import { readRetryAfter } from '../endpoint/patience.ts'
import type { Attempt } from '../endpoint/try-until-answered.ts'
import { makeElementReader } from './element-reader.ts'
import { sentSchema, shapeInWords } from './portable-schema.ts'

const MAX_ANSWER_CHARACTERS = 400_000
/** Where a provider does not count: fewer characters a token than any of our languages has, so that nobody is charged too little. */
const CHARACTERS_PER_TOKEN = 3

export type Silence = { /** Longest wait for the first piece, and between pieces. */ firstPieceMs: number; stallMs: number }

type Watch = { signal: AbortSignal; alive: () => void; stop: () => void }

/** Ends a call that falls silent, before its answer or in the middle of it. */
function watch(outer: AbortSignal, { firstPieceMs, stallMs }: Silence): Watch {
  const ending = new AbortController()
  let timer = setTimeout(() => ending.abort(), firstPieceMs)
  return {
    signal: AbortSignal.any([outer, ending.signal]),
    alive() {
      clearTimeout(timer)
      timer = setTimeout(() => ending.abort(), stallMs)
    },
    stop() {
      clearTimeout(timer)
      ending.abort()
    },
  }
}

const failed = (reason: string, isOutage: boolean, waitMs?: number): Attempt<never> => ({ failure: { next: 'again', reason, isOutage, waitMs } })

/** Takes what the library threw. Its message goes nowhere: it may quote the consultation. */
function readFailure(error: unknown): Attempt<never> {
  if (!APICallError.isInstance(error)) return failed(error instanceof Error ? `no answer (${error.name})` : 'no answer', true)
  const { statusCode: status, responseHeaders } = error
  if (status === undefined) return failed('no answer', true)
  const isPassing = status === 408 || status === 429 || status >= 500
  if (isPassing) return failed(`status ${status}`, true, readRetryAfter(responseHeaders?.['retry-after'], Date.now()))
  // A stream that breaks off tells of the connection, not of what was asked.
  if (status < 400) return failed('the answer broke off', true)
  return { failure: { next: 'give_up', reason: NOT_TAKEN.has(status) ? ASKED_OTHERWISE : `status ${status}`, isOutage: false } }
}

/** What endpoints say that do not know a schema, or not this one, and what they say of anything else they cannot read. */
const NOT_TAKEN = new Set([400, 404, 415, 422, 501])

/** One that somebody is listening to is not begun anew. */
const tooLong = (isHeard: boolean): Attempt<never> => (isHeard ? { failure: { next: 'give_up', reason: TOO_LONG, isOutage: false } } : failed(TOO_LONG, false))

const estimated = (characters: number): number => Math.ceil(characters / CHARACTERS_PER_TOKEN)

/** The library would parse the answer anew at every piece, which grows with the square of its length; it is parsed once, when whole. */
function shapeOnly<Parsing extends object>(output: Parsing): Parsing {
  return { ...output, parsePartialOutput: ({ text }: { text: string }) => Promise.resolve({ partial: text.length }) }
}

export type Question = Pick<ModelRequest<z.ZodType>, 'instructions' | 'material' | 'onElement' | 'onTokens'> & {
  /** Absent where plain text is asked for. */
  schema?: z.ZodType
  /** The shape is told in words: the endpoint takes no schema. */
  isShapeInWords?: boolean
  attempt: number
  mostCharacters?: number
  onPiece?: (piece: string) => void
}

/** Asks a model once; gives its text as it came, not judged. */
export async function askOnce(model: Exclude<SdkModel, string>, question: Question,
  { signal: outer, silence }: { signal: AbortSignal; silence: Silence }): Promise<Attempt<string>> {
  const { material, schema, isShapeInWords, onElement, onPiece, onTokens, attempt, mostCharacters = MAX_ANSWER_CHARACTERS } = question
  const instructions = question.instructions + (schema && isShapeInWords ? shapeInWords(schema) : '')
  const watched = watch(outer, silence)
  const readElements = onElement && makeElementReader((element) => onElement(element, attempt))
  let failure: unknown
  let text = ''
  let tokens: Tokens | undefined
  try {
    const result = streamText({
      model,
      instructions,
      prompt: material,
      ...(schema && !isShapeInWords && { output: shapeOnly(Output.object({ schema: sentSchema(schema), name: 'answer' })) }),
      maxRetries: 0,
      abortSignal: watched.signal,
      onError: ({ error }) => void (failure ??= error),
    })
    for await (const piece of result.textStream) {
      watched.alive()
      text += piece
      if (text.length > mostCharacters) return tooLong(onPiece !== undefined)
      readElements?.(piece)
      onPiece?.(piece)
    }
    if (failure !== undefined) return readFailure(failure)
    if (watched.signal.aborted) return failed('no answer in time', true)
    const { inputTokens, outputTokens } = await result.totalUsage
    if (inputTokens !== undefined && outputTokens !== undefined) tokens = { input: inputTokens, output: outputTokens }
    if ((await result.finishReason) === 'content-filter') return { failure: { next: 'give_up', reason: REFUSED, isOutage: false } }
    return { value: text }
  } catch (error) {
    // What our own listener says of the answer is no failure of the endpoint.
    if (error instanceof Refusal) return { failure: { next: 'give_up', reason: INVALID, isOutage: false } }
    return readFailure(failure ?? error)
  } finally {
    watched.stop()
    // Asked and answered in part is paid for too; a call nobody answered is not.
    if (text !== '') onTokens?.(tokens ?? { input: estimated(instructions.length + material.length), output: estimated(text.length) })
  }
}

/** The reason of an answer of no use. */
export const INVALID = 'the answer is of another shape'
/** The reason of one that did not end. */
export const TOO_LONG = 'the answer is too long'
/** The reason of an endpoint that cannot read what it was asked. */
export const ASKED_OTHERWISE = 'the endpoint could not read the question'
/** The reason of a model that would not answer this. */
export const REFUSED = 'the model refused'
