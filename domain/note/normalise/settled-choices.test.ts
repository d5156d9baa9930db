import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { tongueOf } from '#domain/language/language.ts'
import { withSettledChoices } from './settled-choices.ts'
import { writeNumbers } from './numbers/spoken-numbers.ts'

const heard = (said: string, language: Language) =>
  writeNumbers(
    withSettledChoices(said, tongueOf(language))
      .replaceAll(/ +/g, ' ')
      .replaceAll(/ (?=[.,])/g, ''),
    tongueOf(language).pack,
  )

test.each<[Language, string, string]>([
  ['nb', 'Paracet, to hundre og femti milligram. Eller er det hundre og tjuefem? Hundre og tjuefem, ja.', 'Paracet, 125 mg. 125, ja.'],
  ['sv', 'jag tar tio milligram eller är det femton nej femton är det', 'jag tar 15 mg nej 15 är det'],
  ['da', 'hun fik fyrre milligram eller var det tyve det var tyve', 'hun fik 20 mg det var 20'],
  ['en', 'simvastatin, twenty. Or is it forty? Forty, yes.', 'simvastatin, 40. 40, yes.'],
  ['en', 'was that twenty? Forty in the morning, thank you, forty', 'was that 40 in the morning, thank you, 40'],
  ['en', 'was that one and a quarter two and a half in the morning doctor thank you two and a half', 'was that 2.5 in the morning doctor thank you 2.5'],
  ['sv', 'åttahundra två gånger om dagen. Eller tre? Nej, två, de drog ner den', '800 2 gånger om dagen. de drog ner den'],
  ['ru', 'бисопролол пять. Или два с половиной? Два с половиной, да.', 'бисопролол 2,5. 2,5, да.'],
])('%s: of two numbers offered the one said again stands for the first: %s', (language, said, told) => {
  expect(heard(said, language).trim()).toBe(told)
})

test.each<[Language, string]>([
  ['nb', 'to eller tre tabletter om dagen'],
  ['en', 'it was four or five weeks ago'],
  ['da', 'ti eller tyve milligram, det ved jeg ikke'],
  ['ru', 'пять или шесть раз'],
])('%s: a choice that stays open stands as it was said: %s', (language, said) => {
  expect(withSettledChoices(said, tongueOf(language))).toBe(said)
})
