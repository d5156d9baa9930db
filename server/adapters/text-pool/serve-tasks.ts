import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { ErrorCode } from '#contract/error-code.ts'
import { Refusal } from '#contract/refusal.ts'
import { forgetKeptWords, keepTexts } from '#domain/language/kept-words.ts'

/** What a thread gives back. An error that is handed to another thread loses its class: a refusal goes as its code. */
export type Answer<Value> = { value: Value } | { refused: ErrorCode }

/** A third of the turns of a thread that somebody waits for, where both want the processor. */
const NICE = 5

/** Whoever waits for a call goes before whoever waits for a text. Elsewhere than on Linux this would slow the whole process, not this thread. */
function standBack(): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(NICE)
  } catch {
    // Not allowed here: the threads then take turns with everything else.
  }
}

/** Takes a table of tasks; gives what a thread does with an order. Nothing of its text lies in the thread's memory when the next one comes. */
export function serveTasks(
  table: Readonly<Record<string, (input: never) => unknown>>,
): (order: { name: string; input: never; number: number }) => Answer<unknown> {
  standBack()
  keepTexts(true)
  return ({ name, input, number }) => {
    // From here on its time is counted: a thread that has yet to load its lists takes none of it.
    parentPort?.postMessage({ begun: number }, [])
    const task = Object.hasOwn(table, name) ? table[name] : undefined
    if (!task) throw new Error('no such task')
    try {
      return { value: task(input) }
    } catch (error) {
      if (error instanceof Refusal) return { refused: error.code }
      throw error
    } finally {
      forgetKeptWords()
    }
  }
}
