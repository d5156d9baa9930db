import type { FastifyBaseLogger } from 'fastify'
import { describeFailure } from '#server/http/error-reply.ts'

export type Round = { name: string; everyMs: number; run: (signal: AbortSignal) => Promise<void> }

export type Rounds = { start: () => void; stop: () => Promise<void> }

/**
 * Work done again and again: the sweep for sleeping jobs, forgetting, waiting recordings. A round begins when the one before has ended,
 * and a failed one is only noted, since the next follows.
 */
export function makeRounds(rounds: readonly Round[], log: FastifyBaseLogger): Rounds {
  const timers = new Set<NodeJS.Timeout>()
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()

  const plan = (round: Round, delayMs: number): void => {
    if (stopping.signal.aborted) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      const turn = round.run(stopping.signal)
        .catch((error: unknown) => {
          if (!stopping.signal.aborted) log.warn({ round: round.name, failure: describeFailure(error) }, 'round failed')
        })
        .finally(() => {
          running.delete(turn)
          plan(round, round.everyMs)
        })
      running.add(turn)
    }, delayMs)
    timers.add(timer)
  }

  return {
    start: () => rounds.forEach((round) => plan(round, 0)),
    async stop() {
      stopping.abort(new Error('the server stops'))
      timers.forEach((timer) => clearTimeout(timer))
      await Promise.all(running)
    },
  }
}
