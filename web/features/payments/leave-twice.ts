import { timing } from '#contract/timing.ts'

/** Leaves at once, and once more after a second, should a page that was still loading have swallowed the first (spec 2). Gives what calls the second off. */
export function leaveTwice(leave: () => void): () => void {
  leave()
  const again = setTimeout(leave, timing.paymentRedirectAgainMs)
  return () => clearTimeout(again)
}
