import type { Network, Wait } from './upload-queue.ts'

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

/** Waits, but no longer than until the network changes: what failed may then work. */
export async function waitForChange(powers: { readonly wait: Wait; readonly network: Network }, durationMs: number, signal: AbortSignal): Promise<void> {
  const changed = new AbortController()
  const stopListening = powers.network.onChange(() => changed.abort())
  try {
    await powers.wait(durationMs, AbortSignal.any([changed.signal, signal]))
  } catch (error) {
    if (signal.aborted || !changed.signal.aborted) throw error
  } finally {
    stopListening()
  }
}
