import type { CorrectedTranscript, SupportChange } from '#contract/transcript.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Question, Report } from '#contract/report.ts'
import { withoutQuestions } from '#domain/note/questions/without-questions.ts'
import { moveGrounds } from '#domain/transcript/support-changes.ts'
import type { CaseRow, RecordingRow } from '#server/cases/case-row.ts'
import { lockCase, readCase, requireCase } from '#server/cases/load-case.ts'
import { presentCase } from '#server/cases/present-case.ts'
import { openQuestions, sealQuestions } from '#server/cases/questions/stored-questions.ts'
import type { StoredQuestions } from '#server/cases/questions/stored-questions.ts'
import { caseStore } from '#server/cases/store.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database, Sql, Transaction } from '#server/database/connect.ts'
import { openDocument, sealContent } from '#server/documents/present-document.ts'
import { documentStore } from '#server/documents/store.ts'
import type { DocumentRow } from '#server/documents/store.ts'
import type { Call } from '#server/http/handler.ts'
import type { TextTasks, TextWork } from '#server/ports/text-work.ts'
import { readHeard, storeHeard } from '#server/recordings/correct-heard.ts'
import type { ReadHeard } from '#server/recordings/correct-heard.ts'
import { collectSources } from '#server/reports/collect-sources.ts'
import type { EventBus } from '#server/stream/event-bus.ts'
import type { Vault } from '#server/vault/vault.ts'

export type CorrectTranscript = { sql: Database; vault: Vault; bus: EventBus; texts: TextWork }

type Correcting = Call<'correctTranscript'>

/** @throws case.stale_revision when the case has changed, or a report is being written; report.signed */
function assertBase(row: CaseRow, recordings: RecordingRow[], { vault, call }: { vault: Vault; call: Correcting }): void {
  if (call.body.revision !== row.revision || row.is_updating)
    throw new Refusal('case.stale_revision', { details: { case: presentCase(row, recordings, { vault, language: call.language }) } })
  if (row.signed_at !== null) throw new Refusal('report.signed')
}

type Opened = {
  row: CaseRow
  recordings: RecordingRow[]
  report: Report | null
  documents: { row: DocumentRow; content: Report }[]
  heard: ReadHeard | undefined
}

/** Everything a correction rests on. A document that cannot be read is left as it is. */
async function open(sql: Sql, { vault, call }: { vault: Vault; call: Correcting }): Promise<Opened> {
  const { params, user, body, language } = call
  const row = await requireCase(sql, params, user.id)
  const recordings = await caseStore.recordingsOf(sql, { caseIds: [row.id], ownerId: user.id })
  assertBase(row, recordings, { vault, call })
  const { textReport } = presentCase(row, recordings, { vault, language })
  const report = textReport && withoutQuestions(textReport)
  const stored = await documentStore.list(sql, { caseId: row.id, ownerId: row.owner_id })
  const documents = stored.flatMap((one) => {
    const content = openDocument(one, vault)
    return content ? [{ row: one, content }] : []
  })
  const key = vault.keyOf(row)
  const heard = body.recordingId === undefined ? undefined : await readHeard(sql, { recordingId: body.recordingId, ownerId: user.id }, { vault, key })
  return { row, recordings, report, documents, heard }
}

type Corrected = { texts: TextTasks['correctTexts']['output']; words: TextTasks['correctWords']['output'] }

async function think(
  { row, recordings, report, documents, heard }: Opened,
  { vault, texts }: Pick<CorrectTranscript, 'vault' | 'texts'>,
  { body, signal }: Correcting,
): Promise<Corrected> {
  const all = [...(report ? [report] : []), ...documents.map(({ content }) => content)]
  const corrected = await texts.run('correctTexts', { sources: collectSources(row, recordings, vault), correction: body, texts: all }, { signal })
  const words = heard ? await texts.run('correctWords', { words: heard.words, text: heard.transcript.text, correction: corrected.correction }, { signal }) : []
  return { texts: corrected, words }
}

/** What is asked still points at the words it rests on; a text that was only looked at was written from the talk before, and is not taken in. */
function moveQuestions({ open: asked, answered }: StoredQuestions, { at, correction }: Corrected['texts']): StoredQuestions {
  const move = (question: Question): Question => ({ ...question, evidence: moveGrounds(question.evidence, at, correction) })
  return { open: asked.map(move), answered: answered.map(({ question, answer }) => ({ question: move(question), answer })) }
}

async function storeSource(
  tx: Transaction,
  { row, heard }: Opened,
  { corrected, vault }: { corrected: Corrected; vault: Vault },
): Promise<{ transcription_sealed?: Uint8Array }> {
  const key = vault.keyOf(row)
  const { at, correction, text } = corrected.texts
  if (at.source !== 'recording') return { transcription_sealed: vault.sealText(key, { id: row.id, field: 'transcription' }, text) }
  if (heard) await storeHeard(tx, { recordingId: at.recordingId, ownerId: row.owner_id }, { vault, key, heard, correction, words: corrected.words })
  return {}
}

/** Evidence of the other documents has moved along; their sentences are held to what was said as the report's are. */
async function storeDocuments(
  tx: Transaction,
  { row: { owner_id: ownerId }, documents }: Opened,
  { held, vault }: { held: Corrected['texts']['texts']; vault: Vault },
): Promise<SupportChange[]> {
  const changed: SupportChange[] = []
  for (const [index, { row, content }] of documents.entries()) {
    const at = { id: row.id, caseId: row.case_id, ownerId }
    const now = await documentStore.find(tx, at)
    // Deleted meanwhile; of one that was written in, both texts are asked for anew.
    if (!now) continue
    if (now.revision !== row.revision) throw new Refusal('case.stale_revision')
    const { report, changes } = held[index] ?? { report: content, changes: [] }
    changed.push(...changes.map((one) => ({ ...one, documentId: row.id })))
    if (JSON.stringify(report) === JSON.stringify(content)) continue
    await documentStore.update(tx, at, await sealContent(tx, report, { at, row, vault }))
  }
  return changed
}

/**
 * `POST …/transcript/correct`: other words in the place of some that were heard or typed. The texts of the case keep every word; their
 * evidence is moved to where its words lie now, and what is no longer carried is marked (MED-2). All is read and thought about before the
 * case is held; that nothing has moved since is looked at again under the lock.
 * @throws case.stale_revision when the case or those words have changed, or a report is being written
 */
export async function correctTranscript(wiring: CorrectTranscript, call: Correcting): Promise<CorrectedTranscript> {
  const { sql, vault, bus } = wiring
  const { params, user, language } = call
  const opened = await open(sql, { vault, call })
  const corrected = await think(opened, wiring, call)
  const [ofReport, ofDocuments] = opened.report ? [corrected.texts.texts[0], corrected.texts.texts.slice(1)] : [undefined, corrected.texts.texts]
  const changes = await inTransaction(sql, call.audit, async (tx) => {
    const row = await lockCase(tx, params, user.id)
    assertBase(row, opened.recordings, { vault, call })
    const source = await storeSource(tx, opened, { corrected, vault })
    const key = vault.keyOf(row)
    const report = ofReport && { report_sealed: vault.sealText(key, { id: row.id, field: 'report' }, JSON.stringify(ofReport.report)) }
    const asked = openQuestions({ vault, key, id: row.id }, row.questions_sealed)
    const questions = asked && { questions_sealed: sealQuestions({ vault, key, id: row.id }, moveQuestions(asked, corrected.texts)) }
    await caseStore.update(tx, { caseId: row.id, ownerId: user.id }, { ...source, ...report, ...questions })
    const others = await storeDocuments(tx, opened, { held: ofDocuments, vault })
    await bus.publish(tx, `case:${row.id}`, { type: 'case', caseId: row.id, revision: row.revision + 1, isUpdating: false })
    return [...(ofReport?.changes ?? []), ...others]
  })
  return { case: await readCase(sql, params, { vault, language, ownerId: user.id }), changes }
}
