import * as z from 'zod/mini'
import { Report } from './report.ts'

/** What was added to a report after it had been signed. */
export type Addendum = z.infer<typeof Addendum>
export const Addendum = z.object({ id: z.uuid(), text: z.string(), addedAt: z.iso.datetime(), addedBy: z.string() })

/** A report as signed: by whom, when, which engine and prompt had written it (MED-3), and the SHA-256 of the text that was signed. */
export type ReportSignature = z.infer<typeof ReportSignature>
export const ReportSignature = z.object({
  signedAt: z.iso.datetime(),
  signedBy: z.string(),
  engine: z.string(),
  digest: z.string(),
  /** Whether the text that stands is the very one that was signed. */
  isIntact: z.boolean(),
  addenda: z.array(Addendum),
})

export const SignRequest = z.object({ revision: z.int().check(z.minimum(1)) })
export const AddendumRequest = z.object({ id: z.uuid(), text: z.string().check(z.trim(), z.minLength(1), z.maxLength(20_000)) })

/** A text of the report that was kept when another took its place, or when it was signed. */
export type ReportVersion = z.infer<typeof ReportVersion>
export const ReportVersion = z.object({
  revision: z.int(),
  kind: z.enum(['replaced', 'edited', 'signed']),
  keptAt: z.iso.datetime(),
  engine: z.string(),
  isEdited: z.boolean(),
})

export const KeptReport = z.extend(ReportVersion, { report: Report })
