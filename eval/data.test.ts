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

test('without its data the evaluation says that it is skipped and does not fail', () => {
  const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'run.ts'), '--data', join(import.meta.dirname, 'nowhere')], { encoding: 'utf8' })
  expect(status).toBe(0)
  expect(stdout).toContain('skipped')
})
