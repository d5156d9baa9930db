import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CaseDocument, WrittenDocument } from '#contract/document.ts'
import { Refusal } from '#contract/refusal.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'
import { fhirFaults } from '#domain/fhir/testing/fhir-rules.ts'
import { builtinDocumentWriter } from './builtin-document-writer.ts'

let server: TestServer
const TALK = [
  'Lege: Hva kan jeg hjelpe deg med?',
  'Pasient: Jeg har hatt vondt i venstre kne i tre uker. Jeg er allergisk mot penicillin.',
  'Lege: Jeg undersøker kneet. Det er hydrops i venstre kne.',
  'Lege: Jeg tror dette er en meniskskade. Du henvises til ortoped for vurdering av menisken.',
].join('\n')
const SENTENCE = 'Pasienten henvises til ortoped for vurdering av menisken.'
const own = { patientId: randomUUID(), caseId: randomUUID() }
const path = `/patients/${own.patientId}/cases/${own.caseId}`

beforeAll(async () => {
  server = await startTestServer()
  for (const person of ['doctor', 'other']) await server.subscribe(person)
  await server.subscribe('lapsed', 'Expired')
  await server.call('POST', `/patients/${own.patientId}/cases?regenerate=true`, { body: { id: own.caseId, transcription: TALK } })
  await server.jobs.settled()
})
afterAll(() => server.stop())

const refer = (value: string, as = 'doctor') => server.call('POST', `${path}/henvisning`, { as, body: { value, reportType: 'text' } })
const codeOf = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json<{ code?: string }>().code]

describe('POST …/henvisning', () => {
  test('answers the referral as text, and as a document with evidence', async () => {
    const answer = await refer(SENTENCE)
    const { value, document } = answer.json<WrittenDocument>()
    expect(answer.statusCode).toBe(200)
    expect(value).toMatch(/^Henvisning til\nOrtoped\n/)
    expect(value).toMatch(/Allergi\/CAVE\n.*penicillin/i)
    expect(document.engine).toBe('builtin')
    for (const { start, end } of document.sections.flatMap(({ blocks }) => blocks.flatMap(({ evidence }) => evidence)))
      expect(start < end && end <= TALK.length).toBe(true)
  })

  test('stores nothing', async () => {
    await refer(SENTENCE)
    expect((await server.call('GET', `${path}/documents`)).json()).toEqual([])
  })

  test.each(['HENVISNING sendes.', 'Øyehenvisningen er sendt.'])('takes the word of the specification however it is written: %s', async (value) => {
    expect((await refer(value)).statusCode).toBe(200)
  })

  test.each(['Kontroll om to uker.', 'Remissen er sendt.', 'x'])('refuses what speaks of no referral in the language of the report: %s', async (value) => {
    expect(codeOf(await refer(value))).toEqual([422, 'referral.not_named'])
  })

  test.each([{}, { value: '  ' }, { value: SENTENCE, reportType: 'pdf' }])('refuses a malformed request', async (body) => {
    expect(codeOf(await server.call('POST', `${path}/henvisning`, { body }))).toEqual([400, 'request.malformed'])
  })

  test('refuses a sentence that is too long to be one', async () => {
    const body = { value: `henvisning ${'x'.repeat(4_000)}` }
    expect(codeOf(await server.call('POST', `${path}/henvisning`, { body }))).toEqual([422, 'request.text_too_long'])
  })

  test('without a report there is nothing to refer from (SEC-10)', async () => {
    const [patientId, id] = [randomUUID(), randomUUID()]
    await server.call('POST', `/patients/${patientId}/cases`, { body: { id, manualNote: 'x' } })
    expect(codeOf(await server.call('POST', `/patients/${patientId}/cases/${id}/henvisning`, { body: { value: SENTENCE } }))).toEqual([422, 'report.none'])
  })

  test('an account without an active subscription may not (spec 4, SEC-52)', async () => {
    expect(codeOf(await refer(SENTENCE, 'lapsed'))).toEqual([403, 'subscription.inactive'])
  })

  test('a named patient is named in it', async () => {
    const [patientId, id] = [randomUUID(), randomUUID()]
    await server.call('POST', `/patients/${patientId}/cases?regenerate=true`, { body: { id, transcription: TALK } })
    await server.jobs.settled()
    await server.call('PUT', `/patients/${patientId}`, { body: { name: 'Ola Prøvesen', birthDate: '1961-03-12', gender: 'male' } })
    const { value } = (await server.call('POST', `/patients/${patientId}/cases/${id}/henvisning`, { body: { value: SENTENCE } })).json<WrittenDocument>()
    expect(value).toContain('Navn: Ola Prøvesen\nFødt: 12.03.1961\nKjønn: mann')
  })
})

describe('POST …/patient-letter', () => {
  test('answers the letter as text, and as a document with evidence; stores nothing', async () => {
    const answer = await server.call('POST', `${path}/patient-letter`)
    const { value, document } = answer.json<WrittenDocument>()
    expect(answer.statusCode).toBe(200)
    expect(value).toMatch(/Hvorfor du kom\n/)
    expect(document.sections.flatMap(({ blocks }) => blocks.flatMap(({ evidence }) => evidence)).length).toBeGreaterThan(0)
    expect((await server.call('GET', `${path}/documents`)).json()).toEqual([])
  })

  test('an account without an active subscription may not (SEC-52)', async () => {
    expect(codeOf(await server.call('POST', `${path}/patient-letter`, { as: 'lapsed' }))).toEqual([403, 'subscription.inactive'])
  })
})

describe('documents of a case', () => {
  const put = (id: string, body: object, { as = 'doctor', at = path } = {}) => server.call('PUT', `${at}/documents/${id}`, { as, body })
  async function written(): Promise<{ kind: 'referral'; content: CaseDocument['content'] }> {
    return { kind: 'referral', content: (await refer(SENTENCE)).json<WrittenDocument>().document }
  }
  const edited = (body: { content: CaseDocument['content'] }, heading: string) => ({
    ...body,
    content: { ...body.content, sections: [{ type: 'summary', heading, blocks: [] }] },
  })

  test('are stored under the client’s id, listed, changed on their revision, deleted', async () => {
    const [id, body] = [randomUUID(), await written()]
    const made = (await put(id, body)).json<CaseDocument>()
    expect(made).toMatchObject({ id, kind: 'referral', revision: 1, content: body.content })
    const changed = (await put(id, { ...edited(body, 'Min'), revision: 1 })).json<CaseDocument>()
    expect(changed).toMatchObject({ revision: 2, content: { sections: [{ heading: 'Min' }] } })
    expect((await server.call('GET', `${path}/documents`)).json()).toEqual([changed])
    expect((await server.call('DELETE', `${path}/documents/${id}`)).statusCode).toBe(204)
    expect((await server.call('GET', `${path}/documents`)).json()).toEqual([])
    expect(codeOf(await server.call('DELETE', `${path}/documents/${id}`))).toEqual([404, 'document.not_found'])
    // A save that was on its way makes nothing of it again.
    expect(codeOf(await put(id, body))).toEqual([404, 'document.not_found'])
    expect((await server.call('GET', `${path}/documents`)).json()).toEqual([])
  })

  test('REL-12 the same save sent again answers the same and does nothing twice', async () => {
    const [id, body] = [randomUUID(), await written()]
    const first = await put(id, body)
    expect((await put(id, body)).json()).toEqual(first.json())
    const change = { ...edited(body, 'Min'), revision: 1 }
    const second = await put(id, change)
    expect((await put(id, change)).json()).toEqual(second.json())
  })

  test('REL-26 a save on an older revision, or on none, is refused with the text that stands', async () => {
    const [id, body] = [randomUUID(), await written()]
    await put(id, body)
    await put(id, { ...edited(body, 'Den andre fanen'), revision: 1 })
    for (const revision of [1, undefined]) {
      const stale = await put(id, { ...edited(body, 'Denne fanen'), ...(revision && { revision }) })
      expect(stale.statusCode).toBe(409)
      expect(stale.json()).toMatchObject({
        code: 'document.stale_revision',
        details: { document: { revision: 2, content: { sections: [{ heading: 'Den andre fanen' }] } } },
      })
    }
  })

  test('SEC-50 one of another case or user is not there', async () => {
    const [id, body] = [randomUUID(), await written()]
    await put(id, body)
    const elsewhere = { patientId: randomUUID(), caseId: randomUUID() }
    for (const as of ['doctor', 'other']) {
      const at = { ...elsewhere, patientId: randomUUID(), caseId: randomUUID() }
      await server.call('POST', `/patients/${at.patientId}/cases`, { as, body: { id: at.caseId, manualNote: 'x' } })
      const there = `/patients/${at.patientId}/cases/${at.caseId}`
      expect(codeOf(await put(id, body, { as, at: there }))).toEqual([404, 'document.not_found'])
      expect(codeOf(await server.call('DELETE', `${there}/documents/${id}`, { as }))).toEqual([404, 'document.not_found'])
    }
    expect((await put(randomUUID(), { ...body, revision: 4 })).statusCode).toBe(404)
  })

  test('GDPR-2 lie sealed, and go with their case', async () => {
    const kase = { patientId: randomUUID(), caseId: randomUUID() }
    const at = `/patients/${kase.patientId}/cases/${kase.caseId}`
    await server.call('POST', `/patients/${kase.patientId}/cases`, { body: { id: kase.caseId, manualNote: 'x' } })
    await put(randomUUID(), await written(), { at })
    const [row] = await server.sql<{ content_sealed: Uint8Array }[]>`select content_sealed from case_document where case_id = ${kase.caseId}`
    expect(Buffer.from(row?.content_sealed ?? []).toString('utf8')).not.toMatch(/venstre kne/)
    await server.call('DELETE', at)
    expect(await server.sql`select 1 from case_document where case_id = ${kase.caseId}`).toHaveLength(0)
  })

  test('one from before documents had keys of their own opens under the key of its case, and gets its own when it is next written', async () => {
    const [id, body] = [randomUUID(), await written()]
    await put(id, body)
    const [mine] = await server.sql<{ ownerId: string }[]>`select owner_id as "ownerId" from consultation_case where id = ${own.caseId}`
    const sealed = server.vault.sealText(
      await server.vault.keyFor(server.sql, { id: own.caseId, ownerId: mine!.ownerId }),
      { id, field: 'document' },
      JSON.stringify(body.content),
    )
    await server.sql`update case_document set content_sealed = ${sealed}, key_id = null where id = ${id}`
    const old = (await server.call('GET', `${path}/documents`)).json<CaseDocument[]>().find((one) => one.id === id)
    expect(old?.content).toEqual(body.content)
    expect((await put(id, { ...edited(body, 'Min'), revision: 1 })).json()).toMatchObject({ revision: 2, content: { sections: [{ heading: 'Min' }] } })
    expect(await server.sql`select 1 from case_document d join data_key k on k.id = d.key_id where d.id = ${id} and k.belongs_to = ${own.caseId}`).toHaveLength(
      1,
    )
    await server.call('DELETE', `${path}/documents/${id}`)
  })

  test('an expired account reads them and changes none', async () => {
    await server.subscribe('reader')
    const kase = { patientId: randomUUID(), caseId: randomUUID() }
    const at = `/patients/${kase.patientId}/cases/${kase.caseId}`
    await server.call('POST', `/patients/${kase.patientId}/cases`, { as: 'reader', body: { id: kase.caseId, manualNote: 'x' } })
    const id = randomUUID()
    await put(id, await written(), { as: 'reader', at })
    await server.subscribe('reader', 'Expired')
    expect((await server.call('GET', `${at}/documents`, { as: 'reader' })).json()).toMatchObject([{ id }])
    expect(codeOf(await put(id, await written(), { as: 'reader', at }))).toEqual([403, 'subscription.inactive'])
    expect(codeOf(await server.call('DELETE', `${at}/documents/${id}`, { as: 'reader' }))).toEqual([403, 'subscription.inactive'])
  })
})

describe('GET …/documents/{documentId}/export', () => {
  const kase = { patientId: randomUUID(), caseId: randomUUID() }
  const at = `/patients/${kase.patientId}/cases/${kase.caseId}`
  const letter = randomUUID()
  const download = (id: string, format: string, as = 'doctor') => server.call('GET', `${at}/documents/${id}/export?format=${format}`, { as })

  beforeAll(async () => {
    await server.call('PUT', `/patients/${kase.patientId}`, { body: { name: 'Kari <Prøve>', birthDate: '1980-02-01', gender: 'female' } })
    await server.call('POST', `/patients/${kase.patientId}/cases?regenerate=true`, { body: { id: kase.caseId, transcription: TALK } })
    await server.jobs.settled()
    const { document } = (await server.call('POST', `${at}/patient-letter`)).json<WrittenDocument>()
    await server.call('PUT', `${at}/documents/${letter}`, { body: { kind: 'patientLetter', content: document } })
  })

  test('as plain text, under a name that tells nothing (SEC-34)', async () => {
    const answer = await download(letter, 'txt')
    expect(answer.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'content-disposition': 'attachment; filename="epikrise-brev.txt"' })
    expect(answer.body).toMatch(/Hvorfor du kom\n/)
  })

  test('as a FHIR R4 document that keeps the base rules, of the named patient, on its revision', async () => {
    const answer = await download(letter, 'fhir')
    expect(answer.headers).toMatchObject({
      'content-type': 'application/fhir+json; charset=utf-8',
      'content-disposition': 'attachment; filename="epikrise-brev.fhir.json"',
    })
    const bundle = answer.json<{ identifier: object; entry: { resource: object }[] }>()
    expect(fhirFaults(bundle)).toEqual([])
    expect(bundle.identifier).toEqual({ system: 'urn:ietf:rfc:3986', value: `urn:uuid:${letter}#1` })
    expect(bundle.entry.map(({ resource }) => resource)).toMatchObject([
      { resourceType: 'Composition', status: 'preliminary', title: 'Brev til pasienten', type: { coding: [{ system: 'http://loinc.org', code: '51852-2' }] } },
      { resourceType: 'Patient', name: [{ text: 'Kari <Prøve>' }], birthDate: '1980-02-01' },
      { resourceType: 'Practitioner' },
    ])
  })

  test('a signed report leaves its letter preliminary: nobody has signed that', async () => {
    const { revision } = (await server.call('GET', `/patients/${kase.patientId}`)).json<{ cases: { revision: number }[] }>().cases[0]!
    expect((await server.call('POST', `${at}/report/sign`, { body: { revision } })).statusCode).toBe(200)
    expect((await server.call('GET', `${at}/export?format=fhir`)).json()).toMatchObject({ entry: [{ resource: { status: 'final' } }, {}, {}] })
    expect((await download(letter, 'fhir')).json()).toMatchObject({ entry: [{ resource: { status: 'preliminary' } }, {}, {}] })
  })

  test('SEC-50 needs a known format, and a document of that very case and user', async () => {
    expect(codeOf(await download(letter, 'docx'))).toEqual([400, 'request.malformed'])
    expect(codeOf(await download(randomUUID(), 'fhir'))).toEqual([404, 'document.not_found'])
    expect(codeOf(await download(letter, 'fhir', 'other'))).toEqual([404, 'case.not_found'])
    expect(codeOf(await server.call('GET', `${path}/documents/${letter}/export?format=txt`))).toEqual([404, 'document.not_found'])
  })
})

test('REL-13 where the model is away, the built-in engine writes when it is asked for by name, and says so', async () => {
  const away = () => Promise.reject(new Refusal('language.unavailable'))
  const alone = await startTestServer({
    powers: { documentWriterFor: ({ engine }) => (engine === 'builtin' ? builtinDocumentWriter : { referral: away, patientLetter: away }) },
  })
  await alone.subscribe('doctor')
  const [patientId, id] = [randomUUID(), randomUUID()]
  await alone.call('POST', `/patients/${patientId}/cases?regenerate=true`, { body: { id, transcription: TALK } })
  await alone.jobs.settled()
  for (const [call, body] of [['henvisning', { value: SENTENCE }], ['patient-letter', undefined]] as const) {
    const there = `/patients/${patientId}/cases/${id}/${call}`
    expect(codeOf(await alone.call('POST', there, { ...(body && { body }) }))).toEqual([503, 'language.unavailable'])
    expect((await alone.call('POST', `${there}?engine=builtin`, { ...(body && { body }) })).json<WrittenDocument>().document.engine).toBe('builtin')
    expect(codeOf(await alone.call('POST', `${there}?engine=other`, { ...(body && { body }) }))).toEqual([400, 'request.malformed'])
  }
  await alone.stop()
})
