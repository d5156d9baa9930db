import * as z from 'zod/mini'
import { PatientInformedAt } from './patient-informed.ts'
import { PatientDescriptor, PatientDescriptorSent, PatientListItem } from './patient.ts'
import { Failure, Recording } from './recording.ts'
import { Report } from './report.ts'
import { ReportSignature } from './signature.ts'
import { TemplateId } from './template.ts'
import { Language } from './vertical.ts'

const Text = z.string().check(z.maxLength(600_000))

/** One consultation: what was said, what was written of it, and how far the work has come (spec 3, contract). */
export type Case = z.infer<typeof Case>
export const Case = z.object({
  id: z.uuid(),
  patientId: z.uuid(),
  revision: z.int(),
  transcription: z.nullable(z.string()),
  textReport: z.nullable(Report),
  summaryReport: z.nullable(z.string()),
  manualNote: z.nullable(z.string()),
  additionalNotes: z.nullable(z.string()),
  descriptor: z.nullable(PatientDescriptor),
  isUpdating: z.boolean(),
  isSuccess: z.boolean(),
  anonymous: z.boolean(),
  timeRemaining: z.nullable(z.int()),
  failure: z.nullable(Failure),
  audioRecordings: z.array(Recording),
  createdAt: z.iso.datetime(),
  lastUpdated: z.iso.datetime(),
  /** When the patient was told of the recording, as the clinician marked it; the first mark stands. */
  patientInformedAt: z.nullable(z.iso.datetime()),
  /** Set once the report is signed: from then on its text stands, and what comes later is added after it. */
  signature: z.nullable(ReportSignature),
  /** The language chosen for this report alone; absent while it follows the one that was heard. */
  reportLanguage: z.optional(Language),
  /** The template this report is shaped by; absent while it is written as usual. */
  template: z.optional(TemplateId),
})

/** A save: only the fields it names are changed; all else a client sends along (a whole case, say) is left alone. */
export type CaseChange = z.infer<typeof CaseChange>
export const CaseChange = z.object({
  id: z.uuid(),
  revision: z.optional(z.int().check(z.minimum(1))),
  transcription: z.optional(z.nullable(Text)),
  textReport: z.optional(z.nullable(Report)),
  summaryReport: z.optional(z.nullable(Text)),
  manualNote: z.optional(z.nullable(Text)),
  additionalNotes: z.optional(z.nullable(Text)),
  descriptor: z.optional(z.nullable(PatientDescriptorSent)),
  reportLanguage: z.optional(Language),
  /** Null has the report written as usual again. */
  template: z.optional(z.nullable(TemplateId)),
  patientInformedAt: z.pipe(z.nullish(PatientInformedAt), z.transform((at) => at ?? undefined)),
})

/** The short answer to a save, for a page that holds what it has sent: the revision the save made, and its hour. */
export type SavedCase = z.infer<typeof SavedCase>
export const SavedCase = z.object({ revision: z.int(), lastUpdated: z.iso.datetime() })

/** Where a case goes. A patient id that is new makes a patient without a name. */
export type CaseMove = z.infer<typeof CaseMove>
export const CaseMove = z.object({ patientId: z.uuid(), revision: z.int() })

/** A page of the case picker. */
export type CasePage = z.infer<typeof CasePage>
export const CasePage = z.object({
  items: z.array(z.object({ id: z.uuid(), patientId: z.uuid(), summary: z.string(), lastUpdated: z.iso.datetime() })),
  cursor: z.nullable(z.string()),
})

export type Patient = z.infer<typeof Patient>
export const Patient = z.object({
  id: z.uuid(),
  name: z.nullable(z.string()),
  birthDate: z.nullable(z.string()),
  gender: PatientListItem.shape.gender,
  temp: z.boolean(),
  cases: z.array(Case),
})
