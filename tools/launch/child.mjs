import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { pathToFileURL } from 'node:url'
import { inRoot, requiredNode, root } from './paths.mjs'

const isWindows = process.platform === 'win32'
const END_WITH_PARENT = pathToFileURL(inRoot('tools', 'launch', 'end-with-parent.mjs')).href

/** @typedef {{ code: number, output: string }} Ended */

/**
 * Runs a command to its end; answers its exit code and, when `capture` is set, everything it wrote.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ capture?: boolean, env?: NodeJS.ProcessEnv, stdio?: import('node:child_process').StdioOptions, until?: AbortSignal }} [options]
 * @returns {Promise<Ended>}
 */
export function runToEnd(command, args, { capture = false, env = {}, stdio, until } = {}) {
  return new Promise((settle, fail) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: stdio ?? (capture ? ['ignore', 'pipe', 'pipe'] : 'inherit'),
    })
    /** @type {Buffer[]} */
    const pieces = []
    child.stdout?.on('data', (piece) => pieces.push(piece))
    child.stderr?.on('data', (piece) => pieces.push(piece))
    until?.addEventListener('abort', () => child.kill('SIGTERM'), { once: true })
    child.on('error', fail)
    child.on('close', (code, signal) => {
      settle({ code: exitCode(code, signal), output: Buffer.concat(pieces).toString('utf8') })
    })
  })
}

/**
 * Runs a script on the pinned Node with this process's own input and output; answers its exit code.
 * @param {readonly string[]} args
 */
export async function runScript(args) {
  // A terminal sends Ctrl-C to the script as well: it decides how to end, and this process only waits.
  process.on('SIGINT', () => undefined)
  const { code } = await runToEnd(requiredNode(), args)
  return code
}

/**
 * Runs a long-lived process on the pinned Node. It stands in a process group of its own, so that it hears each signal
 * exactly once (from here), and it ends when this process is gone, even by SIGKILL.
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} [unlessSet] environment that counts where the operator's own says nothing
 * @returns {Promise<number>}
 */
export function runService(args, unlessSet = {}) {
  return new Promise((settle, fail) => {
    const child = spawn(requiredNode(), ['--import', END_WITH_PARENT, ...args], {
      cwd: root,
      env: { ...unlessSet, ...process.env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: !isWindows,
    })
    passSignals(child)
    const stopWatching = watchParent(() => child.kill('SIGTERM'))
    child.on('error', fail)
    child.on('exit', (code, signal) => {
      stopWatching()
      settle(exitCode(code, signal))
    })
  })
}

/** @param {import('node:child_process').ChildProcess} child */
function passSignals(child) {
  let lastAtMs = 0
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (isWindows) return // the console has told the child already; `kill` would end it without a chance to finish
      // A terminal and npm both deliver the same Ctrl-C; a second one half a second later is meant.
      const nowMs = Date.now()
      if (nowMs - lastAtMs < 500) return
      lastAtMs = nowMs
      child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
    })
  }
}

/**
 * npm killed by SIGKILL tells nobody: the new parent id is the only trace. Started by hand, there is no one to watch.
 * @param {() => void} onGone
 */
function watchParent(onGone) {
  if (isWindows || process.env.npm_lifecycle_event === undefined) return () => undefined
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    onGone()
  }, 250)
  return () => clearInterval(timer)
}

/**
 * As a shell does: killed by a signal counts as 128 and the signal's number.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
const exitCode = (code, signal) => code ?? 128 + (signal === null ? 0 : constants.signals[signal])
