import { describe, expect, test } from 'vitest'
import { explainReport } from './explain.ts'
import { writeReport } from './write-report.ts'

const TALK = `Lege: Hva kan jeg hjelpe deg med?
Pasient: Jeg har hatt vondt i magen i tre dager. Broren min har diabetes. Har det bra ellers.
Lege: Har du feber?
Pasient: Nei.
Lege: Da undersøker jeg magen. Magen er myk. CRP er 12.
Lege: Dette er nok en magekatarr. Du får Somac 20 mg en gang daglig. Ta kontakt hvis du får blod i avføringen. Ny kontroll om to uker.`
const { statements, gone } = explainReport({ text: TALK, language: 'nb', vertical: 'med' })
const of = (words: string) => statements.find(({ text }) => text.toLowerCase().includes(words.toLowerCase()))

describe('why a sentence stands where it does', () => {
  test.each([
    ['vondt i magen', { section: 'complaints', rule: 'patient/told', outcome: 'stands' }],
    ['broren', { section: 'complaints', rule: 'experiencer/relative' }],
    ['magen er myk', { section: 'physicalExamination', rule: 'examination/observed' }],
    ['blod i avføringen', { section: 'treatmentPlans', rule: 'clinician/safety-net', outcome: 'stands' }],
    ['somac', { section: undefined, outcome: 'noPlace' }],
  ])('%s', (words, expected) => {
    expect(of(words)).toMatchObject(expected)
  })

  test('a question that became one statement with its answer tells the stage, its polarity and the act', () => {
    expect(of('feber')).toMatchObject({ assertion: { polarity: 'denied', act: 'answered', experiencer: 'patient' } })
    expect(of('feber')?.changedBy).toContain('exchange/questions-and-answers')
  })

  test('whose it is, of when and on what condition', () => {
    expect(of('broren')?.assertion).toMatchObject({ experiencer: 'relative' })
    expect(of('blod i avføringen')?.assertion).toMatchObject({ temporality: 'conditional' })
    expect(of('kontroll om 2 uker')?.assertion).toMatchObject({ temporality: 'planned' })
  })

  test('what a stage takes away is told with the stage', () => {
    const { gone: left } = explainReport({ text: `${TALK}\nLege: Unnskyld, jeg må ta denne telefonen. Hallo. Ja. Ha det.`, language: 'nb', vertical: 'med' })
    expect(left.length).toBeGreaterThanOrEqual(gone.length)
    for (const one of left) expect(one.by).toMatch(/^[a-z]+\/[a-z-]+$/u)
  })

  test('every sentence of the report is explained as kept', () => {
    const report = writeReport({
      sources: [{ kind: 'transcription', text: TALK }],
      language: 'nb',
      headingLanguage: 'nb',
      vertical: 'med',
      generatedAt: '2000-01-01T00:00:00.000Z',
    })
    const kept = statements.filter(({ outcome }) => outcome === 'stands')
    const stands = report.sections
      .filter(({ type }) => type !== 'medications' && type !== 'summary')
      .flatMap(({ blocks }) => blocks.flatMap(({ evidence }) => evidence))
    for (const { start, end } of stands) expect(kept.some((one) => one.start <= start && one.end >= end)).toBe(true)
    expect(kept.length).toBe(new Set(stands.map(({ start }) => start)).size)
  })
})
