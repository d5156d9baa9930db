import { z } from 'zod'
import { missingStretches } from '#domain/audio/missing-stretches.ts'
import { isErrorCode } from '#contract/error-code.ts'
import type { Case } from '#contract/case.ts'
import { Recording } from '#contract/recording.ts'
import type { Failure, RecordingStatus } from '#contract/recording.ts'
import { Refusal } from '#contract/refusal.ts'
import { refusalText } from '#contract/refusal-text/in-language.ts'
import { Report } from '#contract/report.ts'
import { Language } from '#contract/vertical.ts'
import { withoutQuestions } from '#domain/note/questions/without-questions.ts'
import type { DataKey, Vault } from '#server/vault/vault.ts'
import { openDescriptor } from './descriptor/stored-descriptor.ts'
import { openTemplateId } from './chosen-template.ts'
import type { CaseRow, RecordingRow, SealedField } from './case-row.ts'
import { openQuestions } from './questions/stored-questions.ts'
import { readStored } from './read-stored.ts'
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

/** @throws case.unreadable */
export function readTranscript(opened: string | null): StoredTranscript | null {
  if (opened === null) return null
  const transcript = readStored(() => StoredTranscript.parse(JSON.parse(opened)))
  if (!transcript) throw new Refusal('case.unreadable')
  return transcript
}

const MissingStretches = z.nullable(Recording.shape.missingStretches)

function presentRecording(row: RecordingRow, at: { vault: Vault; key: DataKey; language: Language }): Recording {
  const transcript = readStored(() => readTranscript(openField({ ...at, id: row.id }, 'transcript', row.transcript_sealed)))
  return {
    id: row.id,
    dateTime: row.created_at.toISOString(),
    status: RECORDING_STATUS[row.state],
    transcription: transcript?.text ?? null,
    failure: failureOf(transcript === undefined ? 'case.unreadable' : row.failure_code, at.language),
    durationMs: row.duration_ms,
    hasAudio: row.has_audio,
    missingParts: row.missing_parts,
    missingStretches: readStored(() => MissingStretches.parse(row.missing_stretches)) ?? missingStretches(row.missing_parts, []),
  }
}

type Presenting = {
  vault: Vault
  language: Language
  /** The key, where it has been opened already. */ key?: DataKey
  /** The report, where it has just been sealed. */ justSealed?: Report | null | undefined
}

const TEXTS = {
  transcription: 'transcription_sealed',
  summary: 'summary_sealed',
  manualNote: 'manual_note_sealed',
  additionalNotes: 'additional_notes_sealed',
} as const

/**
 * Takes a stored case with its recordings; gives the case as the caller sees it, texts opened, failures in words. What of it cannot be read is such a
 * failure.
 */
export function presentCase(row: CaseRow, recordings: RecordingRow[], { vault, language, key = vault.keyOf(row), justSealed }: Presenting): Case {
  const at = { vault, key, id: row.id }
  const text = (field: keyof typeof TEXTS) => readStored(() => openField(at, field, row[TEXTS[field]]))
  const report =
    justSealed === undefined ? readStored(() => readStoredReport(openField(at, 'report', row.report_sealed))) : justSealed && withoutQuestions(justSealed)
  const textReport = report ?? null
  // Questions that cannot be read are asked no more: the report stands without them.
  const asked = textReport && readStored(() => openQuestions(at, row.questions_sealed))
  const texts = {
    transcription: text('transcription'),
    summaryReport: text('summary'),
    manualNote: text('manualNote'),
    additionalNotes: text('additionalNotes'),
  }
  const descriptor = readStored(() => openDescriptor(at, row))
  const unreadable = report === undefined ? 'report.unreadable' : [...Object.values(texts), descriptor].includes(undefined) ? 'case.unreadable' : undefined
  const template = openTemplateId(at, row.template_sealed)
  const failure = failureOf(unreadable ?? row.failure_code, language)
  return {
    id: row.id,
    patientId: row.patient_id,
    revision: row.revision,
    transcription: texts.transcription ?? null,
    textReport: textReport && asked ? { ...textReport, questions: asked.open } : textReport,
    summaryReport: texts.summaryReport ?? null,
    manualNote: texts.manualNote ?? null,
    additionalNotes: texts.additionalNotes ?? null,
    descriptor: descriptor ?? null,
    isUpdating: row.is_updating,
    isSuccess: !row.is_updating && failure === null && textReport !== null,
    anonymous: row.seconds_left !== null,
    timeRemaining: row.seconds_left,
    failure,
    audioRecordings: recordings.filter((recording) => recording.case_id === row.id).map((recording) => presentRecording(recording, { vault, key, language })),
    createdAt: row.created_at.toISOString(),
    lastUpdated: row.updated_at.toISOString(),
    signature: presentSignature({
      signedAt: row.signed_at,
      signature: () => openField(at, 'signature', row.signature_sealed),
      addenda: () => openField(at, 'addenda', row.addenda_sealed),
      report: textReport,
    }),
    patientInformedAt: row.patient_informed_at?.toISOString() ?? null,
    ...(template !== undefined && { template }),
    ...(row.asked_language !== null && { reportLanguage: Language.parse(row.asked_language) }),
  }
}
