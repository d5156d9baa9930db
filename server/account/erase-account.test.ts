import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DeletionReceipt } from '#contract/account.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Payments } from '#server/ports/payments.ts'
import { makeIdentityStore } from '#server/adapters/identity-embedded/store.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

let server: TestServer
const ledger: string[] = []
const forgotten: { issuer: string; subject: string }[] = []
let providerIsDown = false

beforeAll(async () => {
  const unused = () => Promise.reject(new Refusal('payment.unavailable'))
  const payments: Payments = {
    plans: unused,
    open: unused,
    read: unused,
    readSubscription: unused,
    giveMonth: () => Promise.reject(new Error('not asked for')), endAtPeriodEnd: unused,
    priceSeats: unused, changeSeats: unused,
    openPortal: unused,
    invoices: unused,
    readNotice: () => ({ id: 'evt', about: 'nothing' }),
    endNow: async (reference) => {
      if (providerIsDown) throw new Refusal('payment.unavailable')
      ledger.push(`end ${reference}`)
    },
    close: async (id) => void ledger.push(`close ${id}`),
  }
  server = await startTestServer({ powers: { payments, forgetPerson: async (_tx, person) => void forgotten.push(person) } })
})
afterAll(() => server.stop())

const TALK = 'Pasienten har hodepine og kvalme siden i går. Ingen feber. Blodtrykk 140 over 90.'

async function fill(as: string): Promise<{ userId: string; ids: string[]; caseIds: string[] }> {
  await server.subscribe(as)
  const userId = (await server.call('GET', '/user-profile', { as })).json<{ id: string }>().id
  await server.sql`update subscription set provider_reference = ${`sub_${as}`}, superseded = ${[`sub_old_${as}`]} where user_id = ${userId}`
  const named = { patientId: randomUUID(), caseId: randomUUID(), recordingId: randomUUID() }
  const path = `/patients/${named.patientId}/cases/${named.caseId}`
  await server.call('POST', `${path}/audio-chunk`, { as, form: { index: '1', recordingId: named.recordingId, audioFile: Buffer.from(`group 1:${TALK}`) } })
  await server.call('POST', path, { as, form: { recordingId: named.recordingId, patient: JSON.stringify({ name: 'Åse Prøvesen' }) } })
  const unnamed = { patientId: randomUUID(), caseId: randomUUID() }
  await server.call('POST', `/patients/${unnamed.patientId}/cases?regenerate=true`, { as, body: { id: unnamed.caseId, transcription: TALK } })
  await server.call('POST', '/settings/triggers', { as, body: { trigger: 'normal status', action: 'Normale funn.' } })
  await server.call('POST', '/ws-tickets', { as, body: { caseId: named.caseId } })
  await server.jobs.settled()
  await server.call('POST', `/patients/${unnamed.patientId}/cases?regenerate=true`, { as, body: { id: unnamed.caseId } })
  await server.jobs.settled()
  return { userId, ids: [...Object.values(named), ...Object.values(unnamed)], caseIds: [named.caseId, unnamed.caseId] }
}

/** What may still name an account that is gone: the log, which holds ids alone. */
const OUTLIVES = new Set(['access_log', 'access_log_chain'])

/** Every table with a row in which one of the words stands, however it is kept. */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  const tables = await server.sql<
    { schema: string; name: string }[]
  >`select schemaname as schema, tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`
  const found: string[] = []
  for (const { schema, name } of tables) {
    for (const word of words) {
      const [row] = await server.sql<
        { hit: boolean }[]
      >`select exists (select from ${server.sql(schema)}.${server.sql(name)} t where position(${word.toLowerCase()} in lower(t::text)) > 0) as hit`
      if (row?.hit && !OUTLIVES.has(name)) found.push(`${name}: ${word}`)
    }
  }
  return found
}

const erase = (as: string, headers?: Record<string, string>) => server.call('DELETE', '/account', { as, ...(headers && { headers }) })

describe('GDPR-2 the erasure of an account (art. 17)', () => {
  test('leaves no row, no key and no file, ends the payment at its provider, and answers a receipt in numbers', async () => {
    const { userId, ids, caseIds } = await fill('leaver')
    const stays = await fill('stayer')
    expect(await readdir(`${server.folder}/cases/${caseIds[0] ?? ''}`)).toHaveLength(1)
    const answer = await erase('leaver')
    expect(answer.statusCode).toBe(200)
    const { id, at, counts } = answer.json<DeletionReceipt>()
    expect(counts).toEqual({ patients: 2, cases: 2, recordings: 1, documents: 0, triggers: 1, conversations: 0, keys: 5 })
    expect(Date.parse(at)).toBeGreaterThan(Date.now() - 60_000)
    expect(answer.body).not.toMatch(/leaver|Åse|hodepine/)

    // Files go after the answer; what names them goes with them.
    expect((await tablesWith([userId, 'leaver', ...ids])).filter((found) => !found.startsWith('blob_removal: '))).toEqual([])
    expect(await server.sql`select 1 from data_key where id = any(${[userId, ...ids]}::uuid[])`).toHaveLength(0)
    expect(ledger).toEqual(expect.arrayContaining(['end sub_leaver', 'end sub_old_leaver']))
    expect(forgotten).toContainEqual({ issuer: 'https://issuer.example', subject: 'leaver' })
    await expect.poll(() => readdir(`${server.folder}/cases/${caseIds[0] ?? ''}`).catch(() => [])).toEqual([])
    await expect
      .poll(async () => (await server.sql<{ files_gone_at: Date | null }[]>`select files_gone_at from deletion_receipt where id = ${id}`)[0]?.files_gone_at)
      .not.toBeNull()
    expect(await tablesWith([userId, 'leaver', ...ids])).toEqual([])

    expect((await server.call('GET', '/patients', { as: 'stayer' })).json()).toHaveLength(1)
    expect(await server.sql`select 1 from data_key where id = any(${[stays.userId, ...stays.ids]}::uuid[])`).toHaveLength(4)
  })

  test('a token from before makes no new account, on this device or another; one from after does', async () => {
    await fill('returner')
    const before = { authorization: `Bearer test:returner.other-device@${Date.now() - 60_000}` }
    expect((await server.call('GET', '/user-profile', { as: '', headers: before })).statusCode).toBe(200)
    await erase('returner')
    for (let time = 0; time < 2; time += 1) {
      const answer = await server.call('GET', '/user-profile', { as: '', headers: before })
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'auth.expired'])
    }
    const after = { authorization: `Bearer test:returner.new@${Date.now() + 60_000}` }
    const anew = await server.call('GET', '/user-profile', { as: '', headers: after })
    expect(anew.json()).toMatchObject({ subscription: { status: 'Missing' } })
    expect((await server.call('GET', '/patients', { as: '', headers: after })).json()).toEqual([])
  })

  test('a provider that cannot be reached ends nothing: the account stands, and the next attempt does all', async () => {
    const { caseIds } = await fill('patient_leaver')
    providerIsDown = true
    const refused = await erase('patient_leaver')
    providerIsDown = false
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([503, 'payment.unavailable'])
    expect(await server.sql`select 1 from consultation_case where id = any(${caseIds}::uuid[])`).toHaveLength(2)
    expect((await erase('patient_leaver')).statusCode).toBe(200)
    expect(await server.sql`select 1 from consultation_case where id = any(${caseIds}::uuid[])`).toHaveLength(0)
  })

  test('the log keeps that each case was deleted, and why', async () => {
    const { userId, caseIds } = await fill('logged_leaver')
    await erase('logged_leaver')
    const lines = await server.sql<
      { case_id: string | null }[]
    >`select case_id from access_log where actor_id = ${userId} and action = 'delete' and basis = 'dataSubjectRight' and result = 'done'`
    expect(lines.map((line) => line.case_id)).toEqual(expect.arrayContaining([...caseIds, null]))
    expect(lines).toHaveLength(3)
  })

  test('an open socket of the account is closed', async () => {
    const { userId } = await fill('watcher')
    const closed: string[] = []
    const { makeEventBus } = await import('#server/stream/event-bus.ts')
    const elsewhere = makeEventBus(server.sql)
    elsewhere.onLogout((whose) => closed.push(whose))
    await elsewhere.start()
    await erase('watcher')
    await expect.poll(() => closed).toEqual([`user:${userId}`])
    await elsewhere.stop()
  })
})

test('the built-in sign-in forgets a person with every sign-in, and nobody else', async () => {
  const store = makeIdentityStore(server.sql)
  for (const subject of ['subject-of-a', 'subject-of-b']) {
    await store.keepPerson({ subject, email: `${subject}@klinikk.example`, name: subject })
    await store.keep({ kind: 'Session', id: randomUUID(), payload: { accountId: subject, uid: randomUUID() }, expiresInSeconds: 60 })
    await store.keep({ kind: 'Interaction', id: randomUUID(), payload: { session: { accountId: subject } }, expiresInSeconds: 60 })
  }
  await store.forgetPerson(server.sql, 'subject-of-a')
  expect(await tablesWith(['subject-of-a'])).toEqual([])
  expect(await store.findPerson('subject-of-b')).toBeDefined()
  expect(await server.sql`select 1 from identity_record where payload::text like '%subject-of-b%'`).toHaveLength(2)
})

describe('two at once', () => {
  test('of five who erase one account one has a receipt', async () => {
    await fill('hurried')
    const answers = await Promise.all(Array.from({ length: 5 }, () => server.call('DELETE', '/account', { as: 'hurried' })))
    const refused = answers.filter(({ statusCode }) => statusCode === 401)
    expect([answers.filter(({ statusCode }) => statusCode === 200).length, refused.length]).toEqual([1, 4])
    expect(refused.map((answer) => answer.json<{ code: string }>().code)).toEqual(refused.map(() => 'auth.expired'))
  })

  test.each([
    ['a case', '/patients/PATIENT/cases', { id: randomUUID(), transcription: TALK }], ['a named patient', '/patients/PATIENT', { name: 'Åse Prøvesen' }],
    ['a trigger', '/settings/triggers', { trigger: 'normal status', action: 'Normale funn.' }],
    ['a message to us', '/feedback/message', { rating: 5, category: 'other', feedback: 'x' }],
  ])('%s that was on its way when the account went is refused like any call after it, and leaves nothing', async (_what, path, body) => {
    const as = `late_${randomUUID().slice(0, 8)}`
    await server.subscribe(as)
    const { id: userId } = (await server.call('GET', '/user-profile', { as })).json<{ id: string }>()
    const calling = await server.sql.begin(async (tx) => {
      await tx`select from app_user where id = ${userId} for update`
      const answer = server.call(path.endsWith('PATIENT') ? 'PUT' : 'POST', path.replace('PATIENT', randomUUID()), { as, body })
      // The call has been let in and waits for the row that says whose all this is.
      const waiting = () => server.sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
      await expect.poll(async () => (await waiting()).length).toBeGreaterThan(0)
      await tx`delete from app_user where id = ${userId}`
      return { answer }
    })
    const answer = await calling.answer
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'auth.expired'])
    expect(await server.sql`select from data_key where id = ${userId} or belongs_to = ${userId}`).toEqual([])
  })
})
