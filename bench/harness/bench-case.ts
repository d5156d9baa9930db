/** One measured number. It fails the run when it lies outside its bar. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: 'ms' | 'µs' | '×' | 'count' | 'kB' | 'MB/s'
  /** The most it may be. */
  readonly atMost?: number
  /** The least it may be. */
  readonly atLeast?: number
}

export interface BenchContext {
  /** How often to repeat; few on a busy machine, more for figures to publish. */
  readonly rounds: number
  /** Says how far it is. */
  say(text: string): void
}

/** A file in bench/cases exports one of these as `bench`. */
export interface BenchCase {
  /** Number of the protocol it carries out, such as PERF-13. */
  readonly protocol: string
  readonly title: string
  run(context: BenchContext): Promise<readonly Figure[]>
}

export const isWithinBar = ({ value, atMost, atLeast }: Figure): boolean =>
  Number.isFinite(value) && (atMost === undefined || value <= atMost) && (atLeast === undefined || value >= atLeast)
