/** Resolves after the time, or rejects with the signal's reason as soon as that aborts. */
export function wait(durationMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason)
      return
    }
    const stop = (): void => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, durationMs)
    signal.addEventListener('abort', stop, { once: true })
  })
}
