import { z } from 'zod'
import { Report } from '#contract/report.ts'
import { reportText } from '#domain/note/realise/report-text.ts'
import type { ArchiveWords } from './archive-words.ts'
import type { OpenedRow } from './open-row.ts'

export type OpenedCase = { case: OpenedRow; recordings: OpenedRow[]; documents: OpenedRow[] }

const Text = z.string().nullish()
const asReport = (value: unknown): string | null => {
  const report = Report.safeParse(value)
  return report.success ? reportText(report.data) : null
}

const section = (heading: string, text: string | null | undefined): string[] => (text ? [`${heading}\n${'='.repeat(heading.length)}\n${text.trim()}`] : [])

/** Takes an opened case; gives it as a person reads it, in the language of its owner. */
export function caseText({ case: opened, recordings, documents }: OpenedCase, words: ArchiveWords): string {
  const text = (field: string) => Text.parse(opened[field])
  const heard = z.object({ text: z.string() }).nullish().catch(null)
  const parts = [
    ...section(words.report, asReport(opened['report'])),
    ...(opened['report'] === null ? section(words.summary, text('summary')) : []),
    ...section(words.transcription, text('transcription')),
    ...recordings.flatMap((recording) => section(`${words.recording} ${String(recording['created_at'])}`, heard.parse(recording['transcript'])?.text)),
    ...section(words.manualNote, text('manualNote')),
    ...section(words.additionalNotes, text('additionalNotes')),
    ...documents.flatMap((document) => section(`${words.document} (${String(document['kind'])})`, asReport(document['document']))),
  ]
  return `${parts.join('\n\n')}\n`
}
