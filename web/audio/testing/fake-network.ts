import type { Network } from '../upload-queue.ts'

/** A network that a test cuts and mends. */
export function fakeNetwork(): Network & { setOnline: (isOnline: boolean) => void; listeners: Set<() => void> } {
  let online = true
  const listeners = new Set<() => void>()
  return {
    listeners,
    isOnline: () => online,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setOnline(isOnline) {
      online = isOnline
      for (const listener of listeners) listener()
    },
  }
}
