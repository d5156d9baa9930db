import type { CaseChange } from '#contract/case.ts'
import type { Report } from '#contract/report.ts'
import type { DataKey, Vault } from '#server/vault/vault.ts'
import type { SealedField } from './case-row.ts'
import type { SealedFields } from './store.ts'

/** The sidebar's line: what the report's summary says. */
export function summaryOf(report: Report): string | null {
  const section = report.sections.find(({ type }) => type === 'summary')
  const text = section?.blocks.filter(({ kind }) => kind === 'paragraph').map((block) => block.text).join(' ') ?? ''
  return text.trim() === '' ? null : text
}

/** Takes a change; gives its texts sealed under the key of the case. */
export function sealFields(change: CaseChange, { id, key }: { id: string; key: DataKey }, vault: Vault): SealedFields {
  const seal = (field: SealedField, text: string | null) => (text === null || text === '' ? null : vault.sealText(key, { id, field }, text))
  const { transcription, textReport, manualNote, additionalNotes } = change
  const summaryReport = change.summaryReport === undefined && textReport ? summaryOf(textReport) : change.summaryReport
  return {
    ...(transcription !== undefined && { transcription_sealed: seal('transcription', transcription) }),
    ...(textReport !== undefined && { report_sealed: seal('report', textReport && JSON.stringify(textReport)) }),
    ...(summaryReport !== undefined && { summary_sealed: seal('summary', summaryReport) }),
    ...(manualNote !== undefined && { manual_note_sealed: seal('manualNote', manualNote) }),
    ...(additionalNotes !== undefined && { additional_notes_sealed: seal('additionalNotes', additionalNotes) }),
  }
}
