import type { LineAtHand } from '#server/access-log/access-log.ts'
import type { Database } from '#server/database/connect.ts'
import type { CaseChange } from '#contract/case.ts'
import type { DataKey, Vault } from '#server/vault/vault.ts'
import type { CaseRow, RecordingRow } from './case-row.ts'
import type { CasePath } from './load-case.ts'
import { sealFields } from './seal-fields.ts'
import { caseStore } from './store.ts'
import { knownFrom, makeKnownCases } from './typing/known-cases.ts'
import type { KnownCase } from './typing/known-cases.ts'
import { typedSaveStore } from './typing/store.ts'

/** As long as a span lasts, and for more people than one server has at once. */
const KNOWN_FOR_MS = 5 * 60_000
const MOST_KNOWN = 5_000

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

/** `told` alone where nothing changed but what was sent and what follows from it, and the caller asked for no more. */
export type SavedAtOnce = {
  told: Pick<CaseRow, 'id' | 'revision' | 'updated_at' | 'is_updating'>
  whole?: { row: CaseRow; recordings: RecordingRow[]; key: DataKey }
}

type Save = {
  body: CaseChange
  path: CasePath
  ownerId: string
  /** The caller holds what it sent. */
  isBrief: boolean
  /** What the call owes the access log, undefined where it owes nothing. */
  line: LineAtHand | undefined
}

/** The questions of an offered text come with it and those of a text that is taken away go: then more changes than is sent. */
function movesQuestions({ textReport }: CaseChange, { hasQuestions, offered }: KnownCase): boolean {
  return hasQuestions && textReport !== undefined && (textReport === null || textReport.generatedAt === offered)
}

/** Saves within a time of typing whose line stands: one statement, on what is remembered of the case. */
async function saveTyped(
  sql: Database,
  vault: Vault,
  { body, revision, known }: { body: CaseChange; revision: number; known: KnownCase },
): Promise<SavedAtOnce['told'] | undefined> {
  if (movesQuestions(body, known)) return undefined
  const key = vault.open({ id: known.caseId, ownerId: known.ownerId }, known.wrapped)
  const fields = sealFields(body, { id: known.caseId, key, questions: null }, vault)
  const typed = await typedSaveStore.save(sql, known, { revision, fields })
  return typed && { id: known.caseId, revision: revision + 1, ...typed }
}

/**
 * The save that comes twice a second while somebody types (PERF-4). The first of some minutes writes its line in the access log with it; those that
 * follow are noted at the end of its span, in the statement that saves (docs/decisions/0021-typing-in-the-access-log.md). Gives undefined when it is no
 * such save or its base has moved; the way under a lock then judges.
 */
export function makeSaveAtOnce(sql: Database, vault: Vault) {
  const remembered = makeKnownCases({ most: MOST_KNOWN, forMs: KNOWN_FOR_MS })

  async function saveFromBase({ body, path, ownerId, isBrief }: Save, line: LineAtHand, revision: number): Promise<SavedAtOnce | undefined> {
    const base = await caseStore.base(sql, { caseId: path.caseId, ownerId, replacesReport: body.textReport !== undefined }, line)
    if (base?.patient_id !== path.patientId || base.revision !== revision || base.signed_at !== null) return undefined
    const known = knownFrom(base, vault)
    remembered.keep(known)
    const isAsSent = !movesQuestions(body, known)
    if (isBrief && isAsSent && base.is_typing) {
      const told = await saveTyped(sql, vault, { body, revision, known })
      if (told) line.isWritten()
      return told && { told }
    }
    const key = vault.keyOf(base)
    const fields = sealFields(body, { id: base.id, key, questions: base.questions_sealed }, vault)
    const entry = await line.after(base)
    const [updatedAt, recordings] = await Promise.all([
      caseStore.saveAtOnce(sql, { caseId: base.id, ownerId, revision }, { fields, line: entry, patientId: path.patientId }),
      base.has_recordings && !(isBrief && isAsSent) ? caseStore.recordingsOf(sql, { caseIds: [base.id], ownerId }) : [],
    ])
    if (!updatedAt) return undefined
    line.isWritten()
    const row = { ...base, ...fields, revision: revision + 1, updated_at: updatedAt }
    return { told: row, ...(!(isBrief && isAsSent) && { whole: { row, recordings, key } }) }
  }

  return async (save: Save): Promise<SavedAtOnce | undefined> => {
    const { body, path, ownerId, isBrief, line } = save
    const { revision } = body
    if (!line || revision === undefined || !isByHand(body)) return undefined
    const known = isBrief ? remembered.find({ ...path, ownerId }) : undefined
    const told = known && (await saveTyped(sql, vault, { body, revision, known }))
    if (told) {
      line.isWritten()
      return { told }
    }
    if (known) remembered.forget(known)
    return inTurn(ownerId, () => saveFromBase(save, line, revision))
  }
}
