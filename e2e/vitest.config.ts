import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

/** The browser journeys, one after the other: a browser, a server and its Postgres fill the smallest machine we run on. */
export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  test: {
    name: 'browser',
    include: ['e2e/**/*.test.ts', 'reliability/*.test.ts'],
    environment: 'node',
    pool: 'forks',
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', './tools/skipped-reporter.ts', './tools/failed-reporter.ts'],
  },
})
