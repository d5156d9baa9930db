import { lineAtHand } from '#server/access-log/access-log.ts'
import type { Database } from '#server/database/connect.ts'
import type { CaseChange } from '#contract/case.ts'
import type { DataKey, Vault } from '#server/vault/vault.ts'
import type { CaseRow, RecordingRow } from './case-row.ts'
import type { CasePath } from './load-case.ts'
import { sealFields } from './seal-fields.ts'
import { caseStore } from './store.ts'

/** What somebody writes by hand in a case that is there. Whatever else a change names is decided upon under a lock. */
const BY_HAND = new Set(['id', 'revision', 'textReport', 'summaryReport', 'manualNote', 'additionalNotes'])

const isByHand = (change: CaseChange): boolean => {
  const named = Object.entries(change).filter(([, value]) => value !== undefined)
  return named.length > 2 && named.every(([name]) => BY_HAND.has(name))
}

/** The last save of each person under way: two of one person would find the end of the log's chain moved. */
const underWay = new Map<string, Promise<unknown>>()

async function inTurn<Result>(userId: string, work: () => Promise<Result>): Promise<Result> {
  const mine = (underWay.get(userId) ?? Promise.resolve()).then(work)
  const settled = mine.catch(() => undefined)
  underWay.set(userId, settled)
  try {
    return await mine
  } finally {
    if (underWay.get(userId) === settled) underWay.delete(userId)
  }
}

export type SavedAtOnce = { row: CaseRow; recordings: RecordingRow[]; key: DataKey }

/**
 * The save that comes twice a second while somebody types: one statement to read what it rests on, one that writes the text, the version before
 * it and the log's line, or nothing (PERF-4). Gives undefined when it is no such save or its base has moved; the way under a lock then judges.
 */
export async function saveAtOnce(sql: Database, vault: Vault, { body, path, ownerId }: { body: CaseChange; path: CasePath; ownerId: string }): Promise<SavedAtOnce | undefined> {
  const line = lineAtHand()
  const { revision } = body
  if (!line || revision === undefined || !isByHand(body)) return undefined
  return inTurn(ownerId, async () => {
    const base = await caseStore.base(sql, { caseId: path.caseId, ownerId, replacesReport: body.textReport !== undefined }, line)
    if (base?.patient_id !== path.patientId || base.revision !== revision || base.signed_at !== null) return undefined
    const key = vault.keyOf(base)
    const fields = sealFields(body, { id: base.id, key, questions: base.questions_sealed }, vault)
    const entry = await line.after(base)
    const [updatedAt, recordings] = await Promise.all([
      caseStore.saveAtOnce(sql, { caseId: base.id, ownerId, revision }, { fields, line: entry }),
      base.has_recordings ? caseStore.recordingsOf(sql, { caseIds: [base.id], ownerId }) : [],
    ])
    if (!updatedAt) return undefined
    line.isWritten()
    return { row: { ...base, ...fields, revision: revision + 1, updated_at: updatedAt }, recordings, key }
  })
}
