import { expect, test } from 'vitest'
import { DEFAULT_TENANTS } from '#contract/tenant.ts'
import type { Vertical } from '#contract/vertical.ts'
import { otherSite } from './other-site.ts'

test.each([
  ['http://localhost:8080', 'vet', 'http://vet.localhost:8080/'],
  ['http://127.0.0.1:8080', 'vet', 'http://vet.localhost:8080/'],
  ['http://vet.localhost:8080', 'med', 'http://localhost:8080/'],
  ['https://www.epikrise.no', 'vet', 'https://vet.epikrise.no/'],
  ['https://vet.epikrise.se', 'med', 'https://epikrise.se/'],
] as [string, Vertical, string][])('spec 4, cross-vertical guard: from %s the %s site is %s', (here, wanted, expected) => {
  expect(otherSite(new URL(here), wanted, { tenants: DEFAULT_TENANTS, wwwHosts: {} })).toBe(expected)
})

test('spec 4, cross-vertical guard: an edition that no host serves has no address', () => {
  expect(
    otherSite(new URL('https://clinic.example'), 'vet', {
      tenants: [{ match: 'clinic.example', vertical: 'med', language: 'nb', country: 'NO' }],
      wwwHosts: {},
    }),
  ).toBeUndefined()
})

test('spec 2: the way to the other edition leads straight to its www host', () => {
  expect(otherSite(new URL('https://www.vet.epikrise.no'), 'med', { tenants: DEFAULT_TENANTS, wwwHosts: { 'epikrise.no': 'www.epikrise.no' } })).toBe(
    'https://www.epikrise.no/',
  )
})
