import { join } from 'node:path'
import { Refusal } from '#contract/refusal.ts'
import type { SpeechEngine } from '#server/ports/speech-engine.ts'
import { makeSpeechEndpoint } from '../../speech-endpoint/speech-endpoint.ts'
import type { InstalledModel, ModelStore } from '../model-store.ts'
import type { EngineCommand } from './engine-store.ts'
import { memoryMbFor } from './memory.ts'
import { makeWhisperProcess } from './whisper-process.ts'
import type { WhisperProcess } from './whisper-process.ts'

/** NB-Whisper's makers advise 28 s; text of the piece before is never handed on, so that no error is either. */
const LONGEST_PIECE_MS = 28_000
export const EXTRA_FIELDS = { no_language_probabilities: 'true', no_context: 'true' }

type WhisperEngineOptions = {
  store: ModelStore
  /** Looked up each time: an engine may be installed while the server runs. */
  findCommand: () => Promise<EngineCommand | undefined>
  threads: number
  now?: () => number
}

/** Makes the engine that runs GGML models through a whisper-server of this machine. */
export function makeWhisperEngine({ store, findCommand, threads, now = Date.now }: WhisperEngineOptions): SpeechEngine {
  const processes = new Map<string, { process: WhisperProcess; startedBy: string }>()

  const processOf = async (installed: InstalledModel): Promise<WhisperProcess> => {
    const command = await findCommand()
    const weights = installed.model.files.find((file) => file.role === 'weights')
    if (command === undefined || !weights) throw new Refusal('speech.waiting_for_engine')
    const { id } = installed.model
    const startedBy = [command.program, ...command.arguments].join(' ')
    const known = processes.get(id)
    if (known?.startedBy === startedBy) return known.process
    const process = makeWhisperProcess({ command, modelPath: join(installed.folder, weights.name), threads, memoryMb: memoryMbFor(weights.bytes), now })
    processes.set(id, { process, startedBy })
    // Another engine was installed meanwhile; what the old one was hearing is heard again.
    await known?.process.stop()
    return process
  }

  return {
    async hear(request) {
      const installed = await store.find(request.language, ['ggml'])
      if (!installed) throw new Refusal('speech.waiting_for_engine')
      if (!(await store.isIntact(installed))) {
        throw new Refusal('speech.unavailable', { cause: new Error(`a file of model ${installed.model.id} is damaged`) })
      }
      const { id, name } = installed.model
      const process = await processOf(installed)
      const url = await process.address(request.signal).catch((cause: unknown) => {
        request.signal.throwIfAborted()
        throw new Refusal('speech.unavailable', { cause })
      })
      const endpoint = makeSpeechEndpoint({
        url,
        model: id,
        name,
        longestPieceMs: LONGEST_PIECE_MS,
        extraFields: EXTRA_FIELDS,
        mayStream: false,
        fetch: process.fetch,
      })
      return endpoint.hear(request)
    },

    async readiness(language) {
      if ((await findCommand()) === undefined) return { status: 'no_model' }
      const installed = await store.find(language, ['ggml'])
      if (!installed) return { status: (await store.isDownloading(language)) ? 'downloading' : 'no_model' }
      const isResting = processes.get(installed.model.id)?.process.isResting() === true
      return { status: isResting ? 'unreachable' : 'ready', engine: installed.model.name }
    },

    async stop() {
      await Promise.all([...processes.values()].map(({ process }) => process.stop()))
    },
  }
}
