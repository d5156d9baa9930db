import type { Masked } from '#contract/masked.ts'
import { Vertical } from '#contract/vertical.ts'
import { sparedKey } from '#domain/deidentify/mask/spared-words.ts'
import { openKeepers } from '#server/cases/descriptor/people-of-case.ts'
import type { CaseRow } from '#server/cases/case-row.ts'
import { lockCase, requireCase } from '#server/cases/load-case.ts'
import { openSpared, sealSpared } from '#server/cases/spared-words.ts'
import { caseStore } from '#server/cases/store.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database } from '#server/database/connect.ts'
import type { Call, Handlers, SignedIn } from '#server/http/handler.ts'
import { knownPeople } from '#server/patients/known-people.ts'
import type { TextTasks, TextWork } from '#server/ports/text-work.ts'
import type { Vault } from '#server/vault/vault.ts'
import { collectSources } from './collect-sources.ts'

export type ListMasked = { sql: Database; vault: Vault; texts: TextWork }

const at = (row: CaseRow, vault: Vault) => ({ vault, key: vault.keyOf(row), id: row.id })

type Asking = { row: CaseRow; spared: readonly string[]; judged?: string }

/** The places of a case that are masked, each in its source. */
async function findMasked(
  { sql, vault, texts }: ListMasked,
  { user, signal }: SignedIn,
  { row, spared, judged }: Asking,
): Promise<TextTasks['listMasked']['output']> {
  const recordings = await caseStore.recordingsOf(sql, { caseIds: [row.id], ownerId: user.id })
  const known = await knownPeople({ sql, vault }, { patientId: row.patient_id, owner: user, keepers: openKeepers(at(row, vault), row) })
  return texts.run('listMasked', { sources: collectSources(row, recordings, vault), vertical: Vertical.parse(row.vertical), spared, known, judged }, { signal })
}

/**
 * Keeps what a clinician says of words of the case; of words that are not found in it nothing is kept. They are looked for before the case
 * is held, so that reading a long text holds up nobody who writes in it.
 */
async function judge(wiring: ListMasked, call: Call<'judgeMasked'>): Promise<Masked[]> {
  const { params, body, user } = call
  const { sql, vault } = wiring
  const row = await requireCase(sql, params, user.id)
  const key = sparedKey(body.words)
  const judged = (spared: readonly string[], isSpared: boolean): string[] => [...spared.filter((words) => words !== key), ...(isSpared ? [key] : [])]
  const { masked, isJudgedFound } = await findMasked(wiring, call, {
    row,
    spared: judged(openSpared(at(row, vault), row.spared_words_sealed), !body.isIdentifier),
    judged: key,
  })
  await inTransaction(sql, call.audit, async (tx) => {
    const held = await lockCase(tx, params, user.id)
    const spared = judged(openSpared(at(held, vault), held.spared_words_sealed), !body.isIdentifier && isJudgedFound)
    await caseStore.saveSpared(tx, { caseId: held.id, ownerId: user.id }, sealSpared(at(held, vault), spared))
  })
  return masked
}

/** `GET …/masked`: what of a case is masked, each with its place; `PUT …/masked`: what of it identifies nobody. */
export function maskedRoutes(wiring: ListMasked): Handlers<'listMasked' | 'judgeMasked'> {
  return {
    async listMasked(call) {
      const row = await requireCase(wiring.sql, call.params, call.user.id)
      const { masked } = await findMasked(wiring, call, { row, spared: openSpared(at(row, wiring.vault), row.spared_words_sealed) })
      return masked
    },
    judgeMasked: (call) => judge(wiring, call),
  }
}
