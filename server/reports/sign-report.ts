import type { Case } from '#contract/case.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Addendum } from '#contract/signature.ts'
import { lockCase, readCase } from '#server/cases/load-case.ts'
import { openField, presentCase } from '#server/cases/present-case.ts'
import { openQuestions, sealQuestions } from '#server/cases/questions/stored-questions.ts'
import { digestOfReport, StoredAddenda } from '#server/cases/signature.ts'
import type { StoredSignature } from '#server/cases/signature.ts'
import { caseStore } from '#server/cases/store.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database } from '#server/database/connect.ts'
import type { Call, Handlers } from '#server/http/handler.ts'
import type { EventBus } from '#server/stream/event-bus.ts'
import type { Vault } from '#server/vault/vault.ts'

export type SignReport = { sql: Database; vault: Vault; bus: EventBus }

/** Freezes the text the caller has before the eyes. Signed twice, the first signature stands. @throws case.stale_revision, report.none */
async function signReport({ sql, vault, bus }: SignReport, { params, body, user, language, audit }: Call<'signReport'>): Promise<Case> {
  await inTransaction(sql, audit, async (tx) => {
    const row = await lockCase(tx, params, user.id)
    if (row.signed_at !== null) return
    const presented = presentCase(row, await caseStore.recordingsOf(tx, { caseIds: [row.id], ownerId: user.id }), { vault, language })
    const report = presented.textReport
    if (!report) throw new Refusal(row.report_sealed === null ? 'report.none' : 'report.unreadable')
    if (body.revision !== row.revision || row.is_updating) throw new Refusal('case.stale_revision', { details: { case: presented } })
    const signature: StoredSignature = { signedBy: user.name, engine: report.engine, digest: digestOfReport(report) }
    const key = vault.keyOf(row)
    await caseStore.keepVersion(tx, row.id, 'signed')
    const at = { vault, key, id: row.id }
    const asked = openQuestions(at, row.questions_sealed)
    // What nobody has answered is no part of what was signed.
    if (asked) await caseStore.saveQuestions(tx, { caseId: row.id, ownerId: user.id }, sealQuestions(at, { open: [], answered: asked.answered }))
    await caseStore.sign(
      tx,
      { caseId: row.id, ownerId: user.id },
      { signedAt: await caseStore.now(tx), signature: vault.sealText(key, { id: row.id, field: 'signature' }, JSON.stringify(signature)) },
    )
    await bus.publish(tx, `case:${row.id}`, { type: 'case', caseId: row.id, revision: row.revision + 1, isUpdating: false })
  })
  return readCase(sql, params, { vault, language, ownerId: user.id })
}

/** Adds a text after a signed report, with its time; the same one sent again is there already (REL-12). @throws report.not_signed */
async function addAddendum({ sql, vault, bus }: SignReport, { params, body, user, language, audit }: Call<'addAddendum'>): Promise<Case> {
  await inTransaction(sql, audit, async (tx) => {
    const row = await lockCase(tx, params, user.id)
    if (row.signed_at === null) throw new Refusal('report.not_signed')
    const key = vault.keyOf(row)
    const known = openField({ vault, key, id: row.id }, 'addenda', row.addenda_sealed)
    const addenda = known === null ? [] : StoredAddenda.parse(JSON.parse(known))
    if (addenda.some(({ id }) => id === body.id)) return
    const added: Addendum = { id: body.id, text: body.text, addedAt: (await caseStore.now(tx)).toISOString(), addedBy: user.name }
    await caseStore.saveAddenda(
      tx,
      { caseId: row.id, ownerId: user.id },
      vault.sealText(key, { id: row.id, field: 'addenda' }, JSON.stringify([...addenda, added])),
    )
    await bus.publish(tx, `case:${row.id}`, { type: 'case', caseId: row.id, revision: row.revision + 1, isUpdating: row.is_updating })
  })
  return readCase(sql, params, { vault, language, ownerId: user.id })
}

/** The calls that sign a report and add to a signed one. */
export function signRoutes(wiring: SignReport): Handlers<'signReport' | 'addAddendum'> {
  return { signReport: (call) => signReport(wiring, call), addAddendum: (call) => addAddendum(wiring, call) }
}
