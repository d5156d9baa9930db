import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { packOf } from '#domain/language/language.ts'
import { writeSpokenStops } from './dictated-punctuation.ts'

const write = (said: string, language: Language) => writeSpokenStops(said, packOf(language))
const squeezed = (said: string, language: Language) => write(said, language).replaceAll(/\s+/g, ' ').trim()

test('a dictated stop becomes a stop, and every letter keeps its place', () => {
  const said = 'Hoste i tre uker punktum Ingen feber punktum Lungene er rene ny linje Kontroll om en uke'
  const made = write(said, 'nb')
  expect(made).not.toMatch(/punktum|linje/)
  expect(made).toHaveLength(said.length)
  expect(made.indexOf('Kontroll')).toBe(said.indexOf('Kontroll'))
})

describe('signs that are dictated are written', () => {
  test.each<[Language, string, string]>([
    ['nb', 'øm over kneet komma ingen hevelse punktum', 'øm over kneet, ingen hevelse.'],
    ['nb', 'har du feber spørsmålstegn nei punktum', 'har du feber? nei.'],
    ['nb', 'Tungpust siden mandag punktum. Funn kolon. Lungene er rene.', 'Tungpust siden mandag. Funn: Lungene er rene.'],
    [
      'sv',
      'hosta sedan i tisdags punkt ingen feber punkt lungorna är rena punkt ny rad återbesök',
      'hosta sedan i tisdags. ingen feber. lungorna är rena. återbesök',
    ],
    ['sv', 'kalium är sju komma ett komma det är för högt punkt', 'kalium är sju komma ett, det är för högt.'],
    ['sv', 'mår bra komma äter bra punkt', 'mår bra, äter bra.'],
    ['da', 'ondt i halsen komma ingen feber punktum nyt afsnit plan kolon penicillin', 'ondt i halsen, ingen feber. . plan: penicillin'],
    ['en', 'no fever full stop new paragraph plan colon rest comma fluids full stop', 'no fever. . plan: rest, fluids.'],
    ['en', 'her period is late comma she feels well period', 'her period is late, she feels well.'],
    ['ru', 'кашель неделю запятая температуры нет точка с новой строки диагноз двоеточие бронхит точка', 'кашель неделю, температуры нет. диагноз: бронхит.'],
  ])('%s %s', (language, said, expected) => {
    expect(squeezed(said, language)).toBe(expected)
  })
})

describe('words of the talk stay', () => {
  test.each<[Language, string]>([
    ['nb', 'temperaturen er trettiåtte komma fire'],
    ['nb', 'der setter vi punktum for i dag'],
    ['nb', 'det er et ømt punkt på innsiden av kneet'],
    ['sv', 'temp 38 punkt 2, sänka 12 punkt 5, hb 13 punkt 1'],
    ['sv', 'du har en öm punkt här'],
    ['da', 'vægten er fem komma otte kilo'],
    ['en', 'my period came early, and the last period was heavy, each period hurts'],
    ['en', 'the colon looked normal'],
    ['ru', 'болит одна точка под лопаткой'],
    ['ru', 'тридцать шесть запятая шесть'],
  ])('%s %s', (language, said) => {
    expect(write(said, language)).toBe(said)
  })

  test('a part of the bowel stays where other signs are dictated', () => {
    expect(squeezed('polyp in the colon full stop polyp removed from the lower part of colon full stop', 'en')).toBe(
      'polyp in the colon. polyp removed from the lower part of colon.',
    )
  })
})

test.each<[Language, string]>([
  ['sv', 'då får du komma tillbaka så tar vi en odling'],
  ['sv', 'hon ska komma in på fredag'],
  ['nb', 'du skal komma att om to veker'],
])('%s coming is no comma: %s', (language, said) => {
  expect(write(said, language)).toBe(said)
})
