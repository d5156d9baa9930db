import * as z from 'zod/mini'
import { Evidence } from './report.ts'

/** What a veterinary insurance certificate tells, in the order it is printed. */
export type CertificateKey = z.infer<typeof CertificateKey>
export const CertificateKey = z.enum([
  'insurer', 'policyNumber', 'claimNumber', 'ownerName', 'ownerAddress', 'ownerPhone', 'ownerEmail', 'animalName', 'species', 'breed', 'sex',
  'neutered', 'birthDate', 'identification', 'firstSymptoms', 'noticedBy', 'visitDates', 'history', 'findings', 'tests', 'diagnosis', 'side', 'cause',
  'treatment', 'medicines', 'referral', 'prognosis', 'outcome', 'scanApproval', 'costSpecification', 'vetName', 'vetLicence', 'clinic', 'place',
  'date',
])

/** How much of it there may be: characters of a field, and of all together. */
export const certificateBounds = { fieldCharacters: 4_000, characters: 20_000 } as const

/**
 * Where a field was filled from: words of the talk or a note, the report as it stands, what the case or its patient was given by hand, or what the
 * veterinarian told of themselves.
 */
export type CertificateOrigin = z.infer<typeof CertificateOrigin>
export const CertificateOrigin = z.enum(['talk', 'report', 'case', 'account'])

/**
 * One field as the rules filled it. Null is a gap: nobody told, and nothing is guessed. `evidence` names the words that a value of the talk or the
 * report rests on.
 */
export type CertificateFill = z.infer<typeof CertificateFill>
export const CertificateFill = z.object({
  key: CertificateKey,
  value: z.nullable(z.string()),
  from: z.nullable(CertificateOrigin),
  evidence: z.array(Evidence),
})

/** All fields in the order of the paper, those without a value too. */
export type FilledCertificate = z.infer<typeof FilledCertificate>
export const FilledCertificate = z.object({ fields: z.array(CertificateFill) })

/** Three groups of four signs, none of which is mistaken for another when it is read out. */
const CertificateNumber = z.string().check(z.regex(/^[2-9A-HJKMNP-Z]{4}(?:-[2-9A-HJKMNP-Z]{4}){2}$/u))

/** A certificate as it is edited; null is what nobody told. `number` is the one its page shows; without one the paper gets one of its own. */
export type CertificateForm = z.infer<typeof CertificateForm>
export const CertificateForm = z.object({
  number: z.optional(CertificateNumber),
  fields: z
    .array(z.object({ key: CertificateKey, value: z.nullable(z.string().check(z.maxLength(certificateBounds.fieldCharacters))) }))
    .check(z.maxLength(CertificateKey.options.length)),
})
