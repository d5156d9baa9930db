import { describe, expect, test } from 'vitest'
import type { Language, Vertical } from '#contract/vertical.ts'
import { findIdentifiers } from '#domain/deidentify/mask/find-identifiers.ts'

const found = (language: Language, text: string, vertical: Vertical = 'med'): string[] =>
  findIdentifiers({ text, language, vertical }).map(({ start, end, type }) => `${type} ${text.slice(start, end)}`)

describe('GDPR: numbers, addresses and names as they are really said', () => {
  const rows: readonly (readonly [Language, string, readonly string[]])[] = [
    ['en', 'Her ID is one five oh four seven two, then three three one oh nine.', ['OTHER_ID one five oh four seven two, then three three one oh nine']],
    ['en', 'NHS number 9 4 3, 4 7 6, 5 9 1 0.', ['NATIONAL_ID 9 4 3, 4 7 6, 5 9 1 0']],
    ['sv', 'Sista fyra är 4522.', ['NATIONAL_ID 4522']],
    ['nb', 'De siste fem er tre tre en null ni.', ['NATIONAL_ID tre tre en null ni']],
    ['en', 'Wi-Fi password Tiger44! for the tablet.', ['OTHER_ID Tiger44!']],
    ['sv', 'Ärende #44-18 är avslutat.', ['CASE_NO 44-18']],
    ['sv', 'Anmält, dnr 3.5.1-20117/2024.', ['CASE_NO 3.5.1-20117/2024']],
    ['nb', 'Referansen på brevet er ab tolv trettifire.', ['CASE_NO ab tolv trettifire']],
    ['nb', 'Deres ref. GH/lm 24-3381.', ['CASE_NO GH/lm 24-3381']],
    ['nb', 'Nøkkelboks 4471 ved døren.', ['OTHER_ID 4471']],
    ['en', 'My email is joy underscore field eighty four at gmail dot com.', ['EMAIL joy underscore field eighty four at gmail dot com']],
    ['en', 'You can write to j field, all one word, at hotmail dot co dot uk.', ['EMAIL j field, all one word, at hotmail dot co dot uk']],
    ['nb', 'Det staves K som i Karin, I som i Ivar, dobbel L.', ['NAME K som i Karin, I som i Ivar, dobbel L']],
    ['en', "That's B for Bravo, R for Romeo, I, N, K.", ['NAME B for Bravo, R for Romeo, I, N, K']],
    ['nb', 'Bor i Granittveien sju be, tredje etasje.', ['ADDRESS Granittveien sju be, tredje etasje']],
    ['nb', 'Adresse: Hovedveien 7, inngang B, 3. høyre.', ['ADDRESS Hovedveien 7, inngang B, 3. høyre']],
    ['da', 'Adr.: Møllegade 3, kld., 8000 Aarhus', ['ADDRESS Møllegade 3, kld', 'POSTCODE 8000', 'LOCATION Aarhus']],
    ['ru', 'Проживает: деревня Сосновка, дом 3.', ['ADDRESS деревня Сосновка, дом 3']],
  ]
  test.each(rows)('%s: %s', (language, text, expected) => expect(found(language, text)).toEqual(expected))

  test('animals told one after the other', () => {
    expect(found('nb', 'Ku 1184, 1190 og 1207 behandlet.', 'vet')).toEqual(['ANIMAL_ID 1184', 'ANIMAL_ID 1190', 'ANIMAL_ID 1207'])
  })
})

describe('what a clinician needs stays', () => {
  const rows: readonly (readonly [Language, string])[] = [
    ['nb', 'BT 160/100-105, puls 70-75. Tok 2 og så 3 tabletter. De siste fire ukene 4 kg ned.'],
    ['en', 'Vitamin B for nerves, vitamin D for bones. Levels L4, L5, S1. The last four days 38.5.'],
    ['en', 'One, then two tablets, then three. Look at home. Scored 12 at the last visit.'],
    ['sv', 'Alvedon 1000 mg x 4 i 3 dagar, sedan 500 mg. Kreatinin 82, 84 och 91. CRP #2 taget.'],
    ['da', 'Hb 7,8. To og så tre tabletter. Kl. 08:30. Skoen er nummer 42. Stuen er kold, kælder fugtig.'],
    ['ru', 'Выпила две, потом три таблетки. Последние четыре дня температура 38.'],
    ['en', 'Variant rs1800562 found. MMR given 2019/20. Ratio 1:12000.'],
  ]
  test.each(rows)('%s: %s', (language, text) => expect(found(language, text)).toEqual([]))
})

describe('GDPR: dates, ages and what somebody is called on the net', () => {
  const rows: readonly (readonly [Language, string, readonly string[]])[] = [
    ['nb', 'Innlagt 04.-07.11.2023 for pneumoni.', ['DATE 04.-07.11.2023']],
    ['nb', 'operert 02 11 23 og kontroll 3 12 uten funn', ['DATE 02 11 23', 'DATE 3 12']],
    ['en', 'Post by @kari_moen seen.', ['URL @kari_moen']],
    ['nb', 'Bestefar (96) bor alene.', ['AGE 96']],
    ['da', 'Set af Dam, CPR 010203-9996.', ['NAME Dam', 'NATIONAL_ID 010203-9996']],
    ['ru', 'Родился в мае 58-го.', ['DATE мае 58-го']],
    ['ru', 'Живёт: 183038 Мурманск', ['POSTCODE 183038', 'LOCATION Мурманск']],
  ]
  test.each(rows)('%s: %s', (language, text, expected) => expect(found(language, text)).toEqual(expected))

  test('a herd number, but no clock', () => {
    expect(found('nb', 'Individ 0448 undersøkt kl. 0730.', 'vet')).toEqual(['ANIMAL_ID 0448'])
  })

  test.each([
    ['nb', 'puls 70 bt 120 80 crp 3 12 timer etter'],
    ['en', 'took 2-3 tablets, sats (96) on air, ratio 4-7'],
    ['sv', 'hb 112 svf 30 lpk 9 8'],
  ] as const)('%s: %s', (language, text) => expect(found(language, text)).toEqual([]))
})
