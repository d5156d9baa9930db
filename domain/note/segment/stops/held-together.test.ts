import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

test.each<[Language, string, RegExp]>([
  ['en', "i cough a lot and i've been so tired lately i'm afraid it's cancer well blood pressure is 120/70", /cancer/],
  ['nb', 'jeg hoster mye og jeg har vært så sliten i det siste lungebetennelse kan vi utelukke blodtrykket er 120/70', /lungebetennelse(?!.*utelukke)/],
  ['sv', 'jag hostar mycket och jag har varit så trött på sistone lunginflammation kan vi utesluta blodtrycket är 120/70', /lunginflammation(?!.*utesluta)/],
  ['sv', 'jag blev testad och jag är inte längre allergisk mot penicillin blodtrycket är 120/70', /: penicillin/i],
  ['en', "i was tested and i'm no longer allergic to penicillin blood pressure is 120/70", /: penicillin/i],
])('%s: flat speech is not cut where what was feared or denied would stand by itself: %s', (language, talk, alone) => {
  const { diagnoses = '', medications = '', complaints = '' } = sectionsOf(talk, language)
  expect(`${diagnoses}\n${medications}`).not.toMatch(alone)
  expect(complaints.replaceAll(/[^.\n]*(?:afraid|allerg)[^.\n]*/giu, '')).not.toMatch(alone)
})
