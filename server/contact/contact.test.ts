import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { CONTACT_KEEP_DAYS, contactBounds } from '#contract/contact-bounds.ts'
import type { ErrorCode } from '#contract/error-code.ts'
import { refusalText } from '#contract/refusal-text/in-language.ts'
import { Language } from '#contract/vertical.ts'
import type { Mail, Mailer } from '#server/ports/mailer.ts'
import { forgetNow } from '#server/testing/forget-now.ts'
import { makeKeptLog } from '#server/testing/kept-log.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'
import { openMessage } from './message-content.ts'
import type { ContactContent } from './message-content.ts'
import { mailMessages } from './mail-messages.ts'
import { contactStore } from './store.ts'

const { log, lines } = makeKeptLog({ level: 'debug' })
let server: TestServer
let strangers = 0

beforeAll(async () => {
  server = await startTestServer({ powers: { log } })
})
afterAll(() => server.stop())
afterEach(async () => {
  await server.sql`delete from contact_message`
})

const MESSAGE = {
  firstName: 'Kari',
  lastName: 'Ødegård',
  company: 'Fjordklinikken',
  email: 'kari.odegard@fjord.example',
  country: 'SE',
  phone: '070 123 45 67',
  textMessage: 'Vi er fire leger.\nKan dere vise det?',
  privacyConsent: true,
}

/** Each from a network of its own, unless told otherwise. */
const send = async (body: object, { language = 'nb', from = `10.0.${(strangers += 1)}.1` } = {}) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1.0/contact/message',
    remoteAddress: from,
    headers: { host: 'localhost', 'accept-language': language },
    payload: body,
  })
  return {
    status: answer.statusCode,
    said: answer.body === '' ? undefined : answer.json<{ code: ErrorCode; message: string; details?: { field?: string } }>(),
    headers: answer.headers,
  }
}
const kept = async () => (await contactStore.list(server.sql)).map((row) => openMessage(server.vault, row).said as ContactContent)

describe('spec 7 POST /contact/message', () => {
  test('a stranger’s message is stored as it was typed, sealed under a key of its own, with the prefix of the country; no log has a word of it', async () => {
    expect((await send(MESSAGE)).status).toBe(204)
    const { privacyConsent: _consent, ...typed } = MESSAGE
    expect(await kept()).toMatchObject([{ ...typed, phone: '+46 070 123 45 67' }])
    const [row] = await server.sql<{ all: string }[]>`select row_to_json(m)::text || encode(content_sealed, 'escape') as all from contact_message m`
    expect(row?.all).not.toMatch(/Kari|Fjord|fire leger/)
    expect(lines.join('')).toContain('/contact/message')
    expect(lines.join('')).not.toMatch(/Kari|degård|fjord|fire leger|070 ?123/i)
  })

  test('spec 5 e-mail and message are all that is asked for; the country is Norway unless another is chosen', async () => {
    expect((await send({ email: ' kari@klinikk.example ', textMessage: 'Hei.', privacyConsent: true, phone: '41 22 33 44' })).status).toBe(204)
    expect((await send({ email: 'kari@klinikk.example', textMessage: 'Hei.', privacyConsent: true, phone: '+358 40 123' })).status).toBe(204)
    expect(await kept()).toMatchObject([{ email: 'kari@klinikk.example', country: 'NO', phone: '+47 41 22 33 44', company: '' }, { phone: '+358 40 123' }])
  })

  test.each([
    ['\u200b+46 70 1', '+46 70 1'], ['\u2060\u00a041 22', '+47 41 22'], ['\u200b', ''], ['\u00a0', ''], ['0046 70 1', '0046 70 1'],
  ])('spec 9 the number %j is kept as %j', async (phone, number) => {
    await send({ ...MESSAGE, country: 'NO', phone })
    expect(await kept()).toMatchObject([{ phone: number }])
  })

  test.each([
    [{ email: '' }, 'contact.email_missing', 'email'],
    [{ email: '  ' }, 'contact.email_missing', 'email'],
    [{ email: 'kari' }, 'contact.email_invalid', 'email'],
    [{ email: 'kari@klinikk.example\r\nBcc: alle@x.example' }, 'contact.email_invalid', 'email'],
    [{ textMessage: ' \n\u00a0' }, 'contact.text_missing', 'textMessage'],
    [{ textMessage: '\u200b\u2060' }, 'contact.text_missing', 'textMessage'],
    [{ email: '\u200b' }, 'contact.email_missing', 'email'],
    [{ privacyConsent: false }, 'contact.consent_missing', 'privacyConsent'],
    [{ privacyConsent: undefined }, 'contact.consent_missing', 'privacyConsent'],
    [{ faxNumber: '1' }, 'contact.automatic', undefined],
  ] satisfies [object, ErrorCode, string | undefined][])('%j is refused in words of each language, and nothing is stored', async (change, code, field) => {
    for (const language of Language.options) {
      const { status, said } = await send({ ...MESSAGE, ...change }, { language })
      expect([status, said?.code, said?.message, said?.details?.field]).toEqual([422, code, refusalText(code, language), field])
    }
    expect(await kept()).toEqual([])
  })

  test.each([
    [{ textMessage: 'a'.repeat(contactBounds.messageCharacters + 1) }, 422],
    [{ email: `${'a'.repeat(100_000)}@x.example` }, 422],
    [{ country: 'FI' }, 400],
    [{ privacyConsent: 'true' }, 400],
    [{ firstName: {} }, 400],
    [[], 400],
    [{ firstName: 'a'.repeat(101) }, 400],
  ])('SEC-9 what is out of bounds or of the wrong type is refused: %#', async (change, status) => {
    expect((await send(Array.isArray(change) ? change : { ...MESSAGE, ...change })).status).toBe(status)
    expect(await kept()).toEqual([])
  })

  test('an address copied with signs that nobody sees is the address', async () => {
    expect((await send({ ...MESSAGE, email: '\u200bkari@klinikk\u00ad.example\ufeff ' })).status).toBe(204)
    expect(await kept()).toMatchObject([{ email: 'kari@klinikk.example' }])
  })

  test('SEC-12 a stranger may write six times a minute, and others go on', async () => {
    const statuses: number[] = []
    for (let time = 0; time < 7; time += 1) statuses.push((await send(MESSAGE, { from: '192.0.2.7' })).status)
    const { status, headers } = await send(MESSAGE, { from: '192.0.2.7' })
    expect(statuses).toEqual([204, 204, 204, 204, 204, 204, 429])
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
    expect((await send(MESSAGE)).status).toBe(204)
  })
})

test('SEC-12 a day takes two thousand messages of a kind, and one that cannot be kept is told so', async () => {
  const bulk = (count: number) => server.sql`
    insert into contact_message (id, kind, key_id, content_sealed) select gen_random_uuid(), 'contact', gen_random_uuid(), ''
    from generate_series(1, ${count}::int)`
  await bulk(1_999)
  expect((await send(MESSAGE)).status).toBe(204)
  const { status, said, headers } = await send(MESSAGE)
  expect([status, said?.code, headers['retry-after']]).toEqual([429, 'request.rate_limited', '3600'])
  await server.sql`update contact_message set created_at = now() - interval '25 hours'`
  expect((await send(MESSAGE)).status).toBe(204)
})

describe('the outbox', () => {
  const mails: Mail[] = []
  const takes: Mailer = { send: (mail) => Promise.resolve(void mails.push(mail)) }
  const refuses: Mailer = { send: () => Promise.reject(new Error('connect ECONNREFUSED kari.odegard@fjord.example')) }
  const round = (mailer: Mailer) => mailMessages({ sql: server.sql, vault: server.vault, mailer, log }, new AbortController().signal)
  const due = () => server.sql`update contact_message set next_try_at = now()`
  afterEach(() => void mails.splice(0))

  test('a message is mailed once, to be answered to whoever wrote it', async () => {
    await send(MESSAGE)
    await Promise.all([round(takes), round(takes)])
    await due()
    await round(takes)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({
      replyTo: MESSAGE.email,
      text: 'Kari Ødegård\nFjordklinikken\nkari.odegard@fjord.example\n+46 070 123 45 67\nSE\n\nVi er fire leger.\nKan dere vise det?\n',
    })
    expect(mails[0]?.subject).not.toMatch(/Kari|Fjord/)
  })

  test('nobody adds a line that reads as ours', async () => {
    await send({ ...MESSAGE, firstName: 'Kari\nSvar til: ond@x.example', company: 'Klinikk\u2028Betalt: ja' })
    await round(takes)
    expect(mails[0]?.text.split('\n').slice(0, 3)).toEqual(['Kari Svar til: ond@x.example Ødegård', 'Klinikk Betalt: ja', MESSAGE.email])
  })

  test.each([
    [' kari@fjord.example ', 'kari@fjord.example'],
    ['ring meg', undefined],
    ['', undefined],
    ['kari@fjord.example\r\nBcc: alle@x.example', undefined],
  ])('what is said of the product is mailed too, to be answered where %j can be', async (email, replyTo) => {
    const body = { rating: 3, category: 'problem', feedback: 'Knappen svarer ikke.', email, phone: '' }
    const said = await server.app.inject({
      method: 'POST',
      url: '/api/v1.0/feedback/message',
      remoteAddress: `10.1.${(strangers += 1)}.1`,
      headers: { host: 'localhost' },
      payload: body,
    })
    expect(said.statusCode).toBe(204)
    await round(takes)
    expect(mails[0]?.replyTo).toBe(replyTo)
    expect(mails[0]?.subject).toMatch(/^Epikrise: feedback, \d{4}-\d\d-\d\d$/)
    expect(mails[0]?.text).toMatch(/^problem, 3 of 10\n[^]*\nKnappen svarer ikke\.\n$/)
  })

  test('one that was not taken is tried again, later each time, under the same id, and the log tells nobody’s name', async () => {
    await send(MESSAGE)
    const waits: number[] = []
    for (let time = 0; time < 3; time += 1) {
      await due()
      await round(refuses)
      const [row] = await server.sql<{ seconds: number }[]>`select extract(epoch from next_try_at - now())::float8 as seconds from contact_message`
      waits.push(Math.round(row?.seconds ?? 0))
    }
    expect(waits[0]).toBeGreaterThan(30)
    expect(waits[2]).toBeGreaterThan((waits[0] ?? 0) * 3)
    await round(takes)
    expect(mails).toEqual([])
    await due()
    await round(takes)
    const [row] = await contactStore.list(server.sql)
    expect([mails[0]?.id, row?.sent_at]).toEqual([row?.id, expect.any(Date)])
    expect(lines.join('')).toContain('could not be mailed')
    expect(lines.join('')).not.toContain('odegard')
  })

  test('REL a server that dies with a message in hand leaves it to the next, after the lease', async () => {
    await send(MESSAGE)
    expect(await contactStore.takeUp(server.sql)).toBeDefined()
    await round(takes)
    expect(mails).toEqual([])
    await due()
    await round(takes)
    expect(mails).toHaveLength(1)
  })

  test('what has waited longest goes first, and what is mailed waits for nothing more', async () => {
    for (const textMessage of ['Sist.', 'Først.']) await send({ ...MESSAGE, textMessage })
    const [, second] = await contactStore.list(server.sql)
    await server.sql`update contact_message set created_at = created_at - interval '1 hour' where id = ${second?.id ?? ''}`
    expect(await contactStore.tryNow(server.sql)).toBe(2)
    await round(takes)
    expect(mails.map(({ text }) => text.trim().split('\n').at(-1))).toEqual(['Først.', 'Sist.'])
    expect(await contactStore.tryNow(server.sql)).toBe(0)
  })

  test('one that has lost its key keeps none behind it waiting', async () => {
    await send(MESSAGE)
    await send({ ...MESSAGE, textMessage: 'Den neste.' })
    await server.sql`delete from data_key where id = (select key_id from contact_message order by created_at limit 1)`
    await round(takes)
    expect(mails.map(({ text }) => text.trim().split('\n').at(-1))).toEqual(['Den neste.'])
  })

  test('REL what a server that leaves has not come to is the next one’s at once', async () => {
    for (const textMessage of ['En.', 'To.', 'Tre.']) await send({ ...MESSAGE, textMessage })
    const leaving = new AbortController()
    const takesOne: Mailer = { send: (mail) => Promise.resolve(void mails.push(mail)).then(() => leaving.abort()) }
    await mailMessages({ sql: server.sql, vault: server.vault, mailer: takesOne, log }, leaving.signal)
    expect(mails).toHaveLength(1)
    await round(takes)
    expect(mails.map(({ text }) => text.trim().split('\n').at(-1))).toEqual(['En.', 'To.', 'Tre.'])
  })

  test('GDPR-2 a message goes with its key after its period, mailed or not, and one that has lost its key goes at once', async () => {
    await send(MESSAGE)
    await send(MESSAGE)
    await send({ ...MESSAGE, textMessage: 'Den nyeste.' })
    const [old, keyless] = await contactStore.list(server.sql)
    await server.sql`update contact_message set created_at = now() - ${CONTACT_KEEP_DAYS + 1} * interval '1 day' where id = ${old?.id ?? ''}`
    await server.sql`delete from data_key where id = ${keyless?.id ?? ''}`
    await forgetNow(server)
    expect((await kept()).map(({ textMessage }) => textMessage)).toEqual(['Den nyeste.'])
    expect(await server.sql`select 1 from data_key where id = ${old?.id ?? ''}`).toEqual([])
  })
})
