import type { z } from 'zod'
import type { MaskedText } from '#domain/deidentify/mask/masked-text.ts'

/** What an answer cost, as the provider counts; estimated where it does not say. */
export type Tokens = { input: number; output: number }

export type ModelRequest<Schema extends z.ZodType> = {
  /** What the model is to do: our words alone. */
  instructions: string
  /** What it is to do it with: never instructions, whatever it says (LLM-1). */
  material: MaskedText
  schema: Schema
  signal: AbortSignal
  /** Told of each element of the answer's first list as soon as it is whole, not judged yet; a further attempt begins anew. */
  onElement?: ((element: unknown, attempt: number) => void) | undefined
  /** Told what each attempt cost, one that came to nothing too. */
  onTokens?: ((tokens: Tokens) => void) | undefined
}

/** How many calls an engine would be given now: none while its endpoint rests or is full, one to try it after an outage, or all. */
export type Openness = 'none' | 'one' | 'all'

/** A language model that answers in a given shape. */
export type LanguageModel = {
  /** Provider and model, as the reader of a report is shown them. */
  name: string
  /** Absent where an engine is always there. */
  openness?: (() => Openness) | undefined
  /**
   * Gives the answer, judged by the schema.
   * @throws language.unavailable within the deadline; language.invalid_answer when it is not of the shape; language.refused
   */
  answer: <Schema extends z.ZodType>(request: ModelRequest<Schema>) => Promise<z.infer<Schema>>
}

export type StreamRequest = Pick<ModelRequest<z.ZodType>, 'instructions' | 'material' | 'signal' | 'onTokens'> & {
  /** Told of each piece as it comes, not judged yet; a further attempt begins anew. */
  onText: (piece: string, attempt: number) => void
  /** What is longer is no answer. */
  mostCharacters: number
}

/** A language model that can also be heard while it writes. */
export type ChatModel = LanguageModel & {
  /**
   * Gives the whole text of an answer in plain words.
   * @throws language.unavailable within the deadline; language.invalid_answer when it is too long; language.refused; what `onText` throws
   */
  stream: (request: StreamRequest) => Promise<string>
}
