import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Case } from '#contract/case.ts'
import type { AnonymousCase, PatientListItem } from '#contract/patient.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.subscribe('doctor')
})
afterAll(() => server.stop())

const TWELVE_HOURS = 12 * 3600
type Ids = { patientId: string; caseId: string }

async function make(patientId: string = randomUUID(), transcription = 'Lege: Hei. Pasient: Jeg har hoste.'): Promise<Ids & { revision: number }> {
  const caseId = randomUUID()
  const answer = await server.call('POST', `/patients/${patientId}/cases`, { body: { id: caseId, transcription } })
  expect(answer.statusCode, answer.body).toBe(200)
  return { patientId, caseId, revision: answer.json<Case>().revision }
}

async function name(patientId: string = randomUUID(), of = 'Kari Prøve'): Promise<string> {
  expect((await server.call('PUT', `/patients/${patientId}`, { body: { name: of } })).statusCode).toBe(200)
  return patientId
}

const move = ({ patientId, caseId }: Ids, to: string, revision: number) =>
  server.call('POST', `/patients/${patientId}/cases/${caseId}/move`, { body: { patientId: to, revision } })
const listed = async (id: string) => (await server.call('GET', '/patients')).json<PatientListItem[]>().find((one) => one.id === id)
const isAnonymous = async (caseId: string) => (await server.call('GET', '/patients/anonymous')).json<AnonymousCase[]>().some(({ id }) => id === caseId)

test('a case moved to a named patient stays there and is due for deletion no longer; the empty patient is gone', async () => {
  const kase = await make()
  const kari = await name()
  const answer = await move(kase, kari, kase.revision)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.json<Case>()).toMatchObject({ id: kase.caseId, patientId: kari, timeRemaining: null, revision: kase.revision + 1 })
  expect((await listed(kari))?.caseCount).toBe(1)
  expect(await isAnonymous(kase.caseId)).toBe(false)
  expect((await server.call('GET', `/patients/${kase.patientId}`)).statusCode).toBe(404)
})

test('back to a patient without a name the period begins anew, and the named patient stays', async () => {
  const kari = await name()
  const kase = await make(kari)
  const back = randomUUID()
  const moved = (await move(kase, back, kase.revision)).json<Case>()
  expect(moved.patientId).toBe(back)
  expect(moved.timeRemaining).toBeGreaterThan(TWELVE_HOURS - 60)
  expect(moved.timeRemaining).toBeLessThanOrEqual(TWELVE_HOURS)
  expect((await listed(kari))?.caseCount).toBe(0)
  expect(await isAnonymous(kase.caseId)).toBe(true)
})

test('LLM-2: the name it was moved away from is still masked in what leaves, whether or not any list has it', async () => {
  const text = 'Pasient: Jeg har hoste og var hos vblmpk i går.'
  const kari = await name(undefined, 'Vblmpk')
  const kase = await make(kari, text)
  const control = await make(undefined, text)
  const back = randomUUID()
  expect((await move(kase, back, kase.revision)).statusCode).toBe(200)
  const maskedIn = async (ids: Ids) =>
    (await server.call('GET', `/patients/${ids.patientId}/cases/${ids.caseId}/masked`)).json<{ evidence: { start: number; end: number } }[]>()
  expect((await maskedIn({ patientId: back, caseId: kase.caseId })).map(({ evidence }) => text.slice(evidence.start, evidence.end))).toEqual(['vblmpk'])
  expect(await maskedIn(control)).toEqual([])
})

test('sent again it has been done; an older revision is refused with the case as it is', async () => {
  const kase = await make()
  const kari = await name()
  expect((await move(kase, kari, kase.revision)).statusCode).toBe(200)
  const again = await move(kase, kari, kase.revision)
  expect(again.statusCode).toBe(200)
  expect(again.json<Case>().revision).toBe(kase.revision + 1)
  const other = await make()
  const stale = await move(other, kari, other.revision - 1)
  expect(stale.statusCode).toBe(409)
  expect(stale.json()).toMatchObject({ code: 'case.stale_revision', details: { case: { id: other.caseId } } })
})

test("SEC-53: neither another's case nor another's patient, nor one that was deleted", async () => {
  await server.subscribe('stranger')
  const kase = await make()
  const kari = await name()
  const strangers = randomUUID()
  expect((await server.call('PUT', `/patients/${strangers}`, { as: 'stranger', body: { name: 'Annens Pasient' } })).statusCode).toBe(200)
  expect((await move(kase, strangers, kase.revision)).statusCode).toBe(404)
  expect(
    (
      await server.call('POST', `/patients/${kase.patientId}/cases/${kase.caseId}/move`, {
        as: 'stranger',
        body: { patientId: strangers, revision: kase.revision },
      })
    ).statusCode,
  ).toBe(404)
  expect((await server.call('DELETE', `/patients/${kari}`)).statusCode).toBe(204)
  expect((await move(kase, kari, kase.revision)).statusCode).toBe(404)
  expect((await server.readCase(kase.patientId, kase.caseId))?.patientId).toBe(kase.patientId)
})

test('two at once to two patients: one of them has it', async () => {
  const kase = await make()
  const [kari, ola] = [await name(), await name(undefined, 'Ola Prøve')]
  const answers = await Promise.all([move(kase, kari, kase.revision), move(kase, ola, kase.revision)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404])
  expect([(await listed(kari))?.caseCount, (await listed(ola))?.caseCount].toSorted((a = 0, b = 0) => a - b)).toEqual([0, 1])
})
