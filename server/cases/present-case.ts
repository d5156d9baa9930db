import { z } from 'zod'
import { missingStretches } from '#domain/audio/missing-stretches.ts'
import { isErrorCode } from '#contract/error-code.ts'
import type { Case } from '#contract/case.ts'
import { PatientDescriptor } from '#contract/patient.ts'
import { Recording } from '#contract/recording.ts'
import type { Failure, RecordingStatus } from '#contract/recording.ts'
import { refusalText } from '#contract/refusal-text/in-language.ts'
import { Report } from '#contract/report.ts'
import type { Language } from '#contract/vertical.ts'
import { withoutQuestions } from '#domain/report/questions/without-questions.ts'
import type { DataKey, Vault } from '#server/vault/vault.ts'
import type { CaseRow, RecordingRow, SealedField } from './case-row.ts'
import { openQuestions } from './questions/stored-questions.ts'
import { presentSignature } from './signature.ts'

/** What is told of each state a recording can be in. */
export const RECORDING_STATUS: Record<RecordingRow['state'], RecordingStatus> = {
  open: 'processing',
  finalized: 'processing',
  done: 'Done',
  error: 'Error',
  cancelled: 'Error',
}

function failureOf(code: string | null, language: Language): Failure | null {
  return code !== null && isErrorCode(code) ? { code, message: refusalText(code, language) } : null
}

/** Takes a key and a sealed field; gives its text, null when nothing is stored. */
export function openField(
  { vault, key, id }: { vault: Vault; key: DataKey; id: string },
  field: SealedField | 'transcript',
  sealed: Uint8Array | null,
): string | null {
  return sealed === null ? null : vault.openText(key, { id, field }, sealed)
}

/** The stored form of a report; parsed again at the border, since old rows may have been written by an older version. */
export function readStoredReport(text: string | null): Report | null {
  return text === null ? null : Report.parse(JSON.parse(text))
}

/** A transcript as stored: the text and where its stretches lie in the audio. */
export type StoredTranscript = z.infer<typeof StoredTranscript>
const StoredTranscript = z.object({
  text: z.string(),
  segments: z.array(z.object({ start: z.number(), end: z.number(), startMs: z.number(), endMs: z.number() })),
})

export function readTranscript(opened: string | null): StoredTranscript | null {
  return opened === null ? null : StoredTranscript.parse(JSON.parse(opened))
}

const MissingStretches = z.nullable(Recording.shape.missingStretches)

function presentRecording(row: RecordingRow, at: { vault: Vault; key: DataKey; language: Language }): Recording {
  return {
    id: row.id,
    dateTime: row.created_at.toISOString(),
    status: RECORDING_STATUS[row.state],
    transcription: readTranscript(openField({ ...at, id: row.id }, 'transcript', row.transcript_sealed))?.text ?? null,
    failure: failureOf(row.failure_code, at.language),
    durationMs: row.duration_ms,
    hasAudio: row.has_audio,
    missingParts: row.missing_parts,
    missingStretches: MissingStretches.parse(row.missing_stretches) ?? missingStretches(row.missing_parts, []),
  }
}

type Presenting = { vault: Vault; language: Language; /** The key, where it has been opened already. */ key?: DataKey; /** The report, where it has just been sealed. */ justSealed?: Report | null | undefined }

/** Takes a stored case with its recordings; gives the case as the caller sees it, texts opened, failures in words. */
export function presentCase(row: CaseRow, recordings: RecordingRow[], { vault, language, key = vault.open(row.id, row.wrapped_key), justSealed }: Presenting): Case {
  const at = { vault, key, id: row.id }
  const text = justSealed === undefined ? readStoredReport(openField(at, 'report', row.report_sealed)) : justSealed && withoutQuestions(justSealed)
  const asked = text && openQuestions(at, row.questions_sealed)
  const failure = failureOf(row.failure_code, language)
  return {
    id: row.id,
    patientId: row.patient_id,
    revision: row.revision,
    transcription: openField(at, 'transcription', row.transcription_sealed),
    textReport: text && asked ? { ...text, questions: asked.open } : text,
    summaryReport: openField(at, 'summary', row.summary_sealed),
    manualNote: openField(at, 'manualNote', row.manual_note_sealed),
    additionalNotes: openField(at, 'additionalNotes', row.additional_notes_sealed),
    descriptor: row.descriptor === null ? null : PatientDescriptor.parse(row.descriptor),
    isUpdating: row.is_updating,
    isSuccess: !row.is_updating && failure === null && text !== null,
    anonymous: row.seconds_left !== null,
    timeRemaining: row.seconds_left,
    failure,
    audioRecordings: recordings.filter((recording) => recording.case_id === row.id).map((recording) => presentRecording(recording, { vault, key, language })),
    createdAt: row.created_at.toISOString(),
    lastUpdated: row.updated_at.toISOString(),
    signature: presentSignature({ signedAt: row.signed_at, signature: openField(at, 'signature', row.signature_sealed), addenda: openField(at, 'addenda', row.addenda_sealed), report: text }),
    patientInformedAt: row.patient_informed_at?.toISOString() ?? null,
  }
}
