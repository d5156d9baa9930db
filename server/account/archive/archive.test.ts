import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CaseDocument } from '#contract/document.ts'
import { findUserId } from '#server/profile/store.ts'
import { makeAudioStore } from '#server/recordings/audio-store.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'
import { ARCHIVED_TABLES, OTHER_TABLES } from './catalogue.ts'
import { restoreArchive } from './restore-archive.ts'
import { archiveStore } from './store.ts'
import { openZip } from './zip-reader.ts'
import type { ZipArchive } from './zip-reader.ts'
import { writeZip } from './zip-writer.ts'
import type { ZipEntry, ZipLimits } from './zip-writer.ts'

let server: TestServer
let folder: string
beforeAll(async () => {
  server = await startTestServer()
  folder = await mkdtemp(join(tmpdir(), 'epikrise-archive-'))
  for (const person of ['doctor', 'other']) await server.subscribe(person)
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

const TALK = 'Pasienten har hodepine og kvalme siden i går. Ingen feber. Blodtrykk 140 over 90.'

/** One of everything a person may leave in the product. */
async function fill(on: TestServer): Promise<{ patientId: string; caseId: string; recordingId: string }> {
  const named = { patientId: randomUUID(), caseId: randomUUID(), recordingId: randomUUID() }
  const path = `/patients/${named.patientId}/cases/${named.caseId}`
  for (const index of ['1', '2'])
    await on.call('POST', `${path}/audio-chunk`, {
      form: { index, recordingId: named.recordingId, audioFile: Buffer.from(`group ${index}:${TALK} Del ${index}.`) },
    })
  await on.call('POST', path, {
    form: {
      recordingId: named.recordingId,
      additionalNotes: 'Tilleggsord',
      patient: JSON.stringify({ name: 'Åse Prøvesen', birthDate: '1961-03-12', gender: 'female' }),
      patientInformedAt: new Date().toISOString(),
    },
  })
  await on.jobs.settled()
  const { revision, textReport } = (await on.readCase(named.patientId, named.caseId))!
  await on.call('POST', `/patients/${named.patientId}/cases`, { body: { id: named.caseId, revision, manualNote: 'Ring pårørende', textReport } })
  await on.call('POST', `/patients/${named.patientId}/cases?regenerate=true`, { body: { id: named.caseId } })
  await on.jobs.settled()
  const document: Pick<CaseDocument, 'kind' | 'content'> = { kind: 'referral', content: textReport! }
  await on.call('PUT', `${path}/documents/${randomUUID()}`, { body: document })
  await on.call('POST', `/patients/${randomUUID()}/cases?regenerate=true`, { body: { id: randomUUID(), transcription: TALK } })
  await on.call('POST', '/settings/triggers', { body: { trigger: 'normal status', action: 'Funn: Normale.' } })
  await on.call('POST', `/c/${named.caseId}/ask-case`, { body: { Content: 'Hva var blodtrykket?', CaseBound: true } })
  await on.call('POST', `/c/${randomUUID()}/ask-case`, { body: { Content: 'Hva er høyt blodtrykk?' } })
  await on.call('PUT', '/user-profile', { body: { type: 'FamilyDoctor', Language: 'sv' } })
  await on.jobs.settled()
  return named
}

async function exported(on: TestServer, as = 'doctor'): Promise<ZipArchive> {
  const answer = await on.call('GET', '/account/export', { as })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
  const path = join(folder, `${randomUUID()}.zip`)
  await writeFile(path, answer.rawPayload)
  return openZip(path)
}

const read = async (zip: ZipArchive, path: string) => (await zip.read(path)).toString('utf8')

/** What must be equal wherever the archive is read in; the rest tells of the account and the server it lay on. */
const TRAVELS = /^(patients\/|trigger_phrase|conversation|message)/

async function digests(zip: ZipArchive): Promise<{ path: string; sha256: string }[]> {
  const { files } = JSON.parse(await read(zip, 'manifest.json')) as { files: { path: string; sha256: string }[] }
  return files.filter(({ path }) => TRAVELS.test(path)).toSorted((one, other) => one.path.localeCompare(other.path))
}

describe('GDPR-3 the archive of an account', () => {
  test('GDPR-3 holds what somebody who is signed in has written to us by either form; it goes out with the account', async () => {
    await server.subscribe('writer')
    const contact = { email: 'w@klinikk.example', textMessage: 'Kan dere ringe?', privacyConsent: true }
    const feedback = { rating: 9, category: 'other', feedback: 'Fint.' }
    expect((await server.call('POST', '/contact/message', { as: 'writer', body: contact })).statusCode).toBe(204)
    expect((await server.call('POST', '/feedback/message', { as: 'writer', body: feedback })).statusCode).toBe(204)
    const zip = await exported(server, 'writer')
    expect(JSON.parse(await read(zip, 'contact_message.json'))).toMatchObject([
      { kind: 'contact', feedback: { email: 'w@klinikk.example', textMessage: 'Kan dere ringe?' } }, { kind: 'feedback', feedback: { feedback: 'Fint.' } },
    ])
    await zip.close()
    await server.call('DELETE', '/account', { as: 'writer' })
    expect(await server.sql`select from contact_message`).toEqual([])
  })

  test('holds everything as JSON and as text, with the sound, and nothing of anybody else', async () => {
    const named = await fill(server)
    await server.call('POST', `/patients/${randomUUID()}/cases`, { as: 'other', body: { id: randomUUID(), transcription: 'Noe helt annet' } })
    const zip = await exported(server)
    const at = `patients/${named.patientId}/cases/${named.caseId}`
    const everything = (await Promise.all(zip.paths.map((path) => read(zip, path)))).join('\n')
    for (const word of [
      'Åse Prøvesen', '1961-03-12', 'hodepine', 'Tilleggsord', 'Ring pårørende', 'normal status', 'Funn: Normale.', 'doctor@clinic.example',
      'FamilyDoctor',
    ])
      expect(everything).toContain(word)
    expect(everything).not.toContain('Noe helt annet')
    const file = JSON.parse(await read(zip, `${at}/case.json`)) as {
      case: Record<string, unknown>
      recordings: { words: unknown; transcript: { text: string }; sound: { file: string } }[]
      report_version: unknown[]
      case_document: unknown[]
    }
    expect(file).toMatchObject({
      case: { manualNote: 'Ring pårørende', patient_informed_at: expect.any(String) },
      report_version: expect.arrayContaining([expect.objectContaining({ revision: expect.any(Number) })]),
      case_document: [{ kind: 'referral' }],
    })
    expect(file.recordings[0]).toMatchObject({ transcript: { text: expect.stringContaining('hodepine') }, sound: { media_type: 'audio/webm' } })
    const sound = await server.call('GET', `/patients/${named.patientId}/cases/${named.caseId}/recordings/${named.recordingId}/audio`)
    expect((await zip.read(`${at}/${file.recordings[0]!.sound.file}`)).equals(sound.rawPayload)).toBe(true)
    expect(await read(zip, `${at}/case.txt`)).toMatch(/^Rapport\n=+\n/)
    expect(await read(zip, `${at}/case.txt`)).toContain('Anteckning\n==========\nRing pårørende')
    expect((JSON.parse(await read(zip, 'access-log.json')) as { action: string }[]).map(({ action }) => action)).toContain('consent')
    expect(everything).not.toMatch(/_sealed|wrapped/)
    await zip.close()
  })

  test('read in on another server and taken out again has the same checksums', async () => {
    const zip = await exported(server)
    const elsewhere = await startTestServer()
    await elsewhere.subscribe('doctor')
    const userId = (await findUserId(elsewhere.sql, { issuer: 'https://issuer.example', subject: 'doctor' }))!
    const sources = { sql: elsewhere.sql, vault: elsewhere.vault, audio: makeAudioStore(elsewhere.blobs, elsewhere.vault) }
    expect(await restoreArchive(sources, zip, userId)).toEqual({ patients: 2, cases: 2, recordings: 1 })
    const again = await exported(elsewhere)
    const before = await digests(zip)
    expect(before.length).toBeGreaterThan(7)
    expect(await digests(again)).toEqual(before)
    expect((await elsewhere.call('GET', '/user-profile')).json()).toMatchObject({ settings: { DoctorType: 'FamilyDoctor', Language: 'sv' } })
    // What can be deleted by itself has a key of its own there, too.
    const underOwn = await elsewhere.sql<{ of: string }[]>`
      select k.belongs_to::text as of from (select key_id from case_document union all select key_id from trigger_phrase union all select key_id
        from conversation union all select key_id from message) t left join data_key k on k.id = t.key_id`
    expect(underOwn).toHaveLength(8)
    expect(underOwn.every(({ of }) => of !== null)).toBe(true)
    // Ids that are taken: nothing of it goes in a second time, and no file is left lying.
    const files = await elsewhere.sql`select 1 from audio_chunk`
    await expect(restoreArchive(sources, zip, userId)).rejects.toThrow()
    expect(await elsewhere.sql`select 1 from audio_chunk`).toHaveLength(files.length)
    for (const one of [zip, again]) await one.close()
    await elsewhere.stop()
  })

  test('leaves out no table and no column unless a reason is given: a new one is decided upon before it ships', async () => {
    const columns = await archiveStore.columns(server.sql)
    const known = new Map(ARCHIVED_TABLES.map((one) => [one.table, one]))
    const undecided = columns.filter(({ table, column, isSealed }) => {
      if (table in OTHER_TABLES) return false
      const archived = known.get(table)
      return !archived || (isSealed && !(column in archived.sealed) && !(column in archived.leaves))
    })
    expect(undecided).toEqual([])
    const gone = [...known.values()]
      .flatMap(({ table, sealed, leaves }) => [...Object.keys(sealed), ...Object.keys(leaves)].map((column) => `${table}.${column}`))
      .filter((name) => !columns.some(({ table, column }) => `${table}.${column}` === name))
    expect(gone).toEqual([])
  })

  test('tells the payer of their seats and to whom one is offered, and who is seated who pays; never the other one’s account', async () => {
    for (const [payer, member] of [['clinic', 'colleague']] as const) {
      for (const one of [payer, member]) await server.subscribe(one)
      await server.sql`update subscription set seats = 3 where user_id = (select id from app_user where subject = ${payer})`
      await server.sql`delete from subscription where user_id = (select id from app_user where subject = ${member})`
      const invite = async (email: string) => (await server.call('POST', '/subscription/seats/invitations',
        { as: payer, body: { email } })).json<{ url: string }>().url
      expect((await server.call('POST', '/subscription/seat', { as: member, body: { secret: new URL(await invite('')).hash.slice(1) } })).statusCode).toBe(200)
      await invite('vikar@klinikk.example')
    }
    const [ofPayer, ofMember] = [await exported(server, 'clinic'), await exported(server, 'colleague')]
    expect(JSON.parse(await read(ofPayer, 'seat.json'))).toMatchObject([{ taken_at: expect.any(String), seatEmail: null },
      { taken_at: null, seatEmail: 'vikar@klinikk.example' }])
    expect(JSON.parse(await read(ofMember, 'profile.json'))).toMatchObject({ seat: { paid_by: 'clinic', paid_by_email: 'clinic@clinic.example' } })
    expect(JSON.parse(await read(ofMember, 'seat.json'))).toEqual([])
    expect(await read(ofPayer, 'seat.json')).not.toMatch(/colleague|digest/)
    for (const one of [ofPayer, ofMember]) await one.close()
  })

  test('is logged as an export by right of the data subject', async () => {
    await exported(server).then((zip) => zip.close())
    const { items } = (await server.call('GET', '/account/access-log')).json<{ items: object[] }>()
    expect(items[0]).toMatchObject({ action: 'export', basis: 'dataSubjectRight', patientId: null, result: 'done' })
  })
})

describe('the archive’s own form', () => {
  async function* entries(list: ZipEntry[]): AsyncGenerator<ZipEntry> {
    yield* list
  }
  async function written(list: ZipEntry[], limits?: ZipLimits): Promise<string> {
    const path = join(folder, `${randomUUID()}.zip`)
    await writeFile(path, Buffer.concat(await Array.fromAsync(writeZip(entries(list), limits))))
    return path
  }

  test('empty files, large files, Norwegian names and no files at all come back as they were', async () => {
    const large = Buffer.alloc(3_000_000, 'epikrise ')
    const zip = await openZip(await written([
      { path: 'tom.txt', content: [], isPackable: true },
      { path: 'mappe/æøå.txt', content: [Buffer.from('æ'), Buffer.from('øå')], isPackable: true },
      { path: 'stor.bin', content: [large.subarray(0, 1_000_000), large.subarray(1_000_000)], isPackable: false },
    ]))
    expect(zip.paths).toEqual(['tom.txt', 'mappe/æøå.txt', 'stor.bin'])
    expect([await read(zip, 'tom.txt'), await read(zip, 'mappe/æøå.txt'), (await zip.read('stor.bin')).equals(large)]).toEqual(['', 'æøå', true])
    await zip.close()
    const empty = await openZip(await written([]))
    expect(empty.paths).toEqual([])
    await empty.close()
  })

  test.each([[{ entries: 3, bytes: 1e9 }], [{ entries: 1e9, bytes: 60 }]])(
    'more and further than the narrow records can say is found all the same',
    async (limits) => {
      const list = Array.from({ length: 5 }, (_, number) => ({ path: `fil ${number}`, content: [Buffer.from(`innhold ${number}`)], isPackable: true }))
      const zip = await openZip(await written(list, limits))
      expect(zip.paths).toHaveLength(5)
      for (const [number, path] of zip.paths.entries()) expect(await read(zip, path)).toBe(`innhold ${number}`)
      await zip.close()
    },
  )

  test('a damaged file is told by its checksum, anything else by its end', async () => {
    const path = await written([{ path: 'a.txt', content: [Buffer.from('tekst som står her')], isPackable: false }])
    const bytes = await readFile(path)
    bytes[bytes.indexOf('tekst')]! ^= 1
    await writeFile(path, bytes)
    const zip = await openZip(path)
    await expect(zip.read('a.txt')).rejects.toThrow('a.txt is damaged')
    await zip.close()
    await writeFile(path, 'no archive at all, only words in a row')
    await expect(openZip(path)).rejects.toThrow('no archive')
  })

  test('a file that fails breaks the archive off: half of it is not taken for the whole', async () => {
    async function* failing(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('begin')
      throw new Error('gone')
    }
    await expect(Array.fromAsync(writeZip(entries([{ path: 'x', content: failing(), isPackable: true }])))).rejects.toThrow('gone')
  })
})
