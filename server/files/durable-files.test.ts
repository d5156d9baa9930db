import { expect, test } from 'vitest'
import type { Files } from '#server/ports/files.ts'
import { isAbandoned, leftoversOf, makeFolderDurably, placeOfLeftover, putDurably, putOnceDurably, renameDurably, shred } from './durable-files.ts'

const OLD = Buffer.from('the old key')

type Medium = { there?: Record<string, Uint8Array>; fails?: string; ageMs?: number | undefined }

/** A medium that notes what is asked of it, in its order; the fresh file's name is told as `fresh`. */
function makeMedium({ there = {}, fails = '', ageMs }: Medium = {}) {
  const steps: string[] = []
  const overwritten: Uint8Array[] = []
  const named = (path: string): string => path.replace(/\.[0-9a-f-]{36}$/, '.fresh')
  const note = (step: string): Promise<void> => {
    steps.push(step)
    return step.startsWith(fails) && fails !== '' ? Promise.reject(new Error('no room')) : Promise.resolve()
  }
  const files: Files = {
    read: (path) => Promise.resolve(there[path] && Buffer.from(there[path])),
    list: () => Promise.resolve(Object.keys(there).map((path) => path.split('/').at(-1) ?? '')),
    ageMs: () => Promise.resolve(ageMs),
    makeFolder: (path) => note(`make ${path}`),
    create: (path) => note(`create ${named(path)}`),
    async hold(path) {
      const content = there[path]
      await note(`hold ${named(path)}`)
      return content && {
        bytes: content.length,
        overwrite: (bytes) => {
          overwritten.push(bytes)
          return note(`overwrite ${named(path)}`)
        },
        sync: () => note(`sync the old ${named(path)}`),
        close: () => note(`close ${named(path)}`),
      }
    },
    sync: (path) => note(`sync ${named(path)}`),
    syncFolder: (path) => note(`sync folder ${path}`),
    rename: (from, to) => note(`rename ${named(from)} to ${to}`),
    link: (from, to) => note(`link ${named(from)} to ${to}`).then(() => true),
    remove: (path) => note(`remove ${named(path)}`),
    makePrivate: () => Promise.resolve(),
  }
  return { files, steps, overwritten }
}

test('what is put is on the medium before it has the name, the name before the old is overwritten', async () => {
  const { files, steps, overwritten } = makeMedium({ there: { '/keys/one': OLD } })
  await putDurably(files, '/keys/one', Buffer.from('the new key'))
  expect(steps).toEqual([
    'create /keys/one.fresh', 'sync /keys/one.fresh', 'hold /keys/one', 'rename /keys/one.fresh to /keys/one', 'sync folder /keys',
    'overwrite /keys/one', 'sync the old /keys/one', 'close /keys/one',
  ])
  expect(overwritten[0]).toHaveLength(OLD.length)
  expect(Buffer.from(overwritten[0]!).equals(OLD)).toBe(false)
})

test('where nothing was, nothing is overwritten', async () => {
  const { files, steps } = makeMedium()
  await putDurably(files, '/keys/one', Buffer.from('the new key'))
  expect(steps).not.toContain('overwrite /keys/one')
})

test('a name that does not reach the medium leaves the old as it was, and its hold is let go', async () => {
  for (const fails of ['rename', 'sync folder']) {
    const { files, steps } = makeMedium({ there: { '/keys/one': OLD }, fails })
    await expect(renameDurably(files, '/keys/other', '/keys/one')).rejects.toThrow('no room')
    expect(steps).not.toContain('overwrite /keys/one')
    expect(steps.at(-1)).toBe('close /keys/one')
  }
})

test('of what is put once, the file beside goes whether or not it got the name', async () => {
  for (const fails of ['', 'link']) {
    const { files, steps } = makeMedium({ fails })
    await putOnceDurably(files, '/keys/one', OLD).catch(() => undefined)
    expect(steps.slice(0, 4)).toEqual(['create /keys/one.fresh', 'sync /keys/one.fresh', 'link /keys/one.fresh to /keys/one', 'remove /keys/one.fresh'])
    expect(steps.slice(4)).toEqual(fails === '' ? ['sync folder /keys'] : [])
  }
})

test('a folder’s own name is synced where it stands', async () => {
  const { files, steps } = makeMedium()
  await makeFolderDurably(files, '/data/keys')
  expect(steps).toEqual(['make /data/keys', 'sync folder /data'])
})

test('what is shredded is overwritten on the medium before it goes; where nothing is, nothing happens', async () => {
  const { files, steps, overwritten } = makeMedium({ there: { '/keys/one': OLD } })
  await shred(files, '/keys/one')
  expect(steps).toEqual(['hold /keys/one', 'overwrite /keys/one', 'sync the old /keys/one', 'close /keys/one', 'remove /keys/one', 'sync folder /keys'])
  expect(overwritten[0]).toHaveLength(OLD.length)
  const none = makeMedium()
  await shred(none.files, '/keys/one')
  expect(none.steps).toEqual(['hold /keys/one'])
})

test('one that cannot be overwritten is not removed either: it would be out of reach and still there', async () => {
  const { files, steps } = makeMedium({ there: { '/keys/one': OLD }, fails: 'overwrite' })
  await expect(shred(files, '/keys/one')).rejects.toThrow('no room')
  expect(steps).not.toContain('remove /keys/one')
})

const ID = '0b8e9a52-7a6f-4c6c-8a7e-0f6a0d3b9c11'

const NAMES: [string, string | undefined][] = [
  [`one.key.${ID}`, 'one.key'], [`a.${ID}`, 'a'], ['one.key', undefined],
  [`.${ID}`, undefined], [`one.${ID}x`, undefined], [`one.${ID.toUpperCase()}`, undefined],
]

test.each(NAMES)('%s was written for %s', (name, place) => {
  expect(placeOfLeftover(name)).toBe(place)
})

test('leftovers of one place are those beside it and no others', async () => {
  const { files } = makeMedium({ there: { '/keys/one': OLD, [`/keys/one.${ID}`]: OLD, [`/keys/two.${ID}`]: OLD } })
  expect(await leftoversOf(files, '/keys/one')).toEqual([`/keys/one.${ID}`])
})

test('somebody may be at what is younger than an hour, and what is gone is nobody’s', async () => {
  const isOld = (ageMs: number | undefined) => isAbandoned(makeMedium({ ageMs }).files, '/keys/one')
  expect([await isOld(59 * 60_000), await isOld(61 * 60_000), await isOld(undefined)]).toEqual([false, true, false])
})
