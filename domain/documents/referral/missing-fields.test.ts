import { describe, expect, test } from 'vitest'
import type { Report } from '#contract/report.ts'
import { Language } from '#contract/vertical.ts'
import { documentText } from '#domain/documents/facts/document-text.ts'
import { fillField, missingFields } from './missing-fields.ts'
import { composeReferral } from './referral.ts'
import { REFERRAL_PARTS, REFERRAL_TERMS } from '#domain/documents/facts/referral-terms.ts'

const nobody = { name: null, birthDate: null, gender: null, descriptor: null }
const empty: Report = { sections: [], language: 'nb', engine: 'builtin', generatedAt: '2026-03-01T12:00:00.000Z' }
const bare = (language: Language): Report =>
  composeReferral(
    {},
    {
      report: empty,
      language,
      vertical: 'med',
      patient: nobody,
      sender: { name: 'Kari', doctorType: 'NotDefined', professional: {} },
      generatedAt: empty.generatedAt,
      engine: 'builtin',
    },
  )
const about = { vertical: 'med' as const, professional: {} }

describe('what a referral lacks', () => {
  test.each(Language.options)('%s: filled one by one, nothing is missing, and all stands in the order of the form', (language) => {
    let content = bare(language)
    const lacked = missingFields({ kind: 'referral', content }, about)
    expect(lacked).toEqual(['to', 'license', 'clinic', 'telephone', 'name', 'identity', 'age', 'sex', 'urgency', 'medications', 'allergies'])
    for (const field of lacked.toReversed()) content = fillField({ kind: 'referral', content }, field, `verdi ${field}`)
    expect(missingFields({ kind: 'referral', content }, about)).toEqual([])
    const order = REFERRAL_PARTS.map((part) => REFERRAL_TERMS[language].parts[part])
    expect(content.sections.map(({ heading }) => order.indexOf(heading))).toEqual([0, 1, 2, 3, 10, 11])
    for (const field of lacked) expect(documentText(content)).toContain(`verdi ${field}`)
  })

  test('a form of before, with labels nobody answered, is filled on its own lines', () => {
    const old: Report = {
      ...empty,
      sections: [
        { type: 'additionalNotes', heading: 'Fra', blocks: [{ id: 'a', kind: 'paragraph', text: 'HPR-nummer:', evidence: [] }] },
        { type: 'additionalNotes', heading: 'Hastegrad', blocks: [] },
      ],
    }
    expect(missingFields({ kind: 'referral', content: old }, about)).toEqual(expect.arrayContaining(['license', 'urgency']))
    const filled = fillField({ kind: 'referral', content: fillField({ kind: 'referral', content: old }, 'license', ' 1234567 ') }, 'urgency', 'Innen to uker')
    expect(documentText(filled)).toBe('Fra\nHPR-nummer: 1234567\n\nHastegrad\nInnen to uker')
  })

  test('blanks fill nothing', () => {
    expect(fillField({ kind: 'referral', content: bare('nb') }, 'to', '  ')).toEqual(bare('nb'))
  })
})

describe('what a letter lacks', () => {
  const letter: Report = {
    ...empty,
    sections: [
      { type: 'summary', heading: '', blocks: [] },
      { type: 'additionalNotes', heading: '', blocks: [{ id: 'a', kind: 'paragraph', text: 'Vennlig hilsen', evidence: [] }] },
    ],
  }

  test('is where its writer can be reached, and goes under the greeting', () => {
    expect(missingFields({ kind: 'patientLetter', content: letter }, about)).toEqual(['clinic', 'telephone'])
    expect(missingFields({ kind: 'patientLetter', content: letter }, { ...about, professional: { clinic: 'Bakken', telephone: '1' } })).toEqual([])
    const filled = fillField(
      { kind: 'patientLetter', content: fillField({ kind: 'patientLetter', content: letter }, 'clinic', 'Bakken legesenter') },
      'telephone',
      '22 33 44 55',
    )
    expect(documentText(filled)).toBe('Vennlig hilsen\nBakken legesenter\nTelefon: 22 33 44 55')
  })
})
