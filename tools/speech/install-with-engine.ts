import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { InstallError } from '#server/adapters/speech-on-device/install/install-error.ts'
import type { SpeechModel } from '#server/adapters/speech-on-device/model-catalogue.ts'
import type { ProvidedEngine } from './provide-engine.ts'
import { SLOWEST, timeEngine, tryModel } from './time-engine.ts'
import type { Timing } from './time-engine.ts'

type Installing = {
  model: SpeechModel
  engine: ProvidedEngine
  modelDir: string
  engineDir: string
  fetchModel: () => Promise<void>
  say: (line: string) => void
  /** How the machine is asked; tests answer for it. */
  asked?: { time: typeof timeEngine; tryOut: typeof tryModel; load: () => number }
}

const THIS_MACHINE = { time: timeEngine, tryOut: tryModel, load: () => loadavg()[0] ?? 0 }

/** Says how quick the engine is, and what to do where that is too slow. A machine that was busy has not shown what it can do. */
function judge({ workPerTalk, isAtLeast }: Timing, load: number, say: Installing['say']): 'quick' | 'slow' | 'busy' {
  say(`Timed: ${isAtLeast ? 'more than ' : ''}${workPerTalk.toFixed(2)} minutes of work per minute of talk, where talk is dense (at most ${SLOWEST} will do).`)
  if (!isAtLeast && workPerTalk <= SLOWEST) return 'quick'
  const isBusy = load > availableParallelism() + 1
  if (isBusy)
    say(
      `Other programs were busy on this machine (load ${load.toFixed(1)} on ${availableParallelism()} processors): run it again when it is ` +
        'quiet; what was built is used then.',
    )
  say(
    'This machine is too slow for this model: nothing was installed. Set SPEECH_URL to a transcription endpoint instead, one of ' +
      'your own house or an outside one.',
  )
  return isBusy ? 'busy' : 'slow'
}

async function throwAway(engine: ProvidedEngine, error: unknown): Promise<never> {
  await engine.discard()
  throw error
}

/**
 * Times the engine, then fetches the model and has the engine hear with it. False when the machine is too slow, which is said.
 * @throws InstallError
 */
export async function installWithEngine({ model, engine, modelDir, engineDir, fetchModel, say, asked = THIS_MACHINE }: Installing): Promise<boolean> {
  const weights = model.files.find(({ role }) => role === 'weights')
  if (!weights || !model.size) throw new InstallError(`${model.id} names no size and no weights`)
  const { command } = engine
  const timing = await asked
    .time({ command, size: model.size, folder: engineDir, weightBytes: weights.bytes })
    .catch((error: unknown) => throwAway(engine, error))
  const verdict = judge(timing, asked.load(), say)
  if (verdict === 'slow') await engine.discard()
  if (verdict !== 'quick') return false
  // Kept before the model is there: a cut download is gone on with, and nothing is built twice.
  await engine.keep()
  await fetchModel()
  await asked
    .tryOut({ command, modelPath: join(modelDir, model.id, weights.name), weightBytes: weights.bytes })
    .catch((error: unknown) => throwAway(engine, error))
  return true
}
