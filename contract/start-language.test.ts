import { expect, test } from 'vitest'
import { DEFAULT_TENANTS, startLanguage } from './tenant.ts'

test.each([
  ['what was chosen before wins', 'ru', ['sv-SE'], 'www.epikrise.se', 'ru'],
  ['nynorsk readers get Bokmål', 'nn-NO', [], 'www.epikrise.se', 'nb'],
  ['a stored language we do not have is passed over', 'fr', [], 'localhost:8080', 'nb'],
  ['a first visit begins in Norwegian', null, [], 'localhost:8080', 'nb'],
  ['the Swedish host begins in Swedish', null, [], 'www.epikrise.se', 'sv'],
  ['the Danish host begins in Danish', null, [], 'vet.epikrise.dk', 'da'],
  ['the country of the host goes before the browser', null, ['da-DK', 'en'], 'www.epikrise.no', 'nb'],
  ['at a host of no country the browser tells', null, ['da-DK', 'en'], 'www.epikrise.com', 'da'],
  ['and English is the last word', null, ['fr'], 'www.epikrise.com', 'en'],
  ['on a machine of one’s own the browser tells', null, ['ru'], 'vet.localhost:8080', 'ru'],
  ['languages we do not have are passed over', null, ['fi', 'sv-FI', 'en'], 'www.epikrise.fi', 'sv'],
  ['an English machine says nothing of its reader', null, ['en-US', 'en', 'sv'], 'www.epikrise.no', 'nb'],
  ['what is no language says nothing', null, ['', ',;q=', 'x'.repeat(100_000)], 'www.epikrise.se', 'sv'],
])('spec 9: %s', (_rule, stored, browser, host, expected) => {
  expect(startLanguage({ stored, browser: browser.join(','), host })).toBe(expected)
})

test('spec 9: what the operator gives a host goes before its domain and the browser', () => {
  const tenants = [{ match: 'klinikk.example.com', vertical: 'med', language: 'da', country: 'DK' } as const, ...DEFAULT_TENANTS]
  expect(startLanguage({ browser: 'sv', host: 'klinikk.example.com' }, tenants)).toBe('da')
  expect(startLanguage({ stored: 'ru', browser: 'sv', host: 'klinikk.example.com' }, tenants)).toBe('ru')
  expect(startLanguage({ browser: 'sv', host: 'annen.example.com' }, tenants)).toBe('sv')
})
