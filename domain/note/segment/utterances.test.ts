import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { packOf } from '#domain/language/language.ts'
import { readUtterances } from './utterances.ts'

function turns(text: string, language: Language): string[] {
  return readUtterances(text, [packOf(language)]).map(({ speaker, start, end }) => `${speaker}: ${text.slice(start, end).trim()}`)
}

describe('speaker marks within one line are turns', () => {
  test.each<[Language, string, readonly string[]]>([
    ['nb', 'Lege: Har du feber? Pasient: Nei. Lege: Da ser vi det an.', ['clinician: Har du feber?', 'patient: Nei.', 'clinician: Da ser vi det an.']],
    ['nb', 'Dyrlege: Spiser han? Eier: Litt. Dyrlege: Bra.', ['clinician: Spiser han?', 'patient: Litt.', 'clinician: Bra.']],
    [
      'sv',
      'Läkare: Har du ont? Patient: Ja, i knät. Läkare: Vi tar en bild.',
      ['clinician: Har du ont?', 'patient: Ja, i knät.', 'clinician: Vi tar en bild.'],
    ],
    ['sv', 'Veterinär: Äter hon? Djurägare: Nej.', ['clinician: Äter hon?', 'patient: Nej.']],
    ['da', 'Læge: Har du ondt? Patient: Ja. Pårørende: I to dage.', ['clinician: Har du ondt?', 'patient: Ja.', 'patient: I to dage.']],
    ['da', 'Dyrlæge: Halter han? Ejer: Ja, på venstre forben.', ['clinician: Halter han?', 'patient: Ja, på venstre forben.']],
    ['en', 'Doctor: Any fever? Patient: No. Doctor: Good.', ['clinician: Any fever?', 'patient: No.', 'clinician: Good.']],
    ['en', 'Veterinary surgeon: Is she eating? Owner: Not since Monday.', ['clinician: Is she eating?', 'patient: Not since Monday.']],
    ['ru', 'Врач: Температура есть? Пациент: Нет. Врач: Хорошо.', ['clinician: Температура есть?', 'patient: Нет.', 'clinician: Хорошо.']],
    ['ru', 'Ветеринар: Ест? Хозяйка: Плохо.', ['clinician: Ест?', 'patient: Плохо.']],
    ['nb', '[Lege] Har du feber? [Pasient] Nei.', ['clinician: Har du feber?', 'patient: Nei.']],
    ['nb', 'lege: har du feber pasient: nei lege: fint', ['clinician: har du feber', 'patient: nei', 'clinician: fint']],
  ])('%s %s', (language, text, expected) => {
    expect(turns(text, language)).toEqual(expected)
  })
})

describe('other words before a colon are none', () => {
  test.each<[Language, string]>([
    ['nb', 'Diagnose: halsbetennelse. Plan: kontroll om en uke.'],
    ['nb', 'Familie: hjertesykdom. Mor: infarkt som 60-åring.'],
    ['sv', 'Diagnos: öroninflammation. Status: rodnad.'],
    ['da', 'Diagnose: mellemørebetændelse. Far: sukkersyge.'],
    ['en', 'Diagnosis: otitis. Family history: Mother: asthma.'],
    ['ru', 'Диагноз: отит. Мать: астма.'],
  ])('%s %s', (language, text) => {
    expect(readUtterances(text, [packOf(language)]).map(({ speaker }) => speaker)).not.toContain('clinician')
    expect(turns(text, language)).toHaveLength(1)
  })

  test('a word of the talk before a colon is none, though voices are marked', () => {
    expect(turns('Lege: Spurte du mannen? Pasient: Ja, og far: han sa nei. Lege: Fint.', 'nb')).toHaveLength(3)
  })
})
