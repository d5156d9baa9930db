import { describe, expect, test } from 'vitest'
import type { SectionType } from '#contract/report.ts'
import type { Language } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

const EN =
  'Clinic letter. Diagnoses, one, migraine with aura. Two, hypothyroidism. I reviewed this forty-year-old nurse with six months of left-sided ' +
  'headaches. No weakness. On examination, fundi are normal. Blood pressure is 124 over 70. ECG: sinus rhythm. Impression, migraine with aura, ' +
  'well described. Plan: MRI of the brain. I will see her in three months.'
const RU =
  'Жалобы: боль в колене два месяца. В анамнезе травма. Объективно: отёк правого колена, сгибание ограничено. Рентген: сужение щели. Заключение: ' +
  'артроз правого колена. План: физиотерапия, повторный осмотр через месяц.'
const NB =
  'Aktuelt: smerter i høyre kne i to måneder. Ingen feber. Status: hevelse i høyre kne, redusert fleksjon. Røntgen: smal leddspalte. Vurdering: ' +
  'artrose i høyre kne. Plan: henvises til fysioterapeut, kontroll om tre måneder.'

describe('what is announced by the name of its part stands in it', () => {
  test.each<[Language, string, SectionType, string]>([
    ['en', EN, 'diagnoses', 'igraine with aura'],
    ['en', EN, 'diagnoses', 'ypothyroidism'],
    ['en', EN, 'physicalExamination', 'ECG: sinus rhythm'],
    ['en', EN, 'treatmentPlans', 'MRI of the brain'],
    ['en', EN, 'treatmentPlans', '3 months'],
    ['ru', RU, 'physicalExamination', 'тёк правого колена'],
    ['ru', RU, 'physicalExamination', 'сужение щели'],
    ['ru', RU, 'diagnoses', 'ртроз правого колена'],
    ['ru', RU, 'treatmentPlans', 'изиотерапия'],
    ['nb', NB, 'physicalExamination', 'evelse i høyre kne'],
    ['nb', NB, 'diagnoses', 'rtrose i høyre kne'],
    ['nb', NB, 'treatmentPlans', 'fysioterapeut'],
  ])('%s: %s', (language, text, section, words) => {
    expect(sectionsOf(text, language)[section] ?? '').toContain(words)
  })

  test('the name of a part is not written', () => {
    expect(Object.values(sectionsOf(EN, 'en')).join('\n')).not.toMatch(/Impression|Plan|Diagnoses, one/)
  })

  test('in a talk of two the same words announce nothing', () => {
    const report = sectionsOf(
      'Doctor: What is it?\nPatient: History, that is what I teach. My knee hurts.\nDoctor: Plan to rest it. Come back in a week.',
      'en',
    )
    expect(report.complaints ?? '').toContain('knee hurts')
  })
})
