import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'

export interface Limit {
  readonly pid: number
  readonly url: string
  readonly token: string
  stop(): Promise<void>
}

/** Starts a bare program of bench/limits and waits for the line in which it says where it listens. */
export async function startLimit(name: string): Promise<Limit> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'limits', `${name}.ts`)], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The limit ${name} ended (${code}) before it listened.`)
  })
  const line = once(createInterface({ input: child.stdout }), 'line').then(([text]) => String(text))
  const said = z.object({ url: z.string(), token: z.string() }).parse(JSON.parse(await Promise.race([line, ended])))
  ended.catch(() => undefined) // later it ends because it is told to
  return {
    ...said,
    pid: child.pid ?? 0,
    stop: async () => {
      child.stdin.end()
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}
