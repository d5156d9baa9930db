import { resolve } from 'node:path'
import type { ViteUserConfig } from 'vitest/config'
import { LongestFirst } from './harness/longest-first.ts'

/**
 * How files of browser tests are run: a few at a time, for much of what they take is waiting, for a clock, a save or an answer. Those that need no
 * settings of their own share one server, and those that need no microphone share the browser of their worker.
 */
export const browserRun = (files: { include: string[]; exclude: string[] }): ViteUserConfig => ({
  root: resolve(import.meta.dirname, '..'),
  test: {
    ...files,
    name: 'browser',
    environment: 'node',
    pool: 'forks',
    isolate: false,
    setupFiles: ['./e2e/harness/policy/none-met.ts'],
    globalSetup: './e2e/harness/one-server.ts',
    sequence: { sequencer: LongestFirst },
    maxWorkers: 4,
    maxConcurrency: 2,
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // A second, the default, is how fast a page is; what it comes to is asked here, and a busy machine takes longer.
    expect: { poll: { timeout: 90_000 } },
    reporters: ['default', './tools/skipped-reporter.ts', './tools/failed-reporter.ts'],
  },
})
