import { describe, expect, test } from 'vitest'
import { chooseLanguage } from './choose-language.ts'

const nothing = { stored: null, standard: undefined, host: 'localhost', browser: [] }

describe('the language to begin in (spec 9)', () => {
  test.each([
    ['what was chosen before wins', { stored: 'ru', standard: 'no', host: 'epikrise.se', browser: ['da'] }, 'ru'],
    ['then the default', { stored: null, standard: 'no', host: 'epikrise.se', browser: ['da'] }, 'nb'],
    ['a stored language we do not have is passed over', { ...nothing, stored: 'fr', standard: 'no' }, 'nb'],
    ['then the domain', { ...nothing, host: 'www.epikrise.se', browser: ['da'] }, 'sv'],
    ['a British domain reads English', { ...nothing, host: 'epikrise.co.uk', browser: ['da'] }, 'en'],
    ['then the first language of the browser that we have', { ...nothing, browser: ['fi-FI', 'da-DK', 'ru'] }, 'da'],
    ['nynorsk readers get Norwegian', { ...nothing, browser: ['nn-NO'] }, 'nb'],
    ['else English', nothing, 'en'],
  ])('%s', (_rule, hints, expected) => {
    expect(chooseLanguage(hints)).toBe(expected)
  })
})
