import { describe, expect, test } from 'vitest'
import type { Case } from '#contract/case.ts'
import { caseTitle, subjectOf } from './case-line.ts'

const nobody = { birthDate: null, gender: null } as const
const at = (descriptor: Case['descriptor']) => ({ descriptor, createdAt: '2026-11-23T13:20:00.000Z' })
const report = (...texts: string[]): Case['textReport'] => ({
  language: 'nb', engine: 'builtin', generatedAt: '2026-11-23T13:20:00.000Z',
  sections: [{ type: 'complaints', heading: 'Aktuelt', blocks: texts.map((text, index) => ({ id: String(index), kind: 'paragraph', text, evidence: [] })) }],
})

describe('the title of a case', () => {
  test('is the first sentence of its summary, without its stop', () => {
    expect(caseTitle({ summaryReport: 'Hoste i tre uker. Får Apocillin 660 mg.', textReport: report('Annet.') })).toBe('Hoste i tre uker')
  })
  test('is the first sentence of the report where no summary is written', () => {
    expect(caseTitle({ summaryReport: null, textReport: report('', 'Vondt i kneet kl. 8. Hoven.') })).toBe('Vondt i kneet kl. 8')
    expect(caseTitle({ summaryReport: '  ', textReport: report('Halt på venstre bakbein') })).toBe('Halt på venstre bakbein')
  })
  test('is what was said first of the matter while no report is written', () => {
    const nothing = { summaryReport: null, textReport: null }
    expect(caseTitle({ ...nothing, transcription: 'Lege: Hva gjelder det?\nPasient: Jeg har hostet i tre uker.' })).toBe('Jeg har hostet i tre uker')
    expect(caseTitle({ ...nothing, transcription: null, manualNote: 'Blodtrykk 140/90.' })).toBe('Blodtrykk 140/90')
  })
  test('is nothing where nothing is written, and is cut where a sentence never ends', () => {
    expect(caseTitle({ summaryReport: null, textReport: null })).toBeUndefined()
    expect(caseTitle({ summaryReport: 'a'.repeat(100_000), textReport: null })).toHaveLength(120)
  })
})

describe('who a case is about', () => {
  const person = { kind: 'human', gender: 'unknown', ageYears: 25 } as const
  test('as it was told, the age too that the form starts with once somebody has said it', () => {
    const woman = { kind: 'human', gender: 'female', ageYears: 54 } as const
    expect(subjectOf(nobody, at(woman))).toEqual(woman)
    expect(subjectOf(nobody, at(person))).toEqual(person)
  })
  test('nobody has told anything: the age of the form is no age', () => {
    expect(subjectOf(nobody, at(null))).toEqual({ ...person, ageIsPreset: true })
  })
  test('a named patient by the date of birth, a day before the birthday and on it', () => {
    expect(subjectOf({ birthDate: '1972-11-24', gender: 'male' }, at({ ...person, ageIsPreset: true }))).toEqual({ ...person, gender: 'male', ageYears: 53 })
    expect(subjectOf({ birthDate: '1972-11-23', gender: 'other' }, at(null))).toEqual({ ...person, ageYears: 54 })
  })
  test('an animal stays what it is, and is as old as its date of birth says', () => {
    const animal = { kind: 'animal', species: 'cat', sex: 'unknown', reproductiveStatus: 'unknown', ageYears: 0, ageMonths: 5 } as const
    expect(subjectOf(nobody, at(animal))).toEqual(animal)
    expect(subjectOf({ birthDate: '2024-01-01', gender: 'female' }, at(animal))).toEqual({ ...animal, ageYears: 2, ageMonths: 0 })
  })
})
