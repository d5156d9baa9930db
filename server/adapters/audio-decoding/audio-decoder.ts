import { Refusal } from '#contract/refusal.ts'
import { putMoovFirst } from '#domain/audio/moov-first.ts'
import type { AudioDecoder } from '#server/ports/audio-decoder.ts'
import { SAMPLE_RATE_HZ } from '#server/ports/transcriber.ts'
import type { Pcm16kMono } from '#server/ports/transcriber.ts'
import { findProgram } from '../child-process/find-program.ts'
import { ChildError, makeForkedChild } from '../child-process/forked-child.ts'
import type { ForkedChild } from '../child-process/forked-child.ts'
import { FileAnswer, GroupAnswer, PieceAnswer, TOO_LONG } from './decode-task.ts'
import type { DecodeTask } from './decode-task.ts'
import { readFfmpegSamples, sendToFfmpeg } from './ffmpeg.ts'

type DecoderOptions = {
  /** Where to look for ffmpeg; empty: the decoders of the npm packages do everything. */
  searchPath?: string
  longestMs?: number
  timeoutMs?: number
}

const TWO_HOURS_MS = 2 * 60 * 60_000
const GROUP_TIMEOUT_MS = 20_000
const FILE_TIMEOUT_MS = 5 * 60_000
const FILE_MEMORY_MB = 2048

type FileOf = Parameters<AudioDecoder['decodeFile']>[0]

function refusalOf(error: unknown): unknown {
  if (!(error instanceof ChildError)) return error
  if (error.message.endsWith(TOO_LONG)) return new Refusal('recording.too_long', { cause: error })
  return new Refusal('recording.unreadable', { cause: error })
}

/**
 * Makes the decoder. Groups go through one lasting process with the wasm decoders; each upload goes through ffmpeg where
 * there is one, and otherwise (or when ffmpeg makes nothing of it) through a process of its own that ends with it.
 */
export function makeAudioDecoder({ searchPath = '', longestMs = TWO_HOURS_MS, timeoutMs = FILE_TIMEOUT_MS }: DecoderOptions = {}): AudioDecoder {
  const module = new URL('./decode-child.ts', import.meta.url)
  const groups = makeForkedChild({ module })
  const files = new Set<ForkedChild>()
  const longestSamples = (longestMs / 1000) * SAMPLE_RATE_HZ
  const ffmpegPath = findProgram('ffmpeg', searchPath)

  const askForGroup = async (task: DecodeTask, signal: AbortSignal): Promise<unknown> => {
    const limits = { signal, timeoutMs: GROUP_TIMEOUT_MS }
    return groups.ask(task, limits).catch(async (error: unknown) => {
      // A process that died may have died of another group: this one gets a second chance in a fresh one.
      if (!(error instanceof ChildError) || error.failure === 'refused' || error.failure === 'timeout') throw error
      await new Promise((resolve) => setTimeout(resolve, 600))
      return groups.ask(task, limits)
    })
  }

  const decodeWithFfmpeg = async ({ bytes, container }: FileOf, signal: AbortSignal): Promise<Pcm16kMono | undefined> => {
    const path = await ffmpegPath
    if (path === undefined) return undefined
    const limited = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    const ordered = container === 'mp4' ? putMoovFirst(bytes) : bytes
    const run = { path, bytes: ordered, container, longestSeconds: longestMs / 1000, signal: limited }
    const samples = await sendToFfmpeg(run).then(readFfmpegSamples, () => undefined)
    signal.throwIfAborted()
    return samples
  }

  const decodeInChild = async ({ bytes, container }: FileOf, signal: AbortSignal): Promise<Pcm16kMono> => {
    const child = makeForkedChild({ module, memoryMb: FILE_MEMORY_MB })
    files.add(child)
    const end = (): void => void child.stop()
    signal.addEventListener('abort', end, { once: true })
    try {
      const limits = { signal, timeoutMs }
      const task: DecodeTask = { kind: 'file', bytes, container, longestSamples }
      const { length } = FileAnswer.parse(await child.ask(task, limits))
      const samples = new Float32Array(length)
      for (let at = 0; at < length; ) {
        const piece = PieceAnswer.parse(await child.ask({ kind: 'piece', at } satisfies DecodeTask, limits)).samples
        samples.set(piece, at)
        at += piece.length
      }
      return samples
    } finally {
      signal.removeEventListener('abort', end)
      files.delete(child)
      await child.stop()
    }
  }

  return {
    async decodeGroup({ bytes, index }, signal) {
      try {
        return GroupAnswer.parse(await askForGroup({ kind: 'group', bytes, index }, signal))
      } catch (error) {
        signal.throwIfAborted()
        throw refusalOf(error)
      }
    },

    async decodeFile(file, signal) {
      try {
        const samples = (await decodeWithFfmpeg(file, signal)) ?? (await decodeInChild(file, signal))
        if (samples.length === 0) throw new Refusal('recording.unreadable')
        if (samples.length > longestSamples) throw new Refusal('recording.too_long')
        return { samples, startMs: 0 }
      } catch (error) {
        signal.throwIfAborted()
        throw refusalOf(error)
      }
    },

    async stop() {
      await Promise.all([groups.stop(), ...[...files].map((child) => child.stop())])
    },
  }
}
