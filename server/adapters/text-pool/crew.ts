import { Piscina } from 'piscina'
import { z } from 'zod'
import { compileCache } from '#server/adapters/child-process/compile-cache.ts'
import type { TextTaskName, TextTasks } from '#server/ports/text-work.ts'
import type { Answer } from './serve-tasks.ts'

export type CrewOptions = { places: number; module: string; heapMegabytes: number; restMs: number; onFailure: (error: unknown) => void }

type Threads = {
  run: <Name extends TextTaskName>(
    order: { name: Name; input: TextTasks[Name]['input']; number: number },
    options: { signal: AbortSignal },
  ) => Promise<Answer<TextTasks[Name]['output']>>
  destroy: () => Promise<void>
}

/** One set of threads. `begins`: what is told of each order that a thread has begun. `left`: ends when one of the threads could not begin. */
export type Crew = { threads: Threads; left: AbortSignal; begins: Map<number, () => void> }

export type Crews = {
  /** @throws while no thread is started after one that could not begin */
  atHand: () => Crew
  stop: () => Promise<void>
}

const Begun = z.object({ begun: z.number() })

/** Keeps a crew of threads, and another when the one before could not go on: not at once, and never in a loop. */
export function keepCrews({ places, module, heapMegabytes, restMs, onFailure }: CrewOptions): Crews {
  let crew: Crew | undefined
  let restsUntil = 0

  function start(): Crew {
    const leaving = new AbortController()
    const begins: Crew['begins'] = new Map()
    const piscina = new Piscina({
      filename: module,
      name: 'run',
      minThreads: places,
      maxThreads: places,
      env: compileCache(),
      execArgv: [],
      recordTiming: false,
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    })
    // A thread that falls while it has something in hand answers for that; this is one that had nothing, or that could not load.
    piscina.on('error', (failure: unknown) => {
      if (leaving.signal.aborted) return
      onFailure(failure)
      leaving.abort(failure)
      crew = undefined
      restsUntil = performance.now() + restMs
      piscina.destroy().catch(onFailure)
    })
    piscina.on('message', (message: unknown) => begins.get(Begun.safeParse(message).data?.begun ?? 0)?.())
    return { threads: piscina, left: leaving.signal, begins }
  }

  crew = start()
  return {
    atHand() {
      if (!crew && performance.now() < restsUntil) throw new Error('no thread can begin to read texts')
      crew ??= start()
      return crew
    },
    async stop() {
      await crew?.threads.destroy()
      crew = undefined
    },
  }
}
