import { expect, test } from 'vitest'
import { DEFAULT_TENANTS, firstLanguageOf, hostName, isLoopbackHost, tenantOf } from './tenant.ts'
import type { Tenant } from './tenant.ts'

test.each([
  ['localhost', 'med', 'en', 'NO'],
  ['localhost:8080', 'med', 'en', 'NO'],
  ['127.0.0.1:8080', 'med', 'en', 'NO'],
  ['[::1]:8080', 'med', 'en', 'NO'],
  ['vet.localhost:8080', 'vet', 'en', 'NO'],
  ['VET.localhost.', 'vet', 'en', 'NO'],
  ['other.localhost', 'med', 'en', 'NO'],
  ['www.epikrise.no', 'med', 'nb', 'NO'],
  ['vet.epikrise.no', 'vet', 'nb', 'NO'],
  ['www.vet.epikrise.no:443', 'vet', 'nb', 'NO'],
  ['epikrise.se', 'med', 'sv', 'SE'],
  ['vet.epikrise.se', 'vet', 'sv', 'SE'],
  ['epikrise.dk', 'med', 'da', 'DK'],
  ['epikrise.fi', 'med', 'en', 'FI'],
  ['epikrise.ru', 'med', 'ru', 'RU'],
  ['epikrise.co.uk', 'med', 'en', 'GB'],
  ['epikrise.gb', 'med', 'en', 'GB'],
  ['epikrise.com', 'med', 'en', 'NO'],
  ['192.168.1.5:8080', 'med', 'nb', 'NO'],
  ['', 'med', 'nb', 'NO'],
] as const)('spec 7: the host %s is %s, %s, %s', (host, vertical, language, country) => {
  expect(tenantOf(host)).toEqual({ vertical, language, country })
})

test('the first matching tenant of a configured list counts', () => {
  const tenants: Tenant[] = [
    { match: 'dyr.example.no', vertical: 'vet', language: 'nb', country: 'NO' },
    { match: 'a*b*.example.no', vertical: 'med', language: 'sv', country: 'SE' },
    ...DEFAULT_TENANTS,
  ]
  expect(tenantOf('dyr.example.no', tenants).vertical).toBe('vet')
  expect(tenantOf('axxbyy.example.no', tenants).language).toBe('sv')
  expect(tenantOf('axx.example.no', tenants).language).toBe('nb')
  expect(tenantOf('xdyr.example.no', tenants).vertical).toBe('med')
})

test.each([
  ['localhost', true],
  ['vet.localhost:8080', true],
  ['127.0.0.1', true],
  ['127.8.9.10:1', true],
  ['::1', true],
  ['[::1]:8080', true],
  ['0.0.0.0', false],
  ['::', false],
  ['localhost.example.no', false],
  ['127.0.0.1.example.no', false],
  ['notlocalhost', false],
  ['', false],
])('%s is loopback: %s', (host, expected) => {
  expect(isLoopbackHost(host)).toBe(expected)
})

test('a host name is bare', () => {
  expect(hostName('Example.NO.:8080')).toBe('example.no')
  expect(hostName('Example.NO:8080')).toBe('example.no')
  expect(hostName('[2001:db8::1]:80')).toBe('2001:db8::1')
})

test.each([
  ['localhost:8080', 'nb'],
  ['vet.localhost', 'nb'],
  ['www.epikrise.no', 'nb'],
  ['www.epikrise.se', 'sv'],
  ['www.epikrise.dk', 'da'],
  ['epikrise.com', 'en'],
  ['10.0.0.7', 'nb'],
])('spec 9: a new account at %s begins in %s', (host, language) => {
  expect(firstLanguageOf(host)).toBe(language)
})
