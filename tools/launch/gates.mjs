import { inRoot, pinnedNode } from './paths.mjs'
import { runToEnd } from './child.mjs'
import { buildWeb } from './build-web.mjs'

const tool = (...parts) => inRoot('node_modules', ...parts)
const VITEST = tool('vitest', 'vitest.mjs')

const onPinnedNode = (...args) => () => runToEnd(pinnedNode(), args, { capture: true })

/** What each gate runs. All are independent of each other. */
export const gates = [
  { name: 'types', run: onPinnedNode(tool('typescript', 'bin', 'tsc'), '--noEmit', '-p', inRoot()) },
  { name: 'lint', run: onPinnedNode(tool('oxlint', 'bin', 'oxlint'), '--type-aware', '--deny-warnings', '--report-unused-disable-directives') },
  { name: 'imports', run: onPinnedNode(inRoot('tools', 'check-imports.ts')) },
  { name: 'sizes', run: onPinnedNode(inRoot('tools', 'check-sizes.ts')) },
  { name: 'dead code', run: onPinnedNode(tool('knip', 'bin', 'knip.js'), '--no-progress') },
]

export const webBuild = { name: 'web build', run: () => buildWeb().then(() => ({ code: 0, output: '' })) }

export const unitTests = (args = []) => ({
  name: 'unit and integration tests',
  isStreamed: true,
  run: () => runToEnd(pinnedNode(), [VITEST, 'run', ...args]),
})

export const browserTests = (args = []) => ({
  name: 'browser tests',
  isStreamed: true,
  run: () => runToEnd(pinnedNode(), [VITEST, 'run', '--config', inRoot('e2e', 'vitest.config.ts'), ...args]),
})
