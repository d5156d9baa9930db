import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { maskWords } from './mask-words.ts'

const kept = (language: Language, text: string): string =>
  maskWords(text.split(' '), { language, vertical: 'med', numberOf: () => 100 })
    .map((word) => word.text)
    .join(' ')

test.each<[Language, string]>([
  ['nb', 'Kontroll på torsdag. Det begynte i august, og har vært slik siden mandag.'],
  ['nb', 'Ja, Ibuxene hjalp, men kolsen er verre.'],
  ['nb', 'Du får Apocillin 660 mg fire ganger daglig i ti dager.'],
  ['sv', 'Återbesök på fredag. Ja, Maxidex hjälper.'],
  ['en', 'Come back on Friday. And the Naproxen stays as it is.'],
  ['ru', 'Из лекарств принимает лизиноприл десять миллиграммов.'],
])('GDPR-4 %s: what the next reader needs is not masked for good: %s', (language, text) => {
  expect(kept(language, text)).toBe(text)
})

test.each<[Language, string, RegExp]>([
  ['nb', 'Hei, jeg heter Torbjørn Liavåg og er født tolvte mars syttiåtte.', /Torbjørn|Liavåg|mars/],
  ['sv', 'Hej, jag heter Gunvor Lindvall.', /Gunvor|Lindvall/],
  ['da', 'Mit navn er Nicolai Winther, og jeg bor i Brønderslev.', /Nicolai|Winther/],
])('GDPR-4 %s: who it was still is: %s', (language, text, name) => {
  expect(kept(language, text)).not.toMatch(name)
})
