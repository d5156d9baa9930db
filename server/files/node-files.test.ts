import { chmod, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { nodeFiles } from './node-files.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'epikrise-files-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const at = (name: string): string => join(folder, name)
const modeOf = async (path: string): Promise<number> => (await stat(path)).mode & 0o777
const hasRights = process.platform !== 'win32'

test('what is made is nobody else’s, and is never made over something', async () => {
  await nodeFiles.makeFolder(at('a/b'))
  await nodeFiles.create(at('a/b/key'), Buffer.from('secret'))
  if (hasRights) expect([await modeOf(at('a/b')), await modeOf(at('a/b/key'))]).toEqual([0o700, 0o600])
  await expect(nodeFiles.create(at('a/b/key'), Buffer.from('other'))).rejects.toMatchObject({ code: 'EEXIST' })
  expect(String(await nodeFiles.read(at('a/b/key')))).toBe('secret')
})

test('what is not there is undefined, empty or no age, and no failure', async () => {
  expect(await nodeFiles.read(at('none'))).toBeUndefined()
  expect(await nodeFiles.list(at('none'))).toEqual([])
  expect(await nodeFiles.ageMs(at('none'))).toBeUndefined()
  expect(await nodeFiles.hold(at('none'))).toBeUndefined()
  await nodeFiles.remove(at('none'))
})

test('a file that is held is overwritten though its name leads elsewhere by then', async () => {
  await writeFile(at('key'), 'secret')
  const held = await nodeFiles.hold(at('key'))
  await writeFile(at('fresh'), 'newer!')
  await nodeFiles.rename(at('key'), at('moved'))
  await nodeFiles.rename(at('fresh'), at('key'))
  expect(held?.bytes).toBe(6)
  await held?.overwrite(Buffer.from('XXXXXX'))
  await held?.sync()
  await held?.close()
  expect([await readFile(at('key'), 'utf8'), await readFile(at('moved'), 'utf8')]).toEqual(['newer!', 'XXXXXX'])
})

test('of two that take a name once, the second is told so', async () => {
  await writeFile(at('one'), '1')
  await writeFile(at('two'), '2')
  expect(await nodeFiles.link(at('one'), at('place'))).toBe(true)
  expect(await nodeFiles.link(at('two'), at('place'))).toBe(false)
  expect(await readFile(at('place'), 'utf8')).toBe('1')
  await expect(nodeFiles.link(at('none'), at('elsewhere'))).rejects.toMatchObject({ code: 'ENOENT' })
})

test('an age is told by when it was last written', async () => {
  await writeFile(at('old'), '')
  await utimes(at('old'), new Date(), new Date(Date.now() - 3_600_000))
  const ageMs = await nodeFiles.ageMs(at('old'))
  expect(ageMs).toBeGreaterThanOrEqual(3_600_000)
  expect(ageMs).toBeLessThan(3_700_000)
})

test('rights that others have are taken away, and what is private already is left alone', async (context) => {
  if (!hasRights) context.skip('rights are kept otherwise here')
  await writeFile(at('open'), '')
  await chmod(at('open'), 0o644)
  await nodeFiles.makePrivate(at('open'))
  expect(await modeOf(at('open'))).toBe(0o600)
  await chmod(at('open'), 0o400)
  await nodeFiles.makePrivate(at('open'))
  expect(await modeOf(at('open'))).toBe(0o400)
})

test('files and folders are brought onto the medium', async () => {
  await writeFile(at('key'), '')
  await nodeFiles.sync(at('key'))
  await nodeFiles.syncFolder(folder)
  await expect(nodeFiles.sync(at('none'))).rejects.toMatchObject({ code: 'ENOENT' })
})
