import { Agent, request as send } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

export interface LoopRequest {
  readonly url: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
}

export interface LoopOptions {
  /** What to ask next; the number counts from 0. */
  readonly next: (index: number) => LoopRequest
  readonly connections: number
  readonly seconds: number
  /** Before the measured seconds, and not counted: the just-in-time compiler needs it. */
  readonly warmSeconds?: number
}

export interface LoopResult {
  readonly latenciesMs: readonly number[]
  /** Answers that were not 2xx, and requests that got none. */
  readonly failures: number
}

/** Each connection asks again as soon as it has been answered. */
export async function closedLoop({ next, connections, seconds, warmSeconds = 3 }: LoopOptions): Promise<LoopResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const latenciesMs: number[] = []
  let index = 0
  let failures = 0
  const countFrom = performance.now() + warmSeconds * 1000
  const end = countFrom + seconds * 1000
  const connection = async () => {
    while (performance.now() < end) {
      const started = performance.now()
      const status = await statusOf(next(index++), agent)
      if (started < countFrom) continue
      if (status >= 200 && status < 300) latenciesMs.push(performance.now() - started)
      else {
        failures += 1
        await delay(5) // a server that is away must not turn this into a busy wait
      }
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
  agent.destroy()
  return { latenciesMs, failures }
}

/** Status of the answer once all of it has arrived; 0 when there was none. */
function statusOf({ url, method = 'GET', headers, body }: LoopRequest, agent?: Agent): Promise<number> {
  return new Promise((settle) => {
    const outgoing = send(url, { method, agent, ...(headers ? { headers } : {}) }, (reply) => {
      reply.resume()
      reply.on('end', () => settle(reply.statusCode ?? 0))
      reply.on('error', () => settle(0))
    })
    outgoing.on('error', () => settle(0))
    outgoing.end(body)
  })
}
