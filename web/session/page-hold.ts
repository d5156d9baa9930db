const holds = new Set<symbol>()
const listeners = new Set<() => void>()

/**
 * Keeps an expired sign-in from throwing this page away: a talk that is being recorded goes on, and its uploads wait until
 * somebody has signed in again. Gives the way to let go.
 */
export function holdPage(): () => void {
  const hold = Symbol('hold')
  holds.add(hold)
  tell()
  return () => {
    holds.delete(hold)
    tell()
  }
}

export function isPageHeld(): boolean {
  return holds.size > 0
}

export function onHoldChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}
