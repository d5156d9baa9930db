import type { Figure } from './bench-case.ts'
import { closedLoop, type LoopRequest } from './closed-loop.ts'
import { account } from './processor-time.ts'
import { median, quantile } from './statistics.ts'

/** A running server to load: the project's, or the bare program that shows what the machine can do at best. */
export interface Contender {
  readonly pids: readonly number[]
  readonly next: (index: number) => LoopRequest
}

export interface Comparison {
  /** Processor time per request against the limit's. Repeats within a tenth, which throughput on a shared machine does not. */
  readonly processorRatio: number
  readonly targetUs: number
  readonly limitUs: number
  readonly targetP50Ms: number
  readonly targetP99Ms: number
  readonly failures: number
  readonly foreignShare: number
}

/** Loads the limit and the target in turns, so that both meet the same machine, and compares medians over the rounds. */
export async function besideLimit({
  limit,
  target,
  rounds,
  connections = 20,
  seconds = 4,
}: {
  limit: Contender
  target: Contender
  rounds: number
  connections?: number
  seconds?: number
}): Promise<Comparison> {
  const measured = { limit: [] as Round[], target: [] as Round[] }
  for (let round = 0; round < rounds; round += 1) {
    measured.limit.push(await loadOnce(limit, connections, seconds))
    measured.target.push(await loadOnce(target, connections, seconds))
  }
  const targetUs = median(measured.target.map(({ usEach }) => usEach))
  const limitUs = median(measured.limit.map(({ usEach }) => usEach))
  const all = [...measured.limit, ...measured.target]
  return {
    processorRatio: targetUs / limitUs,
    targetUs,
    limitUs,
    targetP50Ms: median(measured.target.map(({ p50Ms }) => p50Ms)),
    targetP99Ms: median(measured.target.map(({ p99Ms }) => p99Ms)),
    failures: all.reduce((sum, { failures }) => sum + failures, 0),
    foreignShare: median(all.map(({ foreignShare }) => foreignShare)),
  }
}

/** What every such comparison prints; what a case measured beside it stands after the processor times. */
export function figuresBeside(compared: Comparison, { per, atMost }: { per: string; atMost: number }, own: readonly Figure[] = []): readonly Figure[] {
  return [
    { name: 'processor time, of the limit', value: compared.processorRatio, unit: '×', atMost },
    { name: `processor time per ${per}`, value: compared.targetUs, unit: 'µs' },
    { name: 'the limit', value: compared.limitUs, unit: 'µs' },
    ...own,
    { name: 'p50', value: compared.targetP50Ms, unit: 'ms' },
    { name: 'p99', value: compared.targetP99Ms, unit: 'ms' },
    { name: 'answers that were not 2xx', value: compared.failures, unit: 'count', atMost: 0 },
    { name: 'share of the machine taken by others', value: compared.foreignShare, unit: '×' },
  ]
}

interface Round {
  readonly usEach: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly failures: number
  readonly foreignShare: number
}

async function loadOnce({ pids, next }: Contender, connections: number, seconds: number): Promise<Round> {
  await closedLoop({ next, connections, seconds: 0, warmSeconds: 3 })
  const { result, processorUs, foreignShare } = await account(pids, () => closedLoop({ next, connections, seconds, warmSeconds: 0 }))
  return {
    usEach: processorUs / result.latenciesMs.length,
    p50Ms: quantile(result.latenciesMs, 0.5),
    p99Ms: quantile(result.latenciesMs, 0.99),
    failures: result.failures,
    foreignShare,
  }
}
