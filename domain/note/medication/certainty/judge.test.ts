import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { writeReport } from '#domain/note/pipeline/write-report.ts'

test.each<[Language, string, RegExp]>([
  ['nb', 'Jeg har hatt hodepine i tre dager. Ingen feber. Jeg bruker Paracet 500 mg tre ganger daglig.', /Paracet 500 mg/],
  ['sv', 'Jag har haft huvudvärk i tre dagar. Ingen feber. Jag tar Alvedon 500 mg tre gånger dagligen.', /Alvedon 500 mg/],
  ['da', 'Jeg har haft hovedpine i tre dage. Ingen feber. Jeg tager Panodil 500 mg tre gange dagligt.', /Panodil 500 mg/],
  ['en', 'I have had a headache for three days. No fever. I take paracetamol 500 mg three times a day.', /Paracetamol 500 mg/],
  ['ru', 'У меня три дня болит голова. Температуры нет. Я принимаю парацетамол 500 мг три раза в день.', /Парацетамол 500 мг/],
])('%s what somebody says to take, with dose and how often, is listed and not asked about', (language, text, line) => {
  const sources = [{ kind: 'transcription' as const, text }]
  const report = writeReport({ sources, headingLanguage: language, language, vertical: 'med', generatedAt: '2026-01-01T00:00:00.000Z' })
  const listed = report.sections.filter(({ type }) => type === 'medications').flatMap(({ blocks }) => blocks.map((block) => block.text)).join('\n')
  expect(listed).toMatch(line)
  expect(report.questions ?? []).toEqual([])
})

/** Each is long enough for the weights to count, and tells what the medicine does to somebody who goes on taking it. */
const TAKEN_ALL_THE_SAME: readonly (readonly [Language, string, RegExp])[] = [
  ['nb', `Lege: Hvordan går det med magen?
Pasient: Den er treg.
Lege: Og blodtrykket?
Pasient: Det er fint.
Lege: Hva tar du nå?
Pasient: Duroferon gjør meg forstoppet, men den tar jeg fortsatt hver dag.
Lege: Bra, den fortsetter du med.
Pasient: Ja.
Lege: Vi ses om tre måneder.`, /duroferon/i],
  ['en', `Doctor: How have you been?
Patient: Tired, but better.
Doctor: And the bowels?
Patient: Slow.
Doctor: What do you take now?
Patient: The codeine makes me constipated but I still take it every night.
Doctor: Fine, carry on with it.
Patient: I will.
Doctor: See you in three months.`, /codeine/i],
]

test.each(TAKEN_ALL_THE_SAME)('%s what troubles somebody who takes it all the same is no allergy', (language, text, name) => {
  const sources = [{ kind: 'transcription' as const, text }]
  const report = writeReport({ sources, headingLanguage: language, language, vertical: 'med', generatedAt: '2026-01-01T00:00:00.000Z' })
  const all = report.sections.filter(({ type }) => type === 'medications').flatMap(({ blocks }) => blocks.map((block) => block.text))
  const lines = all.filter((line) => name.test(line))
  expect(lines.filter((line) => /CAVE|warning|allerg/i.test(line))).toEqual([])
  expect([...lines, ...(report.questions ?? []).map((question) => question.text)].join(' ')).toMatch(name)
})
