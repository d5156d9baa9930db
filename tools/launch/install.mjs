import { existsSync, readFileSync } from 'node:fs'
import { runToEnd } from './child.mjs'
import { inRoot, pinnedNode, requiredNode } from './paths.mjs'
import { say, seconds } from './say.mjs'

/** Installs what package-lock.json asks for when something of it is missing or of another version. */
export async function install() {
  if (isInstalled()) return
  const started = performance.now()
  say('Installing the packages of package-lock.json …')
  const code = await runNpm(['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'])
  if (code !== 0) throw new Error(`npm ci ended with ${code}.`)
  requiredNode()
  say(`Installed in ${seconds(started)}.`)
}

/** Compares the lock with npm's own record of what it put into node_modules. */
function isInstalled() {
  const record = inRoot('node_modules', '.package-lock.json')
  if (!existsSync(record) || pinnedNode() === undefined) return false
  return lockIsMet(readPackages(inRoot('package-lock.json')), readPackages(record))
}

/**
 * @typedef {{ version?: string, optional?: boolean, os?: string | string[], cpu?: string | string[], optionalDependencies?: Record<string, string> }} Entry
 * @typedef {Record<string, Entry>} Packages
 */

/**
 * True when each package that is there has the version asked for, and none that this platform needs is missing.
 * @param {Packages} wanted
 * @param {Packages} present
 */
export function lockIsMet(wanted, present) {
  for (const [path, entry] of Object.entries(present)) {
    if (wanted[path]?.version !== entry.version) return false
  }
  const ownOptional = Object.keys(wanted['']?.optionalDependencies ?? {}).map((name) => `node_modules/${name}`)
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || present[path] !== undefined) return true
    if (!entry.optional) return false
    // Optional packages of others are theirs to miss; our own platform packages are not.
    return !(ownOptional.includes(path) && suits(entry.os, process.platform) && suits(entry.cpu, process.arch))
  })
}

/**
 * @param {string | string[] | undefined} listed
 * @param {string} own
 */
const suits = (listed, own) => listed === undefined || [listed].flat().includes(own)

/**
 * @param {string} file
 * @returns {Packages}
 */
const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/**
 * Started by npm, the same npm on the same outer Node is asked: the pinned one may be about to be replaced.
 * @param {string[]} args
 */
export async function runNpm(args) {
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = ['ignore', 2, 2] // a script's own output stays clean
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  if (npm?.endsWith('.js')) return (await runToEnd(node ?? process.execPath, [npm, ...args], { stdio })).code
  if (process.platform === 'win32') return (await runToEnd('cmd.exe', ['/c', 'npm', ...args], { stdio })).code
  return (await runToEnd('npm', args, { stdio })).code
}
