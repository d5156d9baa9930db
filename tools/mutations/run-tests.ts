import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest } from 'vitest/node'

const TEST_MS = 90_000
const GLOBAL_SETUP = 'server/database/vitest-global.ts'
const EACH_FILE = 'tools/testing/leave-nothing-behind.ts'

/** `failed` is the title of the first test that did, or the error of a file that could not begin. */
export type Verdict = { failed: string | undefined; ran: number }

/** One run of the tests after another in one process, so that the database is begun once. Each file is read anew, in a process of its own. */
export async function openTests(root: string) {
  const here = (path: string): string[] => (existsSync(join(root, path)) ? [join(root, path)] : [])
  const vitest = await createVitest('test', {
    root, config: false, watch: false, pool: 'forks', isolate: true, maxWorkers: 1, fileParallelism: false, bail: 1, reporters: [{}], include: ['**/*.test.ts'],
    testTimeout: TEST_MS, hookTimeout: TEST_MS, expect: { poll: { timeout: 15_000 } }, globalSetup: here(GLOBAL_SETUP), setupFiles: here(EACH_FILE),
  })
  await vitest.standalone()
  return {
    /** The text of this file is another now. */
    changed: (path: string): void => vitest.invalidateFile(join(root, path)),

    async run(tests: readonly string[]): Promise<Verdict> {
      const specifications = (await Promise.all(tests.map((path) => vitest.globTestSpecifications([join(root, path)])))).flat()
      if (specifications.length < tests.length) throw new Error(`a test of the list is not there: ${tests.join(', ')}`)
      const before = vitest.state.getUnhandledErrors().length
      const run = await vitest.runTestSpecifications(specifications)
      // What the runs before have left is told of as well.
      const testModules = run.testModules.filter(({ moduleId }) => specifications.some((one) => one.moduleId === moduleId))
      const cases = testModules.flatMap((module) => [...module.children.allTests()])
      const failed = cases.find((one) => one.result().state === 'failed')?.fullName ?? testModules.flatMap((module) => module.errors())[0]?.message
        ?? testModules.flatMap((module) => [...module.children.allSuites()]).flatMap((suite) => suite.errors())[0]?.message
      const said = vitest.state.getUnhandledErrors()[before]
      return { failed: failed ?? (said instanceof Error ? said.message : undefined), ran: cases.length }
    },
    close: () => vitest.close(),
  }
}

export type Tests = Awaited<ReturnType<typeof openTests>>
