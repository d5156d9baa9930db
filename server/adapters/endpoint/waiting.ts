/** Time as an adapter sees it; tests bring a clock of their own. */
export type Waiting = {
  now: () => number
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  random: () => number
}

export const REAL_WAITING: Waiting = {
  now: Date.now,
  random: Math.random,
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      const stop = (): void => {
        clearTimeout(timer)
        reject(signal.reason)
      }
      const timer = setTimeout(() => {
        signal.removeEventListener('abort', stop)
        resolve()
      }, ms)
      if (signal.aborted) stop()
      else signal.addEventListener('abort', stop, { once: true })
    }),
}
