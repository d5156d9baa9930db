import { whenIdle } from './when-idle.ts'

/**
 * Fetches what comes next once the page is at rest; what fails is said where it is wanted. Without a network nothing is asked for: a browser
 * remembers a module that could not be fetched (HTML, "module map"). Gives what calls it off.
 */
export function fetchAhead(fetchNext: () => Promise<unknown>): () => void {
  return whenIdle(() => {
    if (navigator.onLine) void fetchNext().catch(() => undefined)
  })
}
