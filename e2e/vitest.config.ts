import { defineConfig } from 'vitest/config'
import { browserRun } from './browser-run.ts'

/** The browser journeys and the short forms of protocols, of which every change has to pass all. */
export default defineConfig(browserRun({ include: ['e2e/**/*.test.ts', 'reliability/*.test.ts'], exclude: ['e2e/tours/*.test.ts'] }))
