import { spawn } from 'node:child_process'
import { open } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { runNpm } from '../launch/install.mjs'

/** What an engine is made with. Tests have hands of their own: they need no network and no compiler. */
export type Workshop = {
  /** Runs a program to its end in a folder, its words going to the log; gives its exit code. */
  run: (program: string, args: readonly string[], at: { folder: string; log: string }) => Promise<number>
  /** Runs npm; gives its exit code. */
  npm: (args: string[]) => Promise<number>
}

const LOWER_PRIORITY = 10

async function run(program: string, args: readonly string[], { folder, log }: { folder: string; log: string }): Promise<number> {
  await using file = await open(log, 'a')
  return new Promise((settle) => {
    const child = spawn(program, args, { cwd: folder, stdio: ['ignore', file.fd, file.fd] })
    child.on('spawn', () => {
      // A server may be serving beside it.
      if (child.pid !== undefined) setPriority(child.pid, LOWER_PRIORITY)
    })
    child.on('error', () => settle(127))
    child.on('exit', (code) => settle(code ?? 128))
  })
}

/** The programs of this machine. */
export const thisMachine: Workshop = { run, npm: runNpm }
