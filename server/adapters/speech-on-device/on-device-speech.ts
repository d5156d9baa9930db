import type { SpeechEngine } from '#server/ports/speech-engine.ts'
import { findProgram } from '../child-process/find-program.ts'
import { CATALOGUE } from './model-catalogue.ts'
import type { SpeechModel } from './model-catalogue.ts'
import { makeModelStore } from './model-store.ts'
import { makeSherpaEngine } from './sherpa-engine.ts'
import { makeSpeechChild } from './speech-detector.ts'
import { makeWhisperEngine } from './whisper-engine.ts'

type OnDeviceOptions = {
  modelDir: string
  /** Where whisper-server is looked for when its path is not given. */
  searchPath?: string
  whisperServer?: string | undefined
  threads?: number
  catalogue?: readonly SpeechModel[]
}

/** Makes the engines of this machine, best first: whisper-server with the national libraries' models, then ONNX models. */
export function makeOnDeviceSpeech({ modelDir, searchPath = '', whisperServer, threads = 2, catalogue = CATALOGUE }: OnDeviceOptions): SpeechEngine[] {
  const store = makeModelStore(modelDir, catalogue)
  const programPath = whisperServer === undefined ? findProgram('whisper-server', searchPath) : Promise.resolve(whisperServer)
  return [
    makeWhisperEngine({ store, programPath, threads }),
    makeSherpaEngine({ store, child: makeSpeechChild(), threads }),
  ]
}
