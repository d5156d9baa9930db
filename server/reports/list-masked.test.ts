import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Masked } from '#contract/masked.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

let server: TestServer
const TALK = 'Lege: God dag, Tjostolv Rugås, tlf 934 55 018. Pasient: Jeg har vondt i venstre kne og bruker Paracet.'
const HEARD = 'hei Gunhild Sørvik jeg har hatt feber'
const [patientId, caseId, recordingId] = [randomUUID(), randomUUID(), randomUUID()]
const path = `/patients/${patientId}/cases/${caseId}`

beforeAll(async () => {
  server = await startTestServer()
  await server.subscribe('doctor')
  await server.subscribe('other')
  await server.call('POST', `${path}/audio-chunk`, { form: { audioFile: Buffer.from(`group 1:${HEARD}`), index: '1', recordingId } })
  await server.call('POST', path, { form: { recordingId } })
  await server.jobs.settled()
  const kase = (await server.readCase(patientId, caseId))!
  await server.call('POST', `/patients/${patientId}/cases`, { body: { id: caseId, revision: kase.revision, transcription: TALK } })
  await server.jobs.settled()
})
afterAll(() => server.stop())

describe('what is masked of a case', () => {
  test('is told by kind and place: for good where it was heard, on its way out where it was typed', async () => {
    const masked = (await server.call('GET', `${path}/masked`)).json<Masked[]>()
    const heard = (await server.readCase(patientId, caseId))!.audioRecordings[0]!.transcription!
    expect(
      masked.map(({ kind, isForGood, evidence: { start, end, recordingId: heardIn } }) => [kind, isForGood, (heardIn ? heard : TALK).slice(start, end)]),
    ).toEqual([
      ['name', true, '[navn 1]'],
      ['name', false, 'Tjostolv Rugås'],
      ['contact', false, '934 55 018'],
    ])
  })

  test('is nobody else’s to see', async () => {
    expect((await server.call('GET', `${path}/masked`, { as: 'other' })).statusCode).toBe(404)
  })

  const judge = (body: { words: string; isIdentifier: boolean }, as = 'doctor', at = path) => server.call('PUT', `${at}/masked`, { body, as })
  const sparedIn = (masked: Masked[]) => masked.filter(({ isSpared }) => isSpared).map(({ kind }) => kind)

  test('GDPR: what the clinician judges to identify nobody is spared in this case, sealed, until the word is taken back', async () => {
    expect(sparedIn((await judge({ words: 'tjostolv  rugås', isIdentifier: false })).json<Masked[]>())).toEqual(['name'])
    expect(sparedIn((await server.call('GET', `${path}/masked`)).json<Masked[]>())).toEqual(['name'])
    const [kept] = await server.sql<{ spared_words_sealed: Uint8Array }[]>`select spared_words_sealed from consultation_case where id = ${caseId}`
    expect(Buffer.from(kept!.spared_words_sealed).toString('latin1').toLowerCase()).not.toContain('tjostolv')
    expect(sparedIn((await judge({ words: 'Tjostolv Rugås', isIdentifier: true })).json<Masked[]>())).toEqual([])
    const [cleared] = await server.sql<{ spared_words_sealed: Uint8Array | null }[]>`select spared_words_sealed from consultation_case where id = ${caseId}`
    expect(cleared!.spared_words_sealed).toBeNull()
  })

  test('GDPR: what was masked for good, and what stands nowhere in the case, cannot be spared', async () => {
    expect(sparedIn((await judge({ words: '[navn 1]', isIdentifier: false })).json<Masked[]>())).toEqual([])
    expect(sparedIn((await judge({ words: 'Gunhild Sørvik', isIdentifier: false })).json<Masked[]>())).toEqual([])
    const [kept] = await server.sql<{ spared_words_sealed: Uint8Array | null }[]>`select spared_words_sealed from consultation_case where id = ${caseId}`
    expect(kept!.spared_words_sealed).toBeNull()
  })

  test('a judgement is for one’s own cases alone, and crosses to no other case', async () => {
    expect((await judge({ words: 'Tjostolv Rugås', isIdentifier: false }, 'other')).statusCode).toBe(404)
    await judge({ words: 'Tjostolv Rugås', isIdentifier: false })
    const [otherPatient, otherCase] = [randomUUID(), randomUUID()]
    await server.call('POST', `/patients/${otherPatient}/cases`, { body: { id: otherCase, transcription: TALK } })
    await server.jobs.settled()
    expect(sparedIn((await server.call('GET', `/patients/${otherPatient}/cases/${otherCase}/masked`)).json<Masked[]>())).toEqual([])
  })
})
