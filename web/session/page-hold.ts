const holds = new Set<symbol>()

/**
 * Keeps an expired sign-in from throwing this page away: a talk that is being recorded goes on, and its uploads wait until
 * somebody has signed in again. Gives the way to let go.
 */
export function holdPage(): () => void {
  const hold = Symbol('hold')
  holds.add(hold)
  return () => holds.delete(hold)
}

export function isPageHeld(): boolean {
  return holds.size > 0
}
