import { tmpdir } from 'node:os'
import { Refusal } from '#contract/refusal.ts'
import type { AudioDecoder, DecodedAudio } from '#server/ports/audio-decoder.ts'
import { PIECE_SAMPLES, SAMPLE_RATE_HZ, soundOfRuns } from '#server/ports/sound.ts'
import type { Sound } from '#server/ports/sound.ts'
import { findProgram } from '../child-process/find-program.ts'
import { makeForkedChild } from '../child-process/forked-child.ts'
import type { ForkedChild } from '../child-process/forked-child.ts'
import { FileAnswer, GroupAnswer, PieceAnswer } from './decode-task.ts'
import type { DecodeTask } from './decode-task.ts'
import { judgeFailure, tryTwice } from './judge-failure.ts'
import { decodeApart } from './private-process.ts'
import type { Decoded } from './private-process.ts'

type DecoderOptions = {
  /** Where to look for ffmpeg; empty: the decoders of the npm packages do everything. */
  searchPath?: string
  longestMs?: number
  /** Where a long upload's sound lies sealed while it is heard; the system's folder for such when left out. */
  folder?: string
  timeoutMs?: number
  /** For tests: a decoding process that falls when it is told to. */
  module?: URL
  /** How long a group may keep the process that all share. */
  sharedTimeoutMs?: number
  /** What a group may take of the processor in a process of its own. */
  groupCpuSeconds?: number
}

const MODULE = new URL('./decode-child.ts', import.meta.url)
const TWO_HOURS_MS = 2 * 60 * 60_000
/** A group takes a twentieth of a second; one that takes this long goes where it keeps nobody waiting. */
const SHARED_TIMEOUT_MS = 6_000
/** Counted on the processor, so that a machine with much to do fails nobody's group; by the clock only where the processor is not used at all. */
const GROUP_CPU_SECONDS = 15
const GROUP_TIMEOUT_MS = 120_000
/** Two hours of any format take a minute or two. A piece that waits by the clock for so long waits for nothing. */
const FILE_CPU_SECONDS = 480
const FILE_TIMEOUT_MS = 30 * 60_000
const PIECE_TIMEOUT_MS = 20_000
/** More than any recorder makes of half a minute; what is larger is not taken into this process. */
const LARGEST_SHARED_BYTES = 4 * 1024 * 1024
const GROUP_MEMORY_MB = 512
/** The largest MP4 and the same put in order; its sound lies elsewhere. */
const FILE_MEMORY_MB = 1_280

const groupOf = (given: unknown): DecodedAudio => {
  const { runs, startMs } = GroupAnswer.parse(given)
  return { sound: soundOfRuns(runs), startMs, close: () => Promise.resolve() }
}

/** Sound that lies in the process which decoded it, and comes from there a piece at a time. */
function soundIn(child: ForkedChild, length: number, signal: AbortSignal): Sound {
  return {
    length,
    async *read({ from, to } = { from: 0, to: length }) {
      for (let at = from; at < to; at += PIECE_SAMPLES) {
        const task: DecodeTask = { kind: 'piece', at, length: Math.min(PIECE_SAMPLES, to - at) }
        yield PieceAnswer.parse(await child.ask(task, { signal, timeoutMs: PIECE_TIMEOUT_MS })).samples
      }
    },
  }
}

type UploadedFile = Parameters<AudioDecoder['decodeFile']>[0]

/**
 * Makes the decoder. Groups go through one lasting process with the wasm decoders; one that ends or outlasts it, and any that comes while it rests,
 * is decoded apart, so that nobody's recording fails for another's. Each upload has a process of its own, which keeps its sound: ffmpeg decodes
 * where there is one, and the wasm decoders otherwise or when ffmpeg makes nothing of it.
 */
export function makeAudioDecoder(options: DecoderOptions = {}): AudioDecoder {
  const { searchPath = '', longestMs = TWO_HOURS_MS, timeoutMs = FILE_TIMEOUT_MS, module = MODULE, folder = tmpdir() } = options
  const groups = makeForkedChild({ module, memoryMb: GROUP_MEMORY_MB })
  const apart = new Set<ForkedChild>()
  const longestSamples = (longestMs / 1000) * SAMPLE_RATE_HZ
  const ffmpegPath = findProgram('ffmpeg', searchPath)

  const decodeShared = async ({ content, index }: Parameters<AudioDecoder['decodeGroup']>[0], signal: AbortSignal): Promise<DecodedAudio | undefined> => {
    if (content.bytes > LARGEST_SHARED_BYTES) return undefined
    const task: DecodeTask = { kind: 'group', bytes: Buffer.concat(await Array.fromAsync(content.read())), index }
    try {
      return groupOf(await groups.ask(task, { signal, timeoutMs: options.sharedTimeoutMs ?? SHARED_TIMEOUT_MS }))
    } catch (error) {
      signal.throwIfAborted()
      const judgement = judgeFailure(error)
      if (judgement.of === 'bytes') throw judgement.refusal
      return undefined
    }
  }

  const keepOpen = (child: ForkedChild): (() => Promise<void>) => {
    apart.add(child)
    return async () => {
      apart.delete(child)
      await child.stop()
    }
  }

  const decodeUpload = async ({ content, container }: UploadedFile, signal: AbortSignal): Promise<Decoded & { length: number }> => {
    const path = await ffmpegPath
    for (const ffmpeg of path === undefined ? [undefined] : [path, undefined]) {
      const limits = { module, signal, timeoutMs, memoryMb: FILE_MEMORY_MB, cpuSeconds: FILE_CPU_SECONDS }
      const decoded = await decodeApart({ kind: 'file', container, longestSamples, folder, ffmpeg }, content, limits)
      const { length } = FileAnswer.parse(decoded.answer)
      if (length > 0) return { ...decoded, length }
      await decoded.child.stop()
    }
    throw new Refusal('recording.unreadable')
  }

  return {
    async decodeGroup(group, signal) {
      return (await decodeShared(group, signal)) ?? tryTwice(async () => {
        const limits = { module, signal, timeoutMs: GROUP_TIMEOUT_MS, memoryMb: GROUP_MEMORY_MB, cpuSeconds: options.groupCpuSeconds ?? GROUP_CPU_SECONDS }
        const { child, answer } = await decodeApart({ kind: 'group', index: group.index }, group.content, limits)
        await child.stop()
        return groupOf(answer)
      }, signal)
    },

    async decodeFile(file, signal) {
      const { child, length } = await tryTwice(() => decodeUpload(file, signal), signal)
      return { sound: soundIn(child, length, signal), startMs: 0, close: keepOpen(child) }
    },

    async stop() {
      await Promise.all([groups.stop(), ...[...apart].map((child) => child.stop())])
    },
  }
}
