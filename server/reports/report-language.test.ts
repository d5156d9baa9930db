import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Case } from '#contract/case.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

const SWEDISH =
  'Läkare: Vad kan jag hjälpa dig med? Patient: Jag har haft hosta i tre veckor och feber sedan i går. Läkare: Jag lyssnar på lungorna, de låter ' +
  'bra. Du får vila och dricka mycket, och kom tillbaka om det inte blir bättre.'
const NORWEGIAN =
  'Lege: Hva kan jeg hjelpe deg med? Pasient: Jeg har hatt hoste i tre uker og feber siden i går. Lege: Jeg lytter på lungene, de høres fine ut. ' +
  'Du får hvile og drikke mye, og kom tilbake hvis det ikke blir bedre.'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.subscribe('doctor')
  await server.call('PUT', '/user-profile', { body: { type: 'FamilyDoctor', Language: 'nb' } })
})
afterAll(() => server.stop())

/** Whoever reads in Russian: the language on screen, which no report may follow. */
const onScreen = { headers: { 'accept-language': 'ru' } }

async function write(body: object, ids = { patientId: randomUUID(), caseId: randomUUID() }) {
  const answer = await server.call('POST', `/patients/${ids.patientId}/cases?regenerate=true`, { ...onScreen, body: { id: ids.caseId, ...body } })
  expect(answer.statusCode).toBe(200)
  await server.jobs.settled()
  const kase = await server.readCase(ids.patientId, ids.caseId)
  return { ...ids, kase, headings: kase?.textReport?.sections.map(({ heading }) => heading) ?? [] }
}

describe('the language of a report', () => {
  test('is the one that was heard, headings too, whatever is set and whatever is on screen', async () => {
    const { kase, headings } = await write({ transcription: SWEDISH })
    expect(kase?.textReport?.language).toBe('sv')
    expect(headings).toContain('Sammanfattning')
    expect(kase).not.toHaveProperty('reportLanguage')
  })

  test('is the one set where that was heard, and where nothing plain was', async () => {
    expect((await write({ transcription: NORWEGIAN })).headings).toContain('Sammendrag')
    expect((await write({ transcription: 'Ibux 400 mg x 3. CRP 12.' })).kase?.textReport?.language ?? 'nb').toBe('nb')
  })

  test('a note in another tongue does not turn what was said', async () => {
    expect((await write({ transcription: NORWEGIAN, manualNote: SWEDISH })).kase?.textReport?.language).toBe('nb')
  })

  test('can be chosen for one report: kept without a new text, or written anew; a rewriting follows the choice', async () => {
    const { patientId, caseId, headings } = await write({ transcription: SWEDISH })
    const kept = await server.call('POST', `/patients/${patientId}/cases`, { ...onScreen, body: { id: caseId, reportLanguage: 'sv' } })
    expect(kept.json<Case>()).toMatchObject({ reportLanguage: 'sv', isUpdating: false })
    expect((await server.readCase(patientId, caseId))?.textReport?.sections.map(({ heading }) => heading)).toEqual(headings)
    const norwegian = await write({ reportLanguage: 'nb' }, { patientId, caseId })
    expect(norwegian.headings).toContain('Sammendrag')
    const again = await server.call('POST', `/patients/${patientId}/cases/${caseId}/report/regenerate`, { ...onScreen, body: {} })
    expect(again.json<{ value: { sections: { heading: string }[] } }>().value.sections.map(({ heading }) => heading)).toContain('Sammendrag')
  })

  test.each(['xx', '', 'NB', null, 7])('a language that is none is refused: %s', async (reportLanguage) => {
    const answer = await server.call('POST', `/patients/${randomUUID()}/cases`, { body: { id: randomUUID(), transcription: 'Hoste.', reportLanguage } })
    expect(answer.statusCode).toBe(400)
  })

  test('nobody chooses it for another’s report', async () => {
    const { patientId, caseId } = await write({ transcription: SWEDISH })
    await server.subscribe('other')
    const answer = await server.call('POST', `/patients/${patientId}/cases`, { as: 'other', body: { id: caseId, reportLanguage: 'en' } })
    expect([403, 404]).toContain(answer.statusCode)
    expect(await server.readCase(patientId, caseId)).not.toHaveProperty('reportLanguage')
  })

  test('is settled with the first setting: no later screen or host decides it', async () => {
    await server.subscribe('other')
    await server.call('PUT', '/user-profile', { as: 'other', ...onScreen, body: { type: 'FamilyDoctor' } })
    const profile = await server.call('GET', '/user-profile', { as: 'other', headers: { 'accept-language': 'ru', host: 'www.epikrise.ru' } })
    expect(profile.json()).toMatchObject({ settings: { Language: 'nb' } })
  })
})
