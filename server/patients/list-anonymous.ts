import type { AnonymousCase, CaseProgress } from '#contract/patient.ts'
import { firstSentence } from '#domain/note/segment/first-sentence.ts'
import type { AnonymousRow } from '#server/cases/case-row.ts'
import { openDescriptor } from '#server/cases/descriptor/stored-descriptor.ts'
import { openField, readTranscript } from '#server/cases/present-case.ts'
import { readStored } from '#server/cases/read-stored.ts'
import { caseStore } from '#server/cases/store.ts'
import type { Database } from '#server/database/connect.ts'
import type { DataKey, Vault } from '#server/vault/vault.ts'

const SUMMARY_CHARACTERS = 160
/** Whole texts are opened for so many rows at the most: the list is asked for on every page. */
const MOST_OPENED = 60

function progressOf(row: AnonymousRow): CaseProgress {
  if (row.signed_at !== null) return 'signed'
  if (row.is_working) return 'working'
  if (row.recording_failure === 'speech.waiting_for_engine') return 'waiting'
  return row.failure_code !== null || (row.recording_failure !== null && !row.has_report) ? 'failed' : 'resting'
}

/** What was said first, typed or noted, in that order; nothing where there is no text yet. */
function beginningOf(row: AnonymousRow, { vault, key }: { vault: Vault; key: DataKey }): string {
  const at = { vault, key, id: row.id }
  const heard = row.recording_id === null ? null : readTranscript(openField({ vault, key, id: row.recording_id }, 'transcript', row.transcript_sealed))
  const text =
    heard?.text ??
    openField(at, 'transcription', row.transcription_sealed) ??
    openField(at, 'additionalNotes', row.additional_notes_sealed) ??
    openField(at, 'manualNote', row.manual_note_sealed)
  return firstSentence(text ?? '')
}

/** The rows of the sidebar: the cases of patients nobody named, newest first. What of one cannot be read is left out of its line. */
export async function listAnonymousCases({ sql, vault }: { sql: Database; vault: Vault }, ownerId: string): Promise<AnonymousCase[]> {
  const rows = await caseStore.anonymous(sql, ownerId)
  let opened = 0
  return rows.map((row) => {
    const key = vault.keyOf(row)
    const summary = readStored(() => openField({ vault, key, id: row.id }, 'summary', row.summary_sealed)) ?? ''
    const isBare = summary === '' && opened < MOST_OPENED
    if (isBare) opened += 1
    const line = isBare ? (readStored(() => beginningOf(row, { vault, key })) ?? '') : summary
    return {
      id: row.id,
      patientId: row.patient_id,
      summary: line.slice(0, SUMMARY_CHARACTERS),
      descriptor: readStored(() => openDescriptor({ vault, key, id: row.id }, row)) ?? null,
      progress: progressOf(row),
      createdAt: row.created_at.toISOString(),
      lastUpdated: row.updated_at.toISOString(),
      timeRemaining: row.seconds_left,
    }
  })
}
