import type { Figure } from '../../bench/harness/bench-case.ts'

/** One answer of the server; status 0 when there was none. */
export type Answered = { readonly call: string; readonly status: number; readonly hasRetryAfter: boolean; readonly tookMs: number }
/** How it went with one input: its answers, and whether its case was still in work when its time was over. */
export type Outcome = { readonly index: number; readonly shape: string; readonly answers: readonly Answered[]; readonly isStuck: boolean }
/** What was measured beside. */
export type Beside = {
  readonly healthMs: readonly number[]
  /** Ordinary calls of another user, before and while. */
  readonly restMs: readonly number[]
  readonly loadMs: readonly number[]
  readonly mostMemoryBytes: number
  readonly isAlive: boolean
  readonly isReadable: boolean
}

/** No answer may take longer. */
export const ANSWER_WITHIN_MS = 60_000
const MOST_HEALTH_MS = 100
const MOST_SLOWER = 2
/** Calls at rest are so quick that a share of next to nothing says nothing. */
const LEAST_REST_MS = 10
const MEGABYTE = 1024 * 1024

/** The value that so many per cent lie at or below; endless when nothing was measured, for then nothing was shown. */
function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.POSITIVE_INFINITY
}

/** What is wrong with an input, one line each; none when it was answered in time, plainly. */
export function faultsOf({ index, shape, answers, isStuck }: Outcome): string[] {
  const wrong = answers.flatMap(({ call, status, hasRetryAfter, tookMs }) => {
    if (status === 0) return [`${call}: no answer`]
    if (status >= 500 && !(status === 503 && hasRetryAfter)) return [`${call}: ${String(status)}`]
    return tookMs > ANSWER_WITHIN_MS ? [`${call}: answered after ${String(Math.round(tookMs))} ms`] : []
  })
  return [...wrong, ...(isStuck ? ['the case stays in work'] : []), ...(answers.length === 0 ? ['nothing was asked'] : [])].map(
    (what) => `input ${String(index)} (${shape}): ${what}`,
  )
}

/** The figures of a run, each with its bar. */
export function figuresOf(outcomes: readonly Outcome[], beside: Beside): Figure[] {
  const faulty = outcomes.filter((one) => faultsOf(one).length > 0).length
  const rest = Math.max(LEAST_REST_MS, percentile(beside.restMs, 0.95))
  const yes = (is: boolean): number => (is ? 1 : 0)
  return [
    { name: 'inputs', value: outcomes.length, unit: 'count', atLeast: 1 },
    { name: 'inputs that were not answered plainly and in time', value: faulty, unit: 'count', atMost: 0 },
    { name: '/healthz p99', value: percentile(beside.healthMs, 0.99), unit: 'ms', atMost: MOST_HEALTH_MS },
    { name: 'ordinary calls of another user p95, at rest', value: percentile(beside.restMs, 0.95), unit: 'ms' },
    { name: 'ordinary calls of another user p95, meanwhile against rest', value: percentile(beside.loadMs, 0.95) / rest, unit: '×', atMost: MOST_SLOWER },
    { name: 'memory of server, pool and decoders, most', value: beside.mostMemoryBytes / 1024, unit: 'kB', atMost: (1024 * MEGABYTE) / 1024 },
    { name: 'server alive at the end', value: yes(beside.isAlive), unit: 'count', atLeast: 1 },
    { name: 'database readable at the end', value: yes(beside.isReadable), unit: 'count', atLeast: 1 },
  ]
}
