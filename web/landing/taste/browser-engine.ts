import type { Language, Vertical } from '#contract/vertical.ts'
import type { Answered, Asked } from './engine-worker.ts'
import type { Written } from './talks/talk.ts'

/** What went wrong: the engine could not be fetched, or a text took too long. */
export type EngineFailure = 'unreachable' | 'tooHard'

type Request = { readonly text: string; readonly vertical: Vertical; readonly headingLanguage: Language }

/** A text within bounds is read in a second or two; what takes longer is ended with its thread. */
const WRITE_WITHIN_MS = 30_000

let fetched: { worker: Worker; ready: Promise<void> } | undefined
let lastId = 0

/** Fetches the engine into a thread of its own, once; a failed fetch may be tried again. @throws EngineFailure */
export async function fetchEngine(): Promise<void> {
  fetched ??= start()
  try {
    await fetched.ready
  } catch (error) {
    fetched = undefined
    throw error
  }
}

function start(): { worker: Worker; ready: Promise<void> } {
  const worker = new Worker(new URL('engine-worker.ts', import.meta.url), { type: 'module' })
  const ready = new Promise<void>((resolve, reject) => {
    worker.addEventListener('message', () => resolve(), { once: true })
    worker.addEventListener('error', () => {
      worker.terminate()
      reject(new Error('unreachable' satisfies EngineFailure))
    }, { once: true })
  })
  return { worker, ready }
}

/** Takes a text; gives the report, written in this browser. @throws EngineFailure as the message */
export async function writeHere(request: Request): Promise<Written> {
  await fetchEngine()
  const worker = fetched?.worker
  if (worker === undefined) throw new Error('unreachable' satisfies EngineFailure)
  lastId += 1
  const id = lastId
  return await new Promise<Written>((resolve, reject) => {
    const ending = new AbortController()
    const fail = () => {
      ending.abort()
      worker.terminate()
      fetched = undefined
      reject(new Error('tooHard' satisfies EngineFailure))
    }
    const deadline = setTimeout(fail, WRITE_WITHIN_MS)
    ending.signal.addEventListener('abort', () => clearTimeout(deadline))
    worker.addEventListener('error', fail, ending)
    worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
      if (!('id' in data) || data.id !== id) return
      ending.abort()
      resolve(data.written)
    }, ending)
    worker.postMessage({ ...request, id } satisfies Asked)
  })
}
