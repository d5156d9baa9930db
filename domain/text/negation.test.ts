import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { tongueOf } from './language.ts'
import { negatedTokens } from './negation.ts'
import { tokenise } from './tokens.ts'

test.each<[Language, string, string[], string[]]>([
  ['nb', 'Ingen feber eller hoste, men kvalme', ['feber', 'hoste'], ['kvalme']],
  ['sv', 'Inga blåsljud. Ödem bilateralt', ['blåsljud'], ['ödem']],
  ['da', 'Feber: nej', ['feber'], []],
  ['en', 'No wheeze or crackles but some swelling', ['wheeze', 'crackles'], ['swelling']],
  ['ru', 'Хрипов нет, кашель сухой', ['хрипов'], ['сухой']],
])('%s: %s', (language, text, denied, affirmed) => {
  const tokens = tokenise(text)
  const negated = negatedTokens(tokens, tongueOf(language).lexicon.scan(tokens))
  const isDenied = (word: string): boolean => negated.has(tokens.findIndex((token) => token.lower === word))
  expect(denied.map(isDenied)).toEqual(denied.map(() => true))
  expect(affirmed.map(isDenied)).toEqual(affirmed.map(() => false))
})
