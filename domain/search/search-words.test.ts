import { describe, expect, test } from 'vitest'
import { codeTerms, writtenCodes } from './codes.ts'
import { partsOfCompound, possibleParts } from './compounds.ts'
import { conceptsIn } from './concepts.ts'
import { foldWord, plainText, wordsOf } from './fold.ts'
import { meantBy } from './slips.ts'

const WORDS = new Set(['blodtrykk', 'medisin', 'lunge', 'betennelse', 'hjärta', 'hjärt', 'svikt', 'sygdom', 'hjerte', 'vaksine', 'barn'])
const isWord = (part: string): boolean => WORDS.has(part)

describe('folding', () => {
  test.each([
    ['tryck', 'trykk'],
    ['hjärt', 'hjert'],
    ['kött', 'kott'],
    ['læge', 'lege'],
    ['östrogen', 'østrogen'],
    ['pharynx', 'farynks'],
    ['medicin', 'medisin'],
    ['diarré', 'diare'],
  ])('%s and %s are found by the same', (one, other) => {
    expect(foldWord(one)).toBe(foldWord(other))
  })

  test('what is not seen is not compared', () => {
    expect(wordsOf(plainText('BLOD\u00ADTRYKK\u00A0og\u200B ЁЖ e\u0301n ﬁn'))).toEqual(['blodtrykk', 'og', 'еж', 'én', 'fin'])
  })

  test('a word of 100,000 letters is cut', () => {
    expect(wordsOf(plainText('x'.repeat(100_000))).map(({ length }) => length)).toEqual([60])
  })
})

describe('compounds', () => {
  test.each([
    ['blodtrykksmedisin', 'nb', ['blodtrykk', 'medisin']],
    ['blodtrykksmedisinene', 'nb', ['blodtrykk', 'medisin']],
    ['lungebetennelsen', 'nb', ['lunge', 'betennelse']],
    ['hjärtsvikten', 'sv', ['hjärt', 'svikt']],
    ['hjertesygdom', 'da', ['hjerte', 'sygdom']],
    ['barnevaksine', 'nb', ['barn', 'vaksine']],
    ['medisin', 'nb', []],
    ['ukjentord', 'nb', []],
    ['medisinbarn', 'en', []],
  ] as const)('%s in %s', (word, language, parts) => {
    expect(partsOfCompound(word, language, isWord)).toEqual(parts)
  })

  test('SEC-9 what is longer than any word is not cut up, and the ways to cut one are few', () => {
    expect(partsOfCompound('a'.repeat(100_000), 'nb', () => true)).toEqual([])
    expect(possibleParts('a'.repeat(100_000), 'nb')).toEqual([])
    expect(possibleParts('blodtrykksmedisinskrivingslegekontorene', 'nb').length).toBeLessThan(1_000)
  })
})

describe('codes', () => {
  test('meet their groups and the other system', () => {
    expect(codeTerms('ICPC-2', 'K86')).toEqual(['icpc-2:k86'])
    expect(codeTerms('ICD-10', 'E11.9')).toEqual(expect.arrayContaining(['icd-10:e119', 'icd-10:e11', 'icpc-2:t90']))
    expect(codeTerms('ATC', 'C09AA05')).toEqual(['atc:c09a', 'atc:c09aa', 'atc:c09aa05'])
    expect(codeTerms('ATCvet', 'QJ01CR02')).toEqual(['atc:qj01c', 'atc:qj01cr', 'atc:qj01cr02'])
  })

  test('are seen where they are written out, and in no word', () => {
    expect(
      writtenCodes('hva er k86, i10.9 og c09aa05? b12-mangel, covid19').map(({ start, end }) =>
        'hva er k86, i10.9 og c09aa05? b12-mangel, covid19'.slice(start, end),
      ),
    ).toEqual(['k86', 'i10.9', 'c09aa05', 'b12'])
  })
})

describe('concepts', () => {
  test.each([
    ['vondt i halsen', 'nb', 'c:pain'],
    ['sukkersyke', 'nb', 'icpc-2:t90'],
    ['Glucophage', 'sv', 'd:metformin'],
    ['метформина', 'ru', 'd:metformin'],
    ['the puppy', 'en', 'sp:dog'],
    ['spædbarn', 'da', 'age:child'],
  ] as const)('%s in %s names %s', (text, language, term) => {
    expect(conceptsIn(plainText(text), language, 'vet').map((concept) => concept.term)).toContain(term)
  })

  test('people are no species', () => {
    expect(conceptsIn('hunden', 'nb', 'med').filter(({ term }) => term.startsWith('sp:'))).toEqual([])
  })
})

describe('slips', () => {
  test('the nearest are meant, within one letter, or two of a long word', () => {
    expect(meantBy('blodtrykkk', ['blodtrykk', 'blodprøve'])).toEqual(['blodtrykk'])
    expect(meantBy('bldotrykk', ['blodtrykk'])).toEqual(['blodtrykk'])
    expect(meantBy('hoset', ['hoste', 'halse'])).toEqual(['hoste'])
    expect(meantBy('hos', ['hoste'])).toEqual([])
    expect(meantBy('x'.repeat(100_000), ['x'])).toEqual([])
  })
})
