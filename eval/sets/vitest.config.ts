import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

/** What the sets themselves promise: they change seldom, and to read them all takes the better part of a minute. */
export default defineConfig({
  root: resolve(import.meta.dirname, '..', '..'),
  test: {
    name: 'sets',
    include: ['eval/sets/*.test.ts'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 120_000,
    reporters: ['default', './tools/failed-reporter.ts'],
  },
})
