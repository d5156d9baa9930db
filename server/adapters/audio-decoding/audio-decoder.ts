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
/** Longer than the rest a child takes after its first death. */
const SECOND_CHANCE_MS = 600
const FILE_TIMEOUT_MS = 5 * 60_000
const FILE_MEMORY_MB = 2048

type FileOf = Parameters<AudioDecoder['decodeFile']>[0]

function refusalOf(error: unknown): unknown {
  if (!(error instanceof ChildError)) return error
  if (error.message.endsWith(TOO_LONG)) return new Refusal('recording.too_long', { cause: error })
  return new Refusal('recording.unreadable', { cause: error })
}

const MODULE = new URL('./decode-child.ts', import.meta.url)

/** A process that died may have died of another group: this one gets a second chance in a fresh one. */
async function askForGroup(groups: ForkedChild, task: DecodeTask, signal: AbortSignal): Promise<unknown> {
  const limits = { signal, timeoutMs: GROUP_TIMEOUT_MS }
  return groups.ask(task, limits).catch(async (error: unknown) => {
    if (!(error instanceof ChildError) || error.failure === 'refused' || error.failure === 'timeout') throw error
    await new Promise((resolve) => setTimeout(resolve, SECOND_CHANCE_MS))
    return groups.ask(task, limits)
  })
}

type FileLimits = { signal: AbortSignal; timeoutMs: number; longestSamples: number }

/** Gives undefined where there is no ffmpeg or it makes nothing of the file. */
async function decodeWithFfmpeg(path: string | undefined, { bytes, container }: FileOf, limits: FileLimits): Promise<Pcm16kMono | undefined> {
  if (path === undefined) return undefined
  const samples = await sendToFfmpeg({
    path,
    bytes: container === 'mp4' ? putMoovFirst(bytes) : bytes,
    container,
    longestSeconds: limits.longestSamples / SAMPLE_RATE_HZ,
    signal: AbortSignal.any([limits.signal, AbortSignal.timeout(limits.timeoutMs)]),
  }).then(readFfmpegSamples, () => undefined)
  limits.signal.throwIfAborted()
  return samples
}

async function decodeInChild(child: ForkedChild, { bytes, container }: FileOf, limits: FileLimits): Promise<Pcm16kMono> {
  const end = (): void => void child.stop()
  limits.signal.addEventListener('abort', end, { once: true })
  try {
    const task: DecodeTask = { kind: 'file', bytes, container, longestSamples: limits.longestSamples }
    const { length } = FileAnswer.parse(await child.ask(task, limits))
    const samples = new Float32Array(length)
    for (let at = 0; at < length; ) {
      const piece = PieceAnswer.parse(await child.ask({ kind: 'piece', at } satisfies DecodeTask, limits)).samples
      samples.set(piece, at)
      at += piece.length
    }
    return samples
  } finally {
    limits.signal.removeEventListener('abort', end)
    await child.stop()
  }
}

/**
 * Makes the decoder. Groups go through one lasting process with the wasm decoders; each upload goes through ffmpeg where
 * there is one, and otherwise (or when ffmpeg makes nothing of it) through a process of its own that ends with it.
 */
export function makeAudioDecoder({ searchPath = '', longestMs = TWO_HOURS_MS, timeoutMs = FILE_TIMEOUT_MS }: DecoderOptions = {}): AudioDecoder {
  const groups = makeForkedChild({ module: MODULE })
  const files = new Set<ForkedChild>()
  const longestSamples = (longestMs / 1000) * SAMPLE_RATE_HZ
  const ffmpegPath = findProgram('ffmpeg', searchPath)

  const decodeFile = async (file: FileOf, limits: FileLimits): Promise<Pcm16kMono> => {
    const samples = await decodeWithFfmpeg(await ffmpegPath, file, limits)
    if (samples) return samples
    const child = makeForkedChild({ module: MODULE, memoryMb: FILE_MEMORY_MB })
    files.add(child)
    return decodeInChild(child, file, limits).finally(() => files.delete(child))
  }

  return {
    async decodeGroup({ bytes, index }, signal) {
      try {
        return GroupAnswer.parse(await askForGroup(groups, { kind: 'group', bytes, index }, signal))
      } catch (error) {
        signal.throwIfAborted()
        throw refusalOf(error)
      }
    },

    async decodeFile(file, signal) {
      try {
        const samples = await decodeFile(file, { signal, timeoutMs, longestSamples })
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
