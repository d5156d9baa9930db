import type { KeyObject } from 'node:crypto'
import type { Database, Sql, Transaction } from '#server/database/connect.ts'
import type { Vault } from '#server/vault/vault.ts'
import type { Access, Outcome } from './access.ts'
import { hashOf } from './entry.ts'
import type { Entry } from './entry.ts'
import { accessStore } from './store.ts'
import type { StoredEntry, Turn } from './store.ts'

/** The key of the log's chains lies among the data keys; it belongs to no case. */
export const LOG_KEY_ID = '00000000-0000-0000-0000-000000000001'

export type WriterDeps = {
  sql: Database
  vault: Pick<Vault, 'create'>
  keepDays: number
  /** Whose installation this is, as the operator says. */ organisation?: string | undefined
}

function entryOf(
  { actor, word, basis, subject, requestId, ownerId, span }: Access,
  { result, code }: Outcome,
  { turn, organisation }: { turn: Turn; organisation: string | undefined },
): Entry {
  const isOwn = turn.owner_id === actor.id
  return {
    actorId: actor.id,
    seq: turn.length + 1,
    at: span?.until ?? turn.at,
    role: actor.role,
    organisation: organisation ?? null,
    action: word,
    // A stranger's line holds what the stranger asked for, never what the database knows beyond it.
    patientId: subject.patientId ?? (isOwn ? turn.patient_id : null),
    caseId: subject.caseId,
    recordingId: subject.recordingId,
    // A deletion has taken the row that named the owner; who may delete is the owner.
    ownerId: ownerId ?? turn.owner_id ?? (result === 'done' ? actor.id : null),
    basis,
    result,
    code,
    requestId,
    keepUntil: turn.keep_until,
    since: span?.since ?? null,
    firstRevision: span?.firstRevision ?? null,
    lastRevision: span?.lastRevision ?? null,
  }
}

/** Gives what writes one line at the end of its actor's chain, holding that chain until the transaction ends: write last. */
export function makeWriter({ sql, vault, keepDays, organisation }: WriterDeps) {
  let kept: KeyObject | undefined

  const key = async (via: Sql): Promise<KeyObject> => (kept ??= await vault.create(via, { id: LOG_KEY_ID, ownerId: null }))

  async function takeTurn(tx: Transaction, { actor, subject }: Access): Promise<Turn> {
    const about = { subject, keepDays }
    const turn = await accessStore.takeTurn(tx, actor.id, about)
    if (turn) return turn
    await accessStore.beginChain(tx, actor.id)
    const first = await accessStore.takeTurn(tx, actor.id, about)
    if (!first) throw new Error('the chain of an actor could not be begun')
    return first
  }

  /** Gives the line that goes behind this end of the chain. */
  async function lineOf(access: Access, outcome: Outcome, turn: Turn): Promise<StoredEntry> {
    const entry = entryOf(access, outcome, { turn, organisation })
    return { ...entry, previous: turn.last_hash, hash: hashOf(await key(sql), entry, turn.last_hash) }
  }

  async function write(tx: Transaction, access: Access, outcome: Outcome): Promise<void> {
    // Made before the chain is held, should it not be there yet.
    await key(sql)
    await accessStore.append(tx, await lineOf(access, outcome, await takeTurn(tx, access)))
  }

  return { key, write, lineOf }
}
