import type { SpeechEngine } from '#server/ports/speech-engine.ts'
import { findEngine } from './engine/engine-store.ts'
import { makeWhisperEngine } from './engine/whisper-engine.ts'
import { CATALOGUE } from './model-catalogue.ts'
import type { SpeechModel } from './model-catalogue.ts'
import { makeModelStore } from './model-store.ts'
import { makeSherpaEngine } from './sherpa-engine.ts'
import { makeSpeechChild } from './speech-detector.ts'

/** How many threads a model is run on, here and when a machine is timed for one. */
export const SPEECH_THREADS = 2

type OnDeviceOptions = {
  modelDir: string
  /** Where an engine is installed. */
  engineDir?: string
  /** Where whisper-server is looked for when its path is not given and none is installed. */
  searchPath?: string
  whisperServer?: string | undefined
  threads?: number
  catalogue?: readonly SpeechModel[]
  now?: () => number
}

/** Makes the engines of this machine, best first: whisper-server with the national libraries' models, then ONNX models. */
export function makeOnDeviceSpeech({
  modelDir,
  engineDir,
  searchPath = '',
  whisperServer,
  threads = SPEECH_THREADS,
  catalogue = CATALOGUE,
  now = Date.now,
}: OnDeviceOptions): SpeechEngine[] {
  const store = makeModelStore(modelDir, catalogue)
  return [
    makeWhisperEngine({ store, findCommand: () => findEngine({ configured: whisperServer, engineDir, searchPath }), threads, now }),
    makeSherpaEngine({ store, child: makeSpeechChild(), threads }),
  ]
}
