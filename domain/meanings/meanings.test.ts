import { describe, expect, test } from 'vitest'
import { Language } from '#contract/vertical.ts'
import { tokenise } from '#domain/language/tokens.ts'
import { meaningRows, meaningsIn, meantBy } from './meanings.ts'

const meant = (text: string, language: Language): string[] => meaningsIn(tokenise(text), language).map(({ id }) => id)

describe('what words mean', () => {
  test.each([
    ['nb', 'Hun får ikke sove'], ['sv', 'Hon har svårt att somna'], ['da', 'Hun kan ikke falde i søvn'], ['en', 'She cannot get to sleep'],
    ['ru', 'Она не может заснуть'],
  ] as const)('%s: %s is about sleep', (language, text) => {
    expect([...meantBy(tokenise(text), language).subjects]).toContain('in:body sleep')
  })

  test('a trade’s word, a lay one and another language’s meet in one id', () => {
    const ways = [meant('dyspné ved anstrengelse', 'nb'), meant('breathless on the stairs', 'en'), meant('одышка', 'ru')]
    expect(ways.reduce((shared, ids) => shared.filter((id) => ids.includes(id)))).not.toEqual([])
  })

  test('what names nothing means nothing', () => {
    expect(meant('', 'nb')).toEqual([])
    expect(meant('xqzt xqztr', 'en')).toEqual([])
    expect(meant(`${'a'.repeat(100_000)} a\u200Bb`, 'sv')).toEqual([])
  })
})

describe('the tables', () => {
  const rows = meaningRows()

  test.each(Language.options)('%s: each concept is told in several ways, and an open beginning is long enough to tell', (language) => {
    expect(rows.filter((row) => row[language].length < 2).map(({ id }) => id)).toEqual([])
    const shortest = language === 'ru' ? 3 : 4
    const short = rows.flatMap((row) => row[language].filter((phrase) => phrase.endsWith('@') && (phrase.split(' ').at(-1)?.length ?? 0) <= shortest))
    expect(short).toEqual([])
  })

  test('a phrase is written small, of letters, and open at its end alone', () => {
    const all = rows.flatMap((row) => Language.options.flatMap((language) => row[language]))
    expect(all.filter((phrase) => !/^[\p{Ll}\p{M}'’. /-]+@?$/u.test(phrase))).toEqual([])
  })
})
