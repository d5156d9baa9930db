import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CaseDocument } from '#contract/document.ts'
import type { Trigger } from '#contract/trigger.ts'
import { makeAccessLog } from '#server/access-log/access-log.ts'
import { makeFolderShelf } from '#server/adapters/key-shelf/folder-shelf.ts'
import type { Powers } from '#server/assembly/powers.ts'
import { openDatabase } from '#server/database/connect.ts'
import type { Database } from '#server/database/connect.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'
import { openEpochs } from '#server/vault/epochs.ts'
import type { Epochs } from '#server/vault/epochs.ts'
import { readKeyCopy, restoreKeyCopy, writeKeyCopy } from '#server/vault/key-copy.ts'
import { openMasterKey } from '#server/vault/master-key.ts'
import { keyStore } from '#server/vault/store.ts'
import type { WrappedKey } from '#server/vault/store.ts'
import { turnEpoch } from '#server/vault/turn-epoch.ts'
import { makeVault } from '#server/vault/vault.ts'
import { forgetKeyless } from './forget-keyless.ts'

/** A server whose keys are wrapped as in production: by an epoch whose own key lies outside the database. */
async function startWithShelf(folder: string) {
  const shelf = makeFolderShelf(folder)
  const configured = randomBytes(32)
  const powers: Partial<Powers> = {}
  let opened: { own: Database; epochs: Epochs } | undefined
  const server = await startTestServer({
    powers,
    async prepare(connection) {
      const own = openDatabase(connection, { maxConnections: 1 })
      const masterKey = await openMasterKey({ configured, dataDir: folder, sql: own, store: keyStore })
      const epochs = await openEpochs({ sql: own, shelf, masterKey })
      opened = { own, epochs }
      powers.vault = makeVault({ masterKey, store: keyStore, epochs })
    },
  })
  const { sql } = server
  const { own, epochs } = opened!
  const masterKey = await openMasterKey({ configured, dataDir: folder, sql, store: keyStore })
  return {
    server,
    copyKeys: () => writeKeyCopy({ sql, shelf }),
    restoreKeys: (text: string) => restoreKeyCopy(readKeyCopy(text), { sql, shelf, masterKey }),
    /** All that the server has now, held against keys and texts of another day. */
    openAll: async () => makeVault({ masterKey, store: keyStore, epochs: await openEpochs({ sql, shelf, masterKey }) }),
    turnKeys: async () => turnEpoch({ sql, shelf, masterKey, store: keyStore, epochs, noticeMs: 0 }),
    async stop() {
      await own.end()
      await server.stop()
    },
  }
}

let folder: string
let installation: Awaited<ReturnType<typeof startWithShelf>>
let server: TestServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'epikrise-keyless-'))
  installation = await startWithShelf(folder)
  server = installation.server
  await server.subscribe('doctor')
})
afterAll(async () => {
  await installation.stop()
  await rm(folder, { recursive: true, force: true })
})

const COPIED = ['data_key', 'case_document', 'trigger_phrase', 'recording', 'audio_chunk'] as const

/** The rows of this moment, as a dump holds them. */
async function copyRows(): Promise<void> {
  await server.sql.begin(async (tx) => {
    await tx.script('create schema dump')
    for (const table of COPIED) await tx.script(`create table dump.${table} as select * from ${table}`)
  })
}

async function putRowsBack(): Promise<void> {
  await server.sql.begin(async (tx) => {
    for (const table of COPIED) await tx.script(`insert into ${table} select * from dump.${table} on conflict do nothing`)
    await tx`update recording r set state = d.state, audio_deleted_at = d.audio_deleted_at from dump.recording d where d.id = r.id`
  })
}

type Sealed = { id: string; content_sealed: Uint8Array; key_id: string; owner_id: string; wrapped: Uint8Array }
const sealedOf = async (table: 'case_document' | 'trigger_phrase', id: string): Promise<Sealed> => {
  const [row] = await server.sql<Sealed[]>`
    select t.id, t.content_sealed, k.id as key_id, k.owner_id, k.wrapped from ${server.sql(table)} t join data_key k on k.id = t.key_id where t.id = ${id}`
  return row!
}

describe('REL-23, GDPR-2 what was deleted by itself after the rows were copied', () => {
  const own = { patientId: randomUUID(), caseId: randomUUID() }
  const path = `/patients/${own.patientId}/cases/${own.caseId}`
  const kept = { document: randomUUID(), trigger: '' }
  const gone = { document: randomUUID(), trigger: '' }
  const recordings = { kept: randomUUID(), cancelled: randomUUID() }
  const stateOf = async (id: string) =>
    server.sql`select r.state, count(a.*)::int as groups from recording r left join audio_chunk a on a.recording_id = r.id where r.id = ${id} group by r.state`
  const documents = async () => (await server.call('GET', `${path}/documents`)).json<CaseDocument[]>().map(({ id }) => id)
  const triggers = async () => (await server.call('GET', '/settings/triggers')).json<Trigger[]>().map(({ id }) => id)

  beforeAll(async () => {
    await server.call('POST', `/patients/${own.patientId}/cases?regenerate=true`, {
      body: { id: own.caseId, transcription: 'Pasienten har hodepine og kvalme siden i går. Ingen feber.' },
    })
    await server.jobs.settled()
    await server.call('PUT', `/patients/${own.patientId}`, { body: { name: 'Kari Prøve' } })
    for (const recordingId of Object.values(recordings))
      await server.call('POST', `${path}/audio-chunk`, { form: { index: '1', recordingId, audioFile: Buffer.from('group 1:Hostet i tre dager.') } })
    await server.jobs.settled()
    const content = (await server.readCase(own.patientId, own.caseId))!.textReport!
    for (const id of [kept.document, gone.document]) await server.call('PUT', `${path}/documents/${id}`, { body: { kind: 'referral', content } })
    for (const trigger of ['normal status', 'vanlig kontroll']) await server.call('POST', '/settings/triggers', { body: { trigger, action: 'Funn: Normale.' } })
    ;[kept.trigger = '', gone.trigger = ''] = await triggers()
  })

  test('opens no more, whoever has those rows and all that the server has now, and is gone again once they are restored', async () => {
    const before = [await sealedOf('case_document', gone.document), await sealedOf('trigger_phrase', gone.trigger)]
    await copyRows()
    expect((await server.call('DELETE', `${path}/documents/${gone.document}`)).statusCode).toBe(204)
    expect((await server.call('DELETE', `/settings/triggers/${gone.trigger}`)).statusCode).toBe(200)
    expect((await server.call('POST', `${path}/recording/${recordings.cancelled}/cancel`)).statusCode).toBe(204)
    await installation.turnKeys()
    const copy = await installation.copyKeys()

    const vault = await installation.openAll()
    const living = await server.sql<WrappedKey[]>`select id, owner_id as "ownerId", wrapped from data_key where epoch is not null`
    for (const { id, content_sealed: sealed, key_id: keyId, owner_id: ownerId, wrapped } of before) {
      expect(() => vault.open({ id: keyId, ownerId }, wrapped)).toThrow()
      for (const field of ['document', 'trigger'])
        for (const key of living) expect(() => vault.openText(vault.open(key, key.wrapped), { id, field }, sealed)).toThrow()
    }

    await putRowsBack()
    await installation.restoreKeys(copy)
    expect(await stateOf(recordings.cancelled)).toEqual([{ state: 'open', groups: 1 }])
    const known = readKeyCopy(copy)
    const accessLog = makeAccessLog({ sql: server.sql, vault: server.vault, keepDays: 1 })
    expect(await forgetKeyless({ sql: server.sql, accessLog, receiptDays: 1 }, known)).toEqual({
      cases: 0,
      patients: 0,
      accounts: 0,
      documents: 1,
      triggers: 1,
      templates: 0,
      conversations: 0,
      messages: 0,
      prompts: 0,
      recordings: 1,
    })
    expect([await documents(), await triggers()]).toEqual([[kept.document], [kept.trigger]])
    expect(await server.sql`select 1 from case_document where id = ${gone.document}`).toEqual([])
    expect(await stateOf(recordings.cancelled)).toEqual([{ state: 'cancelled', groups: 0 }])
    expect(await stateOf(recordings.kept)).toEqual([{ state: 'open', groups: 1 }])
    const [receipt] = await server.sql<{ counts: object }[]>`select counts from deletion_receipt order by at desc limit 1`
    expect(receipt?.counts).toMatchObject({ documents: 1, triggers: 1, recordings: 1 })
    // The owner reads what the restore did in the log of accesses.
    const { items } = (await server.call('GET', '/account/access-log')).json<{ items: object[] }>()
    expect(items).toContainEqual(expect.objectContaining({ caseId: own.caseId, action: 'change', basis: 'retention' }))
    expect(items).toContainEqual(expect.objectContaining({ recordingId: recordings.cancelled, action: 'delete', basis: 'retention' }))
  })

  test('a restore that was cut short is begun again with the same copy', async () => {
    // The copy is of the hour before, and of keys made the day before that.
    await server.sql`update data_key set created_at = now() - interval '1 day'`
    const fresh = await installation.copyKeys()
    const copy = fresh.replace(/"at":"[^"]+"/, `"at":"${new Date(Date.now() - 3_600_000).toISOString()}"`)
    for (let time = 0; time < 2; time += 1) {
      await installation.restoreKeys(copy)
      expect(await documents()).toEqual([kept.document])
    }
  })

  test('goes with what it belongs to: a case takes the keys of its documents along, an account those of its phrases', async () => {
    const keys = async () => (await server.sql`select 1 from data_key where belongs_to is not null`).length
    const before = await keys()
    await server.call('DELETE', path)
    expect(await keys()).toBe(before - 1)
    await server.call('DELETE', '/account')
    expect(await keys()).toBe(0)
  })
})
