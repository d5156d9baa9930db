import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Case } from '#contract/case.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

let server: TestServer
const [patientId, caseId] = [randomUUID(), randomUUID()]
const path = `/patients/${patientId}/cases/${caseId}/export`
const SAID = 'Temperatur < 38 & ingen <b>feber</b>.'

beforeAll(async () => {
  server = await startTestServer()
  await server.subscribe('doctor')
  await server.call('PUT', `/patients/${patientId}`, { body: { name: 'Kari Prøve', birthDate: '1980-02-01', gender: 'female' } })
  const block = { id: 'b1', kind: 'paragraph', text: SAID, evidence: [] }
  const textReport = {
    sections: [{ type: 'complaints', heading: 'Aktuelt', blocks: [block] }],
    language: 'nb',
    engine: 'hand',
    generatedAt: '2026-01-01T00:00:00Z',
  }
  await server.call('POST', `/patients/${patientId}/cases`, { body: { id: caseId, textReport, descriptor: { kind: 'human', gender: 'female', ageYears: 46 } } })
})
afterAll(() => server.stop())

test('as plain text, under a fixed name (SEC-34)', async () => {
  const answer = await server.call('GET', `${path}?format=txt`)
  expect(answer.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'content-disposition': 'attachment; filename="epikrise-rapport.txt"' })
  expect(answer.body).toContain(SAID)
})

type Entry = { fullUrl: string; resource: { resourceType: string; id: string; [key: string]: unknown } }

test('as a FHIR R4 document: a Composition first, each reference inside the Bundle, narrative well-formed', async () => {
  const answer = await server.call('GET', `${path}?format=fhir`)
  const bundle = answer.json<{ resourceType: string; type: string; identifier: { value: string }; timestamp: string; entry: Entry[] }>()
  expect(bundle).toMatchObject({ resourceType: 'Bundle', type: 'document', identifier: { system: 'urn:ietf:rfc:3986' }, timestamp: expect.any(String) })
  const [composition, patient] = bundle.entry.map(({ resource }) => resource)
  expect(composition).toMatchObject({
    resourceType: 'Composition',
    status: 'preliminary',
    title: 'Epikrise',
    date: expect.any(String),
    type: { coding: [{ system: 'http://loinc.org' }] },
  })
  expect(patient).toMatchObject({ resourceType: 'Patient', name: [{ text: 'Kari Prøve' }], gender: 'female', birthDate: '1980-02-01' })
  const inside = new Set(bundle.entry.map(({ fullUrl }) => fullUrl))
  for (const reference of answer.body.matchAll(/"reference":"([^"]+)"/g)) expect(inside).toContain(reference[1])
  expect(JSON.stringify(composition)).toContain('<p>Temperatur &lt; 38 &amp; ingen &lt;b&gt;feber&lt;/b&gt;.</p>')
})

test('as plain text with what was added after it was signed', async () => {
  const [own, id] = [randomUUID(), randomUUID()]
  const signed = `/patients/${own}/cases/${id}`
  const textReport = {
    sections: [{ type: 'complaints', heading: 'Aktuelt', blocks: [{ id: 'b1', kind: 'paragraph', text: 'Hoste.', evidence: [] }] }],
    language: 'nb',
    engine: 'hand',
    generatedAt: '2026-01-01T00:00:00Z',
  }
  const { revision } = (await server.call('POST', `/patients/${own}/cases`, { body: { id, textReport } })).json<Case>()
  await server.call('POST', `${signed}/report/sign`, { body: { revision } })
  await server.call('POST', `${signed}/report/addenda`, { body: { id: randomUUID(), text: 'Prøvesvar normale.' } })
  expect((await server.call('GET', `${signed}/export?format=txt`)).body).toMatch(
    /^Aktuelt\nHoste\.\n\nTillegg \d{2}\.\d{2}\.\d{4} \(.+\)\nPrøvesvar normale\.$/,
  )
})

test('needs a known format and a report', async () => {
  expect((await server.call('GET', `${path}?format=docx`)).statusCode).toBe(400)
  const [own, empty] = [randomUUID(), randomUUID()]
  await server.call('POST', `/patients/${own}/cases`, { body: { id: empty, manualNote: 'x' } })
  expect((await server.call('GET', `/patients/${own}/cases/${empty}/export?format=txt`)).json()).toMatchObject({ code: 'report.none' })
})
