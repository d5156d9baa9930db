import { randomUUID } from 'node:crypto'
import type { JWTPayload } from 'jose'
import { afterEach, describe, expect, test } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import { makeSigningPair, startPlainProvider } from '#server/testing/sign-in/plain-provider.ts'
import type { PlainProvider } from '#server/testing/sign-in/plain-provider.ts'
import { makeRemoteKeys } from './remote-keys.ts'
import { makeTokenVerifier } from './token-verifier.ts'

// Providers on this machine that answer over HTTP in the way of Keycloak and of Entra: how they name themselves, where their keys lie, what stands in
// their tokens.

let provider: PlainProvider | undefined
afterEach(async () => {
  await provider?.stop()
  provider = undefined
})

const now = (): number => Math.floor(Date.now() / 1000)
const refusalOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'accepted',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  )

async function open(given: PlainProvider, { clientId, ...rules }: { clientId: string; minimumAcr?: string; acrClaim?: string }) {
  provider = given
  let nowMs = Date.now()
  const keys = makeRemoteKeys({ issuer: given.issuer, nowMs: () => nowMs })
  return {
    verifier: makeTokenVerifier({ issuer: given.issuer, clientId, minimumAcr: rules.minimumAcr, acrClaim: rules.acrClaim, keys, nowMs: () => nowMs }),
    pass: (seconds: number): void => void (nowMs += seconds * 1000),
  }
}

describe('Keycloak', () => {
  const CLIENT = 'epikrise'
  const openRealm = (rules: { minimumAcr?: string } = {}) =>
    startPlainProvider({ issuerPath: '/realms/klinikk', keysPath: '/realms/klinikk/protocol/openid-connect/certs' }).then((realm) =>
      open(realm, { clientId: CLIENT, ...rules }),
    )
  /** An id token as a realm writes it, with the mappers for roles and groups on. */
  const token = (more: JWTPayload = {}): JWTPayload => ({
    exp: now() + 300,
    iat: now(),
    auth_time: now() - 60,
    jti: randomUUID(),
    aud: CLIENT,
    sub: randomUUID(),
    typ: 'ID',
    azp: CLIENT,
    nonce: 'n',
    sid: randomUUID(),
    at_hash: 'x',
    acr: '1',
    email_verified: false, name: 'Kari Lege', preferred_username: 'kari', given_name: 'Kari', family_name: 'Lege', email: 'kari@klinikk.example',
    realm_access: { roles: ['default-roles-klinikk', 'lege'] }, resource_access: { epikrise: { roles: ['bruker'] } }, groups: ['/leger', '/vakt'], ...more,
  })

  test('an id token of a realm says who it is, and of which session', async () => {
    const { verifier } = await openRealm()
    const claims = token()
    expect(await verifier.verify(await provider!.sign({ claims }))).toMatchObject({
      subject: claims.sub,
      email: 'kari@klinikk.example',
      name: 'Kari Lege',
      acr: '1',
      sid: claims['sid'],
      authenticatedAt: new Date(Number(claims['auth_time']) * 1000),
    })
  })

  test.each(['RS256', 'PS256', 'ES256', 'ES512', 'EdDSA'])('a realm may sign with %s', async (alg) => {
    const { verifier } = await openRealm()
    provider!.state.pairs = [await makeSigningPair({ alg })]
    expect(await refusalOf(verifier.verify(await provider!.sign({ claims: token() })))).toBe('accepted')
  })

  test('its key for encryption, which stands beside, signs nothing', async () => {
    const { verifier } = await openRealm()
    const [signing] = provider!.state.pairs
    const encryption = await makeSigningPair({ kid: 'enc', about: { use: 'enc', alg: 'RSA-OAEP' } })
    provider!.state.pairs = [signing!, encryption]
    expect(await refusalOf(verifier.verify(await provider!.sign({ claims: token(), pair: encryption })))).toBe('auth.required')
    expect(await refusalOf(verifier.verify(await provider!.sign({ claims: token() })))).toBe('accepted')
  })

  test('AUTH-1 keys are turned: the new one counts in fifteen seconds, the old one while it is shown and no longer', async () => {
    const { verifier, pass } = await openRealm()
    const [old, fresh] = [provider!.state.pairs[0]!, await makeSigningPair({ kid: 'k2' })]
    expect(await refusalOf(verifier.verify(await provider!.sign({ claims: token() })))).toBe('accepted')
    provider!.state.pairs = [fresh, old]
    pass(16)
    expect(await refusalOf(verifier.verify(await provider!.sign({ claims: token({ exp: now() + 900 }) })))).toBe('accepted')
    expect(await refusalOf(verifier.verify(await provider!.sign({ claims: token({ exp: now() + 900 }), pair: old })))).toBe('accepted')
    provider!.state.pairs = [fresh]
    pass(61)
    expect(await refusalOf(verifier.verify(await provider!.sign({ claims: token({ exp: now() + 900 }), pair: old })))).toBe('auth.required')
  })

  test.each<[string, JWTPayload, string]>([
    ['its access token', { typ: 'Bearer', aud: ['epikrise', 'account'], scope: 'openid email' }, 'auth.required'],
    ['its refresh token', { typ: 'Refresh', aud: 'x' }, 'auth.required'],
    ['its offline token', { typ: 'Offline' }, 'auth.required'],
    ['its logout token', { typ: 'Logout', events: {} }, 'auth.required'],
    ['an id token for two audiences by an audience mapper', { aud: [CLIENT, 'journal'] }, 'accepted'],
    ['the same, asked for by another client', { aud: [CLIENT, 'journal'], azp: 'journal' }, 'auth.required'],
    ['of another realm', { iss: 'http://127.0.0.1:1/realms/annen' }, 'auth.required'],
    ['of a person with 300 groups', { groups: Array.from({ length: 300 }, (_, index) => `/avdeling/${index}`) }, 'accepted'],
    ['of a person without e-mail and name', { email: undefined, name: undefined, preferred_username: undefined }, 'accepted'],
  ])('%s', async (_name, more, outcome) => {
    const { verifier } = await openRealm()
    expect(await refusalOf(verifier.verify(await provider!.sign({ claims: token(more) })))).toBe(outcome)
  })

  test.each([
    ['1', 'auth.level_too_low'],
    ['2', 'accepted'],
    ['3', 'accepted'],
    ['gold', 'auth.level_too_low'],
  ])('AUTH-2 with a floor of 2 a step of %s is: %s', async (acr, outcome) => {
    const { verifier } = await openRealm({ minimumAcr: '2' })
    expect(await refusalOf(verifier.verify(await provider!.sign({ claims: token({ acr }) })))).toBe(outcome)
  })
})

describe('Entra', () => {
  const [TENANT, CLIENT, OBJECT] = [randomUUID(), randomUUID(), randomUUID()]
  const v2 = (rules: { minimumAcr?: string; acrClaim?: string } = {}) =>
    startPlainProvider({
      issuerPath: `/${TENANT}/v2.0`,
      keysPath: `/${TENANT}/discovery/v2.0/keys`,
      more: { id_token_signing_alg_values_supported: ['RS256'], cloud_instance_name: 'microsoftonline.com' },
    }).then((tenant) => open(tenant, { clientId: CLIENT, ...rules }))
  /** The older endpoint's issuer ends in a slash. */
  const v1 = () => startPlainProvider({ issuerPath: `/${TENANT}/`, keysPath: '/common/discovery/keys' }).then((tenant) => open(tenant, { clientId: CLIENT }))
  const tokenV2 = (more: JWTPayload = {}): JWTPayload => ({
    aud: CLIENT,
    iat: now() - 300,
    nbf: now() - 300,
    exp: now() + 3600,
    aio: 'AXQAi',
    name: 'Kari Lege',
    nonce: 'n',
    oid: OBJECT,
    preferred_username: 'kari@klinikk.example',
    rh: '0.AX',
    sub: 'pairwise_subject',
    tid: TENANT, uti: 'x', ver: '2.0', ...more,
  })
  const tokenV1 = (more: JWTPayload = {}): JWTPayload => ({
    aud: CLIENT,
    iat: now() - 300,
    nbf: now() - 300,
    exp: now() + 3600,
    amr: ['pwd', 'mfa'],
    family_name: 'Lege',
    given_name: 'Kari',
    ipaddr: '192.0.2.1',
    name: 'Kari Lege',
    oid: OBJECT,
    sub: 'pairwise_subject',
    tid: TENANT, unique_name: 'kari@klinikk.example', upn: 'kari@klinikk.example', ver: '1.0', ...more,
  })

  test('a token of the v2.0 endpoint; the e-mail it leaves out is what people sign in by', async () => {
    const { verifier } = await v2()
    expect(await verifier.verify(await provider!.sign({ claims: tokenV2() }))).toMatchObject({
      subject: 'pairwise_subject',
      email: 'kari@klinikk.example',
      name: 'Kari Lege',
      sid: undefined,
    })
  })

  test('a token of the v1.0 endpoint, whose issuer ends in a slash', async () => {
    const { verifier } = await v1()
    expect(await verifier.verify(await provider!.sign({ claims: tokenV1() }))).toMatchObject({ subject: 'pairwise_subject', email: 'kari@klinikk.example' })
  })

  test.each<[string, JWTPayload, string]>([
    ['with roles of the app', { roles: ['Lege'] }, 'accepted'],
    ['with 200 groups', { groups: Array.from({ length: 200 }, () => randomUUID()) }, 'accepted'],
    [
      'of more groups than fit, named elsewhere',
      { _claim_names: { groups: 'src1' }, _claim_sources: { src1: { endpoint: 'https://graph.example/x' } } },
      'accepted',
    ],
    ['of a guest, whose name is no e-mail', { preferred_username: 'kari_annen.example#EXT#', email: undefined }, 'accepted'],
    ['of another tenant', { iss: `http://127.0.0.1:1/${randomUUID()}/v2.0` }, 'auth.required'],
    ['its access token', { scp: 'openid profile', appid: CLIENT }, 'auth.required'],
    ['for another app', { aud: randomUUID() }, 'auth.required'],
    ['for the app by its address, as v1.0 access tokens name it', { aud: `api://${CLIENT}` }, 'auth.required'],
    ['issued 59 s ahead of our clock', { iat: now() + 59, nbf: now() + 59 }, 'accepted'],
    ['issued ten minutes ahead of our clock', { iat: now() + 600, nbf: now() + 600 }, 'auth.required'],
  ])('a token %s', async (_name, more, outcome) => {
    const { verifier } = await v2()
    expect(await refusalOf(verifier.verify(await provider!.sign({ claims: tokenV2(more) })))).toBe(outcome)
  })

  test.each<[string, { minimumAcr?: string; acrClaim?: string }, JWTPayload, string]>([
    ['an authentication context that was met', { minimumAcr: 'c2' }, { acrs: ['c1', 'c2'] }, 'accepted'],
    ['one of a higher number, which is no higher level', { minimumAcr: 'c2' }, { acrs: ['c3'] }, 'auth.level_too_low'],
    ['none', { minimumAcr: 'c2' }, {}, 'auth.level_too_low'],
    ['acrs that is no list', { minimumAcr: 'c2' }, { acrs: 'c2' }, 'auth.level_too_low'],
    [
      'a level in a claim of another name',
      { minimumAcr: '4', acrClaim: 'helseid://claims/identity/security_level' },
      { 'helseid://claims/identity/security_level': '4' },
      'accepted',
    ],
    ['the same as a number', { minimumAcr: '4', acrClaim: 'security_level' }, { security_level: 4 }, 'accepted'],
    ['the same, too low', { minimumAcr: '4', acrClaim: 'security_level' }, { security_level: 3, acr: '4' }, 'auth.level_too_low'],
  ])('AUTH-2 %s', async (_name, rules, more, outcome) => {
    const { verifier } = await v2(rules)
    expect(await refusalOf(verifier.verify(await provider!.sign({ claims: tokenV2(more) })))).toBe(outcome)
  })

  test('SEC-43 a document for any tenant, with a placeholder where its name would stand, is not believed', async () => {
    const { verifier } = await v2()
    provider!.state.namedIssuer = 'https://login.microsoftonline.com/{tenantid}/v2.0'
    expect(await refusalOf(verifier.verify(await provider!.sign({ claims: tokenV2() })))).toBe('auth.unavailable')
  })
})

describe('SEC-67 a provider in trouble', () => {
  test.each([
    ['answers ten million bytes', { floods: 10_000_000 }],
    ['is away', { isAway: true }],
  ])('that %s lets nobody in, and says that it will pass', async (_name, trouble) => {
    const { verifier } = await open(await startPlainProvider(), { clientId: 'x' })
    Object.assign(provider!.state, trouble)
    expect(await refusalOf(verifier.verify(await provider!.sign({ claims: { aud: 'x', sub: 's', iat: now(), exp: now() + 60 } })))).toBe('auth.unavailable')
  })
})
