import { defineConfig } from 'vitest/config'

/** Two projects: what only thinks, and what needs Postgres. The browser journeys have a configuration of their own in e2e/. */
export default defineConfig({
  test: {
    // A test that waits for ever is ended; how fast anything is belongs to the benchmarks, so a busy machine fails nothing here.
    // Forked children keep native addons and signals from the run itself; a third at a time works while one of two waits for a clock or a child. A
    // child reads one file after another and keeps what it has imported: the word lists and the server would else be read 270 times, a third of the whole time.
    pool: 'forks',
    isolate: false,
    setupFiles: './tools/testing/leave-nothing-behind.ts',
    maxWorkers: 3,
    expect: { poll: { timeout: 30_000 } },
    reporters: ['default', './tools/skipped-reporter.ts', './tools/failed-reporter.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['{contract,domain,web,tools,eval,bench}/**/*.test.{ts,tsx}', 'reliability/{checks,harness}/*.test.ts'],
          exclude: ['tools/admin/*.test.ts', 'eval/sets/*.test.ts'],
          environment: 'node',
          testTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'tools/admin/*.test.ts'],
          environment: 'node',
          globalSetup: './server/database/vitest-global.ts',
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
})
