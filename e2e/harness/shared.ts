import type { Browser } from 'playwright-core'
import { inject } from 'vitest'
import { startBrowser } from './browser.ts'
import type { ServerPlace } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    server: ServerPlace
  }
}

/**
 * The one server with the settings of a fresh installation, started before the first test file (`one-server.ts`). Each journey has doctors of
 * its own on it.
 */
export const sharedServer = (): ServerPlace => inject('server')

let browser: Promise<Browser> | undefined

/** The browser of this worker, without a microphone; it lasts over its files and ends with it. Each page has a session of its own. */
export const sharedBrowser = (): Promise<Browser> => (browser ??= startBrowser())
