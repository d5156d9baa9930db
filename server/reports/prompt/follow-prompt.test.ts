import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalText } from '#contract/refusal-text/in-language.ts'
import type { Report } from '#contract/report.ts'
import { Language } from '#contract/vertical.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

const TALK = [
  'Hva kan jeg hjelpe deg med? Jeg har hatt vondt i halsen i fire dager. Jeg har også hatt feber opp til 39 grader, og jeg er veldig sliten.',
  'Har du hatt hoste? Nei, ingen hoste. Jeg ser i halsen. Tonsillene er hovne og røde med hvitt belegg. Lungene er rene.',
  'Jeg tror dette er en halsbetennelse. Du får Apocillin 660 mg fire ganger daglig i ti dager. Drikk rikelig og hvil deg. Ta kontakt ' +
    'hvis du ikke er bedre om tre dager.',
].join(' ')

let server: TestServer
const patientId = randomUUID()
const caseId = randomUUID()
beforeAll(async () => {
  server = await startTestServer()
  await server.subscribe('doctor')
  await server.call('POST', `/patients/${patientId}/cases?regenerate=true`, { body: { id: caseId, transcription: TALK } })
  await server.jobs.settled()
})
afterAll(() => server.stop())

const ask = (Prompt: string, headers = {}) => server.call('POST', '/prompt', { body: { CaseId: caseId, Prompt }, headers })
const answerTo = async (prompt: string) => (await ask(prompt)).json<{ value: Report; notFollowed?: string[] }>()
const typesOf = ({ sections }: Report) => sections.map(({ type }) => type)
const standing = async () => {
  const found = await server.readCase(patientId, caseId)
  if (!found?.textReport) throw new Error('no report was written')
  return { ...found, textReport: found.textReport }
}

describe('a wish in words, with the built-in engine', () => {
  test('what rules can do is done, and nothing is stored', async () => {
    const before = await standing()
    expect(typesOf((await answerTo('ta bort medisiner')).value)).toEqual(typesOf(before.textReport).filter((type) => type !== 'medications'))
    expect(typesOf((await answerTo('sett medisiner først')).value)[0]).toBe('medications')
    const length = ({ sections }: Report) => JSON.stringify(sections.map(({ blocks }) => blocks.map(({ text }) => text))).length
    const [shorter, longer] = [await answerTo('Gjør rapporten kortere.'), await answerTo('mer detaljert')]
    expect(length(shorter.value)).toBeLessThan(length(longer.value))
    for (const { notFollowed } of [shorter, longer]) expect(notFollowed).toBeUndefined()
    expect(await standing()).toMatchObject({ revision: before.revision, textReport: before.textReport })
  })

  test('what is done and what is not are told apart', async () => {
    const { value, notFollowed } = await answerTo('Ta bort medisiner og oversett til latin')
    expect(typesOf(value)).not.toContain('medications')
    expect(notFollowed).toEqual(['oversett til latin'])
    const also = await server.call('POST', `/patients/${patientId}/cases/${caseId}/report/regenerate`, { body: { prompt: 'uten sammendrag, på vers' } })
    expect(also.json()).toMatchObject({ changed: true, notFollowed: ['på vers'] })
  })

  test('a wish to lose everything leaves the report there is', async () => {
    expect((await ask('bare forsikringsattest')).json()).toMatchObject({ code: 'report.empty' })
  })

  test.each(Language.options)('where nothing of it can be done, the refusal says what can (%s)', async (language) => {
    const answer = await ask('Skriv på vers', { 'accept-language': language })
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      { code: 'report.prompt_unsupported', message: refusalText('report.prompt_unsupported', language) },
    ])
  })

  test('words of the clinician stay when the length changes', async () => {
    const { revision, textReport } = await standing()
    const own = { id: 'own', kind: 'paragraph', text: 'Ringer selv på fredag.', evidence: [] }
    const sections = textReport.sections.map((section) => (section.type === 'treatmentPlans' ? { ...section, blocks: [...section.blocks, own] } : section))
    await server.call('POST', `/patients/${patientId}/cases`, { body: { id: caseId, revision, textReport: { ...textReport, sections } } })
    expect(JSON.stringify((await answerTo('kortere')).value)).toContain(own.text)
  })
})
