import { expect, test } from 'vitest'
import { startLanguage } from './start-language.ts'

test.each([
  ['what was chosen before wins', 'ru', ['sv-SE'], 'www.epikrise.se', 'ru'],
  ['nynorsk readers get Bokmål', 'nn-NO', [], 'www.epikrise.se', 'nb'],
  ['a stored language we do not have is passed over', 'fr', [], 'localhost:8080', 'nb'],
  ['a first visit begins in Norwegian', null, [], 'localhost:8080', 'nb'],
  ['the Swedish host begins in Swedish', null, [], 'www.epikrise.se', 'sv'],
  ['the Danish host begins in Danish', null, [], 'vet.epikrise.dk', 'da'],
  ['where none was chosen the browser tells', null, ['da-DK', 'en'], 'www.epikrise.no', 'da'],
  ['languages we do not have are passed over', null, ['fi', 'sv-FI', 'en'], 'www.epikrise.fi', 'sv'],
  ['an English machine says nothing of its reader', null, ['en-US', 'en', 'sv'], 'www.epikrise.no', 'nb'],
  ['what is no language says nothing', null, ['', ',;q=', 'x'.repeat(100_000)], 'www.epikrise.se', 'sv'],
])('spec 9: %s', (_rule, stored, browser, host, expected) => {
  expect(startLanguage({ stored, browser, host })).toBe(expected)
})
