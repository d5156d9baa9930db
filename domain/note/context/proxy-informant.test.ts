import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

test.each<[Language, string, RegExp]>([
  ['sv',
    'Sjuksköterska: Hej, vad gäller det?\nPatient: Hej, det gäller min pappa. Han har ramlat i badrummet i morse.\nSjuksköterska: Har han kräkts?\n' +
    'Patient: Ja, en gång. Han tar Eliquis, fem milligram två gånger om dagen.\nSjuksköterska: Har han ont?\n' +
    'Patient: Nej. Själv har jag ont i ryggen av att lyfta honom.', /Eliquis 5 mg 2 gånger om dagen, fortsätter/],
  ['nb',
    'Sykepleier: Hva gjelder det?\nPårørende: Jeg ringer for kona mi, eller, det gjelder min kone. Hun har fått feber og hoster.\n' +
    'Sykepleier: Bruker hun noe?\nPårørende: Hun tar Metformin, femhundre milligram to ganger om dagen.\n' +
    'Sykepleier: Hvor høy er feberen?\nPårørende: 39,2.', /Metformin 500 mg 2 ganger om dagen, fortsetter/],
])('whoever calls for a relative tells of the patient: %s', (language, text, listed) => {
  const made = sectionsOf(text, language)
  expect(made.medications).toMatch(listed)
  expect(made.complaints).not.toContain('ryggen')
})

test('a relative named in the course of a talk stays a relative', () => {
  const made = sectionsOf(
    'Lege: Hva gjelder det?\nPasient: Jeg har vondt i brystet. Min far fikk infarkt.\nLege: Bruker du noe?\nPasient: Nei, men far bruker Metoprolol.',
    'nb',
  )
  expect(made.medications ?? '').not.toContain('etoprolol')
})

test('a question that opens with its verb is told without the person it asks about', () => {
  const made = sectionsOf(
    'Läkare: Vad har hänt?\nPatient: Min son ramlade av cykeln. Han är sex år.\nLäkare: Slog han i huvudet?\n' +
      'Patient: Ja, och han har en bula i pannan.\nLäkare: Har han kräkts?\nPatient: Nej.',
    'sv',
  )
  expect(made.complaints).not.toContain('Slog han')
})
