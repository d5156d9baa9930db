import { expect, test } from 'vitest'
import { memoryStorage } from './memory-storage.ts'
import { keepWantedAddress } from './keep-wanted.ts'
import { ownAddress, takeWantedAddress } from './wanted-address.ts'

const ORIGIN = 'https://www.epikrise.no'
const REPORT = '/p/0b7c6c0e-9d5e-4a7b-8f51-2f1f7f9a1c11/report'

test.each([
  [REPORT, REPORT],
  ['/t', '/t'],
  ['/r?c=1&p=2', '/r?c=1&p=2'],
  ['/r?start=1', '/r'],
  ['/log?patient=a%20b', '/log?patient=a+b'],
  ['/seat#abcdefghijklmnopqrstuvwx_-1', '/seat#abcdefghijklmnopqrstuvwx_-1'],
  ['/seat#short', '/seat'],
  ['/seat#abcdefghijklmnopqrstuvwxyz:alert(1)', '/seat'],
  ['/t#abcdefghijklmnopqrstuvwx_-1', '/t'],
])('a page of our own is gone to after the sign-in: %s', (text, address) => expect(ownAddress(text, ORIGIN)).toBe(address))

test.each([
  '//evil.example/r', '\\\\evil.example', '/\\evil.example', '/\\/evil.example', '/\t/evil.example', '/\n//evil.example', '/r\\..\\..//evil.example',
  '/p/../..//evil.example/r', 'javascript:alert(1)', '/javascript:alert(1)', ' /r', 'https://evil.example/r',
  'https://www.epikrise.no@evil.example/r', 'r', '', '/', '/callback?code=1', '/logout', '/signin-google', '/finnes-ikke', '/api/v1.0/user-profile',
  '/oidc/auth',
  `${REPORT}?x=${'a'.repeat(100_000)}`,
  `/p/${'a'.repeat(100_000)}`,
])('SEC-20 %# leads nowhere', (text) => expect(ownAddress(text, ORIGIN)).toBeUndefined())

test('it counts once, and what somebody else put there does not', () => {
  const storage = memoryStorage()
  keepWantedAddress(storage, REPORT)
  expect(takeWantedAddress(storage, ORIGIN)).toBe(REPORT)
  expect(takeWantedAddress(storage, ORIGIN)).toBeUndefined()
  keepWantedAddress(storage, '//evil.example/r')
  expect(takeWantedAddress(storage, ORIGIN)).toBeUndefined()
})
