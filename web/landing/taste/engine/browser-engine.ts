import type { Language } from '#contract/vertical.ts'
import type { Answered, Asked } from './worker.ts'
import type { Written } from '../talks/talk.ts'
import type { Request } from './write-with-parts.ts'

/** What went wrong: the engine could not be fetched, or a text took too long. */
export type EngineFailure = 'unreachable' | 'tooHard'

/** A text within bounds is read in a second or two; what takes longer is ended with its thread. */
const WRITE_WITHIN_MS = 30_000

let fetched: { worker: Worker; ready: Promise<void> } | undefined
let lastId = 0

/** Fetches the engine into a thread of its own, once, with the language of the page; a failed fetch may be tried again. @throws EngineFailure */
export async function fetchEngine(language: Language): Promise<void> {
  fetched ??= start(language)
  try {
    await fetched.ready
  } catch (error) {
    fetched = undefined
    throw error
  }
}

function start(language: Language): { worker: Worker; ready: Promise<void> } {
  const worker = new Worker(new URL('worker.ts', import.meta.url), { type: 'module', name: language })
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
  await fetchEngine(request.headingLanguage)
  const worker = fetched?.worker
  if (worker === undefined) throw new Error('unreachable' satisfies EngineFailure)
  lastId += 1
  const id = lastId
  return await new Promise<Written>((resolve, reject) => {
    const ending = new AbortController()
    const fail = (failure: EngineFailure) => {
      ending.abort()
      worker.terminate()
      fetched = undefined
      reject(new Error(failure))
    }
    const deadline = setTimeout(() => fail('tooHard'), WRITE_WITHIN_MS)
    ending.signal.addEventListener('abort', () => clearTimeout(deadline))
    worker.addEventListener('error', () => fail('tooHard'), ending)
    worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
      if (!('id' in data) || data.id !== id) return
      if ('failure' in data) return fail(data.failure)
      ending.abort()
      resolve(data.written)
    }, ending)
    worker.postMessage({ ...request, id } satisfies Asked, [])
  })
}
