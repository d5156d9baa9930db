/** A stopwatch that counts only while it runs; pauses cost nothing (spec 4). */
export class ElapsedTime {
  readonly #now: () => number
  #countedMs = 0
  #runningSince: number | undefined

  constructor(now: () => number) {
    this.#now = now
  }

  get elapsedMs(): number {
    return this.#countedMs + (this.#runningSince === undefined ? 0 : this.#now() - this.#runningSince)
  }

  run(): void {
    this.#runningSince ??= this.#now()
  }

  /** Takes back time in which nothing was recorded. */
  skip(durationMs: number): void {
    this.#countedMs -= Math.min(durationMs, this.elapsedMs)
  }

  hold(): void {
    this.#countedMs = this.elapsedMs
    this.#runningSince = undefined
  }
}
