import type { Case } from '#contract/case.ts'
import type { Section } from '#contract/report.ts'
import { fhirBundle, fhirSection, urn } from '#domain/fhir/fhir-bundle.ts'
import type { DocumentCode, FhirAuthor, FhirSubject, Json } from '#domain/fhir/fhir-bundle.ts'
import { ADDENDUM_CODE, REPORT_SECTION_CODES } from '#domain/fhir/section-codes.ts'

type DocumentedCase = Case & { textReport: NonNullable<Case['textReport']> }

/** LOINC. */
const CONSULT_NOTE: DocumentCode = { code: '11488-4', display: 'Consult note' }

const wordsOf = ({ blocks }: Section): string[] => blocks.map(({ text }) => text).filter((text) => text.trim() !== '')

/** The sections that hold words, then what was added after the signature. */
function sectionsOf({ textReport, signature }: DocumentedCase): Json[] {
  const written = textReport.sections
    .filter((section) => wordsOf(section).length > 0)
    .map((section) => fhirSection({ title: section.heading, kind: section.type, loinc: REPORT_SECTION_CODES[section.type], texts: wordsOf(section) }))
  const added = (signature?.addenda ?? []).map(({ text, addedAt, addedBy }) =>
    fhirSection({ title: `${addedAt} ${addedBy}`.trim(), kind: 'addendum', loinc: ADDENDUM_CODE, texts: [text] }),
  )
  return [...written, ...added]
}

/** A report is preliminary until somebody has signed it, and amended once something was added. */
function standingOf({ signature }: DocumentedCase, author: FhirAuthor): Json {
  if (!signature) return { status: 'preliminary' }
  return {
    status: signature.addenda.length > 0 ? 'amended' : 'final',
    attester: [{ mode: 'professional', time: signature.signedAt, party: { reference: urn(author.id) } }],
  }
}

/** Takes a case with a report; gives the report as a FHIR R4 document. */
export function fhirDocument(found: DocumentedCase, subject: FhirSubject, author: FhirAuthor): Json {
  const { id, revision, lastUpdated, patientId, descriptor, textReport } = found
  const text = {
    id, revision, lastUpdated, patientId, descriptor,
    language: textReport.language,
    type: CONSULT_NOTE,
    title: 'Epikrise',
    writtenAt: textReport.editedAt ?? textReport.generatedAt,
    standing: standingOf(found, author),
    sections: sectionsOf(found),
  }
  return fhirBundle(text, subject, author)
}
