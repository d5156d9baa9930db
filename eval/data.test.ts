import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readCsv } from './data.ts'

test('quoted fields keep their commas, line breaks and doubled quotes; a byte order mark is no part of a name', () => {
  expect(readCsv('\uFEFFid,dialogue\r\n1,"a, ""b""\nc"\r\n2,d\r\n')).toEqual([
    { id: '1', dialogue: 'a, "b"\nc' },
    { id: '2', dialogue: 'd' },
  ])
})

test('without the public data the own consultations are scored all the same; what is missing is told and nothing is written', () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'run.ts'), '--set', 'kept apart', '--limit', '2', '--data', join(import.meta.dirname, 'nowhere')],
    { encoding: 'utf8' },
  )
  expect(status).toBe(0)
  expect(stdout).toContain('Kept apart earlier')
  expect(stdout).toMatch(/\| all \| 2 \| \d/)
  expect(stdout).toContain('skipped: consultations, aci, mts, primock')
  expect(stdout).not.toContain('ROUGE')
}, 120_000)

test('an engine nobody has set up is refused in one sentence', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'run.ts'), '--engine', 'Grok'], {
    encoding: 'utf8',
    env: { ...process.env, XAI_API_KEY: '', XAI_BASE_URL: '' },
  })
  expect(status).toBe(1)
  expect(stderr).toContain('No endpoint is set for Grok')
})
