import * as z from 'zod/mini'

/** What a veterinary insurance certificate tells, in the order it is printed. */
export type CertificateKey = z.infer<typeof CertificateKey>
export const CertificateKey = z.enum([
  'insurer', 'policyNumber', 'claimNumber', 'ownerName', 'ownerAddress', 'ownerPhone', 'ownerEmail',
  'animalName', 'species', 'breed', 'sex', 'neutered', 'birthDate', 'identification',
  'firstSymptoms', 'noticedBy', 'visitDates', 'history', 'findings', 'tests', 'diagnosis', 'side', 'cause', 'treatment', 'medicines', 'referral', 'prognosis', 'outcome',
  'scanApproval', 'costSpecification', 'vetName', 'vetLicence', 'clinic', 'place', 'date',
])

/** How much of it there may be: characters of a field, and of all together. */
export const certificateBounds = { fieldCharacters: 4_000, characters: 20_000 } as const

/** A certificate as it is edited; null is what nobody told. */
export type CertificateForm = z.infer<typeof CertificateForm>
export const CertificateForm = z.object({
  fields: z.array(z.object({ key: CertificateKey, value: z.nullable(z.string().check(z.maxLength(certificateBounds.fieldCharacters))) })).check(z.maxLength(CertificateKey.options.length)),
})
