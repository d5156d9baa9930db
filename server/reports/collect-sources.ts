import { noteText } from '#domain/note/realise/note-text.ts'
import type { CaseRow, RecordingRow } from '#server/cases/case-row.ts'
import { openField, readTranscript } from '#server/cases/present-case.ts'
import type { SourceText } from '#server/ports/source-text.ts'
import type { Vault } from '#server/vault/vault.ts'

type CaseTexts = Pick<CaseRow, 'id' | 'owner_id' | 'transcription_sealed' | 'manual_note_sealed' | 'additional_notes_sealed' | 'wrapped_key'>
type HeardRecording = Pick<RecordingRow, 'id' | 'transcript_sealed'>

/** Takes a case and its recordings as stored; gives the texts a report rests on: what was heard, typed and noted. */
export function collectSources(row: CaseTexts, recordings: HeardRecording[], vault: Vault): SourceText[] {
  const key = vault.keyOf(row)
  const at = { vault, key, id: row.id }
  const sources: SourceText[] = []
  for (const recording of recordings) {
    const transcript = readTranscript(openField({ vault, key, id: recording.id }, 'transcript', recording.transcript_sealed))
    if (transcript) sources.push({ kind: 'recording', recordingId: recording.id, ...transcript })
  }
  const transcription = openField(at, 'transcription', row.transcription_sealed)
  if (transcription) sources.push({ kind: 'transcription', text: transcription })
  const notes = noteText({
    additionalNotes: openField(at, 'additionalNotes', row.additional_notes_sealed),
    manualNote: openField(at, 'manualNote', row.manual_note_sealed),
  })
  if (notes) sources.push({ kind: 'note', text: notes })
  return sources
}
