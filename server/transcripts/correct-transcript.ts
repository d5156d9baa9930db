import type { CorrectedTranscript, SupportChange, TranscriptCorrection } from '#contract/transcript.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Question, Report } from '#contract/report.ts'
import { correctText, tidyCorrection } from '#domain/transcript/correction.ts'
import type { Correction } from '#domain/transcript/correction.ts'
import { correctSource, isSourceOf, markChanges, moveEvidence, moveGrounds } from '#domain/transcript/support-changes.ts'
import type { CorrectedSource } from '#domain/transcript/support-changes.ts'
import { withoutQuestions } from '#domain/report/questions/without-questions.ts'
import type { CaseRow, RecordingRow } from '#server/cases/case-row.ts'
import { lockCase, readCase } from '#server/cases/load-case.ts'
import { presentCase } from '#server/cases/present-case.ts'
import { openQuestions, sealQuestions } from '#server/cases/questions/stored-questions.ts'
import type { StoredQuestions } from '#server/cases/questions/stored-questions.ts'
import { caseStore } from '#server/cases/store.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database, Transaction } from '#server/database/connect.ts'
import { presentDocument, sealContent } from '#server/documents/present-document.ts'
import { documentStore } from '#server/documents/store.ts'
import type { Call } from '#server/http/handler.ts'
import type { SourceText } from '#server/ports/report-writer.ts'
import { correctHeard } from '#server/recordings/correct-heard.ts'
import { collectSources } from '#server/reports/collect-sources.ts'
import type { EventBus } from '#server/stream/event-bus.ts'
import type { DataKey, Vault } from '#server/vault/vault.ts'

export type CorrectTranscript = { sql: Database; vault: Vault; bus: EventBus }

type Opened = { row: CaseRow; recordings: RecordingRow[]; key: DataKey; sources: SourceText[] }
/** One source before and after, and what the others are besides. */
type Change = { at: CorrectedSource; correction: Correction; before: SourceText[]; after: SourceText[] }

function readChange({ sources }: Opened, { recordingId, start, heard, words }: TranscriptCorrection): Change {
  const at: CorrectedSource = recordingId === undefined ? { source: 'transcription' } : { source: 'recording', recordingId }
  const source = sources.find((one) => isSourceOf(one, at))
  if (!source) throw new Refusal('recording.not_found')
  // What the person saw is no longer there.
  if (source.text.slice(start, start + heard.length) !== heard) throw new Refusal('case.stale_revision')
  const wanted = { start, end: start + heard.length, words }
  const correction = at.source === 'recording' ? tidyCorrection(source.text, wanted) : wanted
  if (correctText(source.text, correction).trim() === '') throw new Refusal('case.empty')
  return { at, correction, before: sources, after: correctSource(sources, at, correction) }
}

function holdToSources(text: Report, { at, correction, before, after }: Change): { report: Report; changes: SupportChange[] } {
  const { report, changes } = markChanges(moveEvidence(text, at, correction), { before, after })
  return { report, changes: [...changes] }
}

/** What is asked still points at the words it rests on; a text that was only looked at was written from the talk before, and is not taken in. */
function moveQuestions({ open, answered }: StoredQuestions, { at, correction }: Change): StoredQuestions {
  const move = (question: Question): Question => ({ ...question, evidence: moveGrounds(question.evidence, at, correction) })
  return { open: open.map(move), answered: answered.map(({ question, answer }) => ({ question: move(question), answer })) }
}

async function storeSource(tx: Transaction, { row, key }: Opened, { change, vault }: { change: Change; vault: Vault }): Promise<{ transcription_sealed?: Uint8Array }> {
  const { at, correction } = change
  if (at.source === 'recording') {
    await correctHeard(tx, { recordingId: at.recordingId, ownerId: row.owner_id, correction }, { vault, key })
    return {}
  }
  const text = change.after.find((source) => isSourceOf(source, at))?.text ?? ''
  return { transcription_sealed: vault.sealText(key, { id: row.id, field: 'transcription' }, text) }
}

/** Evidence of the other documents moves along; their sentences are held to what was said as the report's are. */
async function correctDocuments(tx: Transaction, { row }: Opened, { change, vault }: { change: Change; vault: Vault }): Promise<SupportChange[]> {
  const changed: SupportChange[] = []
  for (const stored of await documentStore.list(tx, { caseId: row.id, ownerId: row.owner_id })) {
    const { content } = presentDocument(stored, vault)
    const { report, changes } = holdToSources(content, change)
    changed.push(...changes.map((one) => ({ ...one, documentId: stored.id })))
    if (JSON.stringify(report) === JSON.stringify(content)) continue
    const at = { id: stored.id, caseId: row.id, ownerId: row.owner_id }
    await documentStore.update(tx, at, await sealContent(tx, report, { at, row: stored, vault }))
  }
  return changed
}

/**
 * `POST …/transcript/correct`: other words in the place of some that were heard or typed. The texts of the case keep every word; their
 * evidence is moved to where its words lie now, and what is no longer carried is marked (MED-2).
 * @throws case.stale_revision when the case or those words have changed, or a report is being written
 */
export async function correctTranscript({ sql, vault, bus }: CorrectTranscript, { params, body, user, language }: Call<'correctTranscript'>): Promise<CorrectedTranscript> {
  const changes = await inTransaction(sql, async (tx) => {
    const row = await lockCase(tx, params, user.id)
    const recordings = await caseStore.recordingsOf(tx, { caseIds: [row.id], ownerId: user.id })
    const presented = presentCase(row, recordings, { vault, language })
    if (body.revision !== row.revision || row.is_updating) throw new Refusal('case.stale_revision', { details: { case: presented } })
    if (row.signed_at !== null) throw new Refusal('report.signed')
    const opened: Opened = { row, recordings, key: vault.open(row.id, row.wrapped_key), sources: collectSources(row, recordings, vault) }
    const change = readChange(opened, body)
    const held = presented.textReport && holdToSources(withoutQuestions(presented.textReport), change)
    const asked = openQuestions({ vault, key: opened.key, id: row.id }, row.questions_sealed)
    const source = await storeSource(tx, opened, { change, vault })
    const report = held && { report_sealed: vault.sealText(opened.key, { id: row.id, field: 'report' }, JSON.stringify(held.report)) }
    await caseStore.update(tx, { caseId: row.id, ownerId: user.id }, {
      ...source,
      ...report,
      ...(asked && { questions_sealed: sealQuestions({ vault, key: opened.key, id: row.id }, moveQuestions(asked, change)) }),
    })
    const others = await correctDocuments(tx, opened, { change, vault })
    await bus.publish(tx, `case:${row.id}`, { type: 'case', caseId: row.id, revision: row.revision + 1, isUpdating: false })
    return [...(held?.changes ?? []), ...others]
  })
  return { case: await readCase(sql, params, { vault, language, ownerId: user.id }), changes }
}
