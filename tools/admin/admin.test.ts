import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'
import { ToolRefusal } from '../run-tool.ts'
import type { AdminAt } from './command.ts'
import { readyAddress } from './health.ts'
import { ADMIN_COMMANDS, MANUAL, runAdmin, WrongUse } from './run-admin.ts'

let server: TestServer
let at: AdminAt
const PATIENT = '1b671a64-40d5-491e-99b0-da01ff1f3341'

beforeAll(async () => {
  server = await startTestServer()
  for (const person of ['doctor', 'other']) await server.subscribe(person)
  await server.call('POST', `/patients/${PATIENT}/cases`, {
    as: 'doctor',
    body: { id: crypto.randomUUID(), transcription: 'Pasienten heter Ragnhild Fjeldstad og hoster.' },
  })
  await server.jobs.settled()
  at = {
    config: readConfig({
      PORT: '1',
      MASTER_KEY: '',
      OPENAI_API_KEY: 'sk-hemmelig',
      SMTP_URL: 'smtp://bruker:passord@post.example',
      MAIL_TO: 'drift@klinikk.example',
    }),
    sql: () => Promise.resolve(server.sql),
    vault: () => Promise.resolve(server.vault),
  }
})
afterAll(() => server.stop())

const admin = async (line: string) => await runAdmin(line.split(' ').filter(Boolean), at)
const asJson = async <Data>(line: string): Promise<Data> => JSON.parse((await admin(`${line} --json`)).text) as Data
type Account = { email: string; id: string; isBlocked: boolean; status: string }

describe('accounts', () => {
  test('are listed, shown, blocked and let in again; a blocked one is refused its next call', async () => {
    const [first] = await asJson<Account[]>('accounts list')
    if (first === undefined) throw new Error('no account was listed')
    expect(first.status).toBe('Active')
    expect((await admin('accounts list')).text).toMatch(/2 accounts$/)
    await admin(`accounts block --email ${first.email.toUpperCase()}`)
    expect(await asJson<Account[]>('accounts list --blocked')).toMatchObject([{ id: first.id }])
    const as = first.email.split('@', 1)[0] ?? ''
    expect((await server.call('GET', '/user-profile', { as })).statusCode).toBe(403)
    await admin(`accounts unblock --email ${first.email}`)
    expect((await server.call('GET', '/user-profile', { as })).statusCode).toBe(200)
  })

  test('seats are told: of who pays how many and how many are taken, of who sits there who pays', async () => {
    await server.subscribe('clinic')
    await server.call('GET', '/user-profile', { as: 'seated' })
    await server.sql`update subscription set seats = 3 where user_id = (select id from app_user where subject = 'clinic')`
    await server.sql`insert into seat (id, payer_id, offered_until, member_id, taken_at) select gen_random_uuid(), p.id, now(), m.id, now() from app_user p,
      app_user m where p.subject = 'clinic' and m.subject = 'seated'`
    const [payer, member] = [await admin('accounts show --email clinic@clinic.example'), await admin('accounts show --email seated@clinic.example')]
    expect(payer.text).toMatch(/seats[\s\S]*2 of 3/)
    expect(member.text).toMatch(/paid by clinic@clinic\.example/)
    expect(await asJson('accounts show --email clinic@clinic.example')).toMatchObject([{ seats: 3, seatsTaken: 1, seatPaidBy: null }])
    await server.sql`delete from app_user where subject in ('clinic', 'seated')`
  })

  test('a seat, a trial and a renewal on its way open the app here as there', async () => {
    for (const person of ['seated', 'trying', 'renewing']) await server.call('GET', '/user-profile', { as: person })
    await server.subscribe('renewing')
    await server.sql`insert into seat (id, payer_id, offered_until, member_id, taken_at) select gen_random_uuid(), p.id, now(), m.id, now() from app_user p,
      app_user m where p.subject = 'renewing' and m.subject = 'seated'`
    await server.sql`update subscription set seats = 2, provider_reference = 'sub_1', current_period_end = now() - interval '1 hour'
      where user_id = (select id from app_user where subject = 'renewing')`
    await server.sql`insert into trial_use (person, reports) values ('trier', 1)`
    await server.sql`update app_user set trial_person = 'trier' where subject = 'trying'`
    const statusOf = async (person: string, config = at.config) =>
      (JSON.parse((await runAdmin(['accounts', 'show', '--email', `${person}@clinic.example`, '--json'], { ...at, config })).text) as Account[])[0]?.status
    expect([await statusOf('renewing'), await statusOf('seated'), await statusOf('trying')]).toEqual(['Active', 'Active', 'Expired'])
    expect(await statusOf('trying', { ...at.config, trialReports: 2 })).toBe('Trialing')
    expect((await asJson<Account[]>('accounts list --status active')).map(({ email }) => email)).toContain('seated@clinic.example')
    await server.sql`delete from app_user where subject in ('renewing', 'seated', 'trying')`
  })

  test('an older one is found though fewer are to be shown, and it is said that there are more', async () => {
    const [oldest] = (await asJson<Account[]>('accounts list')).slice(-1)
    await admin(`accounts block --id ${oldest?.id}`)
    expect(await asJson('accounts list --blocked --most 1')).toMatchObject([{ id: oldest?.id }])
    await admin(`accounts unblock --id ${oldest?.id}`)
    expect((await admin('accounts list --most 1')).text).toMatch(/1 of 2 accounts; --most shows more$/)
  })

  test.each([
    ['accounts show', /whose account/], ['accounts show --email nobody@x.example', /Nobody/], ['accounts show --id x', /that id/],
    ['accounts list --most 0', /whole number/],
    ['accounts list --most x', /whole number/],
    ['accounts list --most 99999999999999999999', /whole number/],
    ['accounts list --most 1e3', /whole number/],
    ['accounts list --status Actve', /one of Active/],
  ])('%s is refused in words', async (line, words) => {
    await expect(admin(line)).rejects.toThrow(words)
    await expect(admin(line)).rejects.toBeInstanceOf(ToolRefusal)
  })

  test('two of one address are told apart, not guessed', async () => {
    await server.sql`insert into app_user (issuer, subject, email, name, reference_code) values ('https://another.example', 'x', (select email
      from app_user order by created_at limit 1), '', 'ZZZZZZ')`
    const accounts = await asJson<Account[]>('accounts list')
    const twice = accounts.filter(({ email }) => accounts.filter((one) => one.email === email).length > 1)
    expect(twice).toHaveLength(2)
    await expect(admin(`accounts block --email ${twice[0]?.email}`)).rejects.toThrow(/--id/)
    expect(await asJson(`accounts show --email ${twice[0]?.email} --id ${twice[1]?.id}`)).toMatchObject([{ id: twice[1]?.id }])
  })
})

describe('promo codes', () => {
  test('are made, listed and ended', async () => {
    expect(await asJson('promo add --code sommer26 --percent 25 --until 2027-01-31 --uses 3')).toMatchObject([
      { code: 'SOMMER26', discountPercent: 25, isFirstTimeOnly: true, validUntil: '2027-02-01T00:00:00.000Z', mostUses: 3, uses: 0 },
    ])
    expect((await admin('promo add --code KONGRESS --percent 10 --anyone')).text).toMatch(/KONGRESS +10 % +anyone +– +0/)
    expect((await admin('promo list')).text).toMatch(/SOMMER26 +25 % +first-time users +2027-01-31 +0 of 3[\s\S]*2 codes/)
    await admin('promo end --code KONGRESS')
    expect(await server.sql`select 1 from promo_code where code = 'KONGRESS' and valid_until <= now()`).toHaveLength(1)
  })

  test.each([
    ['promo add --percent 10', /which code/],
    ['promo add --code A --percent 10', /3 to 40/],
    ['promo add --code SOMMER', /takes off/],
    ['promo add --code SOMMER --percent 100', /1 to 90/],
    ['promo add --code SOMMER --percent 2.5', /whole number/], ['promo add --code SOMMER --percent 10 --until 2027-02-30', /a day/],
    ['promo add --code SOMMER --percent 10 --until 2020-01-01', /over already/], ['promo add --code SOMMER --percent 10 --uses 0', /--uses/],
    ['promo add --code SOMMER26 --percent 10', /exists already/], ['promo end --code NOSUCH', /no code/],
  ])('%s is refused in words', async (line, words) => {
    await expect(admin(line)).rejects.toThrow(words)
    await expect(admin(line)).rejects.toBeInstanceOf(ToolRefusal)
  })
})

describe('messages', () => {
  test('are listed without their words, read with them, and tried again', async () => {
    const body = { rating: 2, category: 'problem', feedback: 'Knappen\u001b[2J svarer ikke.', email: '', phone: '' }
    expect((await server.call('POST', '/feedback/message', { as: 'doctor', body })).statusCode).toBe(204)
    await server.sql`update contact_message set next_try_at = now() + interval '1 hour', attempts = 3`
    expect((await admin('outbox list')).text).toMatch(/feedback {2}not mailed, 3 attempts/)
    expect((await admin('outbox list')).text).not.toContain('Knappen')
    expect((await admin('outbox read')).text).toContain('Knappen[2J svarer ikke.')
    expect(await asJson('outbox retry')).toEqual({ waiting: 1 })
    expect(await server.sql`select 1 from contact_message where next_try_at <= now()`).toHaveLength(1)
  })

  test('one that was altered hides none of the others', async () => {
    const body = { rating: 9, category: 'other', feedback: 'Den andre.', email: '', phone: '' }
    expect((await server.call('POST', '/feedback/message', { as: 'doctor', body })).statusCode).toBe(204)
    await server.sql`update contact_message set content_sealed = set_byte(content_sealed, 20, 255 - get_byte(content_sealed, 20))
      where id = (select id from contact_message order by created_at limit 1)`
    const { text, exitCode } = await admin('outbox read')
    expect(text).toMatch(/does not open[\s\S]*Den andre\.[\s\S]*2 messages, 1 of them unreadable$/)
    expect(exitCode).toBe(1)
    expect(await asJson('outbox read')).toMatchObject([{ isUnreadable: true }, { said: { feedback: 'Den andre.' } }])
  })
})

describe('state', () => {
  test('keys, retention and sources are counted', async () => {
    expect(await asJson('keys')).toMatchObject({ keys: expect.any(Number) as number })
    expect(await asJson('retention')).toMatchObject({ periods: { anonymousTextHours: 12 }, casesWaiting: 1, casesDue: 0, soundDue: 0 })
    expect(await asJson('sources')).toEqual(expect.any(Array))
  })

  test('a server that does not answer ends the command with 1', async () => {
    expect(await admin('health')).toMatchObject({ exitCode: 1, text: expect.stringContaining('Nothing answers') as string })
  })

  test.each([
    ['127.0.0.1', '127.0.0.1'], ['localhost', 'localhost'], ['0.0.0.0', '127.0.0.1'], ['::', '[::1]'], ['10.2.0.4', '10.2.0.4'], ['fd00::4', '[fd00::4]'],
  ])('a server at %s is asked where it listens', (host, reached) => {
    expect(readyAddress({ host, port: 8080 })).toBe(`http://${reached}:8080/readyz`)
  })

  test('the level that is asked for, who keeps the sign-in and the trial are told', async () => {
    const signIn = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'epikrise', OIDC_CLIENT_SECRET: 'hemmelig', OIDC_SESSION: 'server' }
    const { text } = await runAdmin(['config'], { ...at, config: readConfig({ ...signIn, OIDC_MIN_ACR: 'Level4', TRIAL_REPORTS: '5' }) })
    expect(text).toMatch(/kept by +the server[\s\S]*level of assurance +Level4 in acr[\s\S]*trial +5 reports/)
    expect(text).not.toContain('hemmelig')
  })

  test('the configuration is told without its secrets', async () => {
    const { text } = await admin('config')
    expect(text).toContain('drift@klinikk.example')
    expect(text).not.toMatch(/hemmelig|passord/)
  })
})

describe('the command line', () => {
  test.each([[''], ['nothing'], ['accounts'], ['keys extra'], ['accounts list --nothing']])('%j is answered with how it is typed', async (line) => {
    await expect(admin(line)).rejects.toBeInstanceOf(WrongUse)
  })

  test.each(['help', '--help', 'accounts list --help', '-h'])('%s prints the manual, which is no mistake', async (line) => {
    expect(await admin(line)).toEqual({ text: MANUAL, exitCode: 0 })
  })

  test('the manual on paper names every command as it is typed', async () => {
    const manual = await readFile(join(import.meta.dirname, '..', '..', 'docs', 'operations', 'admin.md'), 'utf8')
    for (const { name, usage } of ADMIN_COMMANDS) {
      expect(MANUAL).toContain(name)
      expect(manual).toContain(`\`${`${name} ${usage}`.trimEnd().replaceAll('|', '\\|')}\``)
    }
  })

  test('SEC-49 no command prints a word of a case, whoever’s it is', async () => {
    for (const { name } of ADMIN_COMMANDS) {
      const said = await admin(`${name} --json`).then(({ text }) => text, (error: unknown) => String(error))
      expect(said, name).not.toMatch(/Ragnhild|Fjeldstad|hoster/)
      expect(said, name).not.toContain(PATIENT)
    }
  })

  test('SEC-49 no command can reach what opens cases', async () => {
    const sources = await Promise.all(
      (await readdir(import.meta.dirname))
        .filter((name) => !name.endsWith('.test.ts'))
        .map(async (name) => await readFile(join(import.meta.dirname, name), 'utf8')),
    )
    const imported = sources.flatMap((source) => Array.from(source.matchAll(/from '#server\/([\w-]+)/g), ([, folder]) => folder))
    const doors = ['cases', 'patients', 'recordings', 'transcripts', 'conversations', 'documents', 'reports']
    expect(imported.filter((folder) => doors.includes(folder ?? ''))).toEqual([])
    expect(imported).toContain('operator')
  })
})
