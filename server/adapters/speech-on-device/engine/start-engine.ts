import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { endsAtDataLimit, limitedCommand } from '../../child-process/limited-command.ts'
import type { EngineCommand } from './engine-store.ts'

const KEEPER = fileURLToPath(new URL('./whisper-keeper.ts', import.meta.url))

/** Words sought five abreast, as the makers of NB-Whisper advise. */
const BEAMS = '5'

export type EngineStart = { command: EngineCommand; modelPath: string; threads: number; memoryMb: number }

/** An engine that has been started, and the base address it will answer at. */
export type StartedEngine = { keeper: ChildProcess; url: string }

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

/** The keeper ends its engine; a keeper that was killed cannot. */
function endWithKeeper(keeper: ChildProcess): void {
  let engineId: number | undefined
  keeper.on('message', (message) => {
    if (typeof message === 'object' && message !== null && 'pid' in message && typeof message.pid === 'number') engineId = message.pid
  })
  keeper.once('exit', (_, signal) => {
    if (signal === null || engineId === undefined) return
    try {
      process.kill(engineId, 'SIGKILL')
    } catch {
      // Gone already.
    }
  })
}

/**
 * Starts an engine on loopback, on a port that is free, under a path that nobody can guess: the engine answers any page of any browser on
 * this machine, and takes a call that loads another model.
 */
export async function startEngine({ command, modelPath, threads, memoryMb }: EngineStart): Promise<StartedEngine> {
  const port = await freePort()
  const path = `/${randomBytes(16).toString('hex')}`
  const model = ['-m', modelPath, '-t', String(threads), '-bs', BEAMS]
  const place = ['--host', '127.0.0.1', '--port', String(port), '--request-path', path, '--inference-path', '/v1/audio/transcriptions']
  const whole = { program: command.program, arguments: [...command.arguments, ...model, ...place] }
  const limited = limitedCommand(whole, endsAtDataLimit ? { dataMb: memoryMb + command.runtimeMb } : {})
  const keeper = fork(KEEPER, [limited.program, ...limited.arguments], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], execArgv: [], env: {} })
  endWithKeeper(keeper)
  return { keeper, url: `http://127.0.0.1:${port}${path}` }
}
