import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { putMoovFirst } from './moov-first.ts'

const fixture = new URL('../fixtures/spoken.m4a', import.meta.url)

test('a Buffer and plain bytes give the same file, and neither is touched', async () => {
  const buffer = await readFile(fixture)
  const plain = Uint8Array.from(buffer)
  const untouched = Uint8Array.from(buffer)
  const moved = putMoovFirst(buffer)
  expect(Buffer.compare(moved, putMoovFirst(plain))).toBe(0)
  expect(Buffer.compare(buffer, untouched)).toBe(0)
  expect(Buffer.from(moved).indexOf('moov')).toBeLessThan(Buffer.from(moved).indexOf('mdat'))
})
