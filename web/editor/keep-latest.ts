/** Runs one task at a time; of those that come meanwhile only the last is kept. */
export function keepLatest(onFailure: (cause: unknown) => void): { run: (task: () => Promise<void>) => void } {
  let isRunning = false
  let next: (() => Promise<void>) | undefined
  const run = async (task: () => Promise<void>): Promise<void> => {
    isRunning = true
    await task().catch(onFailure)
    isRunning = false
    const waiting = next
    next = undefined
    if (waiting) await run(waiting)
  }
  return {
    run: (task) => {
      if (isRunning) next = task
      else void run(task)
    },
  }
}
