import { describe, expect, test } from 'vitest'
import type { Language, Vertical } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

const medicinesIn = (language: Language, said: string, vertical: Vertical = 'med'): string => sectionsOf(said, language, vertical).medications ?? ''

const WARNED = /(?:Allergi|Intoleranse|Överkänslighet|Intolerans|Allergy|Intolerance|Аллергия|Непереносимость)/

describe('what a medicine did, in the words of every day, is a warning', () => {
  test.each<[Language, string, string, Vertical?]>([
    ['nb', 'Pasient: Jeg trutna helt opp i trynet av Bactrim som liten.', 'Bactrim'],
    ['nb', 'Eier: Antirobe fikk hun i fjor, og da svulma hele snuten opp.', 'Antirobe', 'vet'],
    ['sv', 'Patient: Doxyferm slog jag ut av över hela magen.', 'Doxyferm'],
    ['sv', 'Läkare: Tål du antibiotika?\nPatient: Nej, Bactrim gick det åt skogen med, jag fick ingen luft.', 'Bactrim'],
    ['da', 'Patient: Jeg svulmede op i hele ansigtet af Dicillin som barn.', 'Dicillin'],
    ['en', 'Patient: I puffed up like a frog with co-trimoxazole.', 'trimoxazole'],
    ['en', 'Owner: She had Baytril last year and her whole muzzle blew up.', 'Baytril', 'vet'],
    ['ru', 'Пациент: От бисептола в детстве всё лицо раздуло.', 'исептол'],
  ])('%s %s', (language, said, name, vertical) => {
    expect(medicinesIn(language, said, vertical)).toMatch(new RegExp(`${WARNED.source}[^\n]*${name}`))
  })

  test.each<[Language, string]>([
    ['nb', 'Lege: Noe du ikke tåler?\nPasient: Da jeg gikk på skolen fikk jeg noe mot halsen og ble full av vabler. Faren min sa det var penicillin.'],
    ['sv', 'Läkare: Är du allergisk?\nPatient: När jag gick i skolan fick jag något mot halsen och blev full av blåsor. Pappa sa att det var penicillin.'],
    ['en', 'Doctor: Anything you react to?\nPatient: At school I had something for my throat and came up in welts. Dad said it was penicillin.'],
  ])('named only afterwards: %s %s', (language, said) => {
    expect(medicinesIn(language, said)).toMatch(new RegExp(`${WARNED.source}[^\n]*enicillin`))
  })
})

describe('no warning', () => {
  test.each<[Language, string]>([
    ['nb', 'Lege: Du står med allergi mot penicillin.\nPasient: Det er feil, det har jeg fått mange ganger siden.'],
    ['da', 'Læge: Du står med allergi over for penicillin.\nPatient: Det er en fejl, jeg har fået det mange gange.'],
    ['en', "Doctor: You're down as allergic to penicillin.\nPatient: That's wrong, I've had it plenty of times since."],
    ['ru', 'Врач: У вас записана аллергия на пенициллин.\nПациент: Это ошибка, я его потом сто раз пил.'],
    ['sv', 'Läkare: Några allergier?\nPatient: Min bror tål inte penicillin, men jag har aldrig reagerat på något.'],
    ['en', 'Patient: I came out in hives last week, so I took cetirizine for the itching.'],
    ['nb', 'Pasient: Jeg har astma og bruker Symbicort to ganger daglig.'],
  ])('dismissed, of somebody else, or a remedy: %s %s', (language, said) => {
    expect(medicinesIn(language, said)).not.toMatch(WARNED)
  })
})

describe('whatever illness came of a medicine', () => {
  test.each<[Language, string, string]>([
    ['nb', 'Pasient: Voltaren tør jeg ikke, jeg fikk blødende magesår av det for seks år siden.', 'Voltaren'],
    ['sv', 'Patient: Voltaren vågar jag inte, jag fick blödande magsår av det för sex år sedan.', 'Voltaren'],
    ['en', 'Doctor: What have you tried?\nPatient: Paracetamol. I had a bleeding ulcer from naproxen six years ago.', 'Naproxen'],
  ])('%s %s', (language, said, name) => {
    expect(medicinesIn(language, said)).toMatch(new RegExp(`${WARNED.source}[^\n]*${name}`))
  })

  test.each<[Language, string]>([
    ['nb', 'Pasient: Jeg fikk mindre vondt i ryggen av Voltaren. Jeg bruker Voltaren 50 mg to ganger daglig.'],
    ['sv', 'Patient: Jag fick mindre ont av Alvedon. Jag tar Alvedon 1 g tre gånger om dagen.'],
    ['en', 'Patient: I got less pain from naproxen. I take naproxen 250 mg twice a day.'],
  ])('is none where it eased: %s %s', (language, said) => {
    expect(medicinesIn(language, said)).not.toMatch(WARNED)
  })
})
