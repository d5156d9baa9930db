import * as z from 'zod/mini'
import { TemplateId } from '#contract/template.ts'
import { PatientIdentity, PatientDescriptor } from '#contract/patient.ts'

/** What the form beside the recorder holds; sent when the recording is finished. */
export type ConsultationDetails = z.infer<typeof ConsultationDetails>
export const ConsultationDetails = z.object({
  descriptor: PatientDescriptor,
  notes: z.string(),
  patient: z.nullable(PatientIdentity),
  /** What the report is to be shaped by; absent where it is written as usual. */
  template: z.optional(TemplateId),
  /** When the patient was told of the recording, as it was marked here. */
  patientInformedAt: z._default(z.nullable(z.iso.datetime()), null),
})

/** Who and what a recording belongs to; the ids are made here, so that nothing waits for the server. */
export type RecordingIds = { readonly recordingId: string; readonly caseId: string; readonly patientId: string }

/**
 * How far a kept recording came: `open` until it is finished or given up; `cancelled` when its audio is gone from here
 * but the server has not been told yet.
 */
export type KeptPhase = 'open' | 'cancelled'

/** A recording that lies on this device, its own user's only: on a shared machine nobody is offered another's talk. */
export type KeptRecording = RecordingIds & {
  readonly userId: string
  readonly mimeType: string
  readonly startedAt: number
  readonly phase: KeptPhase
  readonly sliceCount: number
  readonly lengthMs: number
  readonly acknowledgedGroups: number
  readonly details: ConsultationDetails
}

export type NewRecording = Omit<KeptRecording, 'phase' | 'sliceCount' | 'lengthMs' | 'acknowledgedGroups'>

export type KeptSlice = { readonly number: number; readonly endMs: number; readonly bytes: Uint8Array<ArrayBuffer> }
