import type { TextWork } from '#server/ports/text-work.ts'
import { TEXT_TASKS } from '#server/text-tasks/table.ts'

/** Reads texts on the thread that asks: for tests and commands, where nobody else waits. What goes in and out is copied as between threads. */
export const textsInProcess: TextWork = {
  async run(name, input, { signal, onBegin } = {}) {
    signal?.throwIfAborted()
    await onBegin?.()
    return structuredClone(TEXT_TASKS[name](structuredClone(input)))
  },
  stop: () => Promise.resolve(),
}
