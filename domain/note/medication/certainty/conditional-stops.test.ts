import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { writeReport } from '#domain/note/pipeline/write-report.ts'

function listOf(language: Language, text: string): { lines: string; asked: string } {
  const { sections, questions = [] } = writeReport({
    sources: [{ kind: 'transcription', text }], language, headingLanguage: language, vertical: 'med', generatedAt: '2026-11-23T10:00:00.000Z',
  })
  const lines = sections.filter(({ type }) => type === 'medications').flatMap(({ blocks }) => blocks.map((block) => block.text)).join('\n')
  return { lines, asked: questions.map(({ text: question }) => question).join('\n') }
}

const STOPPED = /seponer|utsatt|stopped|отмен/iu

test.each<[Language, string, RegExp]>([
  ['en', 'you can keep taking the ramipril but if you get a cough stop it and call me', /^Ramipril, continued/],
  ['en', 'keep taking the methotrexate if you get a fever stop it straight away and ring us', /^Methotrexate, continued/],
  ['nb', 'du fortsetter med metoprolol men hvis pulsen går under 50 slutter du med den og ringer oss', /^Metoprolol, fortsetter/],
  ['nb', 'du kan fortsette med ramipril men får du hoste så slutter du og ringer', /^Ramipril, fortsetter/],
  ['sv', 'du fortsätter med metoprolol men om pulsen går under 50 så slutar du och ringer oss', /^Metoprolol, fortsätter/],
  ['sv', 'fortsätt med metformin men får du magsjuka så gör du uppehåll med den tills du äter igen', /^Metformin, fortsätter/],
  ['da', 'du fortsætter med metoprolol men hvis pulsen kommer under 50 så stopper du og ringer til os', /^Metoprolol, fortsætter/],
  ['ru', 'продолжайте принимать метопролол но если пульс станет меньше 50 прекратите и позвоните нам', /^Метопролол, продолжает/],
])('%s: what is to be stopped if something comes of it goes on until then: %s', (language, text, line) => {
  const { lines } = listOf(language, text)
  expect(lines).toMatch(line)
  expect(lines).not.toMatch(STOPPED)
})

test('where nothing says that it is in use, it is asked about', () => {
  const { lines, asked } = listOf('da', 'bliv på ramipril men får du hoste så stop med den og ring')
  expect(lines).not.toMatch(STOPPED)
  expect(asked).toMatch(/Ramipril/)
})

test.each<[Language, string]>([
  ['en', 'Doctor: Your pulse is 44. We stop the metoprolol today. If you feel faint, ring us.'],
  ['nb', 'Lege: Pulsen er 44. Vi slutter med metoprolol i dag. Hvis du blir dårlig, ringer du.'],
  ['sv', 'Läkare: Vi sätter ut metoprolol i dag. Om du mår sämre ringer du.'],
])('%s: a stop that hangs on nothing is one, whatever condition follows: %s', (language, text) => {
  expect(listOf(language, text).lines).toMatch(STOPPED)
})

test('what a patient named as the speaker takes, with its dose, is listed and not asked about', () => {
  const talk = 'Lege: Hva kan jeg hjelpe med?\nPasient: Jeg har hostet i tre uker. Jeg bruker Metoprolol 50 mg.\nLege: Kom tilbake om en uke.'
  const { lines, asked } = listOf('nb', talk)
  expect(lines).toBe('Metoprolol 50 mg, fortsetter.')
  expect(asked).toBe('')
})
