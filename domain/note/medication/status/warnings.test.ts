import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

const ALLERGY = /Allerg|Intoleran|Överkänslighet|Аллергия|Непереносимость/u

/** What may come of a medicine, and what to do then, is no allergy. */
test.each<[Language, string]>([
  ['nb', 'du tar selexid tre ganger om dagen og hvis du får utslett så slutter du og ringer'],
  ['sv', 'du tar heracillin tre gånger om dagen och om du får utslag så ringer du'],
  ['da', 'du tager dicillin tre gange dagligt og hvis du får udslæt ringer du'],
  [
    'en',
    "don't stop the maxidex on your own because it'll bounce back and if the sight drops or you get a blistery rash on the forehead you ring the same day",
  ],
  ['ru', 'принимаете цефалексин три раза в день если появится сыпь звоните'],
])('%s warned of: %s', (language, text) => {
  expect(sectionsOf(text, language).medications ?? '').not.toMatch(ALLERGY)
})

test('what always comes of it stays an allergy', () => {
  expect(sectionsOf('Doctor: Any allergies?\nPatient: If I take penicillin I get a rash.', 'en').medications).toMatch(ALLERGY)
})
