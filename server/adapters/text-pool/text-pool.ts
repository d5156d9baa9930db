import { join } from 'node:path'
import { z } from 'zod'
import { Refusal } from '#contract/refusal.ts'
import type { TextTaskName, TextTasks, TextWork } from '#server/ports/text-work.ts'
import { keepCrews } from './crew.ts'
import { lengthOfTexts } from './length-of-texts.ts'
import { makeTurns } from './turns.ts'

export type TextPoolOptions = {
  threads: number
  /** Told of a thread that fell with nothing in hand, or could not begin. */
  onFailure: (error: unknown) => void
  /** What a thread loads. */
  module?: string
  deadlineMs?: (letters: number) => number
  mostWaiting?: number
  /** So long is no thread started after one could not begin. */
  restMs?: number
  /** So long may a thread take to load before what waits for it is told to come again. */
  loadMs?: number
  heapMegabytes?: number
}

/**
 * Dense clinical text takes one to three seconds for 100,000 letters on a slow machine, so this is some three times what the slowest honest
 * text needs. A minute is as long as anybody waits for a page, and as long as a hard text may stand before the others.
 */
const deadlineOf = (letters: number): number => Math.min(60_000, 10_000 + letters / 10)

/** The word lists take about 150 MB of heap, the longest text the contract takes as much again. What lies outside the heap is not counted by it. */
const HEAP_MEGABYTES = 640
/** So many letters no call and no job brings: a case holds three texts of 600,000, and what was heard of a day. */
const MOST_LETTERS = 20_000_000
/** Twice what may be asked for at once by the jobs and a clinic full of people; each waits tens of milliseconds. */
const MOST_WAITING = 100
const REST_MS = 5_000
/** Lists are read and sorted in one to two seconds; a machine that is busy with everything else at once takes its time. */
const LOAD_MS = 60_000

const WORKER = join(import.meta.dirname, 'text-worker.ts')
const Coded = z.object({ code: z.string() })
const isOutOfMemory = (error: unknown): boolean => Coded.safeParse(error).data?.code === 'ERR_WORKER_OUT_OF_MEMORY'

/**
 * Threads that read texts, a bounded number of them and a bounded queue before them. What runs over its time is ended with its thread, and
 * another takes its place; nothing that happens in a thread ends the process.
 */
export function makeTextPool({ threads: places, onFailure, module = WORKER, deadlineMs = deadlineOf, ...bounds }: TextPoolOptions): TextWork {
  const { mostWaiting = MOST_WAITING, restMs = REST_MS, loadMs = LOAD_MS, heapMegabytes = HEAP_MEGABYTES } = bounds
  const turns = makeTurns({ places, mostWaiting })
  const stopping = new AbortController()
  const crews = keepCrews({ places, module, heapMegabytes, restMs, onFailure })
  let lastNumber = 0

  async function think<Name extends TextTaskName>(name: Name, input: TextTasks[Name]['input'], signal?: AbortSignal): Promise<TextTasks[Name]['output']> {
    const letters = lengthOfTexts(input)
    if (letters > MOST_LETTERS) throw new Refusal('text.too_hard')
    const { threads, left, begins } = crews.atHand()
    const [overtime, unloaded] = [new AbortController(), new AbortController()]
    const number = ++lastNumber
    let timer = setTimeout(() => unloaded.abort(), loadMs)
    begins.set(number, () => {
      clearTimeout(timer)
      timer = setTimeout(() => overtime.abort(), deadlineMs(letters))
    })
    try {
      const answer = await threads.run(
        { name, input, number },
        { signal: AbortSignal.any([overtime.signal, unloaded.signal, stopping.signal, left, ...(signal ? [signal] : [])]) },
      )
      if ('refused' in answer) throw new Refusal(answer.refused)
      return answer.value
    } catch (error) {
      if (overtime.signal.aborted || isOutOfMemory(error)) throw new Refusal('text.too_hard', { cause: error })
      if (stopping.signal.aborted || unloaded.signal.aborted) throw new Refusal('engine.busy', { cause: error })
      signal?.throwIfAborted()
      throw error
    } finally {
      clearTimeout(timer)
      begins.delete(number)
    }
  }

  return {
    async run(name, input, { signal, onBegin } = {}) {
      await turns.take(signal)
      try {
        await onBegin?.()
        return await think(name, input, signal)
      } finally {
        turns.giveBack()
      }
    },
    async stop() {
      turns.close()
      stopping.abort()
      await crews.stop()
    },
  }
}
