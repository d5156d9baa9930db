import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

/**
 * The browser journeys, a few files at a time: nine tenths of what they take is waiting, for a clock, a save or an answer, and each has a server,
 * a database and a browser of its own.
 */
export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  test: {
    name: 'browser',
    include: ['e2e/**/*.test.ts', 'reliability/*.test.ts'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 3,
    maxConcurrency: 2,
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // A second, the default, is how fast a page is; what it comes to is asked here, and a busy machine takes longer.
    expect: { poll: { timeout: 30_000 } },
    reporters: ['default', './tools/skipped-reporter.ts', './tools/failed-reporter.ts'],
  },
})
