import { z } from 'zod'
import { PatientInformedAt } from './patient-informed.ts'
import { PatientDescriptor, PatientListItem } from './patient.ts'
import { Failure, Recording } from './recording.ts'
import { Report } from './report.ts'
import { ReportSignature } from './signature.ts'

const Text = z.string().max(600_000)

/** One consultation: what was said, what was written of it, and how far the work has come (spec 3, contract). */
export type Case = z.infer<typeof Case>
export const Case = z.object({
  id: z.uuid(),
  patientId: z.uuid(),
  revision: z.int(),
  transcription: z.string().nullable(),
  textReport: Report.nullable(),
  summaryReport: z.string().nullable(),
  manualNote: z.string().nullable(),
  additionalNotes: z.string().nullable(),
  descriptor: PatientDescriptor.nullable(),
  isUpdating: z.boolean(),
  isSuccess: z.boolean(),
  anonymous: z.boolean(),
  timeRemaining: z.int().nullable(),
  failure: Failure.nullable(),
  audioRecordings: z.array(Recording),
  createdAt: z.iso.datetime(),
  lastUpdated: z.iso.datetime(),
  /** When the patient was told of the recording, as the clinician marked it; the first mark stands. */
  patientInformedAt: z.iso.datetime().nullable(),
  /** Set once the report is signed: from then on its text stands, and what comes later is added after it. */
  signature: ReportSignature.nullable(),
})

/** A save: only the fields it names are changed; all else a client sends along (a whole case, say) is left alone. */
export type CaseChange = z.infer<typeof CaseChange>
export const CaseChange = z.object({
  id: z.uuid(),
  revision: z.int().min(1).optional(),
  transcription: Text.nullable().optional(),
  textReport: Report.nullable().optional(),
  summaryReport: Text.nullable().optional(),
  manualNote: Text.nullable().optional(),
  additionalNotes: Text.nullable().optional(),
  descriptor: PatientDescriptor.nullable().optional(),
  patientInformedAt: PatientInformedAt.nullish().transform((at) => at ?? undefined),
})

/** A page of the case picker. */
export type CasePage = z.infer<typeof CasePage>
export const CasePage = z.object({
  items: z.array(z.object({ id: z.uuid(), patientId: z.uuid(), summary: z.string(), lastUpdated: z.iso.datetime() })),
  cursor: z.string().nullable(),
})

export type Patient = z.infer<typeof Patient>
export const Patient = z.object({
  id: z.uuid(),
  name: z.string().nullable(),
  birthDate: z.string().nullable(),
  gender: PatientListItem.shape.gender,
  temp: z.boolean(),
  cases: z.array(Case),
})
