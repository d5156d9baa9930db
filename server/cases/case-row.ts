import type { RecordingState } from './states/recording-state.ts'

/** One stored case with its wrapped key, as every read of it returns it. Sealed fields open only with that key. */
export type CaseRow = {
  id: string
  /** Who asks for the row; in a job, whose it is. Its key unwraps for nobody else. */
  owner_id: string
  patient_id: string
  revision: number
  created_from: string | null
  report_language: string
  vertical: string
  /** Without what lies sealed in `animal_details_sealed`. */
  descriptor: unknown
  animal_details_sealed: Uint8Array | null
  /** Names of the patients it was moved away from. */
  former_names_sealed: Uint8Array | null
  transcription_sealed: Uint8Array | null
  report_sealed: Uint8Array | null
  summary_sealed: Uint8Array | null
  manual_note_sealed: Uint8Array | null
  additional_notes_sealed: Uint8Array | null
  signed_at: Date | null
  signature_sealed: Uint8Array | null
  addenda_sealed: Uint8Array | null
  spared_words_sealed: Uint8Array | null
  questions_sealed: Uint8Array | null
  dismissed_omissions_sealed: Uint8Array | null
  is_updating: boolean
  report_request: number
  failure_code: string | null
  patient_informed_at: Date | null
  template_sealed: Uint8Array | null
  /** The language chosen for this report alone, null while it follows what was heard. */
  asked_language: string | null
  created_at: Date
  updated_at: Date
  /** Seconds by the database's clock, null when no deletion is due. */
  seconds_left: number | null
  wrapped_key: Uint8Array
}

export type RecordingRow = {
  id: string
  case_id: string
  state: RecordingState
  failure_code: string | null
  transcript_sealed: Uint8Array | null
  duration_ms: number | null
  missing_parts: number[]
  /** Exact ones, known once the recording has been heard. */
  missing_stretches: unknown
  has_audio: boolean
  created_at: Date
}

/** A row of the case picker; the time also in microseconds, as text, for the next page. */
export type ListedCase = Pick<CaseRow, 'id' | 'owner_id' | 'patient_id' | 'summary_sealed' | 'updated_at' | 'wrapped_key'> & { updated_text: string }

/** A row of the sidebar, with what its line is made of. */
export type AnonymousRow = Pick<
  CaseRow,
  | 'id' | 'owner_id' | 'patient_id' | 'summary_sealed' | 'descriptor' | 'animal_details_sealed' | 'failure_code' | 'signed_at' | 'created_at' | 'updated_at'
  | 'seconds_left' | 'wrapped_key' | 'transcription_sealed' | 'manual_note_sealed' | 'additional_notes_sealed'
> & { is_working: boolean; has_report: boolean; recording_failure: string | null; recording_id: string | null; transcript_sealed: Uint8Array | null }

/** A case read with its patient, and whether it has recordings that are to be read too. */
export type CaseOfPatient = CaseRow & { has_recordings: boolean }

/** What is read of a patient along with the cases. */
export type PatientOfCases = { patient_is_temporary: boolean; patient_identity_sealed: Uint8Array | null; patient_wrapped_key: Uint8Array | null }

/** Fields of a case that hold text and lie sealed, each under its own name in the associated data. */
export type SealedField =
  | 'transcription'
  | 'report'
  | 'summary'
  | 'manualNote'
  | 'additionalNotes'
  | 'signature'
  | 'addenda'
  | 'sparedWords'
  | 'questions'
  | 'dismissedOmissions'
  | 'animalDetails'
  | 'template'

/** Sealed values to write; a field left out stays as it is. */
export type SealedFields = Partial<Record<
  | 'transcription_sealed' | 'report_sealed' | 'summary_sealed' | 'manual_note_sealed' | 'additional_notes_sealed' | 'questions_sealed'
  | 'animal_details_sealed' | 'template_sealed',
  Uint8Array | null
>>

/** The hour at which the patient was told is the client's word; it is judged by the database's clock. */
export type CaseFields = SealedFields & { descriptor?: unknown; patient_informed_at?: string; asked_language?: string }
