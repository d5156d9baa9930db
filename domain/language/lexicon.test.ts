import { describe, expect, test, vi } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { tongueOf } from './language.ts'
import type { Mark } from './pack/language-pack.ts'
import { compileWords } from './lexicon.ts'
import { tokenise } from './tokens.ts'

function marksOf(language: Language, text: string): Set<Mark> {
  return new Set(tongueOf(language).lexicon.scan(tokenise(text)).map((hit) => hit.mark))
}

describe('a part of a word is found in compounds, whatever stands around it', () => {
  const words = compileWords(new Map([['x', '@betennelse@'], ['y', '@verk'], ['z', 'hoste@']]))
  test.each([
    ['kneleddsbetennelsen', 'x'],
    ['betennelse', 'x'],
    ['ryggverk', 'y'],
    ['hosteanfall', 'z'],
  ])('%s', (word, mark) => {
    expect(words.scan(tokenise(word)).map((hit) => hit.mark)).toEqual([mark])
  })
})

describe('SEC-4: the parts that are looked up in a word are few, whatever its length', () => {
  const lists = new Map([['x', '@betennelse@'], ['y', '@verk'], ['z', 'hoste@'], ['w', 'a'.repeat(200)]] as const)

  /** The parts of a text that are looked up: each is cut out of it. */
  function partsLookedUp(text: string): number {
    const words = compileWords(lists)
    const tokens = tokenise(text)
    const cutting = vi.spyOn(String.prototype, 'slice')
    words.scan(tokens)
    const parts = cutting.mock.calls.length
    cutting.mockRestore()
    return parts
  }

  test('a compound is looked into up to the longest part known', () => {
    expect(partsLookedUp(`${'a'.repeat(30)}betennelse`)).toBeLessThan(40 * 12)
  })
  test('what is longer than any compound carries a mark as a whole or not at all', () => {
    expect(partsLookedUp('betennelse'.repeat(60_000))).toBe(0)
    const words = compileWords(lists)
    expect(words.scan(tokenise('a'.repeat(200))).map(({ mark }) => mark)).toEqual(['w'])
    expect(words.scan(tokenise(`hoste${'a'.repeat(200)}`))).toEqual([])
  })
})

describe('everyday words carry no term of the trade', () => {
  test.each<[Language, string, Mark]>([
    ['nb', 'for eksempel', 'diagnosis'],
    ['nb', 'hundre kroner', 'animal'],
    ['nb', 'vi finner ut av det', 'finding'],
    ['nb', 'det var alt', 'test'],
    ['nb', 'hvilken dag', 'advice'],
    ['nb', 'senere i dag', 'body'],
    ['sv', 'vad finns det', 'finding'],
    ['sv', 'det senaste', 'body'],
    ['sv', 'det är vårt', 'diagnosis'],
    ['sv', 'han handlar', 'body'],
    ['da', 'det blev sent', 'symptom'],
    ['da', 'et eksempel', 'diagnosis'],
    ['da', 'hundrede kroner', 'animal'],
    ['en', 'a number of days', 'symptom'],
    ['en', 'you must go', 'test'],
    ['en', 'early on', 'body'],
    ['ru', 'он говорит', 'diagnosis'],
    ['ru', 'больше не надо', 'symptom'],
    ['ru', 'шесть дней', 'body'],
  ])('%s %s: no %s', (language, text, mark) => {
    expect(marksOf(language, text)).not.toContain(mark)
  })
})

describe('terms of the specialties are known, in compounds and forms too', () => {
  test.each<[Language, string, Mark]>([
    ['nb', 'nervepåvirkning', 'diagnosis'],
    ['nb', 'regnbuehinnebetennelsen', 'diagnosis'],
    ['sv', 'förstoppningskoliken', 'diagnosis'],
    ['sv', 'rektalundersökning', 'finding'],
    ['da', 'solkeratoser', 'diagnosis'],
    ['da', 'strubehoste', 'diagnosis'],
    ['en', 'pulmonary embolism', 'diagnosis'],
    ['en', 'hoof testers', 'finding'],
    ['ru', 'складчатость', 'finding'],
    ['ru', 'люмбоишиалгия', 'diagnosis'],
  ])('%s %s: %s', (language, text, mark) => {
    expect(marksOf(language, text)).toContain(mark)
  })
})

test.each(['Коростелёв', 'Комаров', 'Слесарев', 'Черепанов', 'Бровкин', 'Мозговой', 'Бодров', 'Гвоздев', 'Пчёлкин', 'Грузчиков', 'Скотников'])(
  'the surname %s tells of no scab, gnat or trade',
  (name) => {
    expect([...marksOf('ru', `${name}, 1963 года`)].filter((mark) => mark !== 'timeWord')).toEqual([])
  },
)
