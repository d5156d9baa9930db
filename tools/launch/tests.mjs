import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runToEnd } from './child.mjs'
import { inRoot, requiredNode } from './paths.mjs'
import { scratchFolder } from './scratch.mjs'

/** As a temporary folder is: some tests run as other accounts. */
const OPEN_TO_ALL = 0o1777

/**
 * Runs Vitest with everything it says on the terminal; the output answered is only what failed (tools/failed-reporter.ts),
 * for whoever sees no more of a long run than its end. What they write for the while goes with the run.
 * @param {readonly string[]} args
 * @returns {Promise<import('./child.mjs').Ended>}
 */
export async function runTests(args) {
  const folder = await mkdtemp(join(await scratchFolder(), 'epikrise-tests-'))
  const file = join(folder, 'failed.txt')
  await chmod(folder, OPEN_TO_ALL)
  try {
    const { code } = await runToEnd(requiredNode(), [inRoot('node_modules', 'vitest', 'vitest.mjs'), 'run', ...args], {
      env: { FAILED_TESTS_FILE: file, TMPDIR: folder },
    })
    return { code, output: code === 0 ? '' : await readFile(file, 'utf8').catch(() => 'The tests ended before they could say what failed.') }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
