import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { openDatabase } from './connect.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { StartupRefusal } from './startup-refusal.ts'

const PROGRAM = fileURLToPath(import.meta.url)

export type ServerProcess = {
  ready: Promise<void>
  /** Resolves when so many rows have been acknowledged, or it has ended; to be asked for at once. */
  hasWritten: (rows: number) => Promise<void>
  /** Everything it printed, once it has ended. */
  outcome: Promise<string>
  /** The rows whose insert was answered before it ended. */
  acknowledged: Promise<number[]>
  kill(): void
}

/** Runs this file as a server of its own, so that a test can kill it like one: it starts Postgres and inserts rows until it dies. */
export function startServerProcess(dataDir: string, { writesFrom = 1, uid }: { writesFrom?: number; uid?: number } = {}): ServerProcess {
  const child = spawn(process.execPath, [PROGRAM, dataDir, String(writesFrom)], {
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  })
  const outcome = text(child.stdout)
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => chunk.includes('ready') && resolve())
    void once(child, 'exit').then(() => reject(new Error('the server process ended before it was ready')))
  })
  ready.catch(() => undefined)
  const hasWritten = (rows: number) =>
    new Promise<void>((resolve) => {
      let lines = 0
      child.stdout.on('data', (chunk: Buffer) => {
        lines += chunk.toString().split('\n').length - 1
        if (lines > rows) resolve()
      })
      child.once('exit', () => resolve())
    })
  const acknowledged = outcome.then((lines) => lines.split('\n').filter((line) => /^\d+$/.test(line)).map(Number))
  return { ready, hasWritten, outcome, acknowledged, kill: () => void child.kill('SIGKILL') }
}

async function serve(dataDir: string, writesFrom: number): Promise<void> {
  const log = { debug: () => undefined, info: () => undefined, warn: () => undefined }
  const { connection } = await startEmbeddedPostgres({ dataDir, log })
  const sql = openDatabase(connection)
  await sql`create table if not exists written (id integer primary key, filler text)`
  process.stdout.write('ready\n')
  for (let id = writesFrom; ; id += 1) {
    await sql`insert into written values (${id}, ${'x'.repeat(500)})`
    process.stdout.write(`${id}\n`)
  }
}

if (process.argv[1] === PROGRAM) {
  const [, , dataDir = '', writesFrom] = process.argv
  await serve(dataDir, Number(writesFrom)).catch((error: unknown) => {
    if (!(error instanceof StartupRefusal)) throw error
    process.stdout.write(`${error.message}\n`)
    process.exitCode = 1
  })
}
