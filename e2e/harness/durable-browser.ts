import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { findChromium } from './chromium.ts'
import { watchViolations } from './policy/violations.ts'

export interface DurableOptions {
  /** The folder in which the browser keeps what it keeps: started again on it, it has it again. */
  readonly profile: string
  readonly microphone: string
  /** Sends what is meant for this machine's name to another port of it: a proxy that misbehaves. */
  readonly proxyPort?: number
}

/** A browser as a process of its own, to be killed or frozen as a power cut or a closed lid would. */
export interface DurableBrowser {
  readonly context: BrowserContext
  /** SIGKILL to the browser and all its children. */
  kill(): Promise<void>
  /** SIGSTOP, then after a while SIGCONT. */
  sleep(durationMs: number): Promise<void>
  close(): Promise<void>
}

const PORT_FILE = 'DevToolsActivePort'
const PATIENCE_MS = 90_000

export async function startDurableBrowser({ profile, microphone, proxyPort }: DurableOptions): Promise<DurableBrowser> {
  const { executablePath, env } = await findChromium()
  await rm(join(profile, PORT_FILE), { force: true })
  const child = spawn(
    executablePath,
    [
      '--headless',
      `--user-data-dir=${profile}`,
      '--remote-debugging-port=0',
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // A window nobody sees is a hidden one, and its timers are held back.
      '--disable-backgrounding-occluded-windows',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${microphone}%noloop`,
      ...(proxyPort === undefined ? [] : [`--host-resolver-rules=MAP localhost 127.0.0.1:${proxyPort}`]),
      'about:blank',
    ],
    // A process group of its own, so that one signal reaches all of the browser.
    { detached: true, stdio: 'ignore', env: { ...process.env, ...env } },
  )
  const browser = await connect(child, profile)
  const [context] = browser.contexts()
  if (context === undefined) throw new Error('The browser has no context to open a page in.')
  await context.grantPermissions(['microphone'])
  await watchViolations(context)
  return { context, kill: () => kill(child), sleep: (durationMs) => sleep(child, durationMs), close: () => kill(child) }
}

async function connect(child: ChildProcess, profile: string): Promise<Browser> {
  for (const giveUpAt = performance.now() + PATIENCE_MS; performance.now() < giveUpAt; await delay(50)) {
    if (child.exitCode !== null) throw new Error(`The browser ended with ${child.exitCode} before it could be used.`)
    const [port, path] = (await readFile(join(profile, PORT_FILE), 'utf8').catch(() => '')).split('\n')
    if (port && path) return chromium.connectOverCDP(`ws://127.0.0.1:${port}${path}`)
  }
  throw new Error('The browser did not open its debugging port.')
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  signalGroup(child, 'SIGKILL')
  await once(child, 'exit')
}

async function sleep(child: ChildProcess, durationMs: number): Promise<void> {
  signalGroup(child, 'SIGSTOP')
  await delay(durationMs)
  signalGroup(child, 'SIGCONT')
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid !== undefined) process.kill(-child.pid, signal)
}
