import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { writeReport } from '#domain/note/pipeline/write-report.ts'

function reportOn(text: string, language: Language): { readonly lines: string; readonly questions: string } {
  const report = writeReport({
    sources: [{ kind: 'transcription', text }], language, headingLanguage: language, vertical: 'med', generatedAt: '2026-01-01T00:00:00.000Z',
  })
  const lines = report.sections.filter(({ type }) => type === 'medications').flatMap(({ blocks }) => blocks.map((block) => block.text))
  return { lines: lines.join(' | '), questions: (report.questions ?? []).map((question) => question.text).join(' | ') }
}

test.each<[Language, string]>([
  ['nb', 'Lege: Og penicillin, tåler du det? Pasient: Ja, det har jeg fått før, det gikk helt fint. Lege: Da får du Apocillin 660 mg i sju dager.'],
  ['sv', 'Läkare: Tål du penicillin? Patient: Ja, det har jag ätit flera gånger. Läkare: Då får du Kåvepenin 1 gram tre gånger om dagen.'],
])('%s: what is borne is not asked about: %s', (language, said) => {
  expect(reportOn(said, language).questions).not.toContain('enicillin')
})

test('a name made of words of every day is of no medicine where none is spoken of', () => {
  expect(reportOn('du kan komme tilbake om to uker fint takk ha det emma her får du et klistremerke', 'nb').questions).toBe('')
})

test.each<[Language, string, string]>([
  [
    'nb', 'Lege: Du får penicillin, det blir Apocillin 660 milligram fire ganger om dagen i ti dager. Du kan jobbe når du har fått penicillin i to døgn.',
    'Apocillin 660 mg 4 ganger om dagen i 10 dager, startes.',
  ],
  [
    'da',
    'Læge: Du får penicillin, det er Vepicombin en million enheder tre gange dagligt i syv dage. Du må arbejde, når du har fået penicillin i to døgn.',
    'Vepicombin en million enheder 3 gange dagligt i 7 dage, startes.',
  ],
])('%s: a kind and the product that is given of it are one medicine: %s', (language, said, line) => {
  expect(reportOn(said, language).lines).toBe(line)
})

test('whoever tells what it did, and no yes, is not taken at a word', () => {
  const { lines, questions } = reportOn('Läkare: Doxyferm, tål du det?\nPatient: Jag har haft det, då fick jag soleksem så att skinnet lossnade.', 'sv')
  expect(`${lines}${questions}`).toContain('Doxyferm')
})
