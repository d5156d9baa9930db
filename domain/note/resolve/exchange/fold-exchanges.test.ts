import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { writeReport } from '#domain/note/pipeline/write-report.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

const reportOn = (text: string) => {
  const sources = [{ kind: 'transcription' as const, text }]
  return writeReport({ sources, language: 'en', headingLanguage: 'en', vertical: 'med', generatedAt: '2026-01-01T00:00:00.000Z' })
}
const textOf = ({ sections }: ReturnType<typeof reportOn>) => sections.flatMap(({ blocks }) => blocks.map(({ text }) => text)).join(' ')

const TALK = `Doctor: How has your husband been?
Patient: He is coughing and his knees are bad, he hardly leaves the house.
Doctor: Is he still on metoprolol, fifty milligrams?
Patient: Yes, every morning, he takes that.
Doctor: And donepezil at night?
Patient: Would that be what gives him nightmares?
Doctor: I want an X-ray of his lungs this week, and come back in fourteen days.`

test('a medicine in a question that nobody answered is asked about, and the question stands in no report', () => {
  const report = reportOn(TALK)
  expect(report.questions?.map(({ name }) => name?.toLowerCase())).toContainEqual(expect.stringContaining('donepezil'))
  expect(textOf(report)).not.toMatch(/donepezil/i)
})

test('a question without a medicine that nobody answered leaves nothing', () => {
  const without = reportOn(TALK.replace('And donepezil at night?', 'And how is the garden?'))
  expect(without.questions ?? []).toEqual((reportOn(TALK).questions ?? []).filter(({ name }) => !/donepezil/i.test(name ?? '')))
})

test('a screen that is denied tells nothing of its words', () => {
  const talk = 'Doctor: What brings you in?\nPatient: I have felt low for two weeks.\n' +
    "Doctor: Ever had a spell the other way, really high, not needing sleep, spending?\nPatient: No, that's my sister."
  expect(textOf(reportOn(talk))).not.toMatch(/(?:^|\. )Not needing sleep/u)
})

test.each<[Language, string, RegExp]>([
  ['nb', 'Lege: Ingen feber?\nPasient: Jo, 39.', /Feber: 39/],
  ['sv', 'Läkare: Och ingen hosta?\nPatient: Jo, lite.\nLäkare: Blodtrycket är 120/70.', /Hosta/],
  ['da', 'Læge: Ingen feber?\nPatient: Jo, 39.', /Feber: 39/],
  ['en', 'Doctor: No fever?\nPatient: Yes, 39.', /Fever: 39/],
  ['ru', 'Врач: Температуры нет?\nПациент: Есть, 39.', /Температуры: 39/],
])('%s a yes that contradicts what was asked as denied says that it is so: %s', (language, talk, told) => {
  const note = Object.values(sectionsOf(talk, language)).join('\n')
  expect(note).toMatch(told)
  expect(note).not.toMatch(/ingen|no fever|нет/i)
})
