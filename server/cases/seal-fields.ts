import type { CaseChange } from '#contract/case.ts'
import { withoutQuestions } from '#domain/note/questions/without-questions.ts'
import { summaryOf } from '#domain/note/export/summary-of.ts'
import type { DataKey, Vault } from '#server/vault/vault.ts'
import { questionsAfterSave } from './questions/stored-questions.ts'
import type { SealedField } from './case-row.ts'
import type { SealedFields } from './case-row.ts'

type Place = { id: string; key: DataKey; /** What is asked beside the report so far. */ questions: Uint8Array | null }

/** Takes a change; gives its texts sealed under the key of the case. What a client says is asked is not listened to. */
export function sealFields(change: CaseChange, { id, key, questions }: Place, vault: Vault): SealedFields {
  const seal = (field: SealedField, text: string | null) => (text === null || text === '' ? null : vault.sealText(key, { id, field }, text))
  const { transcription, textReport, manualNote, additionalNotes } = change
  const summaryReport = change.summaryReport === undefined && textReport ? summaryOf(textReport) : change.summaryReport
  const asked = textReport === undefined ? undefined : questionsAfterSave({ vault, key, id }, questions, textReport)
  return {
    ...(transcription !== undefined && { transcription_sealed: seal('transcription', transcription) }),
    ...(textReport !== undefined && { report_sealed: seal('report', textReport && JSON.stringify(withoutQuestions(textReport))) }),
    ...(asked !== undefined && { questions_sealed: asked }),
    ...(summaryReport !== undefined && { summary_sealed: seal('summary', summaryReport) }),
    ...(manualNote !== undefined && { manual_note_sealed: seal('manualNote', manualNote) }),
    ...(additionalNotes !== undefined && { additional_notes_sealed: seal('additionalNotes', additionalNotes) }),
  }
}
