import { describe, expect, test } from 'vitest'
import type { Language, Vertical } from '#contract/vertical.ts'
import { Report } from '#contract/report.ts'
import { tongueOf } from '#domain/language/language.ts'
import type { Course } from '#domain/note/medication/course/courses.ts'
import { writeReport } from '#domain/note/pipeline/write-report.ts'
import { askedOf, withOwnIds } from './questions.ts'
import { doubledPairs } from './same-class.ts'

const course = (name: string, more: Partial<Course> = {}): Course => ({
  substance: name.toLowerCase(),
  names: [name],
  isTrade: false,
  status: 'continued',
  regimen: { text: '', hasDose: false, hasFrequency: false },
  reaction: '',
  isIntolerance: false,
  isDropped: false,
  spans: [{ start: 0, end: 9 }],
  ...more,
})
const chances = { none: 0.2, continued: 0.5, started: 0.2, stopped: 0.1, allergy: 0 }
const making = (language: Language) => ({
  tongue: tongueOf(language),
  evidence: (start: number, end: number) => ({ source: 'transcription' as const, start, end }),
})
const reportOn = (text: string, language: Language, vertical: Vertical = 'med') =>
  writeReport({ sources: [{ kind: 'transcription', text }], language, headingLanguage: language, vertical, generatedAt: '2026-01-01T00:00:00.000Z' })
const dosed = { text: '50 mg', hasDose: true, hasFrequency: false }

describe('what is not certain is asked in the language of the report', () => {
  test.each<[Language, string, string]>([
    ['nb', 'Bruker pasienten Metoprolol 50 mg?', 'Metoprolol 50 mg, fortsetter.'],
    ['sv', 'Använder patienten Metoprolol 50 mg?', 'Metoprolol 50 mg, fortsätter.'],
    ['da', 'Bruger patienten Metoprolol 50 mg?', 'Metoprolol 50 mg, fortsætter.'],
    ['en', 'Is the patient taking Metoprolol 50 mg?', 'Metoprolol 50 mg, continued.'],
    ['ru', 'Принимает ли пациент препарат: Metoprolol 50 mg?', 'Metoprolol 50 mg, продолжает.'],
  ])('%s', (language, text, uses) => {
    const [asked] = askedOf([{ kind: 'medicine', course: course('Metoprolol', { regimen: dosed }), chances }], making(language))
    expect(asked).toMatchObject({ id: 'medicine-metoprolol', kind: 'medicine', text, name: 'Metoprolol 50 mg', lines: { uses: [uses] } })
    expect(asked?.choices).toEqual(['uses', 'started', 'stopped', 'allergy', 'notPatient'])
    expect(asked?.lines.notPatient).toBeUndefined()
    expect(asked?.evidence).toEqual([{ source: 'transcription', start: 0, end: 9 }])
  })

  test('it asks for what is likeliest, and a changed dose keeps its word', () => {
    const raised = course('Metoprolol', { status: 'raised', regimen: dosed })
    const [starts, stopped] = askedOf(
      [
        { kind: 'medicine', course: raised, chances: { ...chances, started: 0.6 } },
        { kind: 'medicine', course: raised, chances: { ...chances, stopped: 0.7 } },
      ],
      making('nb'),
    )
    expect(starts?.text).toBe('Skal pasienten begynne med Metoprolol 50 mg?')
    expect(starts?.lines).toEqual({
      uses: ['Metoprolol 50 mg, fortsetter.'], started: ['Metoprolol 50 mg, økes.'], stopped: ['Metoprolol 50 mg, seponert.'],
      allergy: ['Allergi/CAVE: Metoprolol.'],
    })
    expect(stopped?.text).toBe('Er Metoprolol 50 mg seponert?')
  })

  test('that it is not borne is always an answer; where that is likeliest, it is asked for', () => {
    const doubtOf = (allergy: number) => ({ kind: 'medicine' as const, course: course('Metoprolol'), chances: { ...chances, allergy } })
    const [maybe, likely] = askedOf([doubtOf(0.15), doubtOf(0.6)], making('nb'))
    expect(maybe?.text).toBe('Bruker pasienten Metoprolol?')
    expect(maybe?.choices).toEqual(['uses', 'started', 'stopped', 'allergy', 'notPatient'])
    expect(maybe?.lines.allergy).toEqual(['Allergi/CAVE: Metoprolol.'])
    expect(likely?.text).toBe('Er det slik at pasienten ikke tåler Metoprolol?')
  })

  test('of two of one class both, the first or the second is kept', () => {
    const [first, second] = [course('Simvastatin'), course('Atorvastatin', { status: 'started' })]
    expect(askedOf([{ kind: 'sameClass', first, second }], making('en'))[0]).toMatchObject({
      kind: 'sameClass', text: 'Simvastatin and Atorvastatin belong to the same class. Are both to be taken?', choices: ['both', 'first', 'second'],
      lines: { both: ['Simvastatin, continued.', 'Atorvastatin, started.'], first: ['Simvastatin, continued.'], second: ['Atorvastatin, started.'] },
    })
  })

  test('ids are their own, and a report asks no more than it may hold', () => {
    const asked = askedOf(Array.from({ length: 130 }, () => ({ kind: 'medicine' as const, course: course('Metoprolol'), chances })), making('nb'))
    const questions = withOwnIds(asked)
    expect(questions).toHaveLength(100)
    expect(new Set(questions.map(({ id }) => id)).size).toBe(100)
  })

  test('a name of any length fits the contract', () => {
    const questions = withOwnIds(askedOf([{ kind: 'medicine', course: course('x'.repeat(100_000)), chances }], making('nb')))
    expect(questions[0]?.name).toHaveLength(300)
    expect(Report.safeParse({ sections: [], questions, language: 'nb', engine: 'builtin', generatedAt: '2026-01-01T00:00:00Z' }).success).toBe(true)
  })
})

describe('two of one class', () => {
  test.each([
    ['two statins', [course('Simvastatin'), course('Atorvastatin')], 1],
    ['one of them stopped', [course('Simvastatin', { status: 'stopped' }), course('Atorvastatin')], 0],
    ['one of them not borne', [course('Simvastatin', { status: 'allergy' }), course('Atorvastatin')], 0],
    ['a gel beside tablets', [course('Diklofenak', { names: ['Voltaren gel'] }), course('Ibuprofen')], 0],
    ['insulins', [course('Insulin glargin'), course('Insulin aspart')], 0],
    ['a reliever and what is inhaled daily', [course('Salbutamol'), course('Flutikason')], 0],
    ['of different classes', [course('Simvastatin'), course('Metoprolol')], 0],
  ])('%s', (_, courses, pairs) => {
    expect(doubledPairs(courses)).toHaveLength(pairs)
  })

  test('are asked about, and neither stands on the list', () => {
    const report = reportOn(
      'Lege: Hva bruker du?\nPasient: Simvastatin førti milligram om kvelden.\nPasient: Og atorvastatin tjue milligram om kvelden.\n' +
        'Lege: Blodtrykket er 130 over 80. Kontroll om tre måneder.',
      'nb',
    )
    const asked = JSON.stringify(report.questions)
    expect(asked).toMatch(/simvastatin/i)
    expect(asked).toMatch(/atorvastatin/i)
    expect(JSON.stringify(report.sections.filter(({ type }) => type === 'medications'))).not.toMatch(/statin/i)
  })
})

test('an allergy is told and never asked about', () => {
  const report = reportOn(
    'Doctor: Any allergies?\nPatient: I am allergic to penicillin, I got a rash.\nDoctor: Blood pressure is 130/80. The throat is red.',
    'en',
  )
  expect(JSON.stringify(report.sections)).toMatch(/Allergy: Penicillin/i)
  expect(JSON.stringify(report.questions ?? [])).not.toMatch(/penicillin/i)
})
