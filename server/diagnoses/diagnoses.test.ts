import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DiagnosisSuggestion, SymptomList } from '#contract/diagnosis.ts'
import type { Passage } from '#server/knowledge/passage.ts'
import { putPassages } from '#server/knowledge/put-passages.ts'
import { examplePassage } from '#server/knowledge/testing.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

let server: TestServer
const human = { patientId: randomUUID(), caseId: randomUUID() }
const animal = { patientId: randomUUID(), caseId: randomUUID() }
const talk = 'Jeg har vondt i halsen og feber. Ingen hoste. Mandlene er hovne med belegg. Jeg tror det er en streptokokkinfeksjon.'

const path = (at: { patientId: string; caseId: string }) => `/patients/${at.patientId}/cases/${at.caseId}/diagnoses`

beforeAll(async () => {
  server = await startTestServer()
  await server.subscribe('doctor')
  await server.subscribe('other')
  await server.call('POST', `/patients/${human.patientId}/cases?regenerate=true`, { body: { id: human.caseId, transcription: talk } })
  const vet = { host: 'vet.localhost' }
  await server.call('POST', `/patients/${animal.patientId}/cases?regenerate=true`, {
    headers: vet,
    body: { id: animal.caseId, transcription: 'Hunden har kastet opp hele natten og vil ikke spise. Ingen diaré.' },
  })
  await server.jobs.settled()
})
afterAll(() => server.stop())

const suggestionsOf = async (at: typeof human, options = {}): Promise<DiagnosisSuggestion[]> =>
  (await server.call('GET', path(at), options)).json<DiagnosisSuggestion[]>()

describe('suggestions of a case', () => {
  test('best first, in ICPC-2 with the Norwegian text, ICD-10 beside it, its evidence in the words said', async () => {
    const [first] = await suggestionsOf(human)
    expect(first).toMatchObject({
      code: 'R72',
      system: 'ICPC-2',
      title: 'Streptokokkhals',
      icd10: { code: 'J02.0' },
      basis: 'named',
      publicDescription: null,
      source: null,
    })
    for (const { start, end, quote, source } of first?.evidence ?? []) expect([source, talk.slice(start, end).trim()]).toEqual(['transcription', quote])
    expect(first?.evidence.map(({ quote }) => quote)).toContain('Jeg tror det er en streptokokkinfeksjon.')
    expect(first?.aiDescription).toContain('Nevnt som vurdering')
  })

  test('titles and description come in the reader’s language', async () => {
    const titles = await Promise.all(
      ['sv', 'da', 'en', 'ru'].map(async (language) => (await suggestionsOf(human, { headers: { 'accept-language': language } }))[0]?.title),
    )
    expect(titles).toEqual(['Streptokockhalsinfektion', 'Streptokokfaryngit', 'Strep throat', 'Стрептококковая ангина'])
  })

  test('symptoms picked by hand join the evidence, and unknown ones are refused', async () => {
    const refined = await server.call('POST', path(human), { body: { symptoms: ['H01'] } })
    expect(refined.json<DiagnosisSuggestion[]>().find(({ code }) => code === 'H01')).toMatchObject({ basis: 'picked' })
    expect((await server.call('POST', path(human), { body: { symptoms: ['Z99'] } })).statusCode).toBe(400)
    expect((await server.call('POST', path(human), { body: { symptoms: Array.from({ length: 41 }, () => 'H01') } })).statusCode).toBe(400)
  })

  test('an animal gets presenting complaints and body systems, no diagnosis', async () => {
    const complaints = await suggestionsOf(animal, { headers: { host: 'vet.localhost' } })
    expect(complaints.map(({ code }) => code)).toEqual(expect.arrayContaining(['vomiting', 'reduced-appetite']))
    expect(complaints.map(({ code }) => code)).not.toContain('diarrhoea')
    for (const one of complaints) expect(one).toMatchObject({ system: 'presenting-complaint', icd10: null })
    expect(complaints.find(({ code }) => code === 'vomiting')?.bodySystem).toBe('Mage')
  })

  test('SEC-50 another’s case is not there', async () => {
    const theirs = await server.call('GET', path(human), { as: 'other' })
    expect([theirs.statusCode, theirs.json<{ code: string }>().code]).toEqual([404, 'case.not_found'])
  })
})

describe('what the directorate has published under a code', () => {
  const published = (id: string, given: Partial<Passage>) =>
    examplePassage({ id: `helsedirektoratet:${id}#0`, title: id, codes: [{ system: 'ICPC-2', code: 'R72' }], ...given })
  const named = async (options = {}) => (await suggestionsOf(human, options))[0]

  test('stands beside the suggestion word for word, recommendations first and the newest of them, with source, day and address', async () => {
    await putPassages(server.sql, [
      published('kapittel', { kind: 'chapter', updated: '2026-01-01' }),
      published('eldre', { updated: '2020-01-01' }),
      published('nyere', { updated: '2025-01-01', html: '<p>Vent <b>fire</b> dager.</p>', text: 'Vent fire dager.' }),
      published('kategori', { kind: 'advice', codes: [{ system: 'ICD-10', code: 'J02' }] }),
    ])
    const suggestion = await named()
    expect(suggestion?.publicTexts.map(({ title }) => title)).toEqual(['nyere', 'eldre', 'kategori'])
    expect(suggestion).toMatchObject({
      publicDescription: 'Vent fire dager.',
      source: { name: 'Helsedirektoratet', url: 'https://www.helsedirektoratet.no/retningslinjer/x', date: '2025-01-01' },
    })
    expect(suggestion?.publicTexts[0]).toMatchObject({ html: '<p>Vent <b>fire</b> dager.</p>', language: 'nb', licence: 'NLOD' })
    expect(suggestion?.aiDescription).not.toContain('fire dager')
  })

  test('a text that was cut at its headings stands whole, with its parts in their order', async () => {
    await server.sql`delete from passage`
    const headings = ['Hjerte og kar', 'Behandling', 'delt']
    await putPassages(server.sql, [
      published('delt', { text: 'Først.', html: '<p>Først.</p>' }),
      published('delt', { id: 'helsedirektoratet:delt#1', headings, title: 'Siden', text: 'Så.', html: '<h3>Siden</h3><p>Så.</p>' }),
      published('delt', { id: 'helsedirektoratet:delt#3', headings, title: 'Fremmed', text: 'Uten sammenheng.' }),
    ])
    expect((await named())?.publicTexts).toMatchObject([
      { title: 'delt', text: 'Først.\nSiden\nSå.', html: '<p>Først.</p><h3>Siden</h3><p>Så.</p>', isWhole: true },
    ])
  })

  test('nothing else does: neither examples nor the clinic’s own texts, other codes, later parts, withdrawn ones or such without an address', async () => {
    await server.sql`delete from passage`
    await putPassages(server.sql, [
      published('eksempel', { id: 'sample:1#0', source: 'sample', owner: 'Helsedirektoratet' }),
      published('klinikken', { id: 'clinic:1#0', source: 'clinic' }),
      published('fest', { id: 'fest:1#0', source: 'fest' }),
      published('annen kode', { codes: [{ system: 'ICPC-2', code: 'R74' }], text: 'R72 nevnes her. Streptokokkhals.' }),
      published('kode i annet system', { codes: [{ system: 'ATC', code: 'R72' }] }),
      published('del', { id: 'helsedirektoratet:del#1' }),
      published('utgått', { isWithdrawn: true }),
      published('uten adresse', { url: null }),
    ])
    expect(await named()).toMatchObject({ publicDescription: null, source: null, publicTexts: [] })
  })

  test('an animal’s complaints have none', async () => {
    for (const one of await suggestionsOf(animal, { headers: { host: 'vet.localhost' } }))
      expect(one).toMatchObject({ publicTexts: [], publicDescription: null })
  })
})

describe('symptoms to pick', () => {
  test.each(['human', 'animal'])('%s: by body part, in the caller’s language', async (kind) => {
    const answer = await server.call('GET', `/symptoms?kind=${kind}`, { headers: { 'accept-language': 'ru' } })
    const regions = answer.json<SymptomList>()
    expect(regions.length).toBeGreaterThan(15)
    expect(regions.every(({ name }) => /[а-я]/i.test(name))).toBe(true)
  })

  test('a kind that does not exist is refused', async () => {
    expect((await server.call('GET', '/symptoms?kind=plant')).statusCode).toBe(400)
  })
})

test('quality 3.4: with the operator’s switch off the calls do not exist', async () => {
  const off = await startTestServer({ limits: { maySuggestDiagnoses: false } })
  await off.subscribe('doctor')
  for (const [method, url, body] of [['GET', path(human)], ['POST', path(human), { symptoms: [] }], ['GET', '/symptoms?kind=human']] as const) {
    const answer = await off.call(method, url, { body })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'request.not_found'])
  }
  await off.stop()
})
