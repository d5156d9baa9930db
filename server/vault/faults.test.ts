import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadSigningKey } from '#server/adapters/identity-embedded/signing-key.ts'
import { makeFolderShelf } from '#server/adapters/key-shelf/folder-shelf.ts'
import { freshDatabase } from '#server/database/testing.ts'
import type { FreshDatabase } from '#server/database/testing.ts'
import { FAULTS } from '#server/testing/fault-plan.ts'
import type { Fault } from '#server/testing/fault-plan.ts'
import { makeFaultyDisk } from '#server/testing/faulty-disk.ts'
import { steppedDatabase } from '#server/testing/stepped-database.ts'
import { changeMasterKey, isChanged } from './change-master-key.ts'
import { openEpochs } from './epochs.ts'
import { openMasterKeyFile } from './master-key-file.ts'
import { openMasterKey } from './master-key.ts'
import { keyStore } from './store.ts'
import { finishTurn, turnEpoch } from './turn-epoch.ts'
import { makeVault } from './vault.ts'

const OWNER = randomUUID()
const own = (id: string) => ({ id, ownerId: OWNER })

const DATA = '/data'
const A_DAY_MS = 86_400_000

let fresh: FreshDatabase
beforeAll(async () => void (fresh = await freshDatabase()))
afterAll(() => fresh.drop())

/** An installation on a disk of its own, whose server and commands can be cut off at any step. */
async function makeInstallation() {
  await fresh.sql`delete from data_key`
  await fresh.sql`delete from key_epoch`
  const disk = makeFaultyDisk()
  await disk.files.makeFolder(DATA)
  await disk.files.syncFolder('/')
  const sql = steppedDatabase(fresh.sql, disk.plan.step)
  const shelf = makeFolderShelf(`${DATA}/keys`, disk.files)
  const kept = new Map<string, KeyObject>()

  const openKey = () => openMasterKey({ configured: undefined, dataDir: DATA, sql, store: keyStore, files: disk.files })
  async function startServer() {
    const masterKey = await openKey()
    const epochs = await openEpochs({ sql, shelf, masterKey })
    return { vault: makeVault({ masterKey, store: keyStore, epochs }), turn: { sql, store: keyStore, shelf, masterKey, epochs, noticeMs: 0 } }
  }

  return {
    disk,
    startServer,
    /** A key counts once its maker was answered. */
    async makeCaseKey() {
      const { vault } = await startServer()
      const id = randomUUID()
      kept.set(id, await vault.create(sql, own(id)))
    },
    turnEpoch: async () => turnEpoch((await startServer()).turn),
    /** As `npm run keys:rotate -- --new-master` does. */
    async changeMaster(to: KeyObject) {
      const from = (await isChanged({ sql, store: keyStore, to })) ? to : await openKey()
      await changeMasterKey({ sql, store: keyStore, shelf, from, to, keyFile: openMasterKeyFile(DATA, disk.files) })
    },
    /** The power is back: everything that was acknowledged opens, and what was begun is finished. */
    async expectWhole() {
      const server = await startServer()
      for (const [id, key] of kept) expect((await server.vault.keyFor(sql, own(id))).equals(key)).toBe(true)
      await finishTurn(server.turn)
      for (const [id, key] of kept) expect((await server.vault.keyFor(sql, own(id))).equals(key)).toBe(true)
    },
    async expectTidy() {
      disk.age(A_DAY_MS)
      await startServer()
      await turnEpoch((await startServer()).turn)
      expect(disk.paths().filter((path) => path.startsWith(`${DATA}/keys/`))).toHaveLength(1)
      expect(disk.paths().filter((path) => path.startsWith(`${DATA}/master.key`))).toEqual([`${DATA}/master.key`])
    },
  }
}

type Installation = Awaited<ReturnType<typeof makeInstallation>>

/** Runs the work once for each of its steps, with the fault there; `judge` sees each time what a restart finds. Gives how many steps there are. */
async function walkFaults(
  fault: Fault,
  {
    prepare,
    work,
    judge,
  }: { prepare: (on: Installation) => Promise<void>; work: (on: Installation) => Promise<unknown>; judge: (on: Installation, step: number) => Promise<void> },
): Promise<number> {
  for (let step = 1; ; step += 1) {
    const installation = await makeInstallation()
    await prepare(installation)
    installation.disk.plan.arm(fault, step)
    const isCut = await work(installation).then(() => false, () => true)
    const wasReached = installation.disk.plan.steps >= step
    installation.disk.plan.restart()
    if (!wasReached) return step - 1
    await judge(installation, step).catch((error: unknown) => {
      throw new Error(`${fault} at step ${step}${isCut ? '' : ', which the work got over'}`, { cause: error })
    })
  }
}

const withCases = async (on: Installation): Promise<void> => {
  await on.makeCaseKey()
  await on.makeCaseKey()
}

describe.for(FAULTS)('REL-25 GDPR-2 a %s at each step', (fault) => {
  test('of the first start', async () => {
    const steps = await walkFaults(fault, {
      prepare: () => Promise.resolve(),
      work: (on) => on.makeCaseKey(),
      judge: async (on) => {
        await on.makeCaseKey()
        await on.expectWhole()
        await on.expectTidy()
      },
    })
    expect(steps).toBeGreaterThan(15)
  })

  test('of a change of epoch', async () => {
    const steps = await walkFaults(fault, {
      prepare: withCases,
      work: (on) => on.turnEpoch(),
      judge: async (on) => {
        await on.expectWhole()
        await on.turnEpoch()
        await on.expectWhole()
        await on.expectTidy()
      },
    })
    expect(steps).toBeGreaterThan(15)
  })

  test.for(['a plain start', 'the same command'] as const)('of a change of the master key, gone on with by %s', async (way) => {
    const to = createSecretKey(randomBytes(32))
    const steps = await walkFaults(fault, {
      prepare: withCases,
      work: (on) => on.changeMaster(to),
      judge: async (on) => {
        if (way === 'a plain start') await on.expectWhole()
        await on.changeMaster(to)
        await on.expectWhole()
        expect((await on.startServer()).turn.masterKey.equals(to)).toBe(true)
        await on.expectTidy()
      },
    })
    expect(steps).toBeGreaterThan(15)
  })

  test('of making the key that signs tokens', async () => {
    for (let step = 1; ; step += 1) {
      const disk = makeFaultyDisk()
      await disk.files.makeFolder(DATA)
      await disk.files.syncFolder('/')
      disk.plan.arm(fault, step)
      const given = await loadSigningKey(DATA, disk.files).catch(() => undefined)
      const wasReached = disk.plan.steps >= step
      disk.plan.restart()
      const after = await loadSigningKey(DATA, disk.files)
      expect(after).toEqual(given ?? (await loadSigningKey(DATA, disk.files)))
      if (!wasReached) return
    }
  })
})

test('what an older server left of a change of the master key that was cut short is put right at a plain start', async () => {
  const on = await makeInstallation()
  await on.makeCaseKey()
  const [path] = on.disk.paths().filter((one) => one.startsWith(`${DATA}/keys/`))
  const good = await on.disk.files.read(path!)
  await on.disk.files.create(`${path}.${randomUUID()}`, good!)
  const held = await on.disk.files.hold(path!)
  await held!.overwrite(randomBytes(good!.length))
  await expect(on.expectWhole()).resolves.toBeUndefined()
})

test('a disk that forgets what was not synced is noticed: a key put without its folder is gone', async () => {
  const disk = makeFaultyDisk()
  await disk.files.makeFolder(DATA)
  await disk.files.syncFolder('/')
  await disk.files.create(`${DATA}/kept`, Buffer.from('a'))
  await disk.files.sync(`${DATA}/kept`)
  await disk.files.syncFolder(DATA)
  await disk.files.create(`${DATA}/lost`, Buffer.from('b'))
  disk.plan.arm('power cut', 1)
  await expect(disk.files.sync(`${DATA}/lost`)).rejects.toThrow()
  disk.plan.restart()
  expect(disk.paths()).toEqual([`${DATA}/kept`])
})
