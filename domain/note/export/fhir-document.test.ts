import { describe, expect, test } from 'vitest'
import type { Case } from '#contract/case.ts'
import type { Report } from '#contract/report.ts'
import { writeReport } from '#domain/note/pipeline/write-report.ts'
import { fhirDocument } from './fhir-document.ts'
import type { FhirSubject } from '#domain/fhir/fhir-bundle.ts'
import { fhirFaults } from '#domain/fhir/testing/fhir-rules.ts'

const TALK =
  'Lege: Hva plager deg?\nPasient: Jeg har hatt vondt i halsen i fire dager, temperatur < 39 & ingen hoste.\nLege: Du får Apocillin 660 mg fire ganger daglig.'
const report = writeReport({
  sources: [{ kind: 'transcription', text: TALK }],
  language: 'nb',
  headingLanguage: 'nb',
  vertical: 'med',
  generatedAt: '2026-01-01T00:00:00.000Z',
})
const [caseId, patientId, userId] = ['7d0c6c1e-0c5b-4a53-9d9d-3f1c5b6a1111', '7d0c6c1e-0c5b-4a53-9d9d-3f1c5b6a2222', '7d0c6c1e-0c5b-4a53-9d9d-3f1c5b6a3333']

const kase = (over: Partial<Case> = {}): Case & { textReport: Report } => ({
  id: caseId,
  patientId,
  revision: 3,
  transcription: TALK,
  summaryReport: null,
  manualNote: null,
  additionalNotes: null,
  descriptor: null,
  isUpdating: false,
  isSuccess: true,
  anonymous: true,
  timeRemaining: null,
  failure: null,
  audioRecordings: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  lastUpdated: '2026-01-01T00:00:00.000Z',
  patientInformedAt: null,
  signature: null,
  ...over,
  textReport: over.textReport ?? report,
})
const nobody: FhirSubject = { name: null, birthDate: null, gender: null }
const documentOf = (over: Partial<Case> = {}, subject: FhirSubject = nobody, name = 'Kari Lege') => fhirDocument(kase(over), subject, { id: userId, name })
const signature = { signedAt: '2026-01-02T08:00:00.000Z', signedBy: 'Kari Lege', engine: 'builtin', digest: 'a'.repeat(64), isIntact: true, addenda: [] }
const blank: Report = { ...report, sections: [{ type: 'summary', heading: 'Sammendrag', blocks: [{ id: 'a', kind: 'paragraph', text: '  ', evidence: [] }] }] }

describe('a FHIR R4 document keeps the base rules', () => {
  test.each<[string, Record<string, unknown>]>([
    ['of an anonymous case', documentOf()],
    ['of a named patient', documentOf({}, { name: 'Ola <Prøve>', birthDate: '1961-03-12', gender: 'male' })],
    ['of an animal', documentOf({ descriptor: { kind: 'animal', species: 'cat', sex: 'female', reproductiveStatus: 'spayed', ageYears: 3, ageMonths: 0 } })],
    [
      'of an animal of the farm',
      documentOf({
        descriptor: {
          kind: 'animal',
          species: 'other',
          otherSpecies: 'cattle',
          herdNumber: 'NO 1',
          ownerName: 'Kari Bonde',
          sex: 'female',
          reproductiveStatus: 'intact',
          ageYears: 3,
          ageMonths: 0,
        },
      }),
    ],
    [
      'of an animal of another kind',
      documentOf({ descriptor: { kind: 'animal', species: 'other', sex: 'unknown', reproductiveStatus: 'unknown', ageYears: 1, ageMonths: 0 } }),
    ],
    ['of a report without a word', documentOf({ textReport: { ...report, sections: [] } })],
    ['of a report of blanks', documentOf({ textReport: blank })],
    ['of a doctor without a name', documentOf({}, nobody, '')],
    ['of a signed report', documentOf({ signature })],
    [
      'of a signed report with an addendum',
      documentOf({ signature: { ...signature, addenda: [{ id: userId, text: 'Prøvesvar < 5.', addedAt: '2026-01-03T08:00:00.000Z', addedBy: 'Kari Lege' }] } }),
    ],
  ])('%s', (_name, bundle) => {
    expect(fhirFaults(bundle)).toEqual([])
  })

  test('each section bears the code receivers file it by, beside our word', () => {
    const [composition] = (documentOf()['entry'] as { resource: { section: { code: { coding?: { code: string }[]; text: string } }[] } }[]).map(
      ({ resource }) => resource,
    )
    const codes = new Map(composition?.section.map(({ code }) => [code.text, code.coding?.[0]?.code]))
    expect(codes.get('complaints')).toBe('10164-2')
    expect(codes.get('medications')).toBe('10160-0')
    expect([...codes.values()]).not.toContain(undefined)
  })

  test('says whether it is signed, and by whom', () => {
    const compositionOf = (bundle: Record<string, unknown>) => (bundle['entry'] as { resource: Record<string, unknown> }[])[0]?.resource
    expect(compositionOf(documentOf())).toMatchObject({ status: 'preliminary' })
    expect(compositionOf(documentOf({ signature }))).toMatchObject({ status: 'final', attester: [{ mode: 'professional', time: signature.signedAt }] })
    const amended = documentOf({
      signature: { ...signature, addenda: [{ id: userId, text: 'Prøvesvar normale.', addedAt: '2026-01-03T08:00:00.000Z', addedBy: 'Kari Lege' }] },
    })
    expect(compositionOf(amended)).toMatchObject({ status: 'amended' })
    expect(JSON.stringify(amended)).toContain('Prøvesvar normale.')
  })
})

describe('the rules catch a document that breaks them', () => {
  const broken = (change: (bundle: Record<string, unknown>) => void): string[] => {
    const bundle = structuredClone(documentOf())
    change(bundle)
    return fhirFaults(bundle)
  }
  const entry = (bundle: Record<string, unknown>, at: number) => (bundle['entry'] as { fullUrl: string; resource: Record<string, unknown> }[])[at]!
  test.each<[string, (bundle: Record<string, unknown>) => void, string]>([
    ['the Composition is not first', (bundle) => (bundle['entry'] as unknown[]).reverse(), 'the first entry is no Composition'],
    ['a reference leads nowhere', (bundle) => (entry(bundle, 0).resource['subject'] = { reference: 'urn:uuid:none' }), 'urn:uuid:none leads nowhere'],
    ['a required element is missing', (bundle) => delete entry(bundle, 0).resource['title'], 'Composition.title is missing'],
    [
      'a kind of document is mistyped',
      (bundle) => (entry(bundle, 0).resource['type'] = { coding: [{ system: 'http://loinc.org', code: '11484-4' }] }),
      'Composition.type bears no LOINC code',
    ],
    [
      'a section’s code is mistyped',
      (bundle) =>
        (entry(bundle, 0).resource['section'] = [
          {
            code: { coding: [{ system: 'http://loinc.org', code: '10164-3' }] },
            text: { status: 'generated', div: '<div xmlns="http://www.w3.org/1999/xhtml">x</div>' },
          },
        ]),
      'section[0].code is no LOINC code',
    ],
    ['a code is unknown', (bundle) => (entry(bundle, 0).resource['status'] = 'signed'), 'Composition.status may not be signed'],
    ['an element is unknown', (bundle) => (entry(bundle, 1).resource['age'] = 40), 'Patient.age is no element'],
    ['a value is empty', (bundle) => (entry(bundle, 2).resource['name'] = []), 'Bundle.entry[2].resource.name is empty'],
    ['the time is none', (bundle) => (bundle['timestamp'] = 'yesterday'), 'Bundle.timestamp is no instant'],
    [
      'a narrative is not well formed',
      (bundle) => (entry(bundle, 0).resource['section'] = [{ text: { status: 'generated', div: '<div>x' } }]),
      'section[0].text holds no narrative',
    ],
  ])('%s', (_name, change, fault) => {
    expect(broken(change)).toContain(fault)
  })
})
