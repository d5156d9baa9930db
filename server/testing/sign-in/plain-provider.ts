import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { CryptoKey, JWK, JWTHeaderParameters, JWTPayload } from 'jose'

export type SigningPair = { privateKey: CryptoKey; publicJwk: JWK; alg: string; kid: string }

export async function makeSigningPair({ alg = 'RS256', kid = 'k1', about = {} }: { alg?: string; kid?: string; about?: object } = {}): Promise<SigningPair> {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true })
  return { privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid, use: 'sig', ...about }, alg, kid }
}

export type Token = { claims: JWTPayload; header?: Partial<JWTHeaderParameters>; pair?: SigningPair }

/**
 * A provider on this machine of which one sees what a server sees: its discovery document, its keys and what it signs. How it names itself, where its
 * keys lie and what stands in its tokens is for the test to say, in the way of a real one.
 */
export async function startPlainProvider({ issuerPath = '', keysPath = '/keys', more = {} }: { issuerPath?: string; keysPath?: string; more?: object } = {}) {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const issuer = origin + issuerPath
  const state = { pairs: [await makeSigningPair()], namedIssuer: issuer, floods: 0, isAway: false }
  server.on('request', ({ url = '' }, response) => {
    if (state.isAway) return void response.destroy()
    const json = (content: unknown) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(content) + ' '.repeat(state.floods))
    if (url === `${new URL(issuer).pathname.replace(/\/$/, '')}/.well-known/openid-configuration`)
      return json({ issuer: state.namedIssuer, jwks_uri: origin + keysPath, ...more })
    if (url === keysPath) return json({ keys: state.pairs.map(({ publicJwk }) => publicJwk) })
    response.writeHead(404).end()
  })
  return {
    issuer, state,
    /** Signs as this provider does, with its first key unless another is given. */
    sign: ({ claims, header = {}, pair = state.pairs[0]! }: Token): Promise<string> =>
      new SignJWT({ iss: issuer, ...claims }).setProtectedHeader({ alg: pair.alg, kid: pair.kid, typ: 'JWT', ...header }).sign(pair.privateKey),
    stop: () => new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    }),
  }
}

export type PlainProvider = Awaited<ReturnType<typeof startPlainProvider>>
