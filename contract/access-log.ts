import * as z from 'zod/mini'

/** What a call does to a case or a patient, as the access log names it (NORM-1). */
export type AccessWord = z.infer<typeof AccessWord>
export const AccessWord = z.enum(['list', 'read', 'record', 'change', 'regenerate', 'export', 'delete', 'consent', 'sign'])

/** Why it was allowed: the care of the patient, a right of the data subject, or the end of a storage period. */
export type AccessBasis = z.infer<typeof AccessBasis>
export const AccessBasis = z.enum(['care', 'dataSubjectRight', 'retention'])

/** One line of the access log as its reader sees it. No text of a patient is in it, only ids. */
export type AccessEntry = z.infer<typeof AccessEntry>
export const AccessEntry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** The reader, another account, or the product itself. */
  actor: z.enum(['self', 'other', 'system']),
  role: z.string(),
  organisation: z.nullable(z.string()),
  action: AccessWord,
  patientId: z.nullable(z.uuid()),
  caseId: z.nullable(z.uuid()),
  recordingId: z.nullable(z.uuid()),
  basis: AccessBasis,
  result: z.enum(['done', 'refused', 'failed']),
  /** Code of the refusal or failure. */
  code: z.nullable(z.string()),
  /** Set where one line stands for many saves of what was typed: when the first was made (the last at `at`), and the revisions of both. */
  span: z.nullable(z.object({ since: z.iso.datetime(), firstRevision: z.int(), lastRevision: z.int() })),
})

export type AccessLogPage = z.infer<typeof AccessLogPage>
export const AccessLogPage = z.object({ items: z.array(AccessEntry), cursor: z.nullable(z.string()) })
