import type { WrittenDocument } from '#contract/document.ts'
import { Refusal } from '#contract/refusal.ts'
import { Vertical } from '#contract/vertical.ts'
import { documentText } from '#domain/documents/facts/document-text.ts'
import { speaksOfReferral } from '#domain/documents/referral/referral-word.ts'
import type { Call } from '#server/http/handler.ts'
import { readIdentity } from '#server/patients/patient-identity.ts'
import { loadMaterial } from '#server/reports/load-material.ts'
import { senderOf } from './write-document.ts'
import type { WriteDocument } from './write-document.ts'

/**
 * `POST …/henvisning`: a referral from the sentence that speaks of one, in the form its receiver expects (spec 5).
 * @throws referral.not_named, report.none, case.empty
 */
export async function writeReferral(wiring: WriteDocument, call: Call<'writeReferral'>): Promise<WrittenDocument> {
  const { params, query, body, user, language, signal } = call
  const { row, current, descriptor, sources, spared, known } = await loadMaterial(wiring, call, params)
  if (!speaksOfReferral(body.value, current.language)) throw new Refusal('referral.not_named')
  const identity = await readIdentity(wiring.sql, wiring.vault, { id: row.patient_id, ownerId: user.id })
  const document = await wiring.documentWriterFor({ provider: user.llmProvider, userId: user.id, engine: query.engine }).referral({
    sentence: body.value,
    report: current,
    sources,
    language: user.language ?? language,
    vertical: Vertical.parse(row.vertical),
    spared,
    known,
    patient: { name: identity?.name ?? null, birthDate: identity?.birthDate ?? null, gender: identity?.gender ?? null, descriptor },
    sender: senderOf(user),
    generatedAt: wiring.now().toISOString(),
    texts: wiring.texts,
    signal,
  })
  return { value: documentText(document), document }
}
