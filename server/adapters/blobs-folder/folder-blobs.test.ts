import { spawnSync } from 'node:child_process'
import * as nodeFiles from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collectBytes, describeBlobs } from '#server/ports/blobs-testing.ts'
import { makeFolderBlobs } from './folder-blobs.ts'
import type { Files } from './folder-blobs.ts'

let parent: string
let root: string

beforeAll(async () => {
  parent = await nodeFiles.mkdtemp(join(tmpdir(), 'epikrise-blobs-'))
  root = join(parent, 'audio')
})
afterAll(() => nodeFiles.rm(parent, { recursive: true, force: true }))

describeBlobs('a folder', () => makeFolderBlobs({ root }))

/** The real file system, with a list of what reached the disk and, where asked, one call that fails. */
function watchedFiles(fails?: { call: string; code: string }): { files: Files; calls: string[] } {
  const calls: string[] = []
  const note = (call: string, path: string) => {
    calls.push(`${call} ${relative(root, path).replace(/[0-9a-f-]{36}/, 'fresh')}`)
    if (call === fails?.call) throw Object.assign(new Error(call), { code: fails.code })
  }
  const watched = (handle: FileHandle, path: string) =>
    new Proxy(handle, {
      get(target, name) {
        const method: unknown = Reflect.get(target, name)
        if (typeof method !== 'function') return method
        return async (...words: unknown[]) => {
          if (name === 'datasync' || name === 'sync' || name === 'writev') note(name, path)
          return Reflect.apply(method, target, words) as unknown
        }
      },
    })
  const files: Files = {
    ...nodeFiles,
    open: async (path, ...rest) => watched(await nodeFiles.open(path, ...rest), String(path)),
    rename: async (from, to) => {
      note('rename', String(to))
      return nodeFiles.rename(from, to)
    },
  }
  return { files, calls }
}

test('REL-2 the bytes, then the name, then every new folder are on disk before put resolves', async () => {
  const { files, calls } = watchedFiles()
  await makeFolderBlobs({ root, files }).put('cases/one/chunk-1', [Buffer.from('sound')])
  expect(calls).toEqual([
    'writev .incoming/fresh',
    'datasync .incoming/fresh',
    'rename cases/one/chunk-1',
    'sync cases/one',
    'sync cases',
    'sync ',
  ])
})

test('REL-2 a folder known to be on disk is proved once, and anew after it was removed', async () => {
  const { files, calls } = watchedFiles()
  const blobs = makeFolderBlobs({ root, files })
  const syncsOf = async (name: string): Promise<string[]> => {
    calls.length = 0
    await blobs.put(`cases/again/${name}`, [Buffer.from('sound')])
    return calls.filter((call) => call.startsWith('sync'))
  }
  const all = ['sync cases/again', 'sync cases', 'sync ']
  expect(await syncsOf('chunk-1')).toEqual(all)
  expect(await syncsOf('chunk-2')).toEqual(['sync cases/again'])
  await blobs.removeFolder('cases/again/')
  expect(await syncsOf('chunk-3')).toEqual(all)
})

test('a folder known to be on disk is not made again', async () => {
  const made: string[] = []
  const { files } = watchedFiles()
  const mkdir: Files['mkdir'] = async (path, options) => {
    made.push(String(path).slice(root.length + 1))
    return nodeFiles.mkdir(path, options) as never
  }
  const blobs = makeFolderBlobs({ root, files: { ...files, mkdir } })
  for (const name of ['chunk-1', 'chunk-2', 'chunk-3']) await blobs.put(`cases/known/${name}`, [Buffer.from('sound')])
  expect(made).toEqual(['.incoming', 'cases/known'])
})

test.each([
  ['writev', 'ENOSPC', 'storage.full', 507],
  ['datasync', 'ENOSPC', 'storage.full', 507],
  ['datasync', 'EDQUOT', 'storage.full', 507],
  ['datasync', 'EIO', 'storage.unavailable', 503],
  ['rename', 'EROFS', 'storage.unavailable', 503],
  ['sync', 'EIO', 'storage.unavailable', 503],
])('REL-2 a disk that answers %s with %s is told as %s, never as success', async (call, code, refusal, status) => {
  const { files } = watchedFiles({ call, code })
  const key = `cases/two/${call}-${code}`
  await expect(makeFolderBlobs({ root, files }).put(key, [Buffer.from('sound')])).rejects.toMatchObject({ code: refusal, status })
  if (call !== 'sync') expect(await makeFolderBlobs({ root }).size(key)).toBeUndefined()
  expect(await nodeFiles.readdir(join(root, '.incoming'))).toEqual([])
})

test('half a file that a killed server left is swept away, a young one is not', async () => {
  const [old, young] = [join(root, '.incoming/old'), join(root, '.incoming/young')]
  for (const path of [old, young]) await nodeFiles.writeFile(path, 'half')
  const twoDaysAgo = new Date(Date.now() - 48 * 3_600_000)
  await nodeFiles.utimes(old, twoDaysAgo, twoDaysAgo)
  await makeFolderBlobs({ root }).put('cases/three/chunk-1', [Buffer.from('sound')])
  expect(await nodeFiles.readdir(join(root, '.incoming'))).toEqual(['young'])
  await nodeFiles.rm(young)
})

const tracer = 'strace'
const straceWorks = spawnSync(tracer, ['-o', '/dev/null', 'true']).status === 0
const program = fileURLToPath(new URL('./put-one.ts', import.meta.url))
const underStrace = (words: string[], folder: string) =>
  spawnSync(tracer, ['-f', '-qq', '-y', ...words, process.execPath, program, folder], { encoding: 'utf8' })

test('REL-2 the kernel saw it: datasync of the file, rename, sync of its folder, and only then the answer', ({ skip }) => {
  skip(!straceWorks, 'strace is not there or not allowed')
  const folder = join(parent, 'traced')
  const { stdout, stderr } = underStrace(['-e', 'trace=fdatasync,fsync,rename,write'], folder)
  expect(stdout).toBe('acknowledged\n')
  const lines = stderr.split('\n')
  const at = (pattern: RegExp) => lines.findIndex((line) => pattern.test(line))
  const order = [
    /fdatasync\(\d+<.*\.incoming\//, /rename\(".*\.incoming\/.*\/cases\/one\/chunk-1"/, /fsync\(\d+<.*\/cases\/one>/, /write\(1<.*acknowledged/,
  ].map(at)
  expect(order).not.toContain(-1)
  expect(order).toEqual(order.toSorted((a, b) => a - b))
})

test.for([
  ['ENOSPC', 'storage.full'],
  ['EIO', 'storage.unavailable'],
] as const)('REL-2 a real %s from the kernel is a refusal, and the process lives on', ([code, refusal], { skip }) => {
  skip(!straceWorks, 'strace is not there or not allowed')
  const { stdout, status } = underStrace(['-o', '/dev/null', '-e', `inject=fdatasync:error=${code}`], join(parent, code))
  expect({ stdout, status }).toEqual({ stdout: `${refusal}\n`, status: 0 })
})

test('reads a long file in pieces', async () => {
  const store = makeFolderBlobs({ root })
  await store.put('cases/four/chunk-1', [Buffer.alloc(1_000_000, 7)])
  const sizes = (await Array.fromAsync(store.read('cases/four/chunk-1'))).map((piece) => piece.length)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(256 * 1024)
  expect((await collectBytes(store.read('cases/four/chunk-1'))).length).toBe(1_000_000)
})
