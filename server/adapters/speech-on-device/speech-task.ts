import { z } from 'zod'

const FloatSamples = z.instanceof(Float32Array)

/** Files of one recogniser, absolute and already checked against their sha256. */
export type RecognizerFiles = z.infer<typeof RecognizerFiles>
export const RecognizerFiles = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('transducer'),
    encoder: z.string(),
    decoder: z.string(),
    joiner: z.string(),
    tokens: z.string(),
    modelType: z.string(),
  }),
  z.object({
    kind: z.literal('whisper'),
    encoder: z.string(),
    decoder: z.string(),
    tokens: z.string(),
    language: z.string(),
  }),
])

const DetectTask = z.object({
  kind: z.literal('detect'),
  samples: FloatSamples,
  model: z.string(),
  isFirst: z.boolean(),
  isLast: z.boolean(),
})
export type DetectTask = z.infer<typeof DetectTask>

const RecognizeTask = z.object({
  kind: z.literal('recognize'),
  samples: FloatSamples,
  files: RecognizerFiles,
  threads: z.int(),
})
export type RecognizeTask = z.infer<typeof RecognizeTask>

/** What the speech process can be asked. */
export type SpeechTask = z.infer<typeof SpeechTask>
export const SpeechTask = z.discriminatedUnion('kind', [DetectTask, RecognizeTask])

/** Speech that has ended so far; spans count from the first samples. */
export type DetectAnswer = z.infer<typeof DetectAnswer>
export const DetectAnswer = z.object({ spans: z.array(z.object({ startMs: z.number(), endMs: z.number() })) })

/** Text of one piece, with the time of each token in seconds where the model gives it. */
export type RecognizeAnswer = z.infer<typeof RecognizeAnswer>
export const RecognizeAnswer = z.object({
  text: z.string(),
  tokens: z.array(z.string()).default([]),
  timestamps: z.array(z.number()).default([]),
  /** Natural logarithms, one for each token; some kinds of model give none. */
  ys_log_probs: z.array(z.number()).default([]),
})
