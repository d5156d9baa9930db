import type { Case } from '#contract/case.ts'
import type { CaseDocument, DocumentKind } from '#contract/document.ts'
import type { Language, Vertical } from '#contract/vertical.ts'
import { fhirBundle, fhirSection } from '#domain/fhir/fhir-bundle.ts'
import type { DocumentCode, FhirAuthor, FhirSubject, Json } from '#domain/fhir/fhir-bundle.ts'
import { documentLines } from './facts/document-text.ts'
import { referralSectionCode } from './facts/referral-codes.ts'

/** LOINC: what one doctor asks of another, and a letter whoever it goes to, an insurer too. */
const CODES: Readonly<Record<DocumentKind, DocumentCode>> = {
  referral: { code: '57133-1', display: 'Referral note' },
  patientLetter: { code: '51852-2', display: 'Letter' },
  insuranceCertificate: { code: '51852-2', display: 'Letter' },
}

const TITLES: Readonly<Record<Language, Readonly<Record<DocumentKind, Readonly<Record<Vertical, string>>>>>> = {
  nb: {
    referral: { med: 'Henvisning', vet: 'Henvisning' },
    patientLetter: { med: 'Brev til pasienten', vet: 'Brev til eier' },
    insuranceCertificate: { med: 'Forsikringsattest', vet: 'Forsikringsattest' },
  },
  sv: {
    referral: { med: 'Remiss', vet: 'Remiss' },
    patientLetter: { med: 'Brev till patienten', vet: 'Brev till djurägaren' },
    insuranceCertificate: { med: 'Försäkringsintyg', vet: 'Försäkringsintyg' },
  },
  da: {
    referral: { med: 'Henvisning', vet: 'Henvisning' },
    patientLetter: { med: 'Brev til patienten', vet: 'Brev til ejeren' },
    insuranceCertificate: { med: 'Forsikringsattest', vet: 'Forsikringsattest' },
  },
  en: {
    referral: { med: 'Referral', vet: 'Referral' },
    patientLetter: { med: 'Letter to the patient', vet: 'Letter to the owner' },
    insuranceCertificate: { med: 'Insurance certificate', vet: 'Insurance certificate' },
  },
  ru: {
    referral: { med: 'Направление', vet: 'Направление' },
    patientLetter: { med: 'Письмо пациенту', vet: 'Письмо владельцу' },
    insuranceCertificate: { med: 'Страховое заключение', vet: 'Страховое заключение' },
  },
}

/** The case a document was written of. */
export type CaseOfDocument = Pick<Case, 'patientId' | 'descriptor'> & { readonly vertical: Vertical }

/**
 * Takes a referral, letter or certificate and its case; gives it as a FHIR R4 document. Nobody signs it here, so that it stays preliminary
 * whatever the report is. A line or a part without a word is left out.
 */
export function fhirCaseDocument(
  document: CaseDocument,
  { patientId, descriptor, vertical }: CaseOfDocument,
  { subject, author }: { subject: FhirSubject; author: FhirAuthor },
): Json {
  const { id, kind, revision, lastUpdated, content } = document
  const sections = content.sections
    .map((section) => ({
      title: section.heading,
      kind: section.type,
      loinc: kind === 'referral' ? referralSectionCode(section.heading) : undefined,
      texts: documentLines(section),
    }))
    .filter(({ texts }) => texts.length > 0)
    .map(fhirSection)
  const text = {
    id, revision, lastUpdated, patientId, descriptor,
    language: content.language,
    type: CODES[kind],
    title: TITLES[content.language][kind][vertical],
    writtenAt: content.editedAt ?? content.generatedAt,
    standing: { status: 'preliminary' },
    sections,
  }
  return fhirBundle(text, subject, author)
}
