const FIRST_REST_MS = 500
const LONGEST_REST_MS = 60_000

/** The pauses of a process that keeps dying. */
export type Rests = {
  /** Each death before an answer doubles the pause. */
  died(): void
  answered(): void
  leftMs(): number
}

/** Takes a clock; gives the pauses by it. */
export function makeRests(now: () => number): Rests {
  let deaths = 0
  let until = 0
  return {
    died() {
      until = now() + Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** deaths)
      deaths += 1
    },
    answered: () => void (deaths = 0),
    leftMs: () => Math.max(0, until - now()),
  }
}
