import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto'
import { exportSPKI, importJWK, SignJWT, UnsecuredJWT } from 'jose'
import type { JWK, JWTHeaderParameters } from 'jose'
import { beforeEach, describe, expect, test } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import { makeLocalKeys } from './keys.ts'
import { makeRemoteKeys } from './remote-keys.ts'
import { makeTokenVerifier } from './token-verifier.ts'

const ISSUER = 'https://id.example.no'
const CLIENT = 'clinic'
const NOW = Date.UTC(2026, 10, 20, 12)
const SECONDS = NOW / 1000

type Pair = { alg: string; kid: string; privateJwk: JWK; publicJwk: JWK }
function makePair(alg: 'ES256' | 'RS256' | 'PS256' | 'EdDSA', kid = `${alg}-${randomUUID()}`): Pair {
  const pair =
    alg === 'ES256' ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
    : alg === 'EdDSA' ? generateKeyPairSync('ed25519')
    : generateKeyPairSync('rsa', { modulusLength: 2048 })
  const about = { kid, alg, use: 'sig' }
  return {
    alg,
    kid,
    privateJwk: { ...(pair.privateKey.export({ format: 'jwk' }) as JWK), ...about },
    publicJwk: { ...(pair.publicKey.export({ format: 'jwk' }) as JWK), ...about },
  }
}

const ours = makePair('ES256', 'ours')
const foreign = makePair('ES256', 'ours')

type Sketch = { claims?: Record<string, unknown>; header?: Partial<JWTHeaderParameters>; pair?: Pair; without?: string[] }
async function sign({ claims = {}, header = {}, pair = ours, without = [] }: Sketch = {}): Promise<string> {
  const payload: Record<string, unknown> = {
    iss: ISSUER, aud: CLIENT, sub: 'doctor-1', iat: SECONDS, exp: SECONDS + 3600, email: 'kari@klinikk.no', name: 'Kari', ...claims,
  }
  for (const name of without) delete payload[name]
  return new SignJWT(payload).setProtectedHeader({ alg: pair.alg, kid: pair.kid, typ: 'JWT', ...header }).sign(await importJWK(pair.privateJwk, pair.alg))
}

let nowMs = NOW
beforeEach(() => {
  nowMs = NOW
})
const verifierFor = (pair: Pair, minimumAcr?: string) =>
  makeTokenVerifier({ issuer: ISSUER, clientId: CLIENT, minimumAcr, keys: makeLocalKeys(pair.publicJwk), nowMs: () => nowMs })
const verifier = verifierFor(ours)

async function refusalOf(work: Promise<unknown>): Promise<string> {
  return work.then(() => 'accepted', (error: unknown) => (error instanceof Refusal ? error.code : `threw ${String(error)}`))
}

describe('a good token', () => {
  test('says who bears it', async () => {
    const identity = await verifier.verify(await sign({ claims: { acr: 'high' } }))
    expect(identity).toMatchObject({
      issuer: ISSUER,
      subject: 'doctor-1',
      email: 'kari@klinikk.no',
      name: 'Kari',
      acr: 'high',
      expiresAt: new Date(NOW + 3_600_000),
    })
    expect(identity.tokenDigest).toMatch(/^[\w-]{43}$/)
  })

  test.each(['ES256', 'RS256', 'PS256', 'EdDSA'] as const)('may be signed with %s', async (alg) => {
    const pair = makePair(alg)
    expect(await refusalOf(verifierFor(pair).verify(await sign({ pair })))).toBe('accepted')
  })

  test.each<[string, Sketch]>([
    ['no type', { header: { typ: undefined as never } }],
    ['azp ours', { claims: { azp: CLIENT } }],
    ['several audiences and azp ours', { claims: { aud: [CLIENT, 'other'], azp: CLIENT } }],
    ['exp 59 s ago (SEC-40, REL-21: leeway)', { claims: { exp: SECONDS - 59 } }],
    ['iat 59 s ahead', { claims: { iat: SECONDS + 59 } }],
    ['nbf 59 s ahead', { claims: { nbf: SECONDS + 59 } }],
    ['no e-mail and no name', { without: ['email', 'name'] }],
    ['a Keycloak id token', { claims: { typ: 'ID' } }],
    ['a Cognito id token', { claims: { token_use: 'id' } }],
  ])('may have %s', async (_name, sketch) => {
    expect(await refusalOf(verifier.verify(await sign(sketch)))).toBe('accepted')
  })
})

describe('a bad token is refused', () => {
  test.each<[string, Sketch, string]>([
    ['SEC-43 another issuer', { claims: { iss: 'https://id.example.no.evil.example' } }, 'auth.required'],
    ['SEC-43 the issuer with a slash', { claims: { iss: `${ISSUER}/` } }, 'auth.required'],
    ['SEC-41 another audience', { claims: { aud: 'other' } }, 'auth.required'],
    ['SEC-41 another azp', { claims: { azp: 'other' } }, 'auth.required'],
    ['SEC-41 several audiences without azp', { claims: { aud: [CLIENT, 'other'] } }, 'auth.required'],
    ['SEC-41 an access token by type', { header: { typ: 'at+jwt' } }, 'auth.required'],
    ['SEC-41 an access token by scope', { claims: { scope: 'openid' } }, 'auth.required'],
    ['SEC-41 an access token by scp', { claims: { scp: ['x'] } }, 'auth.required'],
    ['SEC-41 an access token of Keycloak', { claims: { typ: 'Bearer' } }, 'auth.required'],
    ['SEC-41 an access token of Cognito', { claims: { token_use: 'access' } }, 'auth.required'],
    ['SEC-41 a logout token by type', { header: { typ: 'logout+jwt' } }, 'auth.required'],
    ['SEC-41 a logout token by event', { claims: { events: { 'http://schemas.openid.net/event/backchannel-logout': {} } } }, 'auth.required'],
    ['SEC-40 expired 61 s ago', { claims: { exp: SECONDS - 61 } }, 'auth.expired'],
    ['SEC-40 not yet valid', { claims: { nbf: SECONDS + 61 } }, 'auth.required'],
    ['SEC-40 issued in the future', { claims: { iat: SECONDS + 61 } }, 'auth.required'],
    ['SEC-40 without exp', { without: ['exp'] }, 'auth.required'],
    ['SEC-40 without iat', { without: ['iat'] }, 'auth.required'],
    ['without sub', { without: ['sub'] }, 'auth.required'],
    ['with an empty sub', { claims: { sub: '' } }, 'auth.required'],
    ['with a sub that is no text', { claims: { sub: 7 } }, 'auth.required'],
    ['SEC-37 by a foreign key of the same name', { pair: foreign }, 'auth.required'],
    ['SEC-39 by an unknown key', { pair: makePair('ES256', 'unknown') }, 'auth.required'],
    ['SEC-39 kid that is a path', { header: { kid: '../../etc/passwd' } }, 'auth.required'],
    ['SEC-39 kid that is SQL', { header: { kid: "' or 1=1 --" } }, 'auth.required'],
    ['SEC-39 its own key in the header', { pair: foreign, header: { jwk: foreign.publicJwk } }, 'auth.required'],
    [
      'SEC-39 an address of keys in the header',
      { pair: foreign, header: { jku: 'https://evil.example/keys', x5u: 'https://evil.example/x5' } },
      'auth.required',
    ],
  ])('%s', async (_name, sketch, code) => {
    expect(await refusalOf(verifier.verify(await sign(sketch)))).toBe(code)
  })

  test.each([
    ['nothing', async () => ''],
    ['no token at all', async () => 'nonsense'],
    ['SEC-37 an altered payload', async () => {
      const [head, body = '', tail] = (await sign()).split('.')
      const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>
      return [head, Buffer.from(JSON.stringify({ ...claims, sub: 'doctor-2' })).toString('base64url'), tail].join('.')
    }],
    ['SEC-37 a cut signature', async () => (await sign()).slice(0, -4)],
    ['SEC-38 alg none', async () => new UnsecuredJWT({ sub: 'doctor-1', iat: SECONDS, exp: SECONDS + 60 }).setIssuer(ISSUER).setAudience(CLIENT).encode()],
    ['SEC-38 HS256 with the public key', async () => {
      const secret = await exportSPKI((await importJWK(ours.publicJwk, 'ES256')) as CryptoKey)
      const [, body = ''] = (await sign()).split('.')
      const head = Buffer.from(JSON.stringify({ alg: 'HS256', kid: ours.kid, typ: 'JWT' })).toString('base64url')
      return `${head}.${body}.${createHmac('sha256', secret).update(`${head}.${body}`).digest('base64url')}`
    }],
    ['SEC-38 RS256 said, ES256 signed', async () => {
      const [, body = '', tail = ''] = (await sign()).split('.')
      return [Buffer.from(JSON.stringify({ alg: 'RS256', kid: ours.kid })).toString('base64url'), body, tail].join('.')
    }],
    ['a token of 20 kB', async () => sign({ claims: { padding: 'x'.repeat(20_000) } })],
  ])('%s', async (_name, make) => {
    expect(await refusalOf(verifier.verify(await make()))).toBe('auth.required')
  })
})

describe('AUTH-2, NORM-3 the authentication level', () => {
  test.each([
    ['high', 'idporten-loa-high', 'idporten-loa-high', 'accepted'],
    ['higher', 'idporten-loa-substantial', 'idporten-loa-high', 'accepted'],
    ['lower', 'idporten-loa-high', 'idporten-loa-substantial', 'auth.level_too_low'],
    ['numbered', 'urn:bankid:bid;LOA=3', 'urn:bankid:bid;LOA=4', 'accepted'],
    ['numbered, lower', 'urn:bankid:bid;LOA=4', 'urn:bankid:bid;LOA=3', 'auth.level_too_low'],
    ['of another family', 'idporten-loa-low', 'urn:bankid:bid;LOA=4', 'auth.level_too_low'],
    ['unheard of', 'idporten-loa-low', 'strong', 'auth.level_too_low'],
    ['bare numbers, two digits', '9', '10', 'accepted'],
    ['missing', 'idporten-loa-low', undefined, 'auth.level_too_low'],
  ])('%s', async (_name, minimum, acr, outcome) => {
    const token = await sign({ claims: acr === undefined ? {} : { acr } })
    expect(await refusalOf(verifierFor(ours, minimum).verify(token))).toBe(outcome)
  })
})

describe('remembering', () => {
  test('ends when the token does', async () => {
    const mine = verifierFor(ours)
    const token = await sign()
    await mine.verify(token)
    nowMs = NOW + 3_600_000 + 61_000
    expect(await refusalOf(mine.verify(token))).toBe('auth.expired')
  })

  test('spares the signature until forgotten, and holds a bounded number', async () => {
    let lookups = 0
    const local = makeLocalKeys(ours.publicJwk)
    const counting = { ...local, find: ((header, token) => { lookups += 1; return local.find(header, token) }) as typeof local.find }
    const mine = makeTokenVerifier({ issuer: ISSUER, clientId: CLIENT, minimumAcr: undefined, keys: counting, nowMs: () => NOW, remembers: 2 })
    const tokens = await Promise.all([1, 2, 3].map((number) => sign({ claims: { jti: String(number) } })))
    const { tokenDigest } = await mine.verify(tokens[0]!)
    await mine.verify(tokens[0]!)
    expect(lookups).toBe(1)
    mine.forget(tokenDigest)
    await mine.verify(tokens[0]!)
    expect(lookups).toBe(2)
    for (const token of tokens) await mine.verify(token)
    expect(lookups).toBe(4)
    await mine.verify(tokens[0]!)
    expect(lookups).toBe(5)
  })
})

describe('AUTH-1 keys of a provider elsewhere', () => {
  function makeProvider(pairs: Pair[]) {
    const state = { pairs, issuer: ISSUER, isAway: false, calls: 0, keysAddress: `${ISSUER}/keys` }
    const fetchDocument = async (address: string) => {
      state.calls += 1
      if (state.isAway) throw new Error('connection refused')
      const document = address.endsWith('/openid-configuration')
        ? { issuer: state.issuer, jwks_uri: state.keysAddress }
        : { keys: state.pairs.map(({ publicJwk }) => publicJwk) }
      return { status: 200, text: JSON.stringify(document) }
    }
    const keys = makeRemoteKeys({ issuer: ISSUER, nowMs: () => nowMs, fetchDocument })
    return { state, verifier: makeTokenVerifier({ issuer: ISSUER, clientId: CLIENT, minimumAcr: undefined, keys, nowMs: () => nowMs }) }
  }
  const long = { exp: SECONDS + 30 * 86_400 }

  test('a new key is accepted within a minute, a retired one refused, remembered tokens included', async () => {
    const [first, second] = [makePair('ES256', 'first'), makePair('RS256', 'second')]
    const { state, verifier: mine } = makeProvider([first])
    const old = await sign({ pair: first, claims: long })
    expect(await refusalOf(mine.verify(old))).toBe('accepted')
    state.pairs = [second]
    nowMs += 16_000
    expect(await refusalOf(mine.verify(await sign({ pair: second, claims: long })))).toBe('accepted')
    expect(await refusalOf(mine.verify(old))).toBe('auth.required')
  })

  test('a retired key is refused after a minute though no new one was seen', async () => {
    const [first, second] = [makePair('ES256', 'first'), makePair('ES256', 'second')]
    const { state, verifier: mine } = makeProvider([first])
    await mine.verify(await sign({ pair: first, claims: { ...long, jti: '1' } }))
    state.pairs = [second]
    nowMs += 61_000
    expect(await refusalOf(mine.verify(await sign({ pair: first, claims: { ...long, jti: '2' } })))).toBe('auth.required')
  })

  test('SEC-39 a thousand unknown keys cause one more fetch', async () => {
    const known = makePair('ES256', 'known')
    const { state, verifier: mine } = makeProvider([known])
    await mine.verify(await sign({ pair: known, claims: long }))
    nowMs += 20_000
    const before = state.calls
    const tokens = await Promise.all(Array.from({ length: 1000 }, (_, index) => sign({ pair: ours, header: { kid: `k${index}` } })))
    await Promise.all(tokens.map((token) => refusalOf(mine.verify(token))))
    expect(state.calls - before).toBe(2) // discovery and keys, once
  })

  test('known keys go on while the provider is away for an hour, and one attempt is made in fifteen seconds', async () => {
    const known = makePair('ES256', 'known')
    const { state, verifier: mine } = makeProvider([known])
    await mine.verify(await sign({ pair: known, claims: long }))
    state.isAway = true
    state.calls = 0
    for (let second = 0; second < 3600; second += 60) {
      nowMs += 60_000
      expect(await refusalOf(mine.verify(await sign({ pair: known, claims: { ...long, jti: String(second) } })))).toBe('accepted')
      expect(await refusalOf(mine.verify(await sign({ pair: known, claims: { ...long, jti: `${second}b` } })))).toBe('accepted')
    }
    expect(state.calls).toBeLessThanOrEqual(60)
  })

  test('SEC-67 without any key nobody is let in, and the refusal says it will pass', async () => {
    const known = makePair('ES256', 'known')
    const { state, verifier: mine } = makeProvider([known])
    state.isAway = true
    expect(await refusalOf(mine.verify(await sign({ pair: known })))).toBe('auth.unavailable')
    state.isAway = false
    nowMs += 16_000
    expect(await refusalOf(mine.verify(await sign({ pair: known })))).toBe('accepted')
  })

  test.each([
    ['metadata of another issuer', { issuer: 'https://evil.example' }],
    ['keys without encryption', { keysAddress: 'http://id.example.no/keys' }],
  ])('SEC-43 %s is not believed', async (_name, fault) => {
    const known = makePair('ES256', 'known')
    const { state, verifier: mine } = makeProvider([known])
    Object.assign(state, fault)
    expect(await refusalOf(mine.verify(await sign({ pair: known })))).toBe('auth.unavailable')
  })

  test('secret and encryption keys in the set count for nothing', async () => {
    const known = makePair('ES256', 'known')
    const { state, verifier: mine } = makeProvider([known])
    state.pairs = [{ ...known, publicJwk: { kty: 'oct', k: 'c2VjcmV0', kid: 'known' } }, { ...known, publicJwk: { ...known.publicJwk, use: 'enc' } }]
    expect(await refusalOf(mine.verify(await sign({ pair: known })))).toBe('auth.required')
  })
})
