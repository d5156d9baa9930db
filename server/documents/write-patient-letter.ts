import type { WrittenDocument } from '#contract/document.ts'
import { Vertical } from '#contract/vertical.ts'
import { documentText } from '#domain/documents/facts/document-text.ts'
import type { Call } from '#server/http/handler.ts'
import { loadMaterial } from '#server/reports/load-material.ts'
import { senderOf } from './write-document.ts'
import type { WriteDocument } from './write-document.ts'

/** `POST …/patient-letter`: the report retold to the patient or owner in plain words. @throws report.none, case.empty */
export async function writePatientLetter(wiring: WriteDocument, call: Call<'writePatientLetter'>): Promise<WrittenDocument> {
  const { params, query, user, language, signal } = call
  const { row, current, sources, spared, known } = await loadMaterial(wiring, call, params)
  const document = await wiring.documentWriterFor({ provider: user.llmProvider, userId: user.id, engine: query.engine }).patientLetter({
    report: current,
    sources,
    language: user.language ?? language,
    vertical: Vertical.parse(row.vertical),
    spared,
    known,
    sender: senderOf(user),
    visitedAt: row.created_at.toISOString(),
    generatedAt: wiring.now().toISOString(),
    texts: wiring.texts,
    signal,
  })
  return { value: documentText(document), document }
}
