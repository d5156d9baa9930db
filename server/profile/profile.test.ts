import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEFAULT_TENANTS } from '#contract/tenant.ts'
import { DoctorType, doctorTypesOf, SettingsChange, UserProfile } from '#contract/profile.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Vertical } from '#contract/vertical.ts'
import { NO_AUDIT } from '#server/access-log/access-log.ts'
import { accountRoutes } from '#server/account/routes.ts'
import { freshDatabase } from '#server/database/testing.ts'
import type { FreshDatabase } from '#server/database/testing.ts'
import type { Identity } from '#server/ports/identity.ts'
import { makeLoadUser } from './load-user.ts'
import type { ExtraDoctorTypes } from './present-profile.ts'
import { makeReferenceCode } from './reference-code.ts'
import { profileRoutes } from './routes.ts'
import { effectiveStatus } from './subscription-status.ts'
import type { User } from '#server/http/user.ts'
import { keyStore } from '#server/vault/store.ts'
import { makeVault } from '#server/vault/vault.ts'

const vault = makeVault({ masterKey: createSecretKey(randomBytes(32)), store: keyStore })
let database: FreshDatabase
const forgotten: string[] = []
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const identity = (about: Partial<Identity> = {}): Identity => ({
  issuer: 'https://id.example.no', subject: randomUUID(), email: 'kari@klinikk.no', name: 'Kari Nordmann', acr: undefined,
  issuedAt: new Date(), expiresAt: new Date(Date.now() + 3_600_000), tokenDigest: randomUUID(), ...about,
})
const load = (who: Identity) => makeLoadUser(database.sql)(who)
const routes = (extraDoctorTypes: ExtraDoctorTypes = {}) => profileRoutes({ sql: database.sql, vault, tenants: DEFAULT_TENANTS, extraDoctorTypes })

const caller = (user: User, vertical: Vertical = 'med', origin = 'http://localhost:8080') => ({
  requestId: 'r', language: 'nb' as const, vertical, origin, signal: new AbortController().signal, audit: NO_AUDIT, user,
  session: { tokenDigest: randomUUID(), expiresAt: new Date(Date.now() + 60_000) },
})
const get = (user: User, origin?: string) => routes().getUserProfile({ ...caller(user, 'med', origin), params: undefined, query: undefined, body: undefined })
const put = (user: User, body: unknown, about: { vertical?: Vertical; cameFrom?: 'friend'; extra?: ExtraDoctorTypes } = {}) =>
  routes(about.extra).updateUserProfile({
    ...caller(user, about.vertical), params: undefined, body: SettingsChange.parse(body), query: { cameFrom: about.cameFrom },
  })
const refusalOf = (work: Promise<unknown>) => work.then(() => 'accepted', (error: unknown) => (error instanceof Refusal ? error.code : String(error)))

async function subscribe(user: User, status: string, ends: string, cancels = false) {
  await database.sql`
    insert into subscription (user_id, status, product_id, unit_amount, currency, current_period_start, current_period_end, cancel_at_period_end)
    values (${user.id}, ${status}, 'med-monthly', 79900, 'NOK', now() - interval '1 month', now() + ${ends}::interval, ${cancels})`
}

describe('loading a user', () => {
  test('makes one at first contact with defaults and a code of their own', async () => {
    const user = await load(identity())
    expect(user).toMatchObject({
      email: 'kari@klinikk.no', name: 'Kari Nordmann', role: 'user', points: 0, doctorType: 'NotDefined', language: null, llmProvider: 'OpenAi',
      isBlocked: false, subscription: { status: 'Missing', cancelAtPeriodEnd: false },
    })
    expect(user.referenceCode).toMatch(/^[A-HJ-NP-Z2-9]{8}$/)
  })

  test('fifty first contacts at once make one user', async () => {
    const who = identity()
    const users = await Promise.all(Array.from({ length: 50 }, () => load(who)))
    expect(new Set(users.map(({ id }) => id)).size).toBe(1)
  })

  test('SEC-36 SEC-44 the same subject and e-mail at another issuer is another user', async () => {
    const who = identity()
    const [one, two] = [await load(who), await load({ ...who, issuer: 'https://other.example.no' })]
    expect(one.id).not.toBe(two.id)
  })

  test('PERF-1 takes one statement once the user is known', async () => {
    const who = identity()
    await load(who)
    let statements = 0
    const counting = new Proxy(database.sql, {
      apply: (target, self, [parts, ...values]: [TemplateStringsArray, ...unknown[]]) => {
        if (/^\s*(select\s[\s\S]*from app_user|select\s*$|insert|update)/.test(parts[0] ?? '')) statements += 1
        return Reflect.apply(target as never, self, [parts, ...values])
      },
    })
    const user = await makeLoadUser(counting)(who)
    await get(user)
    expect(statements).toBe(1)
  })

  test('follows a changed name and e-mail, and keeps them when the token has none', async () => {
    const who = identity()
    const { id } = await load(who)
    expect(await load({ ...who, name: 'Kari Hansen', email: 'k.hansen@klinikk.no' })).toMatchObject({ id, name: 'Kari Hansen', email: 'k.hansen@klinikk.no' })
    expect(await load({ ...who, name: '', email: '' })).toMatchObject({ id, name: 'Kari Hansen', email: 'k.hansen@klinikk.no' })
  })

  test('a token without a name is greeted by the e-mail’s first part', async () => {
    expect((await load(identity({ name: '' }))).name).toBe('kari')
  })

  test('a taken reference code is drawn again', async () => {
    const codes = new Set(Array.from({ length: 2000 }, makeReferenceCode))
    expect(codes.size).toBe(2000)
  })

  test.each([
    ['Active', '1 day', false, 'Active', false],
    ['Active', '1 day', true, 'Active', true],
    ['Active', '-1 second', false, 'Expired', false],
    ['Active', '-1 second', true, 'Canceled', false],
    ['Trialing', '1 day', false, 'Active', false],
    ['Trialing', '-1 day', false, 'Expired', false],
    ['Canceled', '1 day', false, 'Canceled', false],
    ['PastDue', '1 day', false, 'PastDue', false],
  ])('REL-21 %s that ends in %s (cancelled: %s) counts as %s by the database’s clock', async (status, ends, cancels, counts, shown) => {
    const who = identity()
    await subscribe(await load(who), status, ends, cancels)
    expect((await load(who)).subscription).toEqual({ status: counts, cancelAtPeriodEnd: shown })
  })

  test('an unknown stored status is an error, not a guess', () => {
    expect(() => effectiveStatus({ status: 'Gold', cancelAtPeriodEnd: false, hasLapsed: false })).toThrow()
  })
})

describe('the profile', () => {
  test('has the shape of the contract', async () => {
    const profile = await get(await load(identity()))
    expect(UserProfile.parse(profile)).toEqual(profile)
    expect(profile).toMatchObject({ services: [], settings: { DoctorType: 'NotDefined', LlmProvider: 'OpenAi' } })
  })

  test.each([
    ['http://localhost:8080', 'nb'],
    ['https://www.epikrise.se', 'sv'],
    ['https://vet.epikrise.dk', 'da'],
  ])('spec 9: at %s a new user begins in %s', async (origin, language) => {
    expect((await get(await load(identity()), origin)).settings.Language).toBe(language)
  })

  test('settings are kept and answered', async () => {
    const who = identity()
    const answer = await put(await load(who), { type: 'FamilyDoctor', Language: 'no', LlmProvider: 'Grok' }, { cameFrom: 'friend' })
    expect(answer.settings).toEqual({
      DoctorType: 'FamilyDoctor',
      type: 'FamilyDoctor',
      doctorType: 'FamilyDoctor',
      Language: 'nb',
      LlmProvider: 'Grok',
      cameFrom: 'friend',
    })
    expect((await get(await load(who))).settings).toEqual(answer.settings)
    const [row] = await database.sql`select came_from from app_user where subject = ${who.subject}`
    expect(row?.['came_from']).toBe('friend')
  })

  test('a change of one setting leaves the others', async () => {
    const who = identity()
    await put(await load(who), { DoctorType: 'ENT', Language: 'sv' })
    expect((await put(await load(who), { Language: 'da' })).settings).toMatchObject({
      DoctorType: 'ENT',
      Language: 'da',
      LlmProvider: 'OpenAi',
      cameFrom: null,
    })
  })

  test.each([
    [{ type: 'ENT' }, 'ENT'],
    [{ DoctorType: 'ENT' }, 'ENT'],
    [{ doctorType: 'ENT' }, 'ENT'],
    [{ type: 'Psychiatrist', DoctorType: 'ENT', doctorType: 'Psychiatrist' }, 'ENT'],
    [{ type: 'ENT', DoctorType: 'Psychiatrist', doctorType: 'Psychiatrist' }, 'ENT'],
    [{ type: 'ENT', DoctorType: 'Dermatologist' }, 'profile.type_invalid'],
    [{ Language: 'da' }, 'Psychiatrist'],
  ])('spec 3: a type by any of its names, and what was read sent back with one of them changed: %j gives %s', async (body, expected) => {
    const who = identity()
    await put(await load(who), { type: 'Psychiatrist' })
    const outcome = await put(await load(who), body).then(
      ({ settings }) => settings.type,
      (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
    )
    expect(outcome).toBe(expected)
  })

  test('spec 6: what the operator lets one person choose is valid for them on either edition, shown to them, and for nobody else', async () => {
    const [who, other] = [identity(), identity()]
    const [user, neighbour] = [await load(who), await load(other)]
    const extra = { [user.id]: ['Veterinarian' as const] }
    expect((await put(user, { type: 'Veterinarian' }, { extra })).settings.type).toBe('Veterinarian')
    expect((await routes(extra).getUserProfile({ ...caller(user), params: undefined, query: undefined, body: undefined })).extraDoctorTypes).toEqual([
      'Veterinarian',
    ])
    expect(await refusalOf(put(user, { type: 'ENT' }, { extra, vertical: 'vet' }))).toBe('edition.mismatch')
    expect(await refusalOf(put(neighbour, { type: 'Veterinarian' }, { extra }))).toBe('edition.mismatch')
    expect((await get(neighbour)).extraDoctorTypes).toEqual([])
    expect(doctorTypesOf('med', extra[user.id] ?? [])).toEqual([...doctorTypesOf('med', []), 'Veterinarian'])
  })

  test('SEC-51 role, points and subscription in the body change nothing', async () => {
    const who = identity()
    await put(await load(who), { Language: 'en', role: 'admin', points: 99, subscription: { status: 'Active' } })
    expect(await load(who)).toMatchObject({ role: 'user', points: 0, subscription: { status: 'Missing' } })
  })

  test.each(DoctorType.options.flatMap((type) => (['med', 'vet'] as const).map((vertical) => [type, vertical] as const)))(
    'the type %s is judged at the %s edition',
    async (type, vertical) => {
      const expected = type === 'NotDefined' ? 'profile.type_invalid' : (type === 'Veterinarian') === (vertical === 'vet') ? 'accepted' : 'edition.mismatch'
      const who = identity()
      const user = await load(who)
      expect(await refusalOf(put(user, { type }, { vertical }))).toBe(expected)
      expect((await load(who)).doctorType).toBe(expected === 'accepted' ? type : 'NotDefined')
    },
  )
})

describe('signing out', () => {
  const logOut = (who: Identity, user: User, closed: string[] = []) =>
    accountRoutes({ sql: database.sql, verifier: { forget: (digest) => forgotten.push(digest) }, closeSockets: (digest) => void closed.push(digest) })
      .logOut({ ...caller(user), session: { tokenDigest: who.tokenDigest, expiresAt: who.expiresAt }, params: undefined, query: undefined, body: undefined })

  test('SEC-47 refuses the token from then on, here and on any other server, and closes its sockets', async () => {
    const who = identity()
    const user = await load(who)
    const closed: string[] = []
    await logOut(who, user, closed)
    expect(closed).toEqual([who.tokenDigest])
    expect(forgotten).toContain(who.tokenDigest)
    expect(await refusalOf(load(who))).toBe('auth.expired')
    expect(await refusalOf(load({ ...who, tokenDigest: randomUUID() }))).toBe('accepted')
    await logOut(who, user)
  })

  test('a refused token makes no user', async () => {
    const who = identity()
    const user = await load(identity())
    await logOut(who, user)
    expect(await refusalOf(load(who))).toBe('auth.expired')
    expect(await database.sql`select from app_user where subject = ${who.subject}`).toHaveLength(0)
  })

  test('refusals of tokens long expired go', async () => {
    const user = await load(identity())
    const old = identity({ expiresAt: new Date(Date.now() - 2 * 3_600_000) })
    await logOut(old, user)
    await logOut(identity(), user)
    expect(await database.sql`select from refused_token where digest = ${old.tokenDigest}`).toHaveLength(0)
  })
})
