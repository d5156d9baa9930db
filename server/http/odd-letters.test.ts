import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ErrorCode } from '#contract/error-code.ts'
import { refusalText } from '#contract/refusal-text/in-language.ts'
import { BASE_PATH } from '#contract/route.ts'
import type { Route } from '#contract/route.ts'
import { routes } from '#contract/routes.ts'
import type { RouteName } from '#contract/routes.ts'
import { FEEDS } from '../../tools/canary/feeds.ts'
import { multipart } from '#server/testing/multipart-form.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.subscribe('doctor')
})
afterAll(() => server.stop())

const table = Object.entries(routes) as [RouteName, Route][]
const newIds = () => ({
  patientId: randomUUID(),
  caseId: randomUUID(),
  recordingId: randomUUID(),
  documentId: randomUUID(),
  revision: '1',
  sectionTitle: 'summary',
  id: 'none',
})
type Ids = ReturnType<typeof newIds>

const cursor = (content: object): string => Buffer.from(JSON.stringify(content)).toString('base64url')

/** What a name, a code or a text may turn out to be. */
const ODD: Record<string, string> = {
  'a NUL': 'a\0b',
  'half a surrogate pair': 'a\ud800b',
  'five thousand letters': 'a'.repeat(5_000),
  'a quote': "a'b--",
  'nothing': '',
  'blanks': ' ',
  'a cursor of words': cursor({ at: "now()'", id: randomUUID() }),
  'a cursor of the year nought': cursor({ at: '0000-01-01 00:00:00+00', id: randomUUID() }),
  'a cursor of a NUL': cursor({ at: '2026-01-01\0', id: randomUUID(), actorId: randomUUID(), seq: 1 }),
  'a cursor beyond time': cursor({ at: '9999999999999999', id: randomUUID() }),
  'a cursor of the year nought, in the log': cursor({ at: '0000-01-01T00:00:00Z', actorId: randomUUID(), seq: 1 }),
  'a cursor of a number past all': cursor({ at: '2026-01-01T00:00:00Z', actorId: randomUUID(), seq: 1e15 }),
}

/** Lone surrogates have no percent code: they go as the bytes they would be. */
const inAddress = (word: string): string => encodeURIComponent(word.replaceAll('\ud800', '\u0001')).replaceAll('%01', '%ED%A0%80')

const pathOf = ({ path }: Route, at: Ids, odd?: { name: string; word: string }): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => (odd?.name === name ? inAddress(odd.word) : at[name as keyof Ids]))

async function send(
  route: Route,
  url: string,
  fed: { body?: unknown; form?: Record<string, string | Uint8Array> } = {},
): Promise<{ status: number; body: string }> {
  const form = fed.form && multipart(fed.form)
  const headers = {
    host: 'localhost',
    authorization: 'Bearer test:doctor',
    ...(fed.body !== undefined && { 'content-type': 'application/json' }),
    ...form?.headers,
  }
  const payload = form?.payload ?? (fed.body === undefined ? undefined : JSON.stringify(fed.body))
  const { statusCode, body } = await server.app.inject({ method: route.method, url: BASE_PATH + url, headers, ...(payload !== undefined && { payload }) })
  return { status: statusCode, body: body.slice(0, 200) }
}

/** Where in a body a text stands. */
function placesOf(value: unknown, place: readonly string[] = []): (readonly string[])[] {
  if (typeof value === 'string') return [place]
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => placesOf(inner, [...place, key]))
}

/** A copy with another word in that place. */
function withWord(value: unknown, [key, ...rest]: readonly string[], word: string): unknown {
  if (key === undefined) return word
  if (Array.isArray(value)) return value.map((one: unknown, at) => (String(at) === key ? withWord(one, rest, word) : one))
  return { ...(value as object), [key]: withWord((value as Record<string, unknown>)[key], rest, word) }
}

const soundOf = (words: string) => ({
  group: Buffer.from(`group 1:${words}`),
  file: Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from(words)]),
})

async function newCase(): Promise<Ids> {
  const at = newIds()
  await server.call('POST', `/patients/${at.patientId}/cases`, { body: { id: at.caseId, transcription: 'Hun har hodepine og kvalme.' } })
  return at
}

const queryKeys = table.flatMap(([name, route]) => Object.keys(route.query?.shape ?? {}).map((key) => [name, key] as const))
const pathKeys = table.flatMap(([name, { path }]) => [...path.matchAll(/\{(\w+)\}/g)].map((match) => [name, match[1] ?? ''] as const))
const fed = table.flatMap(([name]) => (FEEDS[name] ? [name] : []))

/** Each odd word in one place of a call; gives those that were taken for a defect of the server. */
async function defects(ask: (word: string) => Promise<{ status: number; body: string }>): Promise<string[]> {
  const found: string[] = []
  for (const [kind, word] of Object.entries(ODD)) {
    const { status, body } = await ask(word)
    if (status >= 500 && !body.includes('.unavailable')) found.push(`${kind}: ${status} ${body}`)
  }
  return found
}

describe('SEC-9 no text that a caller sends is a defect of the server', () => {
  test.each(queryKeys)('%s, in %s of its query', async (name, key) => {
    const at = await newCase()
    const route: Route = routes[name]
    expect(await defects((word) => send(route, `${pathOf(route, at)}?${key}=${inAddress(word)}`))).toEqual([])
  })

  test.each(pathKeys)('%s, in %s of its path', async (name, key) => {
    const at = await newCase()
    const route: Route = routes[name]
    expect(await defects((word) => send(route, pathOf(route, at, { name: key, word })))).toEqual([])
  })

  test.each(fed.filter((name) => name !== 'eraseAccount'))('%s, in every text of its body', async (name) => {
    const route: Route = routes[name]
    const found: string[] = []
    const known = await newCase()
    const { body, form } = FEEDS[name]?.('ord', { ...known, revision: 1, soundOf }) ?? {}
    for (const place of placesOf(body ?? form)) {
      const ask = async (word: string) => {
        const at = name === 'saveCase' || name === 'uploadAudio' || name === 'saveAudioChunk' ? await newCase() : known
        const changed = withWord(body ?? form, place, word)
        const sent = place[0] === 'id' || !('id' in (changed as object)) ? changed : { ...(changed as object), id: at.caseId }
        return send(route, pathOf(route, at), body ? { body: sent } : { form: sent as Record<string, string> })
      }
      found.push(...(await defects(ask)).map((defect) => `${place.join('.')}, ${defect}`))
    }
    expect(found).toEqual([])
  })
})

test.each<[RouteName, string, ErrorCode]>([
  ['confirmCheckoutSession', 'id', 'payment.not_found'], ['freeSeat', 'seatId', 'seat.not_found'], ['deleteTrigger', 'id', 'trigger.not_found'],
  ['deleteTemplate', 'id', 'template.not_found'], ['getSource', 'id', 'source.not_found'], ['deleteDocument', 'documentId', 'document.not_found'],
  ['getReportVersion', 'revision', 'report.version_not_found'], ['answerQuestion', 'questionId', 'question.not_found'],
  ['getPatient', 'patientId', 'patient.not_found'], ['readConversation', 'conversationId', 'conversation.not_found'],
  ['deleteCase', 'caseId', 'case.not_found'],
])('SEC-50 what is no id names nothing: %s, in %s of its path, is %s', async (name, key, code) => {
  const at = await newCase()
  const route: Route = routes[name]
  const { status, body } = await send(route, pathOf(route, at, { name: key, word: 'a\0b' }), FEEDS[name]?.('ord', { ...at, revision: 1, soundOf }))
  expect([status, (JSON.parse(body) as { code: string }).code]).toEqual([404, code])
})

test.each([
  [`${BASE_PATH}/patients/%ZZ`, 400, 'request.malformed'], [`${BASE_PATH}/patients/${'a'.repeat(201)}`, 404, 'request.not_found'],
  [`${BASE_PATH}/payments/checkout-session/${'Kari'.repeat(400)}/confirm`, 404, 'request.not_found'], ['/%ZZ', 400, 'request.malformed'],
])('SEC-9 an address that leads to no route for its form is refused as all else is, and not told back: %#', async (url, status, code) => {
  const answer = await server.app.inject({ url, method: url.endsWith('confirm') ? 'POST' : 'GET', headers: { host: 'localhost', 'accept-language': 'sv' } })
  expect([answer.statusCode, answer.json()]).toEqual([status, { code, message: refusalText(code as ErrorCode, 'sv') }])
  expect(answer.headers).toMatchObject({ 'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/), 'x-content-type-options': 'nosniff' })
})

describe('SEC-9 a number is a number', () => {
  test.each([null, '', [], true, ' ', '1e1', '0x19', '25', 25.5, -1])('an age of %j is none', async (ageYears) => {
    const at = newIds()
    const { status } = await send(routes.saveCase, pathOf(routes.saveCase, at), {
      body: { id: at.caseId, descriptor: { kind: 'human', gender: 'female', ageYears } },
    })
    expect(status).toBe(400)
  })

  test.each([' ', '1e1', '0x19', '-1', '1.5', '٣', '+3', '１'])('SEC-9 in a form, an age of %j is none', async (ageYears) => {
    const at = newIds()
    await server.call('POST', pathOf(routes.saveAudioChunk, at), {
      form: { index: '1', recordingId: at.recordingId, audioFile: Buffer.from('group 1:Hun har hodepine.') },
    })
    expect((await send(routes.finalizeRecording, pathOf(routes.finalizeRecording, at), { form: { recordingId: at.recordingId, ageYears } })).status).toBe(400)
    expect((await send(routes.finalizeRecording, pathOf(routes.finalizeRecording, at), { form: { recordingId: at.recordingId, ageYears: '25' } })).status).toBe(
      200,
    )
  })

  test.each([' ', '1e1', '0x2', '1.0', '+1', '0', '4001'])('REL-6 the index of a part is no %j', async (index) => {
    const at = newIds()
    expect(
      (
        await send(routes.saveAudioChunk, pathOf(routes.saveAudioChunk, at), {
          form: { index, recordingId: at.recordingId, audioFile: Buffer.from('group 1:x') },
        })
      ).status,
    ).toBe(400)
  })

  test.each<Record<string, string>>([{ species: 'dog' }, { ageMonths: '3' }, { sex: 'male' }, { reproductiveStatus: 'intact' }])(
    'SEC-9 of a human nobody says %j',
    async (told) => {
      const at = newIds()
      await server.call('POST', pathOf(routes.saveAudioChunk, at), {
        form: { index: '1', recordingId: at.recordingId, audioFile: Buffer.from('group 1:Hun har hodepine.') },
      })
      expect(
        (await send(routes.finalizeRecording, pathOf(routes.finalizeRecording, at), { form: { recordingId: at.recordingId, kind: 'human', ...told } })).status,
      ).toBe(400)
      expect(
        (await send(routes.saveCase, pathOf(routes.saveCase, at), { body: { id: at.caseId, revision: 1, descriptor: { kind: 'human', ...told } } })).status,
      ).toBe(400)
    },
  )
})

test('SEC-9 a reference code with a NUL is refused with a plan that exists, too', async () => {
  const { products } = (await server.call('GET', '/payments/products')).json<{ products: { id: string }[] }>()
  expect((await server.call('POST', '/payments/checkout-session/', { body: { productId: products[0]?.id, referenceCode: 'a\0b' } })).statusCode).toBe(400)
})

test('the pages of the case picker follow one another to the last, without a case twice', async () => {
  const as = 'collector'
  await server.subscribe(as)
  const made = Array.from({ length: 65 }, newIds)
  for (const at of made) await server.call('POST', `/patients/${at.patientId}/cases`, { as, body: { id: at.caseId, manualNote: 'x' } })
  // Many at one instant, told apart by their ids alone.
  await server.sql`update consultation_case set updated_at = date_trunc('second', updated_at) + interval '1 microsecond'
    where id = any(${made.map(({ caseId }) => caseId)}::uuid[])`
  const seen: string[] = []
  for (let cursorNow: string | null = ''; cursorNow !== null; ) {
    const page: { items: { id: string }[]; cursor: string | null } = (await server.call('GET', `/cases${cursorNow && `?cursor=${cursorNow}`}`, { as })).json()
    seen.push(...page.items.map(({ id }) => id))
    cursorNow = page.cursor
  }
  expect(seen.toSorted()).toEqual(made.map(({ caseId }) => caseId).toSorted())
})
