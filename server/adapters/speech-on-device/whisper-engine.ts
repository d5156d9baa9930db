import { join } from 'node:path'
import { Refusal } from '#contract/refusal.ts'
import type { SpeechEngine } from '#server/ports/speech-engine.ts'
import { makeSpeechEndpoint } from '../speech-endpoint/speech-endpoint.ts'
import type { InstalledModel, ModelStore } from './model-store.ts'
import { makeWhisperProcess } from './whisper-process.ts'
import type { WhisperProcess } from './whisper-process.ts'

/** NB-Whisper's makers advise 28 s; text of the piece before is never handed on, so that no error is either. */
const LONGEST_PIECE_MS = 28_000
const EXTRA_FIELDS = { no_language_probabilities: 'true', no_context: 'true' }

type WhisperEngineOptions = { store: ModelStore; programPath: Promise<string | undefined>; threads: number }

/** Makes the engine that runs GGML models through a whisper-server of this machine. */
export function makeWhisperEngine({ store, programPath, threads }: WhisperEngineOptions): SpeechEngine {
  const processes = new Map<string, WhisperProcess>()

  const serve = async (installed: InstalledModel, signal: AbortSignal): Promise<string> => {
    const path = await programPath
    const weights = installed.model.files.find((file) => file.role === 'weights')
    if (path === undefined || !weights) throw new Refusal('speech.waiting_for_engine')
    const { id } = installed.model
    const process = processes.get(id) ?? makeWhisperProcess({ programPath: path, modelPath: join(installed.folder, weights.name), threads })
    processes.set(id, process)
    return process.address(signal).catch((cause: unknown) => {
      signal.throwIfAborted()
      throw new Refusal('speech.unavailable', { cause })
    })
  }

  return {
    async hear(request) {
      const installed = await store.find(request.language, ['ggml'])
      if (!installed) throw new Refusal('speech.waiting_for_engine')
      if (!(await store.isIntact(installed))) {
        throw new Refusal('speech.unavailable', { cause: new Error(`a file of model ${installed.model.id} is damaged`) })
      }
      const { id, name } = installed.model
      const url = await serve(installed, request.signal)
      return makeSpeechEndpoint({ url, model: id, name, longestPieceMs: LONGEST_PIECE_MS, extraFields: EXTRA_FIELDS, mayStream: false }).hear(request)
    },

    async readiness(language) {
      if ((await programPath) === undefined) return { status: 'no_model' }
      const installed = await store.find(language, ['ggml'])
      if (installed) return { status: 'ready', engine: installed.model.name }
      return { status: (await store.isDownloading(language)) ? 'downloading' : 'no_model' }
    },

    async stop() {
      await Promise.all([...processes.values()].map((process) => process.stop()))
    },
  }
}
