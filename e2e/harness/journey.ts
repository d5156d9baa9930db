import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { openPage, startBrowser } from './browser.ts'
import { reportPage, serverFor } from './report-page.ts'
import type { RunningServer } from './server.ts'
import { signIn } from './sign-in.ts'

export interface JourneyOptions {
  /** Settings of the server, asked for when it starts: stand-ins that a hook before has started are up by then. */
  readonly env?: () => Record<string, string>
  readonly context?: BrowserContextOptions
}

/** What a test of a journey works with; each test has a page of its own, signed in. */
export interface Journey {
  readonly server: RunningServer
  readonly browser: Browser
  readonly context: BrowserContext
  readonly page: Page
  /** Uncaught errors and console errors of the page so far. */
  readonly errors: readonly string[]
  readonly report: ReturnType<typeof reportPage>
  /** Goes on in a browser session that knows nothing of this one, signed in as the same doctor. */
  openAnew(): Promise<void>
}

/** Registers the hooks around journeys of one doctor on one server; to be called where a file's own hooks would stand. */
export function journey(email: string, { env = () => ({}), context: options }: JourneyOptions = {}): Journey {
  // Filled by the hooks before the first test reads it.
  const now = {} as { -readonly [Key in keyof Journey]: Journey[Key] }
  const open = async (): Promise<void> => {
    Object.assign(now, await openPage(now.browser, options))
    now.report = reportPage(now.page, now.server)
    await signIn(now.page, now.server, { email })
  }
  now.openAnew = async () => {
    await now.context.close()
    await open()
  }
  beforeAll(async () => {
    now.server = await serverFor(email, env())
    now.browser = await startBrowser()
  })
  afterAll(async () => {
    await now.browser.close()
    await now.server.dispose()
  })
  beforeEach(open)
  afterEach(() => now.context.close())
  return now
}
