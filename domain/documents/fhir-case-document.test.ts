import { describe, expect, test } from 'vitest'
import type { PatientDescriptor } from '#contract/patient.ts'
import type { CaseDocument } from '#contract/document.ts'
import type { Language, Vertical } from '#contract/vertical.ts'
import { fhirFaults } from '#domain/fhir/testing/fhir-rules.ts'
import { writeReport } from '#domain/note/pipeline/write-report.ts'
import { documentText } from './facts/document-text.ts'
import { fhirCaseDocument } from './fhir-case-document.ts'
import { writePatientLetter } from './patient-letter.ts'
import { writeReferral } from './referral/referral.ts'

const TALK =
  'Lege: Hva plager deg?\nPasient: Jeg har hatt vondt i kneet i fire dager, temperatur < 39 & ingen hoste.\n' +
  'Lege: Det er hydrops i kneet. Du henvises til ortoped for vurdering av menisken.'
const sources = [{ kind: 'transcription' as const, text: TALK }]
const [id, patientId, userId] = ['7d0c6c1e-0c5b-4a53-9d9d-3f1c5b6a1111', '7d0c6c1e-0c5b-4a53-9d9d-3f1c5b6a2222', '7d0c6c1e-0c5b-4a53-9d9d-3f1c5b6a3333']
const generatedAt = '2026-01-01T00:00:00.000Z'

function written(kind: CaseDocument['kind'], { language = 'nb', vertical = 'med' }: { language?: Language; vertical?: Vertical } = {}): CaseDocument {
  const report = writeReport({ sources, language, headingLanguage: language, vertical, generatedAt })
  const order = { report, sources, language, vertical, generatedAt }
  const content = kind === 'referral'
      ? writeReferral({
          ...order,
          sentence: 'Du henvises til ortoped for vurdering av menisken.',
          patient: { name: 'Ola', birthDate: null, gender: null, descriptor: null },
          sender: { name: 'Kari Lege', doctorType: 'FamilyDoctor', professional: {} },
        })
      : writePatientLetter({ ...order, sender: { name: 'Kari Lege', doctorType: 'FamilyDoctor', professional: {} }, visitedAt: generatedAt })
  return { id, kind, revision: 2, content, createdAt: generatedAt, lastUpdated: generatedAt }
}

type Composition = {
  title: string
  date: string
  status: string
  type: unknown
  section: { title?: string; code: { coding?: { code: string }[] }; text: { div: string } }[]
}

function exported(document: CaseDocument, { vertical = 'med', descriptor = null }: { vertical?: Vertical; descriptor?: PatientDescriptor | null } = {}) {
  const bundle = fhirCaseDocument(
    document,
    { patientId, descriptor, vertical },
    { subject: { name: null, birthDate: null, gender: null }, author: { id: userId, name: 'Kari Lege' } },
  )
  const [composition, patient] = (bundle['entry'] as { resource: Record<string, unknown> }[]).map(({ resource }) => resource)
  return { bundle, composition: composition as unknown as Composition, patient }
}

const cat: PatientDescriptor = { kind: 'animal', species: 'cat', sex: 'female', reproductiveStatus: 'spayed', ageYears: 3, ageMonths: 0 }

describe('a referral or letter as a FHIR R4 document keeps the base rules', () => {
  test.each<[string, ReturnType<typeof exported>]>([
    ['a referral', exported(written('referral'))],
    ['a letter to the patient', exported(written('patientLetter'))],
    ['a letter to an owner', exported(written('patientLetter', { vertical: 'vet' }), { vertical: 'vet', descriptor: cat })],
    ['one without a word', exported({ ...written('referral'), content: { ...written('referral').content, sections: [] } })],
  ])('%s', (_name, { bundle }) => {
    expect(fhirFaults(bundle)).toEqual([])
  })
})

describe('what it says of itself', () => {
  test('its kind, by the code that receivers sort by', () => {
    expect(exported(written('referral')).composition.type).toEqual({ coding: [{ system: 'http://loinc.org', code: '57133-1', display: 'Referral note' }] })
    expect(exported(written('patientLetter')).composition.type).toEqual({ coding: [{ system: 'http://loinc.org', code: '51852-2', display: 'Letter' }] })
  })

  test.each<[Language, string, string, string]>([
    ['nb', 'Henvisning', 'Brev til pasienten', 'Brev til eier'],
    ['sv', 'Remiss', 'Brev till patienten', 'Brev till djurägaren'],
    ['da', 'Henvisning', 'Brev til patienten', 'Brev til ejeren'],
    ['en', 'Referral', 'Letter to the patient', 'Letter to the owner'],
    ['ru', 'Направление', 'Письмо пациенту', 'Письмо владельцу'],
  ])('its title in %s', (language, referral, letter, owner) => {
    expect(exported(written('referral', { language })).composition.title).toBe(referral)
    expect(exported(written('patientLetter', { language })).composition.title).toBe(letter)
    expect(exported(written('patientLetter', { language }), { vertical: 'vet' }).composition.title).toBe(owner)
  })

  test('what each part of a referral is, in whichever language its headings are; one a person has renamed is not guessed at', () => {
    const codesOf = (document: CaseDocument) => new Map(exported(document).composition.section.map(({ title, code }) => [title, code.coding?.[0]?.code]))
    expect(Object.fromEntries(codesOf(written('referral')))).toMatchObject({ Henvisningsårsak: '42349-1', Funn: '29545-1', Pasient: undefined })
    expect(codesOf(written('referral', { language: 'sv' })).get('Remissorsak')).toBe('42349-1')
    const document = written('referral')
    const renamed = {
      ...document,
      content: {
        ...document.content,
        sections: document.content.sections.map((section) => ({ ...section, heading: section.heading === 'Funn' ? 'Mine funn' : section.heading })),
      },
    }
    expect(codesOf(renamed).get('Mine funn')).toBeUndefined()
    expect([...codesOf(written('patientLetter')).values()].filter((code) => code !== undefined)).toEqual([])
  })

  test('that it is unsigned, and when a person last changed it', () => {
    const document = written('referral')
    expect(exported(document).composition).toMatchObject({ status: 'preliminary', date: generatedAt })
    const editedAt = '2026-01-02T08:00:00.000Z'
    expect(exported({ ...document, content: { ...document.content, editedAt } }).composition.date).toBe(editedAt)
  })

  test('which animal it is about', () => {
    expect(exported(written('referral'), { descriptor: cat }).patient).toMatchObject({
      extension: [{ extension: [{ valueCodeableConcept: { coding: [{ code: '448169003' }] } }] }],
    })
  })
})

test.each(['referral', 'patientLetter'] as const)('every line of the %s stands in it, in its order, and no other', (kind) => {
  const document = written(kind)
  const lines = exported(document).composition.section.flatMap(({ title, text }) => [
    ...(title === undefined ? [] : [title]),
    ...[...text.div.matchAll(/<p>(.*?)<\/p>/g)].map(([, line = '']) => line.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')),
  ])
  // A part that nobody filled in is a heading over a line to write on, on paper alone.
  expect(lines.join('\n')).toBe(documentText(document.content).split('\n\n').filter((part) => !part.endsWith('\n____')).join('\n'))
})
