import type { Omission } from '#contract/report.ts'
import { Vertical } from '#contract/vertical.ts'
import type { CaseRow } from '#server/cases/case-row.ts'
import { openDismissed, sealDismissed } from '#server/cases/dismissed-omissions.ts'
import { lockCase } from '#server/cases/load-case.ts'
import type { CasePath } from '#server/cases/load-case.ts'
import { caseStore } from '#server/cases/store.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database } from '#server/database/connect.ts'
import type { Call, Handlers, SignedIn } from '#server/http/handler.ts'
import type { TextWork } from '#server/ports/text-work.ts'
import type { Vault } from '#server/vault/vault.ts'
import { loadMaterial } from '../load-material.ts'

export type JudgeOmission = { sql: Database; vault: Vault; texts: TextWork }

const at = (row: CaseRow, vault: Vault) => ({ vault, key: vault.keyOf(row), id: row.id })

/** Words are remembered and not their place: places move when a transcript is corrected. */
const keyOf = (text: string): string => text.trim().replace(/\s+/gu, ' ').toLowerCase()

const without = (omissions: readonly Omission[], dismissed: readonly string[]): Omission[] => {
  const keys = new Set(dismissed)
  return omissions.filter(({ text }) => !keys.has(keyOf(text)))
}

type Found = { row: CaseRow; omissions: Omission[] }

/** All that was left out of the report of a case, dismissed or not. */
async function findOmissions(wiring: JudgeOmission, caller: SignedIn, path: CasePath): Promise<Found> {
  const { row, current, sources } = await loadMaterial(wiring, caller, path)
  return {
    row,
    omissions: await wiring.texts.run('listOmissions', { report: current, sources, vertical: Vertical.parse(row.vertical) }, { signal: caller.signal }),
  }
}

/**
 * Keeps what a clinician says of an omission; of words that are no omission of the case nothing is kept, so what is stored is bounded by what
 * was said. They are looked for before the case is held, so that reading a long text holds up nobody who writes in it.
 */
async function judge(wiring: JudgeOmission, call: Call<'judgeOmission'>): Promise<Omission[]> {
  const { params, body, user } = call
  const { sql, vault } = wiring
  const key = keyOf(body.text)
  const { omissions } = await findOmissions(wiring, call, params)
  const isDismissed = body.isDismissed && omissions.some(({ text }) => keyOf(text) === key)
  return inTransaction(sql, call.audit, async (tx) => {
    const held = await lockCase(tx, params, user.id)
    const others = openDismissed(at(held, vault), held.dismissed_omissions_sealed).filter((words) => words !== key)
    const dismissed = isDismissed ? [...others, key] : others
    await caseStore.saveDismissed(tx, { caseId: held.id, ownerId: user.id }, sealDismissed(at(held, vault), dismissed))
    return without(omissions, dismissed)
  })
}

/** `GET …/omissions`: what was said and is not in the report; `PUT …/omissions`: what of it is to stay out. */
export function omissionRoutes(wiring: JudgeOmission): Handlers<'listOmissions' | 'judgeOmission'> {
  return {
    async listOmissions(call) {
      const { row, omissions } = await findOmissions(wiring, call, call.params)
      return without(omissions, openDismissed(at(row, wiring.vault), row.dismissed_omissions_sealed))
    },
    judgeOmission: (call) => judge(wiring, call),
  }
}
