import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Blobs } from './blobs.ts'

/** Takes a stream of bytes; gives them in one piece. */
export async function collectBytes(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of content) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** What every blob store must do; each adapter's test runs it on its own store. */
export function describeBlobs(name: string, store: () => Blobs): void {
  describe(`${name} keeps blobs`, () => {
    testKeeping(store)
  })
  describe(`${name} removes blobs`, () => {
    testRemoving(store)
  })
  describe(`${name} takes only names of our making`, () => {
    testNames(store)
  })
}

const makeKey = () => `cases/${randomUUID()}/chunk-1`
const listKeys = async (store: Blobs, prefix: string) => (await Array.fromAsync(store.list(prefix))).toSorted()

function testKeeping(store: () => Blobs): void {
  test.each([0, 1, 70_000, 9_000_000])('gives %i bytes back, and knows their number', async (size) => {
    const key = makeKey()
    const content = randomBytes(size)
    const pieces = function* () {
      for (let at = 0; at < size; at += 65_536) yield content.subarray(at, at + 65_536)
    }
    expect(await store().put(key, pieces())).toEqual({ bytes: size })
    expect(await store().size(key)).toBe(size)
    expect((await collectBytes(store().read(key))).equals(content)).toBe(true)
  })

  test('gives the stretch that was named, both ends of it', async () => {
    const key = makeKey()
    await store().put(key, [Buffer.from('0123456789')])
    const read = async (start: number, end: number) => (await collectBytes(store().read(key, { start, end }))).toString()
    expect(await read(0, 0)).toBe('0')
    expect(await read(3, 5)).toBe('345')
    expect(await read(8, 99)).toBe('89')
    expect(await read(4, Infinity)).toBe('456789')
    expect(await read(10, 12)).toBe('')
  })

  test('has nothing under a key that was never put, and removes it without complaint', async () => {
    const key = makeKey()
    expect(await store().size(key)).toBeUndefined()
    await expect(collectBytes(store().read(key))).rejects.toMatchObject({ code: 'request.not_found' })
    await store().remove(key)
  })

  test('puts again under the same key: the newer bytes stand', async () => {
    const key = makeKey()
    await store().put(key, [Buffer.from('old, and longer')])
    await store().put(key, [Buffer.from('new')])
    expect((await collectBytes(store().read(key))).toString()).toBe('new')
  })
}

function testRemoving(store: () => Blobs): void {
  test('removes one, or all of a case and nothing beside it', async () => {
    const [one, two] = [randomUUID(), randomUUID()]
    for (const key of [`cases/${one}/a-1`, `cases/${one}/a-2`, `cases/${one}/b/c`, `cases/${two}/a-1`]) await store().put(key, [Buffer.from('x')])
    await store().remove(`cases/${one}/a-1`)
    expect(await listKeys(store(), `cases/${one}/`)).toEqual([`cases/${one}/a-2`, `cases/${one}/b/c`])
    await store().removeFolder(`cases/${one}/`)
    await store().removeFolder(`cases/${one}/`)
    expect(await listKeys(store(), `cases/${one}/`)).toEqual([])
    expect(await listKeys(store(), `cases/${two}/`)).toEqual([`cases/${two}/a-1`])
  })

  test.each([100, 9_000_000])('REL-20 shows nothing of an upload that breaks off after %i bytes, and names the sender’s own failure', async (size) => {
    const key = makeKey()
    const cut = new Error('the sender hung up')
    async function* broken() {
      yield randomBytes(size)
      throw cut
    }
    await expect(store().put(key, broken())).rejects.toBe(cut)
    expect(await store().size(key)).toBeUndefined()
    expect(await listKeys(store(), key.replace('chunk-1', ''))).toEqual([])
  })
}

function testNames(store: () => Blobs): void {
  test.each(['', '/', '../x', 'a/../b', 'a//b', '/etc/passwd', 'a/', 'a\0b', 'å.webm', 'x'.repeat(101)])('SEC-33 refuses %j as a key', async (key) => {
    await expect(store().put(key, [])).rejects.toMatchObject({ code: 'internal.error' })
    await expect(store().remove(key)).rejects.toMatchObject({ code: 'internal.error' })
  })

  test.each(['', '/', '../', 'cases', 'a/../'])('refuses %j as a folder to remove', async (prefix) => {
    await expect(store().removeFolder(prefix)).rejects.toMatchObject({ code: 'internal.error' })
  })

  test('says that it can be reached', async () => {
    expect(await store().check()).toBeUndefined()
  })
}
