import * as z from 'zod/mini'
import { Report } from './report.ts'

/** What may be written of a case beside its report: to another doctor, to the patient or owner in plain words, or of an animal to its insurer. */
export type DocumentKind = z.infer<typeof DocumentKind>
export const DocumentKind = z.enum(['referral', 'patientLetter', 'insuranceCertificate'])

/** A document as it was written, not yet stored: the text alone, and the same as sections whose sentences carry their evidence. */
export type WrittenDocument = z.infer<typeof WrittenDocument>
export const WrittenDocument = z.object({ value: z.string(), document: Report })

/** A stored document of a case. It has the shape of a report, so that it is read, checked and written in as one. */
export type CaseDocument = z.infer<typeof CaseDocument>
export const CaseDocument = z.object({
  id: z.uuid(),
  kind: DocumentKind,
  revision: z.int(),
  content: Report,
  createdAt: z.iso.datetime(),
  lastUpdated: z.iso.datetime(),
})

/** A save of a document under the client's id; a change names the revision it is based on, a new document none. */
export type DocumentChange = z.infer<typeof DocumentChange>
export const DocumentChange = z.object({ kind: DocumentKind, revision: z.optional(z.int().check(z.minimum(1))), content: Report })

/** The sentence that speaks of the referral (spec 5). */
export const ReferralRequest = z.object({
  value: z.string().check(z.trim(), z.minLength(1), z.maxLength(4_000)),
  reportType: z._default(z.literal('text'), 'text'),
})
