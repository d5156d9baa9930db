import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { SpeechSpan } from '#domain/audio/speech-span.ts'
import type { Pcm16kMono, Sound } from '#server/ports/sound.ts'
import { makeForkedChild } from '../child-process/forked-child.ts'
import type { ForkedChild } from '../child-process/forked-child.ts'
import { hasSha256 } from './install/file-digest.ts'
import { DetectAnswer } from './speech-task.ts'
import type { DetectTask } from './speech-task.ts'

/** Silero VAD v6 (MIT), as the npm package @ricky0123/vad-web 0.0.31 carries it. */
const SILERO_SHA256 = '1a153a22f4509e292a94e67d6f9b85e8deb25b4988682b7e174c65279d8788e3'
/** For a quarter of a minute. Measured at 200 times real time; this is for a machine under load. */
const PIECE_TIMEOUT_MS = 20_000

/** Finds where in a sound a voice is heard. */
export type SpeechDetector = {
  /** @throws ChildError when the speech process cannot run */
  detect(audio: Sound, signal: AbortSignal): Promise<SpeechSpan[]>
  stop(): Promise<void>
}

const resolvePackage = createRequire(import.meta.url).resolve

/** Where the npm package keeps the detector's model. */
function sileroModelPath(): string {
  return join(dirname(resolvePackage('@ricky0123/vad-web/package.json')), 'dist', 'silero_vad_v6.onnx')
}

/** The folder of the native libraries, for loaders that do not look beside the addon. */
function nativeLibraryEnvironment(): Record<string, string> {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  try {
    const folder = dirname(resolvePackage(`sherpa-onnx-${platform}-${process.arch}/package.json`))
    return { LD_LIBRARY_PATH: folder, DYLD_LIBRARY_PATH: folder }
  } catch {
    // No build for this machine: the child will say so by not starting.
    return {}
  }
}

/** Makes the process that runs the native speech library; it starts at the first question. */
export function makeSpeechChild(): ForkedChild {
  return makeForkedChild({
    module: new URL('./speech-child.ts', import.meta.url),
    environment: nativeLibraryEnvironment(),
  })
}

/** Takes the speech process and the model file; gives a detector that hears voices in any length of sound. */
export function makeSpeechDetector({ child = makeSpeechChild(), modelPath = sileroModelPath(), sha256 = SILERO_SHA256 } = {}): SpeechDetector {
  let isChecked: Promise<boolean> | undefined
  // One sound at a time: the detector carries its state from piece to piece.
  let turn: Promise<unknown> = Promise.resolve()

  const detectNow = async (audio: Sound, signal: AbortSignal): Promise<SpeechSpan[]> => {
    isChecked ??= hasSha256(modelPath, sha256)
    if (!(await isChecked)) throw new Error('the speech detector file is not the one this release was made with')
    const spans: SpeechSpan[] = []
    let at = 0
    const listen = async (piece: Pcm16kMono): Promise<void> => {
      const [isFirst, isLast] = [at === 0, at + piece.length >= audio.length]
      at += piece.length
      // A copy: of a view, all that lies under it would be sent.
      const task: DetectTask = { kind: 'detect', samples: piece.slice(), model: modelPath, isFirst, isLast }
      spans.push(...DetectAnswer.parse(await child.ask(task, { signal, timeoutMs: PIECE_TIMEOUT_MS })).spans)
    }
    for await (const piece of audio.read()) await listen(piece)
    return spans
  }

  return {
    detect(audio, signal) {
      const result = turn.then(() => detectNow(audio, signal))
      turn = result.catch(() => undefined)
      return result
    },
    stop: () => child.stop(),
  }
}
