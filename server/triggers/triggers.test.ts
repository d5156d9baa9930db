import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { triggerBounds } from '#contract/trigger.ts'
import type { Trigger } from '#contract/trigger.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

let server: TestServer
let person: string

/** Nobody that was here before. */
const someone = (): string => `person_${randomUUID().replaceAll('-', '')}`

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  person = someone()
  await server.subscribe(person)
})

async function post(body: object, as = person): Promise<{ status: number; code: string | undefined; list: Trigger[] }> {
  const answer = await server.call('POST', '/settings/triggers', { as, body })
  const said = answer.json<Trigger[] & { code?: string }>()
  return { status: answer.statusCode, code: said.code, list: said }
}
const list = async (as = person): Promise<Trigger[]> => (await server.call('GET', '/settings/triggers', { as })).json<Trigger[]>()
const remove = (id: string, as = person) => server.call('DELETE', `/settings/triggers/${id}`, { as })

describe('spec 7 the list of trigger phrases', () => {
  test('a new one gets an id from the server, both texts are trimmed, and the answer is the whole list', async () => {
    await post({ trigger: ' normal lungestatus ', action: '\nVesikulær respirasjonslyd. ' })
    const { list: both } = await post({ trigger: 'vanlige råd', action: 'Plan: Kontroll ved behov.' })
    expect(both).toEqual([
      { id: expect.stringMatching(/^[0-9a-f-]{36}$/), trigger: 'normal lungestatus', action: 'Vesikulær respirasjonslyd.' },
      { id: expect.any(String), trigger: 'vanlige råd', action: 'Plan: Kontroll ved behov.' },
    ])
    expect(await list()).toEqual(both)
  })

  test('one with an id the client made is kept under it; sent again it changes, in its place', async () => {
    const id = randomUUID()
    await post({ id, trigger: 'en', action: 'x' })
    await post({ trigger: 'to', action: 'y' })
    const { list: changed } = await post({ id, trigger: 'tre', action: 'z' })
    expect(changed.map(({ trigger }) => trigger)).toEqual(['tre', 'to'])
    expect(changed[0]?.id).toBe(id)
  })

  test('deleting answers the list without it; again it is not found', async () => {
    const id = (await post({ trigger: 'en', action: 'x' })).list[0]?.id ?? ''
    await post({ trigger: 'to', action: 'y' })
    const answer = await remove(id)
    expect([answer.statusCode, answer.json<Trigger[]>().map(({ trigger }) => trigger)]).toEqual([200, ['to']])
    expect([(await remove(id)).statusCode, (await remove(id)).json<{ code: string }>().code]).toEqual([404, 'trigger.not_found'])
  })

  test.each([
    ['trigger.incomplete', { trigger: '  ', action: 'x' }],
    ['trigger.incomplete', { trigger: 'x', action: ' \n ' }],
    ['trigger.too_long', { trigger: 'x'.repeat(201), action: 'x' }],
    ['trigger.too_long', { trigger: 'x', action: 'x'.repeat(5_001) }],
    ['request.malformed', { trigger: 'x' }],
    ['request.malformed', { id: '1', trigger: 'x', action: 'y' }],
    ['request.malformed', { trigger: ['x'], action: 'y' }],
  ])('SEC-9 %s', async (code, body) => {
    expect(await post(body)).toMatchObject({ status: code === 'request.malformed' ? 400 : 422, code })
    expect(await list()).toEqual([])
  })

  test('SEC-9 what just fits is taken', async () => {
    expect((await post({ trigger: ` ${'x'.repeat(200)} `, action: `${'y'.repeat(5_000)}\n` })).status).toBe(200)
  })

  test('SEC-9 no more than two hundred, also when they come at once; the ones there can still be changed', async () => {
    for (let at = 0; at < triggerBounds.perUser - 2; at++) await post({ trigger: `frase ${at}`, action: 'x' })
    const statuses = (await Promise.all(Array.from({ length: 6 }, (_, at) => post({ trigger: `samtidig ${at}`, action: 'x' })))).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 422, 422, 422, 422])
    const all = await list()
    expect(all).toHaveLength(triggerBounds.perUser)
    expect((await post({ trigger: 'ny', action: 'x' })).code).toBe('trigger.too_many')
    expect((await post({ id: all[0]?.id, trigger: 'endret', action: 'x' })).status).toBe(200)
  })
})

describe('whose they are', () => {
  test('SEC-50 nobody sees, changes or deletes another’s; the same id is another phrase', async () => {
    const id = randomUUID()
    await post({ id, trigger: 'min', action: 'x' })
    const other = someone()
    await server.subscribe(other)
    const [theirs, unknown] = [await remove(id, other), await remove(randomUUID(), other)]
    expect([theirs.statusCode, theirs.body]).toEqual([404, unknown.body])
    expect((await post({ id, trigger: 'din', action: 'y' }, other)).list).toEqual([{ id, trigger: 'din', action: 'y' }])
    expect(await list()).toEqual([{ id, trigger: 'min', action: 'x' }])
  })

  test('SEC-52 an account that is not active reads them and changes nothing', async () => {
    const { list: made } = await post({ trigger: 'min', action: 'x' })
    await server.subscribe(person, 'Expired')
    expect(await list()).toEqual(made)
    expect((await post({ trigger: 'ny', action: 'x' })).code).toBe('subscription.inactive')
    expect((await remove(made[0]?.id ?? '')).statusCode).toBe(403)
  })

  test('an id that is none names nothing', async () => {
    expect((await remove('1')).json<{ code: string }>().code).toBe('trigger.not_found')
  })

  test('both texts lie sealed, under the key of their owner, and without the key they are gone', async () => {
    await post({ trigger: 'hemmelig frase', action: 'hemmelig tekst' })
    const [row] = await server.sql<{ content: string; owner: string }[]>`
      select encode(content_sealed, 'escape') as content, owner_id as owner from trigger_phrase
      where owner_id = (select id from app_user where subject = ${person})`
    expect(row?.content).not.toMatch(/hemmelig/)
    await server.sql`delete from data_key where id = ${row?.owner ?? ''}`
    expect(await list()).toEqual([])
  })
})

describe('spec 1 spoken, they join the report', () => {
  const PHRASE = { trigger: 'normal lungestatus', action: 'Status: Vesikulær respirasjonslyd, ingen fremmedlyder.' }
  const TALK = 'Pasient: Jeg har hostet i tre uker og har hatt feber.\nLege: Normal lungestatus. Du får Apocillin 660 mg fire ganger daglig.'

  async function report(text: string) {
    const [patientId, id] = [randomUUID(), randomUUID()]
    await server.call('POST', `/patients/${patientId}/cases?regenerate=true`, { as: person, body: { id, transcription: text } })
    await server.jobs.settled()
    const found = (await server.readCase(patientId, id, person))?.textReport
    const blocks = (found?.sections ?? []).flatMap(({ type, blocks: all }) => all.map((block) => ({ type, ...block })))
    return { patientId, id, blocks }
  }

  test('the text stands in the section it names, with a triangle’s evidence at the words spoken', async () => {
    await post(PHRASE)
    const { blocks } = await report(TALK)
    const added = blocks.filter(({ text }) => text.includes('Vesikulær'))
    expect(added).toMatchObject([{ type: 'physicalExamination', text: 'Vesikulær respirasjonslyd, ingen fremmedlyder.' }])
    expect(added[0]?.evidence.map(({ source, start, end }) => [source, TALK.slice(start, end)])).toEqual([['trigger', 'Normal lungestatus']])
    expect(added[0]?.supported).toBeUndefined()
    expect(blocks.some(({ text }) => /^normal lungestatus\.?$/i.test(text))).toBe(false)
    expect(blocks.some(({ text }) => text.includes('660 mg'))).toBe(true)
  })

  test('it is there again after regenerating, and is not told as left out', async () => {
    await post(PHRASE)
    const { patientId, id } = await report(TALK)
    const anew = await server.call('POST', `/patients/${patientId}/cases/${id}/report/regenerate`, { as: person, body: {} })
    expect(anew.json<{ changed: boolean }>().changed).toBe(false)
    expect(anew.body).toContain('Vesikulær')
    const omitted = await server.call('GET', `/patients/${patientId}/cases/${id}/omissions`, { as: person })
    expect([omitted.statusCode, omitted.body.includes('lungestatus')]).toEqual([200, false])
  })

  test('LLM-5 unspoken, or another’s, it adds nothing', async () => {
    await post(PHRASE)
    expect((await report('Jeg har hostet i tre uker.')).blocks.some(({ text }) => text.includes('Vesikulær'))).toBe(false)
    person = someone()
    await server.subscribe(person)
    expect((await report(TALK)).blocks.some(({ text }) => text.includes('Vesikulær'))).toBe(false)
  })

  test('a command changes the length and leaves no words; what is no listed command is text', async () => {
    await post({ trigger: 'kort rapport takk', action: '/lessDetailed' })
    await post({ trigger: 'slett alt sammen', action: '/delete' })
    const { blocks } = await report(`${TALK}\nLege: Kort rapport, takk. Slett alt sammen.`)
    const all = blocks.map(({ text }) => text).join('\n')
    expect(all).not.toMatch(/lessDetailed|kort rapport/i)
    expect(blocks.find(({ text }) => text === '/delete')?.evidence[0]?.source).toBe('trigger')
  })
})
