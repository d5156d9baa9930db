import type { CaseDocument, DocumentChange } from '#contract/document.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Language } from '#contract/vertical.ts'
import { withoutQuestions } from '#domain/note/questions/without-questions.ts'
import { lockCase } from '#server/cases/load-case.ts'
import type { CasePath } from '#server/cases/load-case.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database, Transaction } from '#server/database/connect.ts'
import type { Call, Handlers } from '#server/http/handler.ts'
import type { Vault } from '#server/vault/vault.ts'
import { presentDocument, sealContent } from './present-document.ts'
import { documentStore } from './store.ts'
import type { DocumentRow } from './store.ts'

type Documents = { sql: Database; vault: Vault }
type Own = { id: string; caseId: string; ownerId: string }

/** A document's text has no version but itself; written the same way, two of the same words are one. */
const isSameText = (a: CaseDocument['content'], b: CaseDocument['content']): boolean => JSON.stringify(a) === JSON.stringify(b)

/** An insurance certificate is written of animals alone. */
const isOfAnimals = ({ kind, content }: DocumentChange): boolean =>
  kind === 'insuranceCertificate' || content.sections.some(({ type }) => type === 'insuranceCertificate')

async function make(tx: Transaction, own: Own, { change, vault }: { change: DocumentChange; vault: Vault }): Promise<void> {
  if (change.revision !== undefined) throw new Refusal('document.not_found')
  const isMade = await documentStore.insert(tx, own, { kind: change.kind, ...(await sealContent(tx, change.content, { at: own, vault })) })
  // Somebody else's, or of another case.
  if (!isMade) throw new Refusal('document.not_found')
}

async function rewrite(
  tx: Transaction,
  row: DocumentRow,
  { own, wanted, vault, language }: { own: Own; wanted: DocumentChange; vault: Vault; language: Language },
): Promise<void> {
  const standing = presentDocument(row, { vault, language })
  // Sent again, as when the answer to the first was lost: its effect stands already (REL-12).
  if (isSameText(standing.content, wanted.content)) return
  if (wanted.revision !== row.revision) throw new Refusal('document.stale_revision', { details: { document: standing } })
  await documentStore.update(tx, own, await sealContent(tx, wanted.content, { at: own, row, vault }))
}

async function saveDocument({ sql, vault }: Documents, { params, body, user, language, audit }: Call<'saveDocument'>): Promise<CaseDocument> {
  const path: CasePath = { patientId: params.patientId, caseId: params.caseId }
  // A letter asks nothing: questions belong to the report of a case.
  const change = { ...body, content: withoutQuestions(body.content) }
  const own: Own = { id: params.documentId, caseId: params.caseId, ownerId: user.id }
  return inTransaction(sql, audit, async (tx) => {
    // One change of a case's documents at a time.
    const kase = await lockCase(tx, path, user.id)
    if (kase.vertical !== 'vet' && isOfAnimals(change)) throw new Refusal('edition.mismatch')
    const row = await documentStore.find(tx, own)
    if (row) await rewrite(tx, row, { own, wanted: change, vault, language })
    else await make(tx, own, { change, vault })
    const stored = await documentStore.find(tx, own)
    if (!stored) throw new Refusal('document.not_found')
    return presentDocument(stored, { vault, language })
  })
}

/** `PUT …/documents/{documentId}`: makes a document, or changes it on the revision the client knows; both texts are kept in a conflict. */
export function saveDocumentRoutes(documents: Documents): Handlers<'saveDocument'> {
  return { saveDocument: (call) => saveDocument(documents, call) }
}
