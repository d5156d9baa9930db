import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runToEnd } from './child.mjs'
import { inRoot, requiredNode } from './paths.mjs'
import { say, seconds } from './say.mjs'

const INPUTS = ['web', 'contract', 'domain', 'public', 'vite.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json']
const OUTPUT = 'dist'
const STAMP = '.built-from'

/** Builds the web app into dist/ when one of its inputs has changed since the last build. */
export async function buildWeb() {
  if (!existsSync(inRoot('vite.config.ts'))) throw new Error('vite.config.ts is missing: the web app cannot be built.')
  const inputs = hashOf(INPUTS)
  const stamp = inRoot(OUTPUT, STAMP)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return
  const started = performance.now()
  say('Building the web app …')
  const fresh = inRoot('.cache', `web-${process.pid}`)
  const vite = [inRoot('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn', '--outDir', fresh, '--emptyOutDir']
  const { code, output } = await runToEnd(requiredNode(), vite, { capture: true })
  if (code !== 0) throw new Error(`The build of the web app failed.\n${output}`)
  writeFileSync(join(fresh, STAMP), inputs)
  // Swapped in whole: a server that runs or starts meanwhile never meets half a page.
  rmSync(inRoot(OUTPUT), { recursive: true, force: true })
  renameSync(fresh, inRoot(OUTPUT))
  say(`Built in ${seconds(started)}.`)
}

/**
 * One hash over names and contents of the given files and folders.
 * @param {readonly string[]} names
 */
export function hashOf(names, base = inRoot()) {
  const hash = createHash('sha256')
  for (const name of names) addTo(hash, base, name)
  return hash.digest('hex')
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} base
 * @param {string} name
 */
function addTo(hash, base, name) {
  const path = join(base, name)
  if (!existsSync(path)) return
  if (statSync(path).isDirectory()) {
    for (const entry of readdirSync(path).sort()) addTo(hash, base, join(name, entry))
  } else if (!/\.test\.tsx?$/.test(name)) {
    hash.update(`${name}\0`).update(readFileSync(path)).update('\0')
  }
}
