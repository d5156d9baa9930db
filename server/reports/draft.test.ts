import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Section } from '#contract/report.ts'
import type { StreamEvent } from '#contract/stream-event.ts'
import { Refusal } from '#contract/refusal.ts'
import type { LanguageModel } from '#server/ports/language-model.ts'
import { makeEventBus } from '#server/stream/event-bus.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'
import { builtinWriter } from './builtin-writer.ts'
import { makeModelWriter } from './model-writer.ts'

const TALK = 'Jeg har hatt vondt i venstre kne i tre uker. Ingen feber. Jeg bruker Paracet 1 g fire ganger daglig.'

/** The first section waits for the word lists to be read. */
const SOON = { timeout: 60_000 }

const fact = (section: string, text: string, ids: number[]) => ({
  section,
  text,
  ids,
  person: 'patient',
  time: 'current',
  certainty: 'certain',
  negated: false,
})
const summary = fact('summary', 'Vondt i venstre kne i tre uker.', [1])
const complaints = fact('complaints', 'Ingen feber.', [2])
const unsaid = fact('additionalNotes', 'Kjent hjertesvikt.', [2])
const wrong = fact('complaints', 'Vondt i høyre kne i tre uker.', [1])
const medicines = [{ name: 'Paracet', dose: '1 g fire ganger daglig', route: '', status: 'uses', person: 'patient', ids: [3] }]

/** A model that writes one element whenever the test says so, and ends as it is told. */
function makeSteppedModel() {
  const steps: (() => void)[] = []
  const waiting: (() => void)[] = []
  const step = () => new Promise<void>((resolve) => {
    steps.push(resolve)
    waiting.splice(0).forEach((tell) => tell())
  })
  const script: { elements: unknown[]; attempts: number; fails: boolean } = { elements: [], attempts: 1, fails: false }
  const model: LanguageModel = {
    name: 'stepped',
    async answer({ schema, onElement, material }) {
      // The second look adds nothing.
      if (material.includes('"rejected":')) return schema.parse({ facts: [], medicines: [] })
      for (let attempt = 1; attempt <= script.attempts; attempt += 1)
        for (const element of script.elements) {
          await step()
          onElement?.(element, attempt)
        }
      await step()
      if (script.fails) throw new Refusal('language.unavailable')
      return schema.parse({ facts: script.elements, medicines })
    },
  }
  return {
    model,
    script,
    /** Lets the model write on by one element; waits until it has come so far. */
    async next() {
      if (steps.length === 0) await new Promise<void>((resolve) => waiting.push(resolve))
      steps.shift()?.()
    },
  }
}

const stepped = makeSteppedModel()
let server: TestServer
const events: StreamEvent[] = []

beforeAll(async () => {
  server = await startTestServer({ powers: { writerFor: ({ engine }) => (engine === 'builtin' ? builtinWriter : makeModelWriter(stepped.model)) } })
  await server.subscribe('doctor')
  await server.subscribe('other')
})
afterAll(() => server.stop())

async function begin(elements: unknown[], query = 'regenerate=true') {
  Object.assign(stepped.script, { elements, attempts: 1, fails: false })
  const [patientId, caseId] = [randomUUID(), randomUUID()]
  await server.call('POST', `/patients/${patientId}/cases?${query}`, { body: { id: caseId, transcription: TALK } })
  const draft = async (as = 'doctor') => server.call('GET', `/patients/${patientId}/cases/${caseId}/report/draft`, { as })
  const sections = async () => (await draft()).json<{ sections: Section[] }>().sections
  return { patientId, caseId, draft, sections }
}

describe('a report arrives fact by fact', () => {
  test('each as soon as it is whole, in the order of the trade, held to what was said; none when the report stands', async () => {
    const { patientId, caseId, sections } = await begin([complaints, unsaid, wrong, summary])
    const types = async () => (await sections()).map(({ type }) => type)
    expect(await sections()).toEqual([])
    await stepped.next()
    await expect.poll(types, SOON).toContain('complaints')
    expect((await sections()).find(({ type }) => type === 'complaints')).toMatchObject({ heading: 'Aktuelt', blocks: [{ text: 'Ingen feber.' }] })
    await stepped.next()
    await expect.poll(types, SOON).toContain('additionalNotes')
    expect((await sections()).find(({ type }) => type === 'additionalNotes')?.blocks).toMatchObject([{ supported: false, evidence: [] }])
    await stepped.next()
    await stepped.next()
    await expect.poll(types, SOON).toContain('summary')
    expect(JSON.stringify(await sections())).not.toContain('høyre')
    await stepped.next()
    await server.jobs.settled()
    expect(await sections()).toEqual([])
    expect((await server.readCase(patientId, caseId))?.textReport?.sections.map(({ type }) => type)).toEqual([
      'summary', 'complaints', 'medications', 'additionalNotes',
    ])
  })

  test('the bus tells that there is more, and never what it says', async () => {
    const bus = makeEventBus(server.sql)
    await bus.start()
    const { caseId } = await begin([summary, complaints])
    const end = bus.subscribe(`case:${caseId}`, (event) => void events.push(event as StreamEvent))
    for (let step = 0; step < 3; step += 1) await stepped.next()
    await server.jobs.settled()
    // A word of the case's beginning may still be on its way, and come before any of this.
    await expect.poll(() => events.findLast(({ type }) => type === 'draft'), SOON).toEqual({ type: 'draft', caseId, sections: 2 })
    await expect.poll(() => events.map(({ type }) => type), SOON).toContain('case')
    end()
    await bus.stop()
    expect(JSON.stringify(events)).not.toMatch(/kne|Paracet/)
  })

  test('what lies in the database is sealed, and somebody else’s is not there', async () => {
    const { caseId, draft, sections } = await begin([summary])
    await stepped.next()
    await expect.poll(async () => (await sections()).length, SOON).toBe(1)
    const [row] = await server.sql<{ sections_sealed: Uint8Array }[]>`select sections_sealed from report_draft where case_id = ${caseId}`
    expect(Buffer.from(row!.sections_sealed).toString('utf8')).not.toContain('kne')
    expect((await draft('other')).statusCode).toBe(404)
    await stepped.next()
    await server.jobs.settled()
  })

  test('REL-13 a second try writes over the first; a failure leaves no draft behind', async () => {
    const { patientId, caseId, sections } = await begin([summary, complaints])
    Object.assign(stepped.script, { attempts: 2, fails: true })
    for (let step = 0; step < 3; step += 1) await stepped.next()
    await expect.poll(async () => (await sections()).map(({ type }) => type), SOON).toEqual(['summary', 'complaints'])
    await stepped.next()
    await stepped.next()
    await server.jobs.settled()
    expect(await sections()).toEqual([])
    expect(await server.readCase(patientId, caseId)).toMatchObject({ failure: { code: 'language.unavailable' }, textReport: null, transcription: TALK })
  })
})

describe('the built-in engine in a model’s place', () => {
  test('writes when a person asks for it by name, and the report says so', async () => {
    const { patientId, caseId } = await begin([], 'regenerate=true&engine=builtin')
    await server.jobs.settled()
    expect((await server.readCase(patientId, caseId))?.textReport?.engine).toBe('builtin')
  })

  test('is never taken by itself: a failed model is a failure, and the next request asks the model again', async () => {
    const { patientId, caseId } = await begin([summary])
    stepped.script.fails = true
    await stepped.next()
    await stepped.next()
    await server.jobs.settled()
    expect(await server.readCase(patientId, caseId)).toMatchObject({ failure: { code: 'language.unavailable' }, textReport: null })
    await server.call('POST', `/patients/${patientId}/cases?regenerate=true&engine=builtin`, { body: { id: caseId } })
    await server.jobs.settled()
    expect((await server.readCase(patientId, caseId))?.textReport?.engine).toBe('builtin')
    stepped.script.fails = false
    await server.call('POST', `/patients/${patientId}/cases?regenerate=true`, { body: { id: caseId } })
    await stepped.next()
    await stepped.next()
    await server.jobs.settled()
    expect((await server.readCase(patientId, caseId))?.textReport?.engine).toBe('stepped (report.v4)')
  })
})
