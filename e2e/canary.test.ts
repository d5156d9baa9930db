import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#server/database/connect.ts'
import { readConfig } from '#server/config.ts'
import { feed, newPlace } from '../tools/canary/feed.ts'
import { ORDER, wordOf } from '../tools/canary/feeds.ts'
import { type Installation, openInstallation } from '../tools/canary/installation.ts'
import { identifiersIn, search } from '../tools/canary/places.ts'
import { findDatabase } from '../tools/find-database.ts'
import { listenLocally } from './harness/listen.ts'
import { newVisit, VisitClient } from './harness/visit-client.ts'

let installation: Installation
beforeAll(async () => {
  installation = await openInstallation()
})
afterAll(() => installation.stop())

/** Nobody's. What stands first in each is said, written or filled in, in one place of the product. */
const PEOPLE = {
  patient: 'Oddbjørg Dørum', heard: 'Jorunn Kvamsdal', phone: '934 55 018', typed: 'Tjostolv Rugås', nationalId: '150381 41234',
  noted: 'Aslaug Brekkhus', address: 'Tverrveien 9A', wished: 'Sigbjørn Løkting', mail: 'sigrid.mjelde@example.no', referred: 'Narve Fiskum',
}
const PARTS = Object.values(PEOPLE).flatMap((whole) => [whole, ...whole.split(/[ .@]/)]).filter((part) => part.length > 4 && part !== 'example')

/** Everything that asks an engine, of a case full of people. */
async function tellOf(isNamed: boolean): Promise<number[]> {
  const client = new VisitClient(installation.server.url, installation.token)
  const visit = newVisit()
  const path = `/patients/${visit.patientId}/cases/${visit.caseId}`
  if (isNamed) await client.namePatient(visit, PEOPLE.patient)
  const { group } = installation.soundOf(`hei ${PEOPLE.heard} hva kan jeg hjelpe deg med jeg har vondt i venstre kne og nummeret mitt er ${PEOPLE.phone}`)
  await client.sendGroup(visit, { index: 1, bytes: group })
  await client.finalize(visit, { additionalNotes: `Pårørende ${PEOPLE.noted}, ${PEOPLE.address}` })
  const { revision } = await client.settled(visit, 120_000)
  const transcription = `Lege: God dag, ${PEOPLE.typed}, fødselsnummer ${PEOPLE.nationalId}. Pasient: Jeg har vondt i venstre kne i tre uker.`
  const answers = [
    await client.call('POST', `/patients/${visit.patientId}/cases?regenerate=true`, {
      id: visit.caseId,
      revision,
      transcription,
      manualNote: `Svar til ${PEOPLE.mail}.`,
    }),
  ]
  await client.settled(visit, 120_000)
  answers.push(await client.call('POST', '/prompt', { CaseId: visit.caseId, Prompt: `Nevn at ${PEOPLE.wished} fulgte pasienten.` }))
  answers.push(await client.call('POST', `${path}/report/regenerate`, { command: 'lessDetailed' }))
  answers.push(await client.call('POST', `${path}/henvisning`, { value: `Henvisning til ortoped ${PEOPLE.referred}.`, reportType: 'text' }))
  await client.settled(visit, 120_000)
  return answers.map(({ status }) => status)
}

describe('GDPR-4, SEC-65 the real product, fed a word in every field of every call', () => {
  test('keeps none readable: tables, queue, log of the database, files, their names, log lines, metrics, addresses', async () => {
    const place = newPlace()
    const statuses = new Map(await feed(installation, ORDER.living, place))
    expect(await search(installation)).toEqual([])
    for (const [name, status] of await feed(
      installation,
      ORDER.ending.filter((call) => call !== 'logOut' && call !== 'eraseAccount'),
      place,
    ))
      statuses.set(name, status)
    expect([...statuses].filter(([, status]) => status >= 500)).toEqual([])
    // Worth something only when the words are taken in, and heard.
    for (const name of ['saveCase', 'savePatient', 'saveAudioChunk', 'finalizeRecording', 'uploadAudio', 'saveTrigger', 'saveDocument'] as const)
      expect([name, statuses.get(name)]).toEqual([name, expect.toSatisfy((status: number) => status < 300)])
    expect(installation.ledgers.speech.entries.length).toBeGreaterThanOrEqual(2)
    expect(await search(installation)).toEqual([])
  })

  test('LLM-2 hands the language engine nobody, and the speech engine sound alone', async () => {
    const before = installation.ledgers.language.entries.length
    for (const isNamed of [false, true]) expect((await tellOf(isNamed)).filter((status) => status >= 400)).toEqual([])
    expect(installation.ledgers.language.entries.length).toBeGreaterThanOrEqual(before + 8)
    expect(identifiersIn(installation.ledgers.language, ['venstre kne'])).toEqual(['venstre kne'])
    expect(identifiersIn(installation.ledgers.language, PARTS)).toEqual([])
    expect(identifiersIn(installation.ledgers.speech, [...PARTS, installation.run])).toEqual([])
  })

  test('a leak is found wherever it is planted', async () => {
    const { server, run, ledgers, temporaryFolder } = installation
    const word = (place: string): string => wordOf(place, run)
    const sql = openDatabase(await findDatabase(readConfig(server.env)), { maxConnections: 1 })
    await sql`insert into test_checkout (id, product_id, product_name, amount_minor, currency, success_url, cancel_url)
      values (gen_random_uuid(), ${word('row')}, '', 1, 'NOK', '', '')`
    await sql`insert into work_lease (job, id, holder, expires_at) values ('write-report', ${word('queue')}, gen_random_uuid(), now() + interval '1 day')`
    await sql`create table planted as select ${word('past')}::text as word`
    await sql`drop table planted`
    await sql.end()
    await writeFile(join(server.dataDir, 'blobs', 'planted'), word('file'))
    await mkdir(join(server.dataDir, word('name')))
    await writeFile(join(temporaryFolder, 'planted'), Buffer.from(word('temporary')).toString('base64'))
    await fetch(`${ledgers.language.url}/planted?q=${word('address')}`)
    const metrics = createServer((_request, reply) => void reply.end(`http_requests{patient="${word('metric')}"} 1`))
    const url = `http://127.0.0.1:${await listenLocally(metrics)}`
    const found = await search({ ...installation, server: { ...server, url, log: () => `{"msg":"${word('line')}"}` } })
    metrics.close()
    const expected = [
      ['table test_checkout', word('row')], ['table work_lease', word('queue')], ['log of the database', word('past')], ['files of the database', word('row')],
      ['files', word('file')],
      ['names of files', word('name')],
      ['temporary files', `${run} in base64`],
      ['log', word('line')],
      ['metrics', word('metric')],
      ['addresses of engine calls', word('address')],
    ].map(([place, what]) => ({ place, word: what }))
    expect(found).toEqual(expect.arrayContaining(expected))
    expect(identifiersIn({ ...ledgers.language, entries: [{ head: 'POST /', body: Buffer.from(`… ${PEOPLE.patient} …`) }] }, PARTS)).toContain(PEOPLE.patient)
  })
})
