import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { tongueOf } from '#domain/language/language.ts'
import { withoutSlips } from './self-repairs.ts'
import { writeNumbers } from './numbers/spoken-numbers.ts'

const heard = (said: string, language: Language) => writeNumbers(withoutSlips(said, tongueOf(language)).replaceAll(/ +/g, ' '), tongueOf(language).pack)

test.each<[Language, string, string]>([
  ['nb', 'så gir jeg seksti milligram nei tretti mener jeg tretti milligram i hofta', 'så gir jeg 30 mg i hofta'],
  ['nb', 'hun slo venstre albue eller nei høyre albue var det', 'hun slo høyre albue var det'],
  ['nb', 'det kom i mars eller nei det var i mai etter ferien', 'det kom i mai etter ferien'],
  ['sv', 'temp trettioåtta ett nej trettioåtta sju läste jag fel och puls åttio', 'temp 38,7 och puls 80'],
  ['sv', 'hon åt i tisdags nej förlåt onsdag var det', 'hon åt i onsdag var det'],
  ['da', 'panodil et tusind milligram fem hundrede mener jeg om aftenen', 'panodil 500 om aftenen'],
  ['en', 'it bends to eighty no a hundred and five sorry and it is stable', 'it bends to 105 and it is stable'],
  ['en', 'a dose of two point five milligrams actually no make that five milligrams at night', 'a dose of 5 mg at night'],
  ['ru', 'температура тридцать восемь и три ой нет тридцать восемь и шесть в горле чисто', 'температура 38,6 в горле чисто'],
])('%s: what is put right at once is as if said so from the first: %s', (language, said, told) => {
  expect(heard(said, language)).toBe(told)
})

test('the stop behind what takes back stays', () => {
  expect(heard('Det är höger, nej, vänster fot, förlåt. Blir jag bra?', 'sv')).toBe('Det är vänster fot . Blir jag bra?')
})

test.each<[Language, string]>([
  ['nb', 'er det høyre kne nei venstre'],
  ['en', 'twice a day for two weeks no alcohol for three days'],
  ['sv', 'hon väger fem kilo nej hon äter två gånger om dagen'],
  ['da', 'to tabletter om morgenen og fire om aftenen'],
])('%s: an answer, another measure or a row of values takes nothing back: %s', (language, said) => {
  expect(withoutSlips(said, tongueOf(language))).toBe(said)
})

test('what is left out leaves every other letter in its place', () => {
  const said = 'pulsen er nitti nei sytti slag'
  const left = withoutSlips(said, tongueOf('nb'))
  expect(left).toHaveLength(said.length)
  expect(left.indexOf('sytti')).toBe(said.indexOf('sytti'))
})
