import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { tongueOf } from '#domain/language/language.ts'
import { rewrite } from '#domain/language/phrase.ts'
import { withoutOrders } from './examination-orders.ts'

const polished = (language: Language, text: string) => rewrite(text, tongueOf(language).style.polish)

describe('what speech puts before and behind a sentence stays out', () => {
  test.each<[Language, string, string]>([
    ['nb', 'ikke noe diaré, nei', 'ikke noe diaré'],
    ['nb', 'nja, det har vært verre i høst', 'det har vært verre i høst'],
    ['nb', 'kastrert, 9 år, ja', 'kastrert, 9 år'],
    ['nb', 'ingen kvalme da', 'ingen kvalme'],
    ['nb', '3 tenner ut, var det ikke', '3 tenner ut'],
    ['nb', 'litt av både og', 'litt av både og'],
    ['sv', 'usch, det svider när patienten kissar', 'det svider när patienten kissar'],
    ['sv', 'ingen allergi då', 'ingen allergi'],
    ['sv', 'det gick över, eller hur', 'det gick över'],
    ['da', 'roden af tommelen er øm, ja', 'roden af tommelen er øm'],
    ['da', 'mest i højre side, eller', 'mest i højre side'],
    ['en', 'no blood, no', 'no blood'],
    ['en', 'chest pain, no', 'chest pain, no'],
    ['en', "it's not an allergy, is it", "it's not an allergy"],
    ['en', 'listen, the cough is worse', 'the cough is worse'],
    ['en', 'worse at night, though', 'worse at night'],
    ['en', 'pain on the right', 'pain on the right'],
    ['ru', 'стоп, 70 градусов, дальше больно', '70 градусов, дальше больно'],
    ['ru', '5 раз, ну', '5 раз'],
  ])('%s: %s', (language, said, written) => {
    expect(polished(language, said)).toBe(written)
  })
})

describe('whom a sentence is of is named once', () => {
  test.each<[Language, string, string]>([
    ['nb', 'pasienten rører hofta fritt, og pasienten kan stå', 'pasienten rører hofta fritt, og kan stå'],
    ['sv', 'patienten sover dåligt, men patienten äter', 'patienten sover dåligt, men äter'],
    ['da', 'patienten gider ikke haven, og patienten sover 4 timer', 'patienten gider ikke haven, og sover 4 timer'],
    ['en', 'the patient got the box but the patient never opened it', 'the patient got the box but never opened it'],
    ['ru', 'пациент плохо спит, но пациент ест', 'пациент плохо спит, но ест'],
    // another clause or another subject stands between
    ['sv', 'det svider när patienten kissar, och patienten springer ofta', 'det svider när patienten kissar, och patienten springer ofta'],
    ['nb', 'legen ga pasienten jern, og pasienten ble bedre', 'legen ga pasienten jern, og pasienten ble bedre'],
  ])('%s: %s', (language, said, written) => {
    expect(polished(language, said)).toBe(written)
  })
})

test.each<[string, string]>([
  ['worse when the patient come down stairs', 'worse when the patient comes down stairs'],
  ['the patient still sleep badly', 'the patient still sleeps badly'],
  ["the patient don't need a scan", "the patient doesn't need a scan"],
  ['let the patient come back', 'let the patient come back'],
  ['did the patient sleep', 'did the patient sleep'],
])('the verb agrees with the patient: %s', (said, written) => {
  expect(polished('en', said)).toBe(written)
})

test.each<[Language, string, string]>([
  ['nb', 'zopiklon fikk pasienten i fjor, men den virket ikke: ja', 'zopiklon fikk pasienten i fjor, men den virket ikke'],
  ['nb', 'tisser normalt: ja', 'tisser normalt: ja'],
  ['en', 'the patient was not given the tablets: yes', 'the patient was not given the tablets: yes'],
])('%s: what was agreed to in so many words stands by itself: %s', (language, said, written) => {
  expect(polished(language, said)).toBe(written)
})

describe('what a patient is told to do while being examined is no finding', () => {
  test.each<[Language, string, string]>([
    ['nb', 'Pust med åpen munn', ''],
    ['nb', 'Bøy dæ fram, der stopp det, fingran når midt på leggen', 'fingran når midt på leggen'],
    ['sv', 'Jag går in rektalt, håll i henne', 'Jag går in rektalt,'],
    ['da', 'Læg dig ned, maven er blød', 'maven er blød'],
    ['en', 'Bend forward, the spine is straight', 'the spine is straight'],
    ['en', 'Lift your arm to 90 degrees', 'Lift your arm to 90 degrees'],
    ['nb', 'Jeg løfter høyre bein, si fra, Lasègue positiv', 'Lasègue positiv'],
    ['sv', 'Tryck emot, kraften är god', 'kraften är god'],
    ['ru', 'Лёгкие, дышите глубже, хрипов нет', 'Лёгкие, хрипов нет'],
    ['ru', 'Дышите свисты', 'свисты'],
  ])('%s: %s', (language, said, left) => {
    expect(withoutOrders(said, tongueOf(language))).toBe(left)
  })
})

test.each<[Language, string, string]>([
  ['en', 'I reviewed this 68-year-old librarian with tiredness', '68-year-old librarian with tiredness'],
  ['nb', 'jeg så i dag denne 68 år gamle kvinnen med slapphet', '68 år gamle kvinnen med slapphet'],
  ['sv', 'jag träffade denna 68-åriga kvinna med trötthet', '68-åriga kvinna med trötthet'],
  ['da', 'jeg har set denne 68-årige kvinde med træthed', '68-årige kvinde med træthed'],
  ['ru', 'я осмотрел пациентку 68 лет с одышкой', 'пациентку 68 лет с одышкой'],
])('%s: who saw the patient is the clinician: %s', (language, said, written) => {
  expect(rewrite(said, tongueOf(language).style.always)).toBe(written)
})
