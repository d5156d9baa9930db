import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Asked, ConversationListItem, Message } from '#contract/conversation.ts'
import { forgetNow } from '#server/testing/forget-now.ts'
import { makeFolderBlobs } from '#server/adapters/blobs-folder/folder-blobs.ts'
import { makeKeptLog } from '#server/testing/kept-log.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

let server: TestServer
const { log, lines } = makeKeptLog({})
const TALK = 'Lege: Hvordan sover du?\nPasient: Jeg sover dårlig og våkner klokka fire.\nLege: Røyker du?\nPasient: Nei, jeg sluttet i fjor.'

beforeAll(async () => {
  server = await startTestServer({ powers: { log } })
  for (const person of ['doctor', 'other', 'leaver']) await server.subscribe(person)
})
afterAll(() => server.stop())

async function ask(id: string, body: object, as = 'doctor') {
  const reply = await server.call('POST', `/c/${id}/ask-case`, { as, body, headers: { 'accept-language': 'nb' } })
  return { status: reply.statusCode, code: reply.json<{ code?: string }>().code, ...reply.json<Asked>() }
}
const read = async (id: string, as = 'doctor') => (await server.call('GET', `/c/${id}`, { as })).json<Message[]>()
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
  const messages = await read(id)
  expect(messages).toMatchObject([{ role: 'User' }, { id: asked.answer.id, role: 'Assistant', done: true, engine: 'search' }])
  expect(messages[1]?.text).toContain('npm run sources:import')
  expect((await list())[0]).toMatchObject({ id, title: 'Hva er grensen for behandling av høyt blodtrykk?' })
})

test('a question on a case is answered with the places of the talk, question and answer together', async () => {
  const id = await newCase()
  await ask(id, { Content: 'Hvordan sover hun?', CaseBound: true })
  await server.jobs.settled()
  const answer = (await read(id))[1]
  expect(answer?.sources[0]).toMatchObject({ n: 1, kind: 'case', source: 'transcription' })
  const [place] = answer?.sources ?? []
  expect(place && 'start' in place ? TALK.slice(place.start, place.end) : '').toContain('Jeg sover dårlig')
  expect((await list()).map((item) => item.id)).not.toContain(id)
})

test('what the clinician wrote into the report answers too, with its words as they stood', async () => {
  const id = randomUUID()
  const patientId = randomUUID()
  const save = (body: object) => server.call('POST', `/patients/${patientId}/cases`, { as: 'doctor', body: { id, ...body } })
  await save({ transcription: TALK })
  await server.jobs.settled()
  const written = { id: 'own', kind: 'paragraph', text: 'Avtalt med sykepleier at hun ringer om blodprøvene torsdag.', evidence: [] }
  const textReport = {
    sections: [{ type: 'treatmentPlans', heading: 'Plan', blocks: [written] }],
    language: 'nb',
    engine: 'builtin',
    generatedAt: '2026-11-23T10:00:00.000Z',
  }
  const kase = await server.readCase(patientId, id)
  expect((await save({ revision: kase?.revision, textReport })).statusCode).toBe(200)
  await ask(id, { Content: 'Når ringer sykepleieren om blodprøvene?', CaseBound: true })
  await server.jobs.settled()
  const answer = (await read(id))[1]
  expect(answer?.sources[0]).toMatchObject({ kind: 'case', source: 'report', quote: written.text })
})

describe('what is sent twice, at once, late or wrong', () => {
  test('the same question with its id is asked once; another while it is answered is refused', async () => {
    const id = await newCase()
    const MessageId = randomUUID()
    server.jobs.hold()
    const [first, again] = [
      await ask(id, { Content: 'Røyker hun?', CaseBound: true, MessageId }),
      await ask(id, { Content: 'Røyker hun?', CaseBound: true, MessageId }),
    ]
    expect(again.answer.id).toBe(first.answer.id)
    expect(await ask(id, { Content: 'Og søvn?', CaseBound: true })).toMatchObject({ status: 409, code: 'conversation.busy' })
    server.jobs.release()
    await server.jobs.settled()
    expect((await ask(id, { Content: 'Røyker hun?', CaseBound: true, MessageId })).answer).toMatchObject({ id: first.answer.id, done: true })
    expect((await read(id))).toHaveLength(2)
  })

  test('two at once in a new conversation: one is asked, the other refused, and both would have been in order', async () => {
    const id = randomUUID()
    server.jobs.hold()
    const asked = await Promise.all(['En?', 'To?', 'Tre?'].map((Content) => ask(id, { Content })))
    expect(asked.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    server.jobs.release()
    await server.jobs.settled()
    expect((await read(id)).map(({ role }) => role)).toEqual(['User', 'Assistant'])
  })

  test('an answer made anew takes the place of the last, once, however often it is asked for', async () => {
    const id = await newCase()
    const { answer } = await ask(id, { Content: 'Røyker hun?', CaseBound: true })
    await server.jobs.settled()
    const anew = async (messageId: string, query = '') =>
      (await server.call('POST', `/c/${id}/regenerate/${messageId}${query}`)).json<Message & { code?: string }>()
    server.jobs.hold()
    const first = await anew(answer.id, '?stream=true')
    expect(first).toMatchObject({ done: false, text: '', human: false })
    server.jobs.release()
    const again = await anew(answer.id)
    expect(again).toMatchObject({ done: true, human: false, text: expect.stringMatching(/sluttet/) })
    expect(again.id).toBe(first.id)
    expect(first.id).not.toBe(answer.id)
    await server.jobs.settled()
    expect((await read(id)).map((message) => message.id)).toEqual([expect.any(String), first.id])
    await ask(id, { Content: 'Og søvn?', CaseBound: true })
    await server.jobs.settled()
    expect((await anew(first.id)).code).toBe('message.not_last')
    expect((await anew(randomUUID())).code).toBe('message.not_found')
  })

  test.each([
    ['question.empty', ' \n\t '], ['question.too_long', 'x'.repeat(100_000)],
  ])('%s', async (code, Content) => {
    expect(await ask(randomUUID(), { Content })).toMatchObject({ status: 422, code })
  })

  test('ids that are none, a case asked in general, and a general one asked as a case name nothing', async () => {
    const id = await newCase()
    for (const wrong of ['1', `cust-${'x'.repeat(65)}`, 'cust-', 'cust-a_b', '..%2f..'])
      expect((await ask(wrong, { Content: 'Hva?' })).code).toBe('conversation.not_found')
    expect((await ask(id, { Content: 'Hva?' })).code).toBe('conversation.not_found')
    expect((await ask(randomUUID(), { Content: 'Hva?', CaseBound: true })).code).toBe('conversation.not_found')
    expect((await ask('cust-abc', { Content: 'Hva?' })).code).toBe('conversation.not_found')
  })

  test('a process that dies in the midst three times gives the answer up in words, and Regenerate tries again', async () => {
    const id = await newCase()
    server.jobs.hold()
    const { answer } = await ask(id, { Content: 'Røyker hun?', CaseBound: true })
    // What the first three attempts left behind when their server was killed.
    await server.sql`update message set attempts = 3 where id = ${answer.id}`
    server.jobs.release()
    await server.jobs.settled()
    expect((await read(id)).at(-1)).toMatchObject({ done: true, text: '', failure: { code: 'answer.given_up' } })
    await server.call('POST', `/c/${id}/regenerate/${answer.id}`)
    await server.jobs.settled()
    expect((await read(id)).at(-1)?.failure).toBeUndefined()
  })
})

describe('whose it is, and for how long', () => {
  test('SEC-50 another’s is not there, to be read, asked, stopped, made anew or deleted', async () => {
    const general = randomUUID()
    const { answer } = await ask(general, { Content: 'Hva?' })
    const kase = await newCase()
    await ask(kase, { Content: 'Røyker hun?', CaseBound: true })
    await server.jobs.settled()
    for (const id of [general, kase]) {
      const knocks = [
        server.call('GET', `/c/${id}`, { as: 'other' }),
        server.call('DELETE', `/c/${id}`, { as: 'other' }),
        server.call('POST', `/c/${id}/ask-case`, { as: 'other', body: { Content: 'Hva?', CaseBound: id === kase } }),
        server.call('POST', `/c/${id}/regenerate/${answer.id}`, { as: 'other' }), server.call('POST', `/c/${id}/stop/${answer.id}`, { as: 'other' }),
      ]
      for (const knock of knocks) expect((await knock).statusCode).toBe(404)
    }
    expect((await read(general))).toHaveLength(2)
    expect(await list('other')).toEqual([])
  })

  test('SEC-52 an account that is not active reads what it asked and asks nothing, but the customer assistant', async () => {
    const id = randomUUID()
    await ask(id, { Content: 'Hva?' }, 'leaver')
    await server.jobs.settled()
    await server.subscribe('leaver', 'Expired')
    expect(await ask(id, { Content: 'Hva?' }, 'leaver')).toMatchObject({ status: 403, code: 'subscription.inactive' })
    expect((await read(id, 'leaver'))).toHaveLength(2)
    expect(await ask('cust-1', { Content: 'Hvordan fornyer jeg abonnementet?', IsCustomerAssistant: true }, 'leaver')).toMatchObject({ status: 200 })
  })

  test('GDPR-2 a deleted one is gone with its key, and nothing late makes it again', async () => {
    const [id, MessageId] = [randomUUID(), randomUUID()]
    await ask(id, { Content: 'Hemmelig spørsmål?', MessageId })
    await server.jobs.settled()
    const [row] = await server.sql<{ key_id: string; sealed: string }[]>`
      select v.key_id, encode(m.content_sealed, 'escape') as sealed from conversation v join message m on m.conversation_id = v.id
        where v.id = ${id} and m.role = 'User'`
    expect(row?.sealed).not.toMatch(/Hemmelig/)
    expect((await server.call('DELETE', `/c/${id}`)).statusCode).toBe(204)
    expect(await server.sql`select from data_key where id = ${row?.key_id ?? ''}`).toEqual([])
    expect((await ask(id, { Content: 'Hemmelig spørsmål?', MessageId })).code).toBe('conversation.not_found')
    expect((await server.call('POST', '/c', { body: { id } })).statusCode).toBe(404)
    expect((await server.call('DELETE', `/c/${id}`)).statusCode).toBe(404)
    const kase = await newCase()
    const late = randomUUID()
    await ask(kase, { Content: 'Røyker hun?', CaseBound: true, MessageId: late })
    await server.jobs.settled()
    await server.call('DELETE', `/c/${kase}`)
    expect((await ask(kase, { Content: 'Røyker hun?', CaseBound: true, MessageId: late })).code).toBe('conversation.not_found')
    expect((await ask(kase, { Content: 'Røyker hun?', CaseBound: true })).status).toBe(200)
    await server.jobs.settled()
  })

  test('one on an anonymous case goes with it, key and rows', async () => {
    const id = await newCase()
    await ask(id, { Content: 'Røyker hun?', CaseBound: true })
    await server.jobs.settled()
    const [row] = await server.sql<{ id: string; key_id: string }[]>`select id, key_id from conversation where case_id = ${id}`
    await server.sql`update consultation_case set expires_at = now() - interval '1 second' where id = ${id}`
    await forgetNow({
      sql: server.sql,
      blobs: makeFolderBlobs({ root: server.folder }),
      log: server.log,
      accessLog: server.accessLog,
      clock: server.clock,
      keep: server.keep,
    })
    expect(await server.sql`select from conversation where id = ${row?.id ?? ''}`).toEqual([])
    expect(await server.sql`select from message where conversation_id = ${row?.id ?? ''}`).toEqual([])
    expect(await server.sql`select from data_key where id = ${row?.key_id ?? ''}`).toEqual([])
  })

  test('NORM-1 reading and asking of a case is in its access log, a general conversation is in none', async () => {
    const id = await newCase()
    const count = async () => (await server.sql<{ n: number }[]>`select count(*)::int as n from access_log`)[0]?.n
    const before = await count()
    const general = randomUUID()
    await ask(general, { Content: 'Hva?' })
    await read(general)
    await ask('cust-2', { Content: 'Hva?', IsCustomerAssistant: true })
    expect(await count()).toBe(before)
    await ask(id, { Content: 'Røyker hun?', CaseBound: true })
    expect(await server.sql`select from access_log where case_id = ${id} and action = 'read'`).toHaveLength(1)
    await server.jobs.settled()
  })
})

describe('the customer assistant', () => {
  test('answers from the help texts in the person’s language, whole in its reply', async () => {
    const { answer } = await ask('cust-3', { Content: 'Hvordan tar jeg opp en konsultasjon?', IsCustomerAssistant: true })
    expect(answer).toMatchObject({ done: true, human: false, sources: [] })
    expect(answer.text).toMatch(/Ta opp/)
    expect((await read('cust-3'))).toHaveLength(2)
    expect((await read('cust-3', 'other'))).toEqual([])
    expect((await list()).map(({ id }) => id)).not.toContain('cust-3')
  })

  test.each(['Kan jeg få snakke med et menneske?', 'qwxz plomf brzk?', 'Hvem vant VM i 1998?'])('hands over to a person: %s', async (Content) => {
    expect((await ask('cust-4', { Content, IsCustomerAssistant: true })).answer).toMatchObject({ human: true, done: true })
  })

  test('GDPR-4 leaves no row, no file and no line of a log', async () => {
    const word = `kanari${randomUUID().slice(0, 8)}`
    await ask(`cust-${word}`, { Content: `${word} hvordan tar jeg opp?`, IsCustomerAssistant: true })
    await read(`cust-${word}`)
    const tables = await server.sql<{ name: string }[]>`select tablename as name from pg_tables where schemaname = 'public'`
    for (const { name } of tables.filter(({ name: one }) => one !== 'schema_migration')) {
      const found = await server.sql`select from ${server.sql(name)} t where t::text like ${`%${word}%`}`.catch(() => [])
      expect([name, found]).toEqual([name, []])
    }
    for (const file of await readdir(server.folder, { recursive: true, withFileTypes: true })) {
      if (file.isFile()) expect((await readFile(join(file.parentPath, file.name))).includes(word)).toBe(false)
    }
    expect(lines.join('')).not.toContain(`${word} hvordan`)
  })
})
