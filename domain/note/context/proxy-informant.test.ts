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

test.each<[Language, string, RegExp, RegExp]>([
  ['nb',
    'Lege: Hva gjelder det?\nMor: Han har hatt feber siden i går. Jeg ga han stikkpille klokka elleve. Jeg har selv astma.\n' +
    'Lege: Høyre trommehinne er rød. Det er ørebetennelse. Hvis han blir slapp, kommer du straks.', /Mor ga han stikkpille/, /astma|[Pp]asienten/],
  ['sv',
    'Läkare: Vad gäller det?\nMamma: Han har haft feber sedan i går. Jag badade honom i kväll, då fick han kramp. Jag har själv astma.\n' +
    'Läkare: Höger trumhinna är röd. Det är öroninflammation.', /mamma badade honom/i, /astma|[Pp]atienten/],
  ['da',
    'Læge: Hvad drejer det sig om?\nDatter: Min mor er svimmel, når hun rejser sig. Jeg har selv krystalsyge og får betahistin.\n' +
    'Læge: Det skal hun ikke have. Blodtrykket er 142/74.', /svimmel/, /krystalsyge|Betahistin[^.]*fortsætter/],
  ['en',
    'Doctor: What is the matter?\nMother: He has had a fever since yesterday. I gave him a bath and he had a fit. I have asthma myself.\n' +
    'Doctor: His right eardrum is red. If he gets drowsy, you come straight back.', /[Tt]he mother gave him a bath/, /asthma|the patient comes/],
])('%s: a relative who speaks is named, and what he has himself is left out: %s', (language, talk, told, left) => {
  const note = Object.values(sectionsOf(talk, language)).join('\n')
  expect(note).toMatch(told)
  expect(note).not.toMatch(left)
})
