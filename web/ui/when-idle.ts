/** Longest wait where a page is never idle, and the wait where the browser cannot tell (Safari). */
const LATEST_MS = 2_000

/** Runs something once the page stands and has nothing else to do: what comes next is fetched then. Gives what calls it off. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const waiting = requestIdleCallback(run, { timeout: LATEST_MS })
    return () => cancelIdleCallback(waiting)
  }
  const waiting = setTimeout(run, LATEST_MS)
  return () => clearTimeout(waiting)
}
