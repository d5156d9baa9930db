import type { CertificateFill, CertificateKey } from '#contract/certificate.ts'
import { certificateBounds } from '#contract/certificate.ts'
import type { Block, Report, SectionType } from '#contract/report.ts'

/** Which section answers which field. The plan is no treatment: an insurer asks for what was done, and the veterinarian adds what is to come. */
const FIELD_OF_SECTION: Readonly<Partial<Record<SectionType, CertificateKey>>> = {
  physicalExamination: 'findings', diagnoses: 'diagnosis', treatmentMeasures: 'treatment', medications: 'medicines',
}

export type ReportedField = { readonly fill: CertificateFill; /** Somebody wrote in it by hand. */ readonly isVetsOwn: boolean }

/** Written by hand: it rests on no words of the talk, or no longer on them alone. */
const isByHand = ({ evidence }: Block): boolean => evidence.length === 0 || evidence.some(({ edited }) => edited === true)

/** Takes a report; gives the fields its sections answer, with the evidence of their sentences. What stands there in doubt is left out until it is settled. */
export function fromReport({ sections, editedAt }: Report): ReadonlyMap<CertificateKey, ReportedField> {
  const fields = new Map<CertificateKey, ReportedField>()
  for (const { type, blocks } of sections) {
    const key = FIELD_OF_SECTION[type]
    const settled = blocks.filter(({ kind, text, supported }) => kind === 'paragraph' && text.trim() !== '' && supported !== false)
    const value = settled.map(({ text }) => text.trim()).join('\n')
    if (key === undefined || fields.has(key) || value === '' || value.length > certificateBounds.fieldCharacters) continue
    const evidence = settled.flatMap((block) => block.evidence.map(({ textStart: _start, textEnd: _end, ...ground }) => ground))
    fields.set(key, { fill: { key, value, from: 'report', evidence }, isVetsOwn: editedAt !== undefined && settled.some(isByHand) })
  }
  return fields
}
