import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { checkNumbers } from './reported-numbers.ts'
import { spokenNumbers } from './spoken-numbers.ts'

const unsupported = (language: Language, talk: string, report: string) => checkNumbers(report, spokenNumbers(talk, language)).unsupported

describe('numbers said in words', () => {
  test.each<[Language, string, string]>([
    ['nb', 'Blodtrykket er hundre og trettisju over syttiåtte', '137/78'],
    ['nb', 'Temperatur trettiåtte komma fire, en åtteåring', '38,4 og 8 år'],
    ['nb', 'halvannet år, den tolvte mars', '1,5 år, 12.03'],
    ['sv', 'etthundrafyrtiofem genom åttiofem, trettiett år, två och ett halvt', '145/85, 31 år, 2,5'],
    ['da', 'hundrede og otteogfyrre over fireoghalvfems, enogtres år', '148/94, 61 år'],
    ['en', 'one hundred and thirty-four over seventy-six, fifteen thousand units, six and a half', '134/76, 15000, 6.5'],
    ['en', 'the number is oh seven seven double oh', '077'],
    ['ru', 'тридцать восемь и девять, сто тридцать на восемьдесят, полтора года, двадцать седьмого ноября', '38,9; 130/80; 1,5; 27.11'],
    ['ru', 'ноль целых две десятых, двухнедельный', '0,2; 2'],
  ])('%s: %s', (language, talk, report) => {
    expect(unsupported(language, talk, report)).toEqual([])
  })
})

test('numbers nobody said are told', () => {
  expect(unsupported('nb', 'Blodtrykket er hundre og trettisju over syttiåtte', '138/78 og 5 mg')).toEqual(['138', '5'])
  expect(unsupported('en', 'five milligrams', '50 mg')).toEqual(['50'])
})

test('list numbers and digits that end a word are no numbers of the report', () => {
  expect(checkNumbers('1. Hvile\n2) T4 målt', spokenNumbers('', 'nb'))).toEqual({ unsupported: [], total: 0 })
})
