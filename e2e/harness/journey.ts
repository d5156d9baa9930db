import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { welcomeDoctor } from './accounts.ts'
import { openPage } from './browser.ts'
import { reportPage } from './report-page.ts'
import { startServer } from './server.ts'
import type { RunningServer, ServerPlace } from './server.ts'
import { sharedBrowser, sharedServer } from './shared.ts'
import { EMPTY_PAGE, enter, originOf } from './sign-in.ts'

export interface JourneyOptions {
  /**
   * Settings of a server of its own, asked for when it starts: stand-ins that a hook before has started are up by then. Without them the one
   * server of all journeys serves.
   */
  readonly env?: () => Record<string, string>
  /** Where each test begins: a page that runs nothing when left out, for most go elsewhere at once, and to load the app takes half a second. */
  readonly path?: string
  readonly context?: BrowserContextOptions
}

/** What a test of a journey works with; each test has a page of its own, signed in. */
export interface Journey {
  readonly server: ServerPlace
  /** The same, where it is this journey's alone. */
  readonly ownServer: RunningServer | undefined
  readonly browser: Browser
  readonly context: BrowserContext
  readonly page: Page
  /** Where the human edition lives. */
  readonly home: string
  readonly email: string
  /** For looking, beside the page, at what the server has. */
  readonly token: string
  /** Uncaught errors and console errors of the page so far. */
  readonly errors: readonly string[]
  readonly report: ReturnType<typeof reportPage>
  /** Goes on in a browser session that knows nothing of this one, signed in as the same doctor. */
  openAnew(): Promise<void>
}

/**
 * Registers the hooks around journeys on one server; to be called where a file's own hooks would stand. All tests are of the doctor whose
 * address is given; without one each has a new doctor, who has done nothing yet.
 */
export function journey(email?: string, { env, path = EMPTY_PAGE, context: options }: JourneyOptions = {}): Journey {
  // Filled by the hooks before the first test reads it.
  const now = {} as { -readonly [Key in keyof Journey]: Journey[Key] }
  const open = async (): Promise<void> => {
    Object.assign(now, await openPage(now.browser, options))
    now.report = reportPage(now.page, now.server)
    await enter(now.page, now.server, { ...now, path })
  }
  now.openAnew = async () => {
    await now.context.close()
    await open()
  }
  beforeAll(async () => {
    now.ownServer = env && (await startServer({ env: env() }))
    now.server = now.ownServer ?? sharedServer()
    now.home = originOf(now.server)
    now.browser = await sharedBrowser()
    if (email !== undefined) Object.assign(now, await welcomeDoctor(now.server, email))
  })
  afterAll(() => now.ownServer?.dispose())
  beforeEach(async () => {
    if (email === undefined) Object.assign(now, await welcomeDoctor(now.server))
    await open()
  })
  afterEach(() => now.context.close())
  return now
}
