import { expect, test } from 'vitest'
import { startLanguage } from './start-language.ts'

test.each([
  ['what was chosen before wins', 'ru', 'www.epikrise.se', 'ru'],
  ['nynorsk readers get Bokmål', 'nn-NO', 'www.epikrise.se', 'nb'],
  ['a stored language we do not have is passed over', 'fr', 'localhost:8080', 'nb'],
  ['a first visit begins in Norwegian', null, 'localhost:8080', 'nb'],
  ['the Swedish host begins in Swedish', null, 'www.epikrise.se', 'sv'],
  ['the Danish host begins in Danish', null, 'vet.epikrise.dk', 'da'],
])('spec 9: %s', (_rule, stored, host, expected) => {
  expect(startLanguage(stored, host)).toBe(expected)
})
