import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { pathToFileURL } from 'node:url'
import { inRoot, pinnedNode, root } from './paths.mjs'

const isWindows = process.platform === 'win32'
const END_WITH_PARENT = pathToFileURL(inRoot('tools', 'launch', 'end-with-parent.mjs')).href

/** Runs a command to its end; answers its exit code and, when `capture` is set, everything it wrote. */
export function runToEnd(command, args, { capture = false, env = {}, stdio } = {}) {
  return new Promise((settle, fail) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: stdio ?? (capture ? ['ignore', 'pipe', 'pipe'] : 'inherit'),
    })
    const pieces = []
    child.stdout?.on('data', (piece) => pieces.push(piece))
    child.stderr?.on('data', (piece) => pieces.push(piece))
    child.on('error', fail)
    child.on('close', (code, signal) => {
      settle({ code: code ?? 128 + (constants.signals[signal] ?? 0), output: Buffer.concat(pieces).toString('utf8') })
    })
  })
}

/** Runs a script on the pinned Node with this process's own input and output; answers its exit code. */
export async function runScript(args) {
  // A terminal sends Ctrl-C to the script as well: it decides how to end, and this process only waits.
  process.on('SIGINT', () => undefined)
  const { code } = await runToEnd(pinnedNode(), args)
  return code
}

/**
 * Runs a long-lived process on the pinned Node. It stands in a process group of its own, so that it hears each signal
 * exactly once (from here), and it ends when this process is gone, even by SIGKILL.
 */
export function runService(args, { env = {} } = {}) {
  return new Promise((settle, fail) => {
    const child = spawn(pinnedNode(), ['--import', END_WITH_PARENT, ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: !isWindows,
    })
    passSignals(child)
    const stopWatching = watchParent(() => child.kill('SIGTERM'))
    child.on('error', fail)
    child.on('exit', (code, signal) => {
      stopWatching()
      settle(code ?? 128 + (constants.signals[signal] ?? 0))
    })
  })
}

function passSignals(child) {
  let lastAtMs = 0
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
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

/** npm killed by SIGKILL tells nobody: the new parent id is the only trace. Started by hand, there is no one to watch. */
function watchParent(onGone) {
  if (isWindows || process.env.npm_lifecycle_event === undefined) return () => undefined
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    onGone()
  }, 1000)
  return () => clearInterval(timer)
}
