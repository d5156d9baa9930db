import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import type { SectionType } from '#contract/report.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

/** Speech without stops, where voice and phase are guessed: the words settle where a thing stands. */
test.each<readonly [Language, string, SectionType, RegExp]>([
  ['da',
    'hej hvad er der galt med hende hun halter siden i går på højre bagben spiser hun ja hun spiser godt ingen opkast ingen diarre hvad vejer hun ' +
    'otte komma seks kilo temperatur otteogtredive komma fire hun er øm over ryggen', 'complaints', /ingen opkast/i],
  ['nb',
    'hei hva er det med henne hun halter siden i går på høyre bakbein spiser hun ja hun spiser godt ingen oppkast ingen diaré da veier vi åtte ' +
    'komma seks kilo temperatur trettiåtte komma fire hun er øm over ryggen', 'complaints', /ingen oppkast/i],
  ['sv',
    'hej vad är det med henne hon haltar sedan igår på höger bakben äter hon ja hon äter bra inga kräkningar ingen diarré vikt åtta komma sex kilo ' +
    'temperatur trettioåtta komma fyra hon är öm över ryggen', 'complaints', /kräkningar/i],
])('%s %s', (language, text, section, wanted) => {
  const report = sectionsOf(text, language, 'vet')
  expect(report[section]).toMatch(wanted)
  expect(report.physicalExamination).not.toMatch(wanted)
})
