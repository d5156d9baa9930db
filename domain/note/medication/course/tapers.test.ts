import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { writeReport } from '#domain/note/pipeline/write-report.ts'

function linesOf(language: Language, text: string): string[] {
  const { sections } = writeReport({
    sources: [{ kind: 'transcription', text }], language, headingLanguage: language, vertical: 'med', generatedAt: '2026-12-01T10:00:00.000Z',
  })
  return sections.filter(({ type }) => type === 'medications').flatMap(({ blocks }) => blocks.map((block) => block.text))
}

test.each<readonly [Language, string, string]>([
  ['nb', 'Lege: Du skal slutte gradvis med prednisolon over to uker.', 'Prednisolon, seponeres gradvis (2 uker).'],
  ['nb', 'lege da skal du slutte gradvis med prednisolon over to uker og ta kontroll etterpå', 'Prednisolon, seponeres gradvis (2 uker).'],
  ['sv', 'Läkare: Vi sätter ut sertralin successivt över fyra veckor.', 'Sertralin, utsatt gradvis (4 veckor).'],
  ['sv', 'Läkare: Vi trappar ut sertralin på fyra veckor.', 'Sertralin, utsatt gradvis (4 veckor).'],
  ['da', 'Læge: Sertralin skal trappes ud over fire uger.', 'Sertralin, seponeres gradvist (4 uger).'],
  ['en', 'Doctor: You should come off sertraline gradually over four weeks.', 'Sertraline, stopped gradually (4 weeks).'],
  ['en', 'Patient: I take sertraline 50 mg daily.\nDoctor: We will stop it slowly over four weeks.', 'Sertraline 50 mg daily, stopped gradually.'],
  ['en', 'Doctor: We stop the sertraline. Come off it slowly.', 'Sertraline, stopped gradually.'],
  ['ru', 'Врач: Сертралин надо постепенно отменить.', 'Сертралин, отменено, постепенно.'],
])('%s: what is to be come off step by step does not stand as stopped at once: %s', (language, text, line) => {
  expect(linesOf(language, text)).toEqual([line])
})

test.each<readonly [Language, string, string]>([
  ['nb', 'Lege: Ibux slutter du med i dag, og sertralin trapper vi ned gradvis til 25 mg.', 'Ibux, seponert.'],
  ['nb', 'Lege: Prednisolon slutter du med i dag. Svelg langsomt.', 'Prednisolon, seponert.'],
  ['en', 'Patient: I slowly stopped sertraline last year.\nDoctor: Fine. Then sertraline is off the list.', 'Sertraline, stopped.'],
])('%s: what was ended, or is ended at once, is not tapered: %s', (language, text, line) => {
  expect(linesOf(language, text)).toContain(line)
})
