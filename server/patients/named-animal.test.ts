import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Case } from '#contract/case.ts'
import type { PatientListItem } from '#contract/patient.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.subscribe('doctor')
})
afterAll(() => server.stop())

const vet = { host: 'vet.localhost' }
const LUNA = { name: 'Luna', birthDate: '2019-05-01', gender: 'female', species: 'dog', ownerName: 'Vblmpk Ytrxen', chipNumber: '578098100123456' }
const put = (id: string, body: object, headers: Record<string, string> = vet) => server.call('PUT', `/patients/${id}`, { headers, body })
const listed = async (id: string) => (await server.call('GET', '/patients', { headers: vet })).json<PatientListItem[]>().find((one) => one.id === id)

test('is listed with species, owner and chip, whose digits may have been typed in groups', async () => {
  const id = randomUUID()
  const answer = await put(id, { ...LUNA, chipNumber: ' 578 0981-0012.3456 ' })
  expect(answer.statusCode, answer.body).toBe(200)
  expect(await listed(id)).toMatchObject({ ...LUNA, kind: 'animal', caseCount: 0 })
})

test('SEC-12: owner and chip lie sealed with the name', async () => {
  const id = randomUUID()
  await put(id, LUNA)
  const [row] = await server.sql<{ plain: string; sealed: Uint8Array }[]>`select p::text as plain, identity_sealed as sealed from patient p where id = ${id}`
  expect(row?.plain).not.toMatch(/Vblmpk|578098100123456/)
  expect(Buffer.from(row?.sealed ?? []).toString('latin1')).not.toMatch(/Vblmpk|578098100123456/)
})

test.each([
  ['14 digits', '57809810012345'], ['16 digits', '5780981001234567'], ['the country 000', '000098100123456'], ['the 999 of tests', '999098100123456'],
  ['a number over 38 bits', '578274877906944'], ['letters', '57809810012345A'], ['a word of 100,000 letters', 'x'.repeat(100_000)],
])('a chip of %s is refused, and nothing is made', async (_, chipNumber) => {
  const id = randomUUID()
  const answer = await put(id, { ...LUNA, chipNumber })
  expect([400, 422]).toContain(answer.statusCode)
  expect(answer.body).not.toContain('57809')
  expect(await listed(id)).toBeUndefined()
})

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test.each([
  ['2999-01-01'], ['1849-12-31'], ['0000-01-01'], ['2023-02-30'], [inDays(3)],
])('spec 5 nobody was born on %s, also where nobody uses the form', async (birthDate) => {
  const id = randomUUID()
  const answer = await put(id, { ...LUNA, birthDate })
  expect([answer.statusCode, answer.json<{ details?: unknown }>().details]).toMatchObject([400, { fields: [{ path: 'birthDate' }] }])
  expect(await listed(id)).toBeUndefined()
})

test.each([['1850-01-01'], [inDays(0)]])('somebody may have been born on %s', async (birthDate) => {
  const id = randomUUID()
  await put(id, { ...LUNA, birthDate })
  expect(await listed(id)).toMatchObject({ birthDate })
})

test('a person has neither chip nor owner', async () => {
  const answer = await put(randomUUID(), LUNA, { host: 'localhost' })
  expect(answer.json<{ code: string }>().code).toBe('edition.mismatch')
})

test('LLM-2: owner and chip are masked in what leaves, under the animal and after the case has left it', async () => {
  const text = 'Eier: Hunden min, chip 578098100123456, og jeg heter vblmpk.'
  const patientId = randomUUID()
  await put(patientId, LUNA)
  const caseId = randomUUID()
  const { revision } = (await server.call('POST', `/patients/${patientId}/cases`, { headers: vet, body: { id: caseId, transcription: text } })).json<Case>()
  const masked = async (of: string) => {
    const answer = await server.call('GET', `/patients/${of}/cases/${caseId}/masked`, { headers: vet })
    return answer.json<{ evidence: { start: number; end: number } }[]>().map(({ evidence }) => text.slice(evidence.start, evidence.end))
  }
  expect(await masked(patientId)).toEqual(expect.arrayContaining(['vblmpk', '578098100123456']))
  const back = randomUUID()
  const moved = await server.call('POST', `/patients/${patientId}/cases/${caseId}/move`, { headers: vet, body: { patientId: back, revision } })
  expect(moved.statusCode, moved.body).toBe(200)
  expect(await masked(back)).toEqual(expect.arrayContaining(['vblmpk', '578098100123456']))
})
