import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Asked, Conversation, ConversationListItem } from '#contract/conversation.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

let server: TestServer
const TALK = 'Lege: Hvordan sover du?\nPasient: Jeg sover dårlig og våkner klokka fire.\nLege: Røyker du?\nPasient: Nei, jeg sluttet i fjor.'

beforeAll(async () => {
  server = await startTestServer()
  for (const person of ['doctor', 'other']) await server.subscribe(person)
})
afterAll(() => server.stop())

async function ask(id: string, body: object, as = 'doctor') {
  const reply = await server.call('POST', `/c/${id}/ask-case`, { as, body, headers: { 'accept-language': 'nb' } })
  return { status: reply.statusCode, code: reply.json<{ code?: string }>().code, ...reply.json<Asked>() }
}
const read = async (id: string, as = 'doctor') => (await server.call('GET', `/c/${id}`, { as })).json<Conversation>()
const list = async (as = 'doctor') => (await server.call('GET', '/c', { as })).json<ConversationListItem[]>()

async function newCase(as = 'doctor'): Promise<string> {
  const id = randomUUID()
  await server.call('POST', `/patients/${randomUUID()}/cases`, { as, body: { id, transcription: TALK } })
  return id
}

test('a first question makes a general conversation, which is listed by its first words and answered', async () => {
  const id = randomUUID()
  const asked = await ask(id, { Content: 'Hva er grensen for behandling av høyt blodtrykk?' })
  expect(asked).toMatchObject({ status: 200, question: { role: 'User', done: true }, answer: { role: 'Assistant', done: false, text: '' } })
  await server.jobs.settled()
  const { messages, title } = await read(id)
  expect(title).toBe('Hva er grensen for behandling av høyt blodtrykk?')
  expect(messages).toMatchObject([{ role: 'User' }, { id: asked.answer.id, role: 'Assistant', done: true, engine: 'search' }])
  expect(messages[1]?.text).toContain('npm run sources:import')
  expect((await list())[0]).toMatchObject({ id, title })
})

test('a question on a case is answered with the places of the talk, question and answer together', async () => {
  const id = await newCase()
  await ask(id, { Content: 'Hvordan sover hun?', CaseBound: true })
  await server.jobs.settled()
  const answer = (await read(id)).messages[1]
  expect(answer?.sources[0]).toMatchObject({ n: 1, kind: 'case', source: 'transcription' })
  const [place] = answer?.sources ?? []
  expect(place && 'start' in place ? TALK.slice(place.start, place.end) : '').toContain('Jeg sover dårlig')
  expect((await list()).map((item) => item.id)).not.toContain(id)
})
