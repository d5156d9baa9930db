import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { tongueOf } from '#domain/language/language.ts'
import { negatedTokens } from './negation.ts'
import { tokenise } from '#domain/language/tokens.ts'

test.each<[Language, string, string[], string[]]>([
  ['nb', 'Ingen feber eller hoste, men kvalme', ['feber', 'hoste'], ['kvalme']],
  ['sv', 'Inga blåsljud. Ödem bilateralt', ['blåsljud'], ['ödem']],
  ['da', 'Feber: nej', ['feber'], []],
  ['en', 'No wheeze or crackles but some swelling', ['wheeze', 'crackles'], ['swelling']],
  ['ru', 'Хрипов нет, кашель сухой', ['хрипов'], ['сухой']],
  // what turns a clause in one language is an animal or a person in another
  ['nb', 'Ikke feber, dog hoste', ['feber'], ['hoste']],
  ['da', 'Ikke feber, dog hoste', ['feber'], ['hoste']],
  ['da', 'Ingen hævelse bortset fra anklen', ['hævelse'], ['anklen']],
  ['sv', 'Ingen svullnad, dock smärta', ['svullnad'], ['smärta']],
  ['sv', 'Ingen hund som dog av feber', ['dog', 'feber'], []],
  ['en', 'Not a dog with fever', ['dog', 'fever'], []],
  ['en', 'No men with fever', ['men', 'fever'], []],
  ['ru', 'Нет температуры, но кашель', ['температуры'], ['кашель']],
])('%s: %s', (language, text, denied, affirmed) => {
  const tokens = tokenise(text)
  const negated = negatedTokens({ tokens, hits: tongueOf(language).lexicon.scan(tokens), language })
  const isDenied = (word: string): boolean => negated.has(tokens.findIndex((token) => token.lower === word))
  expect(denied.map(isDenied)).toEqual(denied.map(() => true))
  expect(affirmed.map(isDenied)).toEqual(affirmed.map(() => false))
})
