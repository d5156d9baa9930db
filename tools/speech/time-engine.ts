import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { EngineCommand } from '#server/adapters/speech-on-device/engine/engine-store.ts'
import { memoryMbFor } from '#server/adapters/speech-on-device/engine/memory.ts'
import { EXTRA_FIELDS } from '#server/adapters/speech-on-device/engine/whisper-engine.ts'
import { makeWhisperProcess } from '#server/adapters/speech-on-device/engine/whisper-process.ts'
import type { WhisperProcess } from '#server/adapters/speech-on-device/engine/whisper-process.ts'
import { InstallError } from '#server/adapters/speech-on-device/install/install-error.ts'
import type { WhisperSize } from '#server/adapters/speech-on-device/model-catalogue.ts'
import { SPEECH_THREADS } from '#server/adapters/speech-on-device/on-device-speech.ts'
import { readBaseUrl, sendAudio } from '#server/adapters/speech-endpoint/send-audio.ts'
import { writeWav } from '#server/adapters/speech-endpoint/wav.ts'
import { SAMPLE_RATE_HZ } from '#server/ports/sound.ts'
import { writeTimingModel } from './timing-model.ts'

/** Minutes of work per minute of talk above which a report would come too late, and a second talk later still. */
export const SLOWEST = 0.8
const WINDOW_S = 30
/** Where a window takes longer, how much longer no longer matters. */
const GIVE_UP_MS = 60_000
const START_MS = 120_000

export type Timing = { /** Minutes of work per minute of talk. */ workPerTalk: number; /** The window was given up before its end. */ isAtLeast: boolean }

type EngineToTime = { command: EngineCommand; threads?: number }

type TimingRequest = EngineToTime & { size: WhisperSize; folder: string; weightBytes: number; now?: () => number; writeModel?: typeof writeTimingModel }

/** Sound without a word in it: what an engine does with a window does not hang on what is said there. */
function noise(seconds: number): Blob {
  const samples = new Float32Array(seconds * SAMPLE_RATE_HZ)
  for (let at = 0; at < samples.length; at += 1) samples[at] = 0.05 * Math.sin(at * at)
  return new Blob([writeWav(samples, SAMPLE_RATE_HZ)])
}

async function hear(process: WhisperProcess, url: string, { seconds, signal }: { seconds: number; signal: AbortSignal }): Promise<void> {
  // One pass over the window: an engine that doubts what it wrote begins again, and such weights leave nothing but doubt.
  const endpoint = {
    baseUrl: readBaseUrl(url),
    apiKey: undefined,
    model: 'timing',
    fetch: process.fetch,
    extraFields: { ...EXTRA_FIELDS, temperature_inc: '0' },
  }
  const post = { audio: noise(seconds), durationMs: seconds * 1000, language: 'no', prompt: undefined, ask: { detail: 'segments' as const, isStreamed: false } }
  const { status } = await sendAudio(post, endpoint, signal)
  if (status !== 200) throw new InstallError(`the engine starts, but answers ${status}`)
}

async function withEngine<Result>(
  { command, modelPath, threads = SPEECH_THREADS }: EngineToTime & { modelPath: string },
  weightBytes: number,
  work: (process: WhisperProcess, url: string) => Promise<Result>,
): Promise<Result> {
  const process = makeWhisperProcess({ command, modelPath, threads, memoryMb: memoryMbFor(weightBytes) })
  try {
    const url = await process.address(AbortSignal.timeout(START_MS)).catch((cause: unknown) => {
      throw new InstallError('the engine does not start with such a model', { cause })
    })
    return await work(process, url)
  } finally {
    await process.stop()
  }
}

/**
 * Times one window of half a minute with a model of the size of the real one, before that is fetched; a window that was too slow has a second
 * try, for a machine may have been busy. The text is as long as a window can have, so that real talk takes less.
 * @throws InstallError when the engine cannot run such a model
 */
export async function timeEngine({
  size,
  folder,
  weightBytes,
  now = () => performance.now(),
  writeModel = writeTimingModel,
  ...engine
}: TimingRequest): Promise<Timing> {
  const modelPath = join(folder, `timing-${process.pid}.bin`)
  await mkdir(folder, { recursive: true })
  // Without times each window is heard once, whatever the weights say.
  const command = { ...engine.command, arguments: [...engine.command.arguments, '-nt'] }
  const once = async (asked: WhisperProcess, url: string): Promise<Timing> => {
    const from = now()
    const signal = AbortSignal.timeout(GIVE_UP_MS)
    const isAtLeast = await hear(asked, url, { seconds: WINDOW_S, signal }).then(
      () => false,
      (error: unknown) => (signal.aborted ? true : Promise.reject(error)),
    )
    return { workPerTalk: (now() - from) / 1000 / WINDOW_S, isAtLeast }
  }
  try {
    await rm(modelPath, { force: true })
    await writeModel(size, modelPath)
    return await withEngine({ ...engine, command, modelPath }, weightBytes, async (asked, url) => {
      const first = await once(asked, url)
      if (first.isAtLeast || first.workPerTalk <= SLOWEST) return first
      const second = await once(asked, url)
      return second.isAtLeast || second.workPerTalk > first.workPerTalk ? first : second
    })
  } finally {
    await rm(modelPath, { force: true })
  }
}

/**
 * Loads the real model and has it hear two seconds.
 * @throws InstallError when it does not answer
 */
export async function tryModel({ weightBytes, ...engine }: EngineToTime & { modelPath: string; weightBytes: number }): Promise<void> {
  await withEngine(engine, weightBytes, (asked, url) => hear(asked, url, { seconds: 2, signal: AbortSignal.timeout(GIVE_UP_MS) }))
}
