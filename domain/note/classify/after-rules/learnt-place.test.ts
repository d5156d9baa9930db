import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { readStatements } from '#domain/note/pipeline/write-report.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'
import type { Decision } from '../place-rules.ts'
import { withLearntPlaces } from './learnt-place.ts'

const planOf = (text: string, language: Language): string => {
  const { treatmentPlans = '', treatmentMeasures = '' } = sectionsOf(text, language)
  return `${treatmentPlans}\n${treatmentMeasures}`
}

test.each<[Language, string, RegExp]>([
  ['nb', 'Lege: Da tar vi blodprøver i dag, blodprosent og jernlager.\nPasient: Ja.\nLege: Svarene er her om en uke.', /blodprøver/i],
  ['sv', 'Läkare: Då blir det blodprov i dag, blodvärde och järn.\nPatient: Okej.\nLäkare: Svaret har vi om en vecka.', /blodprov/i],
  ['da', 'Læge: Så tager vi blodprøver i dag, blodprocent og jern.\nPatient: Ja.\nLæge: Der er svar om en uge.', /blodprøver/i],
  ['en', "Doctor: We'll do some bloods today, your iron and your thyroid.\nPatient: Right.\nDoctor: It'll be back within the week.", /bloods/],
  ['ru', 'Врач: Надо сдать кровь на гемоглобин и железо.\nПациент: Хорошо.\nВрач: Ответ будет через неделю.', /кровь на гемоглобин/iu],
])('%s: what is arranged before anything was told or examined is planned: %s', (language, talk, arranged) => {
  expect(planOf(talk, language)).toMatch(arranged)
})

const decided = (text: string, language: Language, decision: Decision) => readStatements(text, language, 'med').map((statement) => ({ statement, ...decision }))

test('what a rule of its own placed stays, and so does a question', () => {
  const ban: Decision = { place: { section: 'treatmentPlans', group: 1 }, rule: 'ban' }
  const told = decided('Pasient: Jeg har hatt vondt i halsen i tre dager.', 'nb', ban)
  expect(withLearntPlaces(told, 'med')).toEqual(told)
  const out: Decision = { place: 'out', rule: 'history/of-nobody' }
  const asked = decided('Lege: Skal vi ta en blodprøve i dag?', 'nb', out).filter(({ statement }) => statement.isQuestion)
  expect(withLearntPlaces(asked, 'med')).toEqual(asked)
})

test('nothing that a patient says is moved among findings or judgements', () => {
  const found: Decision = { place: { section: 'complaints', group: 1 }, rule: 'patient/told' }
  const said = decided('Pasient: Trommehinnen er rød og det er en ørebetennelse. Blodtrykket er 140 over 90.', 'nb', found)
  const sections = withLearntPlaces(said, 'med').map(({ place }) => (place === 'out' ? place : place.section))
  expect(sections).not.toContain('physicalExamination')
  expect(sections).not.toContain('diagnoses')
})
