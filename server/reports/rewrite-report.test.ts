import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CasePage } from '#contract/case.ts'
import type { Omission, Report } from '#contract/report.ts'
import type { LanguageModel } from '#server/ports/language-model.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'
import { factsFor } from '../../e2e/stand-ins/facts.ts'
import { makeModelWriter } from './model-writer.ts'

let server: TestServer
const patientId = randomUUID()
const caseId = randomUUID()
const TALK = [
  'Hva kan jeg hjelpe deg med? Jeg har hatt vondt i halsen i fire dager. Jeg har også hatt feber opp til 39 grader, og jeg er veldig sliten.',
  'Har du hatt hoste? Nei, ingen hoste. Har du utslett? Nei, ikke noe utslett. Jeg hadde det samme i fjor.',
  'Jeg ser i halsen. Tonsillene er hovne og røde med hvitt belegg. Det er ømme lymfeknuter på begge sider av halsen. Lungene er rene.',
  'Jeg tror dette er en halsbetennelse. Du får Apocillin 660 mg fire ganger daglig i ti dager. Drikk rikelig og hvil deg.',
  'Du blir sykemeldt i tre dager. Ta kontakt hvis du ikke er bedre om tre dager.',
].join(' ')

beforeAll(async () => {
  server = await startTestServer()
  for (const person of ['doctor', 'other']) await server.subscribe(person)
  await server.call('POST', `/patients/${patientId}/cases?regenerate=true`, { body: { id: caseId, transcription: TALK } })
  await server.jobs.settled()
})
afterAll(() => server.stop())

const path = `/patients/${patientId}/cases/${caseId}`
const length = ({ sections }: Report): number => JSON.stringify(sections.map(({ blocks }) => blocks.map(({ text }) => text))).length

describe('writing a report anew', () => {
  test('from the same talk changes nothing and says so', async () => {
    const answer = await server.call('POST', `${path}/report/regenerate`)
    expect(answer.json()).toMatchObject({ changed: false, value: { engine: 'builtin' } })
  })

  test('less and more detailed differ in length, and nothing is saved', async () => {
    const before = await server.readCase(patientId, caseId)
    const [less, more] = await Promise.all(
      ['lessDetailed', 'moreDetailed'].map(async (command) =>
        (await server.call('POST', `${path}/report/regenerate`, { body: { command } })).json<{ value: Report; changed: boolean }>(),
      ),
    )
    expect(less?.changed).toBe(true)
    expect(length(less?.value ?? { sections: [], language: 'nb', engine: '', generatedAt: '' })).toBeLessThan(
      length(more?.value ?? { sections: [], language: 'nb', engine: '', generatedAt: '' }),
    )
    expect(await server.readCase(patientId, caseId)).toMatchObject({ revision: before?.revision, textReport: before?.textReport })
  })

  test.each(['medications', 'Medications', 'Medisiner'])('one section, named %s', async (title) => {
    const answer = await server.call('POST', `${path}/sections/${encodeURIComponent(title)}/regenerate`, { body: {} })
    expect(answer.json()).toMatchObject({ changed: false, value: { type: 'medications' } })
  })

  test('a section there is not is invalid', async () => {
    const answer = await server.call('POST', `${path}/sections/insuranceCertificate/regenerate`, { headers: { 'accept-language': 'en' } })
    expect([answer.statusCode, answer.json()]).toEqual([422, { code: 'report.section_invalid', message: 'Regenerated section is empty / invalid' }])
  })

  test('a wish in words is more than the built-in engine can follow, and it says so', async () => {
    for (const answer of [
      await server.call('POST', `${path}/report/regenerate`, { body: { prompt: 'Skriv på vers' } }),
      await server.call('POST', '/prompt', { body: { CaseId: caseId, Prompt: 'Skriv på vers' } }),
    ])
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'report.prompt_unsupported'])
  })

  test('without a report there is nothing to write anew (SEC-10)', async () => {
    const [empty, own] = [randomUUID(), randomUUID()]
    await server.call('POST', `/patients/${own}/cases`, { body: { id: empty, manualNote: 'x' } })
    expect((await server.call('POST', `/patients/${own}/cases/${empty}/report/regenerate`)).json()).toMatchObject({ code: 'report.none' })
  })
})

describe('spec 5 an engine that answers with nothing', () => {
  let answering: TestServer
  let sections: Report['sections'] = []
  beforeAll(async () => {
    const model: LanguageModel = {
      name: 'm',
      answer: async ({ material, schema }) =>
        schema.parse(
          JSON.parse(
            factsFor(
              material,
              sections.map(({ type, blocks }) => ({ type, paragraphs: blocks.map(({ text }) => text) })),
            ),
          ),
        ),
    }
    answering = await startTestServer({ powers: { writerFor: () => makeModelWriter(model) } })
    await answering.subscribe('doctor')
  })
  afterAll(() => answering.stop())
  const told = (type: 'complaints' | 'treatmentPlans', text: string) => ({
    type,
    heading: '',
    blocks: [{ id: 'b', kind: 'paragraph' as const, text, evidence: [] }],
  })

  test('is refused, for the report and for a section of it, and nothing stored is touched', async () => {
    const [own, id] = [randomUUID(), randomUUID()]
    const there = `/patients/${own}/cases/${id}`
    sections = [told('complaints', 'Vondt i halsen i fire dager.'), told('treatmentPlans', 'Hvil deg.')]
    await answering.call('POST', `/patients/${own}/cases?regenerate=true`, { body: { id, transcription: TALK } })
    await answering.jobs.settled()
    const before = await answering.readCase(own, id)
    expect(before?.textReport?.sections).toHaveLength(2)
    const codes = async () =>
      Promise.all(
        ['report/regenerate', 'sections/treatmentPlans/regenerate'].map(
          async (call) => (await answering.call('POST', `${there}/${call}`, { body: {} })).json<{ code: string }>().code,
        ),
      )
    sections = []
    expect(await codes()).toEqual(['report.empty', 'report.section_invalid'])
    sections = [told('treatmentPlans', '  ')]
    expect(await codes()).toEqual(['report.empty', 'report.section_invalid'])
    sections = [told('complaints', 'Vondt i halsen.')]
    expect((await codes())[1]).toBe('report.section_invalid')
    expect(await answering.readCase(own, id)).toEqual({ ...before, timeRemaining: expect.any(Number) })
  })

  test('at the first writing is told as an answer of no use', async () => {
    const [own, id] = [randomUUID(), randomUUID()]
    sections = []
    await answering.call('POST', `/patients/${own}/cases?regenerate=true`, { body: { id, transcription: TALK } })
    await answering.jobs.settled()
    expect(await answering.readCase(own, id)).toMatchObject({ textReport: null, failure: { code: 'language.invalid_answer' } })
  })
})

describe('what the report leaves out', () => {
  test('is listed with its place in the source', async () => {
    const omitted = (await server.call('GET', `${path}/omissions`)).json<Omission[]>()
    for (const { text, evidence } of omitted) expect([text.trim() === '', TALK.slice(evidence.start, evidence.end).trim() === '']).toEqual([false, false])
    const [own, id] = [randomUUID(), randomUUID()]
    await server.call('POST', `/patients/${own}/cases`, {
      body: { id, transcription: TALK, textReport: { sections: [], language: 'nb', engine: 'hand', generatedAt: '2026-01-01T00:00:00Z' } },
    })
    const all = (await server.call('GET', `/patients/${own}/cases/${id}/omissions`)).json<Omission[]>()
    expect(all.length).toBeGreaterThan(omitted.length)
    expect(all.map(({ text }) => text).join(' ')).toContain('Apocillin 660 mg')
  })
})

describe('the case picker', () => {
  test('finds by summary and by id, page by page, and never another’s', async () => {
    const found = (await server.call('GET', `/cases?query=${caseId.slice(0, 8)}`)).json<CasePage>()
    expect(found).toMatchObject({ items: [{ id: caseId, patientId }], cursor: null })
    for (let each = 0; each < 35; each += 1)
      await server.call('POST', `/patients/${patientId}/cases`, { body: { id: randomUUID(), manualNote: String(each), summaryReport: `Sak ${each}` } })
    const first = (await server.call('GET', '/cases')).json<CasePage>()
    const second = (await server.call('GET', `/cases?cursor=${first.cursor ?? ''}`)).json<CasePage>()
    expect([first.items.length, second.cursor]).toEqual([30, null])
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(first.items.length + second.items.length)
    expect((await server.call('GET', '/cases?query=sak 34')).json<CasePage>().items).toMatchObject([{ summary: 'Sak 34' }])
    expect((await server.call('GET', '/cases', { as: 'other' })).json<CasePage>().items).toEqual([])
    expect((await server.call('GET', '/cases?cursor=nonsense')).statusCode).toBe(400)
  })
})
