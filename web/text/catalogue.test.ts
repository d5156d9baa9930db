import { describe, expect, test } from 'vitest'
import { Language } from '#contract/vertical.ts'
import { firstCatalogue, pageCatalogue } from './catalogue.ts'
import { find, pageTexts, speak, startTexts } from './machinery.ts'

type Texts = Record<string, Record<string, string>>

const all = async (): Promise<Record<Language, Texts>> => ({
  nb: { ...(await firstCatalogue.nb()), ...(await pageCatalogue.nb()) },
  sv: { ...(await firstCatalogue.sv()), ...(await pageCatalogue.sv()) },
  da: { ...(await firstCatalogue.da()), ...(await pageCatalogue.da()) },
  en: { ...(await firstCatalogue.en()), ...(await pageCatalogue.en()) },
  ru: { ...(await firstCatalogue.ru()), ...(await pageCatalogue.ru()) },
})

const withoutPlural = (key: string) => key.replace(/_(one|few|many|other)$/, '')
const placeholders = (text: string) => new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name))

describe('texts of the interface', () => {
  test.each(Language.options.filter((language) => language !== 'nb'))('%s says everything Norwegian says, and nothing is blank', async (language) => {
    const texts = await all()
    expect(Object.keys(texts[language]).sort()).toEqual(Object.keys(texts.nb).sort())
    for (const [feature, source] of Object.entries(texts.nb)) {
      const spoken = texts[language][feature] ?? {}
      expect(new Set(Object.keys(spoken).map(withoutPlural)), feature).toEqual(new Set(Object.keys(source).map(withoutPlural)))
      for (const [key, text] of Object.entries(spoken)) expect(text.trim(), `${feature}.${key}`).not.toBe('')
    }
  })

  test.each(Language.options)('%s sets in the same values as Norwegian', async (language) => {
    const texts = await all()
    for (const [feature, spoken] of Object.entries(texts[language])) {
      for (const [key, text] of Object.entries(spoken)) {
        const source = texts.nb[feature]?.[key] ?? texts.nb[feature]?.[`${withoutPlural(key)}_other`] ?? ''
        expect(placeholders(text), `${feature}.${key}`).toEqual(placeholders(source))
      }
    }
  })

  test.each([
    [1, 'Удаление через 1 час'],
    [2, 'Удаление через 2 часа'],
    [5, 'Удаление через 5 часов'],
    [11, 'Удаление через 11 часов'],
    [21, 'Удаление через 21 час'],
    [22, 'Удаление через 22 часа'],
  ])('Russian counts as Russians do: %i', async (count, expected) => {
    await startTexts('ru', 'med')
    expect(find({ language: 'ru', feature: 'sidebar', key: 'hoursLeft', values: { count } })).toBe(expected)
  })

  test('the edition changes the words where they differ, and only there', async () => {
    await startTexts('nb', 'vet')
    expect(find({ language: 'nb', feature: 'sidebar', key: 'namedPatients' })).toBe('Dyr')
    expect(find({ language: 'nb', feature: 'sidebar', key: 'today' })).toBe('I dag')
    await startTexts('nb', 'med')
    expect(find({ language: 'nb', feature: 'sidebar', key: 'namedPatients' })).toBe('Pasienter')
  })

  test('values stand in their places as they were given, each as often as the text asks', async () => {
    await startTexts('nb', 'med')
    const values = { code: '<b>$& {{code}}</b>' }
    expect(find({ language: 'nb', feature: 'ui', key: 'errorCode', values })).toBe(`Feilkode: ${values.code}`)
  })

  test('what has no text is shown by its name; a language that was not loaded has none', async () => {
    await startTexts('nb', 'med')
    expect(find({ language: 'nb', feature: 'refusals', key: 'no.such' })).toBe('no.such')
    expect(find({ language: 'nb', feature: 'refusals', key: 'internal.error' })).not.toBe('internal.error')
  })

  test('a key is found by its plural, and in the animal edition by both', async () => {
    await startTexts('nb', 'vet')
    expect(find({ language: 'nb', feature: 'sidebar', key: 'caseCount', values: { count: 1 } })).toBe('1 sak')
    expect(find({ language: 'nb', feature: 'sidebar', key: 'caseCount', values: { count: 0 } })).toBe('0 saker')
  })

  test('what the pages say comes when it is first wanted, and from then on with every language', async () => {
    await startTexts('nb', 'med')
    const sought = { feature: 'report', key: 'copy' } as const
    await pageTexts()
    const norwegian = find({ language: 'nb', ...sought })
    expect(norwegian).not.toBe('copy')
    await speak('sv')
    expect(find({ language: 'sv', ...sought })).not.toBe('copy')
  })
})
