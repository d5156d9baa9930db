import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { openMasterKeyFile, readKeyText } from './master-key-file.ts'
import type { MasterKeyFile } from './master-key-file.ts'

let folder: string
let file: MasterKeyFile
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'epikrise-key-file-'))
  file = openMasterKeyFile(folder)
  return () => rm(folder, { recursive: true, force: true })
})

const newKey = () => createSecretKey(randomBytes(32))

test('what killed servers left beside the key and the next one goes once nobody can be at it any more, and not before', async () => {
  await file.make()
  const key = await file.read()
  const [old, oldNext, young] = [`master.key.${randomUUID()}`, `master.key.next.${randomUUID()}`, `master.key.${randomUUID()}`]
  for (const name of [old, oldNext, young]) await writeFile(join(folder, name), 'x')
  const twoHoursAgo = new Date(Date.now() - 2 * 3_600_000)
  for (const name of [old, oldNext]) await utimes(join(folder, name), twoHoursAgo, twoHoursAgo)
  expect((await file.read())?.equals(key!)).toBe(true)
  expect((await readdir(folder)).toSorted()).toEqual(['master.key', young].toSorted())
})

test('the next key waits beside the present one, and is the present one once it was promoted', async () => {
  await file.make()
  const [present, next] = [await file.read(), newKey()]
  expect(await file.readStaged()).toBeUndefined()
  await file.stage(next)
  expect((await file.readStaged())?.equals(next)).toBe(true)
  expect((await file.read())?.equals(present!)).toBe(true)
  await file.promote()
  expect((await file.read())?.equals(next)).toBe(true)
  expect(await file.readStaged()).toBeUndefined()
})

test('where no key waits, the present one stays', async () => {
  await file.make()
  const present = await file.read()
  await file.promote()
  expect((await file.read())?.equals(present!)).toBe(true)
})

test('a key that an editor put blanks and line ends around is the same key; one too short or too long is none, and is not told', () => {
  const [key, short, long] = [randomBytes(32), randomBytes(31), randomBytes(33)].map((bytes) => bytes.toString('base64'))
  expect(readKeyText(` ${key}\r\n\n`, '/k').toString('base64')).toBe(key)
  const told = /^\/k does not hold a key: 32 bytes in base64 are expected\.$/
  for (const wrong of [short, long, 'nonsense', '']) expect(() => readKeyText(String(wrong), '/k')).toThrow(told)
})
