import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FilledCertificate } from '#contract/certificate.ts'
import type { Case } from '#contract/case.ts'
import type { CaseDocument } from '#contract/document.ts'
import { certificateDocument, readCertificate } from '#domain/certificate/certificate-document.ts'
import { fhirFaults } from '#domain/fhir/testing/fhir-rules.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

const TALK = [
  'Veterinær: Hva gjelder det?',
  'Eier: Hun begynte å halte på søndag. Forsikringen er i Dyretrygg, polisen er DT 4471.',
  'Veterinær: Hun er øm i venstre kne. Røntgen viser væske i leddet. Dette er artrose. Hun får Metacam 1,5 mg daglig.',
].join('\n')

let server: TestServer
const own = { patientId: randomUUID(), caseId: randomUUID() }
const human = { patientId: randomUUID(), caseId: randomUUID() }
const host = { host: 'vet.localhost' }
const pathOf = ({ patientId, caseId } = own): string => `/patients/${patientId}/cases/${caseId}`
const fill = (as = 'vet', at = own) => server.call('POST', `${pathOf(at)}/insurance-certificate`, { as, headers: host })
const codeOf = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json<{ code?: string }>().code]

beforeAll(async () => {
  server = await startTestServer()
  for (const person of ['vet', 'other']) await server.subscribe(person)
  await server.subscribe('lapsed', 'Expired')
  await server.call('PUT', `/patients/${own.patientId}`, {
    as: 'vet',
    headers: host,
    body: { name: 'Luna', species: 'dog', ownerName: 'Kari Solvik', chipNumber: '578000000111222', birthDate: '2020-06-04' },
  })
  await server.call('POST', `/patients/${own.patientId}/cases?regenerate=true`, { as: 'vet', headers: host, body: { id: own.caseId, transcription: TALK } })
  await server.call('PUT', '/account/professional', { as: 'vet', headers: host, body: { name: 'Ola Vet', licence: 'NO-4711', clinic: 'Bakken dyreklinikk' } })
  await server.call('POST', `/patients/${human.patientId}/cases`, { as: 'vet', body: { id: human.caseId, transcription: 'Jeg har hostet.' } })
  await server.jobs.settled()
})
afterAll(() => server.stop())

describe('POST …/insurance-certificate', () => {
  test('fills each field from the talk, the case and the account, with evidence that stands in the talk', async () => {
    const answer = await fill()
    expect(answer.statusCode).toBe(200)
    const fields = new Map(answer.json<FilledCertificate>().fields.map((field) => [field.key, field]))
    expect(fields.get('animalName')).toMatchObject({ value: 'Luna', from: 'case', evidence: [] })
    expect(fields.get('ownerName')).toMatchObject({ value: 'Kari Solvik', from: 'case' })
    expect(fields.get('identification')).toMatchObject({ value: '578000000111222', from: 'case' })
    expect(fields.get('insurer')).toMatchObject({ value: 'Dyretrygg', from: 'talk' })
    expect(fields.get('firstSymptoms')?.value).toMatch(/^på søndag \(sagt \d\d\.\d\d\.\d{4}\)$/)
    expect(fields.get('visitDates')).toMatchObject({ value: expect.stringMatching(/^\d\d\.\d\d\.\d{4}$/), from: 'case' })
    expect(fields.get('vetName')).toMatchObject({ value: 'Ola Vet', from: 'account' })
    expect(fields.get('clinic')).toMatchObject({ value: 'Bakken dyreklinikk', from: 'account' })
    for (const gap of ['ownerAddress', 'scanApproval', 'costSpecification', 'claimNumber'] as const)
      expect(fields.get(gap)).toEqual({ key: gap, value: null, from: null, evidence: [] })
    for (const { from, evidence, value } of fields.values()) {
      if (from !== 'talk') continue
      expect(evidence.length).toBeGreaterThan(0)
      expect(value?.replace(/ \(sagt .*\)$/, '')).toBeTruthy()
      for (const { start, end } of evidence) expect(start < end && end <= TALK.length).toBe(true)
    }
  })

  test('stores nothing', async () => {
    await fill()
    expect((await server.call('GET', `${pathOf()}/documents`, { as: 'vet', headers: host })).json()).toEqual([])
  })

  test('SEC-50 another one’s case, a case of a person and an account that may only read are refused', async () => {
    expect(codeOf(await fill('other'))).toEqual([404, 'case.not_found'])
    expect(codeOf(await fill('vet', human))).toEqual([422, 'edition.mismatch'])
    expect(codeOf(await fill('lapsed'))).toEqual([403, 'subscription.inactive'])
  })
})

describe('a certificate that is put into its case', () => {
  const documentId = randomUUID()
  const keep = (content: unknown, { at = own, kind = 'insuranceCertificate', id = documentId, as = 'vet' } = {}) =>
    server.call('PUT', `${pathOf(at)}/documents/${id}`, { as, headers: host, body: { kind, content } })
  const sheet = async () => {
    const { fields } = (await fill()).json<FilledCertificate>()
    const values = new Map(fields.map(({ key, value }) => [key, value ?? '']))
    return certificateDocument(
      { number: 'ABCD-EFGH-JKMN', fills: fields, values: values.set('outcome', 'Bra etter to uker') },
      { language: 'nb', at: '2026-01-01T00:00:00Z' },
    )
  }

  test('lies sealed, is read back whole, and goes out as text and FHIR', async () => {
    const content = await sheet()
    expect((await keep(content)).statusCode).toBe(200)
    const [stored] = (await server.call('GET', `${pathOf()}/documents`, { as: 'vet', headers: host })).json<CaseDocument[]>()
    expect(readCertificate(stored!.content)?.values.get('outcome')).toBe('Bra etter to uker')
    const rows = await server.sql<{ all: string }[]>`select (select jsonb_agg(to_jsonb(d)) from case_document d)::text as all`
    expect(rows[0]!.all).not.toMatch(/Dyretrygg|ABCD-EFGH|Bra etter/)
    const text = await server.call('GET', `${pathOf()}/documents/${documentId}/export?format=txt`, { as: 'vet', headers: host })
    expect(text.headers['content-disposition']).toContain('epikrise-attest.txt')
    expect(text.body).toMatch(/Attestnummer: ABCD-EFGH-JKMN[\s\S]*Polisenummer: DT 4471[\s\S]*Skadenummer: Ikke opplyst/)
    const fhir = await server.call('GET', `${pathOf()}/documents/${documentId}/export?format=fhir`, { as: 'vet', headers: host })
    expect(fhirFaults(fhir.json())).toEqual([])
    const { items } = (await server.call('GET', '/account/access-log', { as: 'vet' })).json<{ items: { action: string; caseId: string }[] }>()
    expect(items.some(({ action, caseId }) => action === 'change' && caseId === own.caseId)).toBe(true)
  })

  test('no case of a person takes one, under whatever name, and nobody else reads or writes it', async () => {
    const content = await sheet()
    expect(codeOf(await keep(content, { at: human, id: randomUUID() }))).toEqual([422, 'edition.mismatch'])
    expect(codeOf(await keep(content, { at: human, id: randomUUID(), kind: 'referral' }))).toEqual([422, 'edition.mismatch'])
    expect(codeOf(await keep(content, { as: 'other' }))).toEqual([404, 'case.not_found'])
    expect(codeOf(await server.call('GET', `${pathOf()}/documents/${documentId}/export?format=txt`, { as: 'other', headers: host }))).toEqual([
      404,
      'case.not_found',
    ])
  })

  test('goes with its case, row and key', async () => {
    await server.call('DELETE', pathOf(), { as: 'vet', headers: host })
    const [left] = await server.sql<{ documents: number; keys: number }[]>`select (select count(*)::int from case_document) as documents,
      (select count(*)::int from data_key where id in (select key_id from case_document)) as keys`
    expect(left).toEqual({ documents: 0, keys: 0 })
    expect((await fill()).json<Case & { code: string }>().code).toBe('case.not_found')
  })
})
