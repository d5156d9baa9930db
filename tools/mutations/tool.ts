// Faults that a tool invents, over the server's border, vault and sockets: `npm run mutations:tool [-- --only server/vault/envelope.ts]
// [--tests 'server/vault/*.test.ts']`. The tool (Stryker) is fetched by npm, pinned, into a cache of its own. Results of code that has not changed
// are kept, so that this too goes in slices. Ends with 1 below the bar.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { runTool } from '../run-tool.ts'
import { makeScratchCopy } from './scratch-copy.ts'

const VERSION = '10.1.1'
const BAR_PERCENT = 85
const ROOMS = 'server/{http,vault,stream}'
const TEST_MS = 90_000

/** Below the project, so that the tool finds the project's own vitest. */
function fetchTool(root: string): string {
  const home = join(root, '.cache', `stryker-${VERSION}`)
  const packages = join(home, 'node_modules', '@stryker-mutator')
  if (existsSync(join(packages, 'vitest-runner'))) return packages
  mkdirSync(home, { recursive: true })
  const names = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${VERSION}`)
  const quietly = ['--no-save', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error']
  execFileSync('npm', ['install', '--prefix', home, ...quietly, ...names], { stdio: ['ignore', 'ignore', 'inherit'] })
  return packages
}

const Kept = z.looseObject({ files: z.record(z.string(), z.looseObject({ mutants: z.array(z.looseObject({ status: z.string() })) })) })

/** What no test reached is kept as such by the tool, whichever tests are named next: it is forgotten, and looked at again. */
function forgetUnreached(path: string): void {
  if (!existsSync(path)) return
  const kept = Kept.parse(JSON.parse(readFileSync(path, 'utf8')))
  for (const file of Object.values(kept.files)) file.mutants = file.mutants.filter(({ status }) => status !== 'NoCoverage')
  writeFileSync(path, JSON.stringify(kept))
}

const ALL = `${ROOMS}/**/*.ts`
const TESTS = `${ROOMS}/**/*.test.ts`
const NO_CODE = ['!server/**/*.test.ts']

await runTool(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string', default: ALL }, tests: { type: 'string', default: TESTS } } })
  const root = join(import.meta.dirname, '..', '..')
  const packages = fetchTool(root)
  const outcomes = join(root, '.cache', 'stryker-outcomes.json')
  forgetUnreached(outcomes)
  const copy = makeScratchCopy(root)
  const write = (name: string, text: string): void => writeFileSync(join(copy.root, name), text)
  try {
    const limits = { testTimeout: TEST_MS, hookTimeout: TEST_MS }
    const test = { environment: 'node', include: [values.tests], globalSetup: './server/database/vitest-global.ts', isolate: false, reporters: [], ...limits }
    write('mutations.vitest.ts', `export default ${JSON.stringify({ test })}`)
    write('mutations.stryker.json', JSON.stringify({
      plugins: [join(packages, 'vitest-runner', 'dist', 'src', 'index.js')],
      testRunner: 'vitest',
      vitest: { configFile: 'mutations.vitest.ts', related: false },
      mutate: [values.only, ...NO_CODE],
      coverageAnalysis: 'perTest',
      // What runs when a file is read would run all tests; those that matter stand in the list of our own.
      ignoreStatic: true,
      concurrency: 1,
      reporters: ['clear-text'],
      // The copy is thrown away: nothing need be put back.
      inPlace: true,
      incremental: true,
      incrementalFile: outcomes,
      thresholds: { high: 100, low: BAR_PERCENT, break: BAR_PERCENT },
    }))
    const program = join(packages, 'core', 'bin', 'stryker.js')
    const { status } = spawnSync(process.execPath, [program, 'run', 'mutations.stryker.json'], { cwd: copy.root, stdio: 'inherit' })
    process.exitCode = status ?? 1
  } finally {
    copy.remove()
  }
})
