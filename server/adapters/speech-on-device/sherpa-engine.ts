import { join } from 'node:path'
import { Refusal } from '#contract/refusal.ts'
import { cutAtPauses } from '#domain/audio/speech-span.ts'
import { shiftSegments } from '#domain/audio/words/transcript.ts'
import type { TimedSegment, TimedWord } from '#domain/audio/words/transcript.ts'
import { confidenceOf } from '#domain/audio/words/word-confidence.ts'
import type { LikelyPiece } from '#domain/audio/words/word-confidence.ts'
import type { SpeechEngine } from '#server/ports/speech-engine.ts'
import { collectSamples, durationMsOf, samplesWithin } from '#server/ports/sound.ts'
import { ChildError } from '../child-process/forked-child.ts'
import type { ForkedChild } from '../child-process/forked-child.ts'
import type { InstalledModel, ModelStore } from './model-store.ts'
import { RecognizeAnswer } from './speech-task.ts'
import type { RecognizerFiles, RecognizeTask } from './speech-task.ts'

/** Whisper decodes thirty seconds at most; the transducers like the same length. */
const LONGEST_PIECE_MS = 28_000
const PIECE_PADDING_MS = 200
/** Loading a model of half a gigabyte comes on top of hearing the first piece. */
const PIECE_TIMEOUT_MS = 180_000

function filesOf({ model, folder }: InstalledModel, language: string): RecognizerFiles {
  const path = (role: SpeechRole): string => join(folder, model.files.find((file) => file.role === role)?.name ?? role)
  const common = { encoder: path('encoder'), decoder: path('decoder'), tokens: path('tokens') }
  if (model.engine === 'whisper') return { kind: 'whisper', ...common, language }
  return { kind: 'transducer', ...common, joiner: path('joiner'), modelType: 'nemo_transducer' }
}

type SpeechRole = InstalledModel['model']['files'][number]['role']

const startsWord = (token: string): boolean => /^[\s▁]/.test(token)

/** Takes tokens and when each began; gives words, a word ending where the next begins but never long after its last token. */
export function joinTokens({ tokens, timestamps, ys_log_probs: logprobs }: RecognizeAnswer, durationMs: number): TimedWord[] {
  if (tokens.length === 0 || timestamps.length !== tokens.length) return []
  const words: { text: string; startMs: number; endMs: number; pieces: LikelyPiece[] }[] = []
  tokens.forEach((token, index) => {
    const startMs = (timestamps[index] ?? 0) * 1000
    const endMs = Math.min(durationMs, (timestamps[index + 1] ?? startMs / 1000 + 0.3) * 1000, startMs + 500)
    const text = token.replace(/[\s▁]/g, '')
    const last = words.at(-1)
    const logprob = logprobs.length === tokens.length ? logprobs[index] : undefined
    const pieces = logprob === undefined ? [] : [{ text, logprob }]
    if (last && !startsWord(token)) Object.assign(last, { text: last.text + text, endMs, pieces: [...last.pieces, ...pieces] })
    else words.push({ text, startMs, endMs, pieces })
  })
  return words.filter(({ text }) => text !== '').map(({ pieces, ...word }) => {
    const confidence = confidenceOf(pieces)
    return { ...word, ...(confidence !== undefined && { confidence }) }
  })
}

function segmentOf(answer: RecognizeAnswer, durationMs: number): TimedSegment[] {
  const text = answer.text.trim()
  if (text === '') return []
  const words = joinTokens(answer, durationMs)
  return [{ startMs: words[0]?.startMs ?? 0, endMs: words.at(-1)?.endMs ?? durationMs, text, ...(words.length > 0 && { words }) }]
}

type SherpaOptions = { store: ModelStore; child: ForkedChild; threads: number }

/** Makes the engine that runs ONNX models inside the speech process. */
export function makeSherpaEngine({ store, child, threads }: SherpaOptions): SpeechEngine {
  const find: (language: Parameters<ModelStore['find']>[0]) => Promise<InstalledModel | undefined> = (language) =>
    store.find(language, ['transducer', 'whisper'])

  return {
    async hear({ audio, speech, language, signal }) {
      const installed = await find(language)
      if (!installed) throw new Refusal('speech.waiting_for_engine')
      if (!(await store.isIntact(installed))) {
        throw new Refusal('speech.unavailable', { cause: new Error(`a file of model ${installed.model.id} is damaged`) })
      }
      const files = filesOf(installed, language === 'nb' ? 'no' : language)
      const durationMs = durationMsOf(audio)
      const segments: TimedSegment[] = []
      for (const { startMs, endMs } of cutAtPauses(speech, { durationMs, longestMs: LONGEST_PIECE_MS, paddingMs: PIECE_PADDING_MS })) {
        const samples = await collectSamples(audio, samplesWithin(audio, { startMs, endMs }))
        const task: RecognizeTask = { kind: 'recognize', samples, files, threads }
        const answer = await child.ask(task, { signal, timeoutMs: PIECE_TIMEOUT_MS }).catch((cause: unknown) => {
          throw cause instanceof ChildError ? new Refusal('speech.unavailable', { cause }) : cause
        })
        segments.push(...shiftSegments(segmentOf(RecognizeAnswer.parse(answer), endMs - startMs), startMs))
      }
      return { segments, isTimed: true, engine: installed.model.name }
    },

    async readiness(language) {
      const installed = await find(language)
      if (installed) return { status: 'ready', engine: installed.model.name }
      return { status: (await store.isDownloading(language)) ? 'downloading' : 'no_model' }
    },

    stop: () => child.stop(),
  }
}
