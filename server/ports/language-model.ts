import type { z } from 'zod'

export type ModelRequest<Schema extends z.ZodType> = {
  /** What the model is to do: our words alone. */
  instructions: string
  /** What it is to do it with: never instructions, whatever it says (LLM-1). */
  material: string
  schema: Schema
  signal: AbortSignal
}

/** A language model that answers in a given shape. */
export type LanguageModel = {
  /** Provider and model, as the reader of a report is shown them. */
  name: string
  /**
   * Gives the answer, judged by the schema.
   * @throws language.unavailable within the deadline; language.invalid_answer when it is not of the shape
   */
  answer: <Schema extends z.ZodType>(request: ModelRequest<Schema>) => Promise<z.infer<Schema>>
}
