import { inRoot, requiredNode } from './paths.mjs'
import { runToEnd } from './child.mjs'
import { buildWeb } from './build-web.mjs'
import { runTests } from './tests.mjs'

/** @typedef {import('./steps.mjs').Step} Step */

/** @param {string[]} parts */
const tool = (...parts) => inRoot('node_modules', ...parts)

/** @param {string[]} args */
const onPinnedNode = (...args) => () => runToEnd(requiredNode(), args, { capture: true })

/**
 * What each gate runs. All are independent of each other.
 * @type {Step[]}
 */
export const gates = [
  // Types are told by the rules that need them: TypeScript reads the whole once, where each on its own would take as long as both.
  {
    name: 'types and lint',
    run: onPinnedNode(
      tool('oxlint', 'bin', 'oxlint'), '--type-aware', '--type-check', '--deny-warnings', '--report-unused-disable-directives',
    ),
  },
  { name: 'imports', run: onPinnedNode(inRoot('tools', 'check-imports.ts')) },
  { name: 'sizes', run: onPinnedNode(inRoot('tools', 'check-sizes.ts')) },
  { name: 'shape', run: onPinnedNode(inRoot('tools', 'check-shape.ts')) },
  { name: 'languages', run: onPinnedNode(inRoot('tools', 'languages', 'check-languages.ts')) },
  { name: 'literals', run: onPinnedNode(inRoot('tools', 'design', 'check-literals.ts')) },
  { name: 'dead code', run: onPinnedNode(tool('knip', 'bin', 'knip.js'), '--no-progress') },
]

/**
 * What is built is weighed: a page that grew too heavy shows only there.
 * @type {Step}
 */
export const webBuild = {
  name: 'web build',
  run: async () => {
    await buildWeb()
    return await runToEnd(requiredNode(), [inRoot('tools', 'check-web-weight.ts'), inRoot('dist')], { capture: true })
  },
}

/**
 * @param {string[]} args
 * @returns {Step}
 */
export const unitTests = (args = []) => ({
  name: 'unit and integration tests',
  isStreamed: true,
  run: () => runTests(args),
})

/**
 * @param {string[]} args
 * @returns {Step}
 */
export const browserTests = (args = []) => ({
  name: 'browser tests',
  isStreamed: true,
  run: () => runTests(['--config', inRoot('e2e', 'vitest.config.ts'), ...args]),
})

/**
 * Reads every set of `eval/` for what it promises; no part of `npm test`.
 * @param {string[]} args
 * @returns {Step}
 */
export const sets = (args = []) => ({
  name: 'sets',
  isStreamed: true,
  run: () => runTests(['--config', inRoot('eval', 'sets', 'vitest.config.ts'), ...args]),
})

/**
 * Walks through all screens, which take minutes; no part of `npm test`.
 * @param {string[]} args
 * @returns {Step}
 */
export const tours = (args = []) => ({
  name: 'tours',
  isStreamed: true,
  run: () => runTests(['--config', inRoot('e2e', 'tours', 'vitest.config.ts'), ...args]),
})
