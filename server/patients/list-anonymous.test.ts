import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnonymousCase } from '#contract/patient.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.subscribe('doctor')
})
afterAll(() => server.stop())

const TALK = 'Lege: Hva kan jeg hjelpe deg med? Pasient: Jeg har hatt hoste i tre uker. Lege: Lungene er rene. Du får hvile.'

async function make(body: object, regenerate = false) {
  const ids = { patientId: randomUUID(), id: randomUUID() }
  const answer = await server.call('POST', `/patients/${ids.patientId}/cases${regenerate ? '?regenerate=true' : ''}`, { body: { id: ids.id, ...body } })
  expect(answer.statusCode, answer.body).toBe(200)
  await server.jobs.settled()
  return ids
}
const rowOf = async (id: string) => (await server.call('GET', '/patients/anonymous')).json<AnonymousCase[]>().find((row) => row.id === id)

describe('a row of the sidebar', () => {
  test('says what the case is about: its summary, and where there is none, its first sentence', async () => {
    const written = await make({ transcription: TALK }, true)
    const typed = await make({ transcription: TALK })
    const noted = await make({ manualNote: 'Vondt i kneet. Skal til MR.' })
    const empty = await make({ additionalNotes: null })
    expect((await rowOf(written.id))?.summary).toMatch(/hoste/i)
    expect((await rowOf(typed.id))?.summary).toBe('Jeg har hatt hoste i tre uker.')
    expect((await rowOf(noted.id))?.summary).toBe('Vondt i kneet.')
    expect((await rowOf(empty.id))?.summary).toBe('')
  })

  test('says of whom, and whether the age was told: one that nobody touched is marked as the preset', async () => {
    const preset = await make({ transcription: TALK, descriptor: { kind: 'human', gender: 'female' } })
    const told = await make({ transcription: TALK, descriptor: { kind: 'human', gender: 'female', ageYears: 25 } })
    expect((await rowOf(preset.id))?.descriptor).toEqual({ kind: 'human', gender: 'female', ageYears: 25, ageIsPreset: true })
    expect((await rowOf(told.id))?.descriptor).toEqual({ kind: 'human', gender: 'female', ageYears: 25 })
  })

  test('says how far it has come: signed, failed, at rest', async () => {
    const { id, patientId } = await make({ transcription: TALK }, true)
    expect((await rowOf(id))?.progress).toBe('resting')
    const kase = await server.readCase(patientId, id)
    const signed = await server.call('POST', `/patients/${patientId}/cases/${id}/report/sign`, { body: { revision: kase?.revision } })
    expect(signed.statusCode, signed.body).toBe(200)
    expect((await rowOf(id))?.progress).toBe('signed')
    const failed = await make({ transcription: 'Hei. Ja. Nei. Ha det.' }, true)
    expect((await rowOf(failed.id))?.progress).toBe('failed')
  })
})
