import { afterAll, beforeAll, expect, test } from 'vitest'
import { feedbackBounds } from '#contract/feedback-bounds.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.subscribe('doctor')
})
afterAll(() => server.stop())

const GOOD = { rating: 10, category: 'problem', feedback: '  Knappen svarer ikke.  ', email: ' kari@example.invalid ', phone: '' }
const send = (body: object, as = 'doctor') => server.call('POST', '/feedback/message', { as, body, headers: { 'accept-language': 'en' } })
const rows = () =>
  server.sql<
    { id: string; user_id: string | null; sealed: string }[]
  >`select id, user_id, encode(content_sealed, 'escape') as sealed from contact_message order by created_at`

test.each([
  ['feedback.category_missing', { category: '' }, 'Please select a category.'],
  ['feedback.rating_missing', { rating: null }, 'Please select a rating.'],
  ['feedback.text_missing', { feedback: ' \n ' }, 'Please enter your feedback.'],
  ['feedback.text_missing', { feedback: '\u200b \u2060' }, 'Please enter your feedback.'],
])('spec 5 %s', async (code, wrong, message) => {
  const reply = await send({ ...GOOD, ...wrong }, `person_${code.length}`)
  expect([reply.statusCode, reply.json()]).toEqual([422, { code, message }])
})

test.each([
  { rating: 11 },
  { rating: -1 },
  { rating: 1.5 },
  { category: 'spam' },
  { feedback: 'x'.repeat(feedbackBounds.feedbackCharacters + 1) },
  { email: ['a'] },
])('SEC-9 %j is refused and nothing is stored', async (wrong) => {
  const reply = await send({ ...GOOD, ...wrong }, `person_${JSON.stringify(wrong).length}`)
  expect([400, 422]).toContain(reply.statusCode)
  expect(await rows()).toEqual([])
})

test('it is stored sealed, as it was typed, and goes into the archive and out with the account', async () => {
  await server.subscribe('teller')
  expect((await send(GOOD, 'teller')).statusCode).toBe(204)
  const [row] = await rows()
  expect(row?.user_id).not.toBeNull()
  expect(row?.sealed).not.toMatch(/Knappen|kari/)
  await server.call('DELETE', '/account', { as: 'teller' })
  expect(await rows()).toEqual([])
})

test('a stranger may tell something too, and no more than a few times a minute', async () => {
  const sent = await Promise.all(Array.from({ length: 9 }, () => send(GOOD, '')))
  const statuses = sent.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 204)).toHaveLength(6)
  expect(statuses.filter((status) => status === 429)).toHaveLength(3)
  expect((await rows()).every((row) => row.user_id === null)).toBe(true)
})
