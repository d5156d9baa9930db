import { spawnSync } from 'node:child_process'
import { readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { plant } from './testing/plant.ts'

const root = resolve(import.meta.dirname, '..')

const PLANTED = `
import { beforeAll, describe, expect, test } from 'vitest'
describe('a group', () => {
  beforeAll(() => { throw new Error('the hook broke') })
  test('is not reached', () => undefined)
})
test('falls', () => expect(1).toBe(2))
test('throws too late', () => void setTimeout(() => { throw new Error('came late') }, 1))
test('stands', () => new Promise((done) => setTimeout(done, 50)))
`

test('a failed test, a failed hook and an error outside any test are each named with their reason', () => {
  const folder = plant({ 'planted.test.ts': PLANTED })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  const file = join(folder, 'failed.txt')
  const vitest = [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--root', folder, '--reporter', join(root, 'tools', 'failed-reporter.ts')]
  spawnSync(process.execPath, vitest, { cwd: folder, env: { ...process.env, FAILED_TESTS_FILE: file } })
  const lines = readFileSync(file, 'utf8').split('\n')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toMatch(/planted\.test\.ts > a group: the hook broke \(line 4 of /)
  expect(lines[1]).toMatch(/planted\.test\.ts > falls: expected 1 to be 2/)
  expect(lines[2]).toMatch(/outside any test: came late/)
})
