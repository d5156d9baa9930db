import { setTimeout as delay } from 'node:timers/promises'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { type Chromium, findChromium } from './chromium.ts'
import { watchViolations } from './policy/violations.ts'

export interface BrowserOptions {
  /** A WAV file that the microphone plays once, from the moment it is first opened. */
  readonly microphone?: string
  /** Which browser; the first one found when left out. */
  readonly chromium?: Chromium
}

/** Starts a Chromium whose microphone is a file and which asks nobody for leave to use it. */
export async function startBrowser({ microphone, chromium: given }: BrowserOptions = {}): Promise<Browser> {
  const { executablePath, env } = given ?? (await findChromium())
  return chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    ignoreDefaultArgs: ['--mute-audio'],
    args: [
      '--no-sandbox', // root may not have one, and the pages are our own
      '--disable-dev-shm-usage', // small in most containers
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // A page lives for seconds: to optimise its code meanwhile, and to clear memory on threads of its own, took a fifth of all that pages cost.
      '--js-flags=--no-opt --no-maglev --single-threaded-gc',
      '--disable-gpu', // there is none: its process would draw each frame twice
      '--in-process-gpu',
      // No process in store for each page that may come, nor one for each site: the pages are our own.
      '--disable-features=SpareRendererForSitePerProcess,IsolateOrigins,site-per-process',
      '--disable-site-isolation-trials',
      '--enable-features=NetworkServiceInProcess2',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      ...(microphone === undefined ? [] : [`--use-file-for-fake-audio-capture=${microphone}%noloop`]),
    ],
  })
}

/** A page with all that went wrong in it: uncaught errors, console errors, and answers from other hosts. */
export interface WatchedPage {
  readonly page: Page
  readonly context: BrowserContext
  /** Uncaught errors and console errors so far. */
  readonly errors: readonly string[]
  /** Hosts asked that are not the machine itself: the product calls no third party. */
  readonly foreignHosts: ReadonlySet<string>
}

/** So long is anything waited for that is to come: how fast it comes is not asked here, and a machine may do much else. */
const PATIENCE_MS = 90_000

/**
 * Opens a Norwegian page of its own session, 1440 px wide unless told otherwise; without the service worker, which takes requests past `page.route`, and
 * asking for less motion: to draw what moves is a tenth of all that a page costs. What is about motion says so (`reducedMotion`).
 */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(PATIENCE_MS)
  closesInTime(context)
  await context.grantPermissions(['microphone', 'clipboard-read', 'clipboard-write'])
  await watchViolations(context)
  const page = await context.newPage()
  const errors: string[] = []
  const foreignHosts = new Set<string>()
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (/^(http|ws)s?:$/.test(protocol) && !isThisMachine(hostname)) foreignHosts.add(hostname)
  })
  return { page, context, errors, foreignHosts }
}

/** Longest that an ended session is waited for. */
const CLOSING_MS = 20_000

/**
 * Bounds what ends the session. Chromium has been seen never to answer the wish to end one whose page was on its way elsewhere; all that was asked of the
 * product had been answered by then, and the browser ends with its worker.
 */
function closesInTime(context: BrowserContext): void {
  const close = context.close.bind(context)
  context.close = async (options) => {
    const isLate = await Promise.race([close(options).then(() => false), delay(CLOSING_MS, true, { ref: false })])
    if (isLate) process.stderr.write(`A browser session had not ended ${CLOSING_MS / 1_000} s after it was asked to, and is left as it is.\n`)
  }
}

const isThisMachine = (hostname: string) => hostname === '127.0.0.1' || hostname === 'localhost' || hostname.endsWith('.localhost')
