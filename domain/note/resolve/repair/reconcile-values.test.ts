import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { tongueOf } from '#domain/language/language.ts'
import { readSource } from '#domain/note/pipeline/read-source.ts'

const read = (said: string, language: Language): string => readSource(said, tongueOf(language)).map(({ text }) => text).join(' | ')

describe('a value that the answer puts right stands in the place of the one asked about', () => {
  test.each<[Language, string, string, string]>([
    ['nb', 'Lege: Du tar Metoprolol, hundre milligram?\nPasient: Femti.', 'Metoprolol, 50 mg', '100'],
    ['nb', 'Lege: Og dette har vart i fire uker?\nPasient: Seks, faktisk.', '6 uker', '4'],
    ['sv', 'Läkare: Du halkade alltså i måndags?\nPatient: Nej, i tisdags.', 'tisdags', 'måndags'],
    ['da', 'Læge: Det er den højre skulder?\nPatient: Nej, den venstre.', 'venstre', 'højre'],
    ['en', 'Doctor: So you take ten milligrams of Ramipril?\nPatient: Five, these days.', '5 mg of Ramipril', '10'],
    ['ru', 'Врач: Вы пьёте Конкор, пять миллиграмм?\nПациент: Нет, десять.', '10', '5'],
  ])('%s %s', (language, said, kept, gone) => {
    expect(read(said, language)).toContain(kept)
    expect(read(said, language)).not.toMatch(new RegExp(`(?<![\\d.,])${gone}`))
  })

  test.each<[Language, string, string]>([
    ['en', 'Doctor: On a scale from one to ten?\nPatient: Seven.', '7'],
    ['nb', 'Lege: Var det to eller tre ganger?\nPasient: To.', '2'],
  ])('%s one of several that may be meant replaces none: %s', (language, said, kept) => {
    expect(read(said, language)).toContain(kept)
  })
})

describe('a value that another person puts right, or that is settled at last, stands once', () => {
  test.each<[Language, string, string, string]>([
    ['nb', 'Lege: Røyker du?\nPasient: Ti om dagen.\nKone: Tjue.\nPasient: Femten, da.\nLege: Femten, skriver jeg.', '15 om dagen', '(?:10|20)(?!\\d)'],
    ['sv', 'Läkare: Hur länge har du hostat?\nPatient: Två veckor.\nAnhörig: Fyra veckor!', '4 veckor', '2 veckor'],
    ['da', 'Vi giver dyret tyve milligram om dagen. Vi siger tredive.', '30 mg', '20 mg'],
    ['en', 'She weighs four point two, I think. Hm, five point two actually.', 'weighs 5.2', '4\\.2'],
    ['ru', 'Пишу: правое колено. Левое, доктор!', 'Левое колено', 'правое'],
  ])('%s %s', (language, said, kept, gone) => {
    expect(read(said, language).toLowerCase()).toContain(kept.toLowerCase())
    expect(read(said, language)).not.toMatch(new RegExp(gone, 'u'))
  })

  test.each<[Language, string, readonly string[]]>([
    ['nb', 'Høyre øre er fint. Så venstre ... det er rødt.', ['Høyre øre er fint', 'venstre']],
    ['sv', 'Det var högra knäet jag opererade för tio år sedan. Just det, vänster.', ['högra knäet']],
    ['en', 'The cough has lasted two weeks. Forty years I have smoked.', ['2 weeks', '40 years']],
  ])('%s what is another value stays: %s', (language, said, kept) => {
    for (const one of kept) expect(read(said, language)).toContain(one)
  })
})

test.each<[Language, string, string]>([
  ['nb', 'Opp på vekta. Atten komma fire.', 'Vekta: 18,4'],
  ['da', 'Så tager vi lige blodtrykket. Hundrede og fyrre.', '140'],
  ['en', 'Now your pulse. Eighty eight.', 'Pulse: 88'],
])('%s a value said alone bears the name of what was announced: %s', (language, said, kept) => {
  expect(read(said, language)).toContain(kept)
})

test.each<[Language, string, string]>([
  ['nb', 'Hva veier hun nå? Fire komma to.', 'Vekt: 4,2'],
  ['sv', 'Vad väger han? Trettio kilo.', 'Vikt: 30 kg'],
  ['da', 'Hvad vejer hun? Fem kilo.', 'Vægt: 5 kg'],
  ['en', "And what's she weigh? Four point two, I think. Hm, five point two actually.", 'Weight: 5.2'],
  ['ru', 'Сколько весит? Пять килограммов.', 'Вес: 5'],
])('%s a weight asked after bears its name: %s', (language, said, kept) => {
  expect(read(said, language)).toContain(kept)
})
