import { expect, test } from 'vitest'
import { memoryStorage } from './memory-storage.ts'
import { isSessionKey, readSession, sessionKey } from './stored-user.ts'

const key = sessionKey('http://localhost:8080/oidc', 'epikrise')
const user = {
  id_token: 'a.b.c',
  refresh_token: 'r',
  access_token: 'x',
  profile: { sub: 'kari', exp: 1_800_000_000, name: 'Kari', email: 'kari@example.no', iss: 'http://localhost:8080/oidc' },
}

test('a sign-in is read as the OpenID Connect library keeps it', () => {
  const storage = memoryStorage()
  storage.setItem(key, JSON.stringify(user))
  expect(readSession(storage, key)).toEqual({
    idToken: 'a.b.c',
    mark: 'a.b.c',
    subject: 'kari',
    name: 'Kari',
    email: 'kari@example.no',
    expiresAtMs: 1_800_000_000_000,
    canRenew: true,
  })
})

test('a provider that says no name and gives no refresh token still signs in', () => {
  const storage = memoryStorage()
  storage.setItem(key, JSON.stringify({ id_token: 'a.b.c', profile: { sub: 'kari', exp: 1 } }))
  expect(readSession(storage, key)).toMatchObject({ name: '', email: '', canRenew: false })
})

test('where the server keeps the sign-in, what is stored tells who it is and holds no token', () => {
  const storage = memoryStorage()
  storage.setItem(key, JSON.stringify({ mark: 'm-1', profile: user.profile }))
  expect(readSession(storage, key)).toMatchObject({ idToken: undefined, mark: 'm-1', subject: 'kari', canRenew: false })
})

test.each([
  ['nothing', undefined],
  ['no JSON', '{'],
  ['no id token', JSON.stringify({ profile: user.profile })],
  ['no expiry', JSON.stringify({ id_token: 'a.b.c', profile: { sub: 'kari' } })],
])('%s is no sign-in', (_what, stored) => {
  const storage = memoryStorage()
  if (stored !== undefined) storage.setItem(key, stored)
  expect(readSession(storage, key)).toBeUndefined()
})

test('the keys of sign-ins are told from other keys', () => {
  expect(isSessionKey(key)).toBe(true)
  expect(isSessionKey('epikrise.profile')).toBe(false)
})
