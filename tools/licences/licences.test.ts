import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { unnamedLicences } from './licences.ts'

const root = resolve(import.meta.dirname, '..', '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const lockOf = (packages: Record<string, { license?: string }>): string => JSON.stringify({ packages: { '': {}, ...packages } })

test('SEC-68 every package that asks for more than to be named stands in the record of dependencies', () => {
  expect(unnamedLicences(read('package-lock.json'), read('docs/decisions/0005-dependencies.md'))).toEqual([])
})

test('SEC-68 a new one that does not is told, whatever folder it lies in', () => {
  const lock = lockOf({
    'node_modules/a': { license: 'MIT' },
    'node_modules/b/node_modules/c': { license: 'GPL-3.0' },
    'node_modules/d': {},
    'node_modules/e': { license: '(MIT OR GPL-2.0)' },
    'node_modules/f': { license: 'MIT AND GPL-2.0' },
  })
  expect(unnamedLicences(lock, 'nothing of it')).toEqual(['c: GPL-3.0', 'd: none stated', 'f: MIT AND GPL-2.0'])
  expect(unnamedLicences(lock, '`c`, `d`, `f`')).toEqual([])
  expect(unnamedLicences(lockOf({ 'node_modules/g-linux-x64': { license: 'MPL-2.0' } }), '`g-*`')).toEqual([])
})
