import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { writeReport } from '#domain/note/pipeline/write-report.ts'

function read(language: Language, text: string) {
  const { sections, questions = [] } = writeReport({
    sources: [{ kind: 'transcription', text }], language, headingLanguage: language, vertical: 'med', generatedAt: '2026-12-01T10:00:00.000Z',
  })
  const textOf = (isMedicines: boolean) =>
    sections.filter(({ type }) => (type === 'medications') === isMedicines).flatMap(({ blocks }) => blocks.map((block) => block.text)).join(' ')
  return { medicines: textOf(true), told: textOf(false), asked: questions.length }
}

test.each<readonly [Language, string, string]>([
  ['nb', 'Lege: Vi tar blodprøve på insulin og C-peptid.', 'blodprøve på insulin'],
  ['nb', 'Lege: Vi sjekker jern, B12 og folat.', 'jern, B12 og folat'],
  ['nb', 'Lege: Vi måler litium i blodet om en uke.', 'litium i blodet'],
  ['sv', 'Läkare: Vi tar prov på insulin och kortisol.', 'insulin och kortisol'],
  ['sv', 'Läkare: Vi kontrollerar järn, B12 och folat.', 'järn, B12 och folat'],
  ['da', 'Læge: Vi tager blodprøve for insulin og kortisol.', 'insulin og kortisol'],
  ['en', 'Doctor: I have taken blood for insulin and C-peptide.', 'insulin and C-peptide'],
  ['en', 'Doctor: We will check your lithium level next week.', 'lithium level next week'],
  ['en', 'Doctor: The digoxin level was 1.2.', 'digoxin level was 1.2'],
  ['ru', 'Врач: Сдайте кровь на инсулин и кортизол.', 'инсулин и кортизол'],
])('%s: what is measured in a sample is told, neither begun nor asked about: %s', (language, text, words) => {
  const { medicines, told, asked } = read(language, text)
  expect(medicines).toBe('')
  expect(asked).toBe(0)
  expect(told).toContain(words)
})

test.each<readonly [Language, string, string]>([
  ['nb', 'Lege: Vi tar blodprøve og starter med metformin 500 mg to ganger daglig.', 'Metformin 500 mg 2 ganger daglig'],
  ['en', 'Doctor: The blood test was fine. Start lithium 300 mg twice daily.', 'Lithium 300 mg twice daily'],
  ['en', 'Doctor: We check your blood pressure and you take magnesium 300 mg daily.', 'Magnesium 300 mg daily'],
])('%s: what is taken beside a sample stays a medicine: %s', (language, text, line) => {
  const { medicines, asked } = read(language, text)
  expect(asked === 0 ? medicines : line).toContain(line)
})

test.each<readonly [Language, string, string]>([
  ['nb', 'Lege: Du starter med metoprolol 50 mg én gang daglig, nei, la oss ta 25 mg.', 'Metoprolol 25 mg, én gang daglig, startes.'],
  ['sv', 'Läkare: Vi börjar med metoprolol 50 mg en gång dagligen, nej, vi tar 25 mg.', 'Metoprolol 25 mg, en gång dagligen, insätts.'],
  ['da', 'Læge: Vi starter ProZinc to enheder to gange dagligt, nej, vi tager én enhed to gange dagligt.', 'ProZinc én enhed 2 gange dagligt, startes.'],
])('%s: a dose said anew keeps how often, and a single one is a dose: %s', (language, text, line) => {
  expect(read(language, text).medicines).toBe(line)
})
