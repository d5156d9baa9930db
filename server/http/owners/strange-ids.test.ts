import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BASE_PATH } from '#contract/route.ts'
import type { Route } from '#contract/route.ts'
import { routes } from '#contract/routes.ts'
import type { RouteName } from '#contract/routes.ts'
import { BODIES } from '#server/testing/bodies-of-calls.ts'
import { multipart } from '#server/testing/multipart-form.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

let server: TestServer
/** Everything that is somebody's and is named by an id: of the member what is clinical, of the payer what is paid. */
type AllIds = Record<
  'patientId' | 'caseId' | 'recordingId' | 'documentId' | 'conversationId' | 'messageId' | 'triggerId' | 'templateId' | 'sessionId' | 'seatId', string
>
const newIds = (): AllIds => ({
  patientId: randomUUID(), caseId: randomUUID(), recordingId: randomUUID(), documentId: randomUUID(), conversationId: randomUUID(), messageId: randomUUID(),
  triggerId: randomUUID(), templateId: randomUUID(), sessionId: randomUUID(), seatId: randomUUID(),
})
const theirs: AllIds = newIds()
const nobodys = newIds()

/** Who knocks with the ids of the member: who pays for them, who works beside them, and people who have nothing to do with them. */
const STRANGERS = ['payer', 'colleague', 'other', 'expired', 'freed', 'none'] as const
const table = Object.entries(routes) as [RouteName, Route][]

/** Bodies that name an id which the path does not. */
const NAMED: Partial<Record<RouteName, (at: AllIds) => object>> = {
  saveTrigger: ({ triggerId }) => ({ id: triggerId, trigger: 'tatt', action: 'Tatt.' }),
  saveTemplate: ({ templateId }) => ({ id: templateId, name: 'Tatt', sections: [{ type: 'complaints' }] }),
  createConversation: ({ conversationId }) => ({ id: conversationId }),
  moveCase: ({ patientId }) => ({ patientId, revision: 1 }),
  createSocketTicket: ({ conversationId }) => ({ conversationId }),
}
const IN_BODY: ReadonlySet<RouteName> = new Set(['createSocketTicket', 'refineReport', 'tryCustomPrompt', 'saveTrigger', 'saveTemplate', 'createConversation'])
const naming = table.filter(([name, { path, access }]) => access !== 'public' && (path.includes('{') || IN_BODY.has(name)))
/** What the payer may: the seat is theirs to take back, the payment theirs to confirm. */
const OF_PAYER: ReadonlySet<RouteName> = new Set(['freeSeat', 'confirmCheckoutSession'])

/** These make what is not there; of what is there but another's they know nothing. */
const CREATING: ReadonlySet<RouteName> = new Set([
  'savePatient', 'saveCase', 'saveAudioChunk', 'uploadAudio', 'createConversation', 'saveTrigger', 'saveTemplate', 'askCase',
])

/** The id that a place in the path asks for. */
function idFor(name: RouteName, place: string, at: AllIds): string {
  if (place !== 'id') return place in at ? at[place as keyof AllIds] : '1'
  if (name === 'confirmCheckoutSession') return at.sessionId
  return name === 'deleteTemplate' ? at.templateId : at.triggerId
}

async function ask(name: RouteName, at: AllIds, as: string): Promise<string> {
  const route: Route = routes[name]
  const path = route.path.replace(/\{(\w+)\}/g, (_, place: string) => idFor(name, place, at))
  const url = `${BASE_PATH}${path}${name.startsWith('export') ? '?format=txt' : ''}`
  const headers = { host: 'localhost', authorization: `Bearer test:${as}` }
  const body = (NAMED[name] ?? BODIES[name])?.(at)
  const form = route.file && body ? multipart(body as Record<string, string>) : undefined
  const payload = form?.payload ?? body
  const answer = await server.app.inject({ method: route.method, url, headers: { ...headers, ...form?.headers }, ...(payload && { payload }) })
  return `${answer.statusCode} ${answer.body}`
}

const TABLES = [
  'patient', 'consultation_case', 'recording', 'audio_chunk', 'report_version', 'case_document', 'conversation', 'message', 'trigger_phrase', 'report_template',
  'subscription', 'seat', 'checkout_session', 'app_user',
]

/** All rows in which one of the two people, or something of theirs, is named. */
async function world(): Promise<string[]> {
  const people = await server.sql<{ id: string }[]>`select id from app_user where subject in ('member', 'payer')`
  const named = [...people.map(({ id }) => id), ...Object.values(theirs)].map((id) => `%${id}%`)
  const rows: string[] = []
  for (const name of TABLES) {
    const found = await server.sql<{ row: string }[]>`
      select to_jsonb(t)::text as row from ${server.sql(name)} t where to_jsonb(t)::text like any(${named}::text[]) order by 1`
    rows.push(...found.map(({ row }) => `${name}: ${row}`))
  }
  return rows
}

beforeAll(async () => {
  server = await startTestServer()
  for (const person of ['payer', 'other']) await server.subscribe(person)
  await server.subscribe('expired', 'Expired')
  for (const person of ['member', 'colleague', 'freed', 'none']) await server.call('GET', '/user-profile', { as: person })
  await server.sql`update subscription set seats = 3, next_seats = 3 where user_id = (select id from app_user where subject = 'payer')`
  for (const [person, id] of [['member', theirs.seatId], ['colleague', randomUUID()]] as const) await server.sql`
    insert into seat (id, payer_id, offered_until, member_id, taken_at)
    select ${id}, p.id, now(), m.id, now() from app_user p, app_user m where p.subject = 'payer' and m.subject = ${person}`
  await server.sql`update app_user set has_sat = true where subject = 'freed'`
  await server.sql`
    insert into checkout_session (id, user_id, product_id, status, unit_amount, currency, vertical)
    select ${theirs.sessionId}, id, 'med-monthly', 'open', 79900, 'NOK', 'med' from app_user where subject = 'payer'`
  await fillDesk()
})
afterAll(() => server.stop())

/** What the member has made: a case with sound, a letter, a conversation, a phrase and a template. */
async function fillDesk(): Promise<void> {
  const as = 'member'
  const at = `/patients/${theirs.patientId}/cases`
  const talk = { id: theirs.caseId, transcription: 'Pasienten Kanarifugl har hodepine siden i går.', manualNote: 'Kanarinotat' }
  await server.call('POST', `${at}?regenerate=true`, { as, body: talk })
  const form = { index: '1', recordingId: theirs.recordingId, audioFile: Buffer.from('group 1:Kanarilyd.') }
  await server.call('POST', `${at}/${theirs.caseId}/audio-chunk`, { as, form })
  await server.jobs.settled()
  await server.call('PUT', `/patients/${theirs.patientId}`, { as, body: { name: 'Kanari Fuglesen' } })
  const block = { id: 'one', kind: 'paragraph', text: 'Kanaribrev', evidence: [] }
  const sections = [{ type: 'additionalNotes', heading: 'Brev', blocks: [block] }]
  const content = { sections, language: 'nb', engine: 'hand', generatedAt: '2026-01-01T00:00:00Z' }
  await server.call('PUT', `${at}/${theirs.caseId}/documents/${theirs.documentId}`, { as, body: { kind: 'referral', content } })
  await server.call('POST', '/c', { as, body: { id: theirs.conversationId } })
  await server.call('POST', `/c/${theirs.conversationId}/ask-case`, { as, body: { Content: 'Kanarispørsmål?', CaseBound: false } })
  await server.call('POST', '/settings/triggers', { as, body: { id: theirs.triggerId, trigger: 'kanarifrase', action: 'Normale funn.' } })
  const templates = await server.call('POST', '/templates', { as, body: { name: 'Kanarimal', sections: [{ type: 'complaints' }] } })
  theirs.templateId = templates.json<{ id: string; isOwn: boolean }[]>().find(({ isOwn }) => isOwn)?.id ?? ''
  await server.jobs.settled()
  const messages = (await server.call('GET', `/c/${theirs.conversationId}`, { as })).json<{ id: string }[]>()
  theirs.messageId = messages.at(-1)?.id ?? ''
}

describe('SEC-50 whatever is asked for by an id that is somebody else’s', () => {
  test('is there to be asked for: each id is the member’s or the payer’s', async () => {
    const rows = (await world()).join('\n')
    expect(Object.entries(theirs).filter(([, id]) => id === '' || !rows.includes(id)).map(([name]) => name)).toEqual([])
    expect(naming.length).toBeGreaterThan(45)
  })

  test.each(STRANGERS)('answers %s as what is not there, tells nothing, and nothing of it changes', async (as) => {
    const before = await world()
    const asked = naming.filter(([name]) => as !== 'payer' || !OF_PAYER.has(name))
    const told: string[] = []
    for (const [name] of asked) {
      const answer = await ask(name, theirs, as)
      if (/kanari/i.test(answer)) told.push(name)
      if (!/^(2|4)\d\d /.test(answer)) told.push(`${name}: ${answer.slice(0, 60)}`)
    }
    await server.jobs.settled()
    expect(told).toEqual([])
    expect(await world()).toEqual(before)
  })

  test.each(STRANGERS)('answers %s in the very words that it would have of an id that is nobody’s', async (as) => {
    const asked = naming.filter(([name]) => !CREATING.has(name) && (as !== 'payer' || !OF_PAYER.has(name)))
    const differing: string[] = []
    for (const [name] of asked) {
      const [real, none] = [await ask(name, theirs, as), await ask(name, nobodys, as)]
      if (real !== none) differing.push(`${name}: ${real.slice(0, 80)} | ${none.slice(0, 80)}`)
    }
    expect(differing).toEqual([])
  })
})

describe('SEC-51 fields that are nobody’s to set', () => {
  const EXTRA = {
    ownerId: randomUUID(), owner_id: randomUUID(), userId: randomUUID(), user_id: randomUUID(), payerId: randomUUID(), role: 'admin', isAdmin: true,
    points: 99, stars: 99, isBlocked: true, is_blocked: true,
    status: 'Active', subscription: { status: 'Active', cancelAtPeriodEnd: false }, unitAmount: 1, amount: 1,
    isPaid: true, hasSat: true,
    currentPeriodEnd: '2099-01-01T00:00:00Z', expiresAt: '2099-01-01T00:00:00Z', expires_at: '2099-01-01T00:00:00Z', signedAt: '2020-01-01T00:00:00Z',
    trial: { reports: 99, used: 0 },
  }

  test('in the body of any call make nobody richer, freer or somebody else', async () => {
    const standing = () => server.sql`
      select u.subject, u.role, u.points, u.is_blocked, u.has_sat, u.reference_code, s.status, s.unit_amount, s.seats, s.current_period_end
      from app_user u left join subscription s on s.user_id = u.id order by u.subject`
    const before = await standing()
    const LEAVING = new Set<RouteName>(['eraseAccount', 'leaveSeat', 'logOut', 'cancelSubscription', 'changeSeats', 'receiveLogoutToken'])
    for (const [name, route] of table.filter(([called, { file }]) => BODIES[called] !== undefined && !file && !LEAVING.has(called))) {
      const own = newIds()
      const payload = { ...BODIES[name]?.(own), ...EXTRA }
      const url = BASE_PATH + route.path.replace(/\{(\w+)\}/g, (_, place: string) => idFor(name, place, own))
      for (const as of ['none', 'expired', 'other']) {
        const headers = { host: 'localhost', authorization: `Bearer test:${as}.${randomUUID()}` }
        const answer = await server.app.inject({ method: route.method, url, payload, headers })
        expect([name, answer.statusCode < 500]).toEqual([name, true])
      }
    }
    await server.jobs.settled()
    expect(await standing()).toEqual(before)
    const owners = await server.sql<{ n: number }[]>`select count(*)::int as n from consultation_case where expires_at > now() + interval '13 hours'`
    expect(owners).toEqual([{ n: 0 }])
  })
})
