import { describe, expect, test } from 'vitest'
import type { Language, Vertical } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

/** `line` stands in the list of medicines. */
type Row = readonly [language: Language, text: string, line: string, vertical?: Vertical]

const KINDS: Readonly<Record<string, readonly Row[]>> = {
  'a dose told in question and answer is of the medicine named before': [
    ['nb', 'Lege: Hva tar du for trykket?\nPasient: Det er Norvasc.\nLege: Hvilken styrke?\nPasient: Ti.', 'Norvasc 10, fortsetter'],
    ['nb', 'Lege: Og så metoprolol, ser jeg.\nPasient: Ja.\nLege: Femti?\nPasient: Nei, hundre.', 'Metoprolol 100, fortsetter'],
    ['sv', 'Läkare: Metoprolol, femtio?\nPatient: Nej, det är hundra nu.', 'Metoprolol 100'],
    ['da',
      'Læge: Hvad er det, du tager?\nPatient: Der står Eliquis.\nLæge: Hvilken styrke?\nPatient: Fem. Morgen og aften. Og Zarator.\n' +
      'Læge: 40?\nPatient: Ja, en om dagen.', 'Zarator 40'],
    ['da', 'Læge: Så er der Losartan.\nPatient: Ja, 100, tror jeg.', 'Losartan 100, fortsætter'],
    ['da', 'Dyrlæge: Hvad med trykket, altså Amodip?\nEjer: Den får han stadig, 1,25 milligram om aftenen.', 'Amodip 1,25 mg om aftenen, fortsætter', 'vet'],
    ['en', 'Doctor: So his are donepezil.\nDaughter: Ten, at bedtime.', 'Donepezil 10, at bedtime, continued'],
    ['en', 'Doctor: Atorvastatin, forty, how long have you had that?\nPatient: Four years.', 'Atorvastatin 40, continued'],
    ['ru', 'Врач: А бисопролол?\nПациент: Бисопролол да.\nВрач: Два с половиной?\nПациент: Нет, пять.', 'Бисопролол 5, продолжает'],
  ],
  'what the patient asks for and is granted is ordered': [
    ['nb', 'Lege: Apobase to ganger daglig.\nMor: Og Ibux?\nLege: Ja, for feberen.', 'Ibux'],
    [
      'sv',
      'Läkare: Kåvepenin, fyra milliliter tre gånger om dagen.\nPappa: Får hon Alvedon?\nLäkare: Ja, tvåhundrafemtio vid behov.',
      'Alvedon 250 vid behov, insätts',
    ],
    ['sv', 'Patient: Och folsyra?\nLäkare: Fortsätt, fyrahundra mikrogram.', 'Folsyra 400 µg, fortsätter'],
    ['da', 'Læge: Du får penicillin i syv dage.\nPatient: Og Panodil?\nLæge: Ja, et gram op til fire gange.', 'Panodil 1 g op til 4 gange, startes'],
    ['en', "Doctor: So it's a virus.\nMother: Can she have Nurofen?\nDoctor: Yes, five mils three times a day.", 'Nurofen 5 ml 3 times a day, started'],
  ],
  'a change from one dose to another is of the medicine taken so': [
    [
      'nb',
      'Lege: Hva bruker du?\nPasient: Levaxin, 75. Og Paracet innimellom, 500.\nLege: TSH er 8. Da går vi fra 75 til 100 mikrogram.',
      'Levaxin 100 µg, økes',
    ],
    [
      'en',
      "Doctor: You're on amlodipine five, is that right?\nPatient: Yes, one in the morning.\nDoctor: Let's go up to ten of the amlodipine.",
      'Amlodipine 10, increased',
    ],
  ],
}

describe.each(Object.entries(KINDS))('%s', (_, rows) => {
  test.each(rows.map((row) => [row[0], row[1], row] as const))('%s %s', (language, text, [, , line, vertical = 'med']) => {
    expect(sectionsOf(text, language, vertical).medications ?? '').toContain(line)
  })
})
