import { createHmac } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { associatedData } from '#server/vault/envelope.ts'

/** A line of the log as it is stored; times are the database's, as text to the microsecond, so that hashing is exact. */
export type Entry = {
  actorId: string
  seq: number
  at: string
  role: string
  organisation: string | null
  action: string
  patientId: string | null
  caseId: string | null
  recordingId: string | null
  ownerId: string | null
  basis: string
  result: string
  code: string | null
  requestId: string | null
  keepUntil: string
  /** Of a line that stands for many saves: when the first of them was made, and their revisions. `at` is when the last was. */
  since: string | null
  firstRevision: number | null
  lastRevision: number | null
}

/**
 * Ties an entry to the one before it. The hash is keyed: whoever may write in the database but lacks the master key can alter a
 * row, but cannot make the chain fit again.
 */
export function hashOf(key: KeyObject, entry: Entry, previous: Uint8Array): Buffer {
  const {
    actorId, seq, at, role, organisation, action, patientId, caseId, recordingId, ownerId, basis, result, code, requestId, keepUntil, since,
    firstRevision, lastRevision,
  } = entry
  const texts = [actorId, String(seq), at, role, organisation, action, patientId, caseId, recordingId, ownerId, basis, result, code, requestId, keepUntil]
  // Lines of one moment are hashed as they were before there were others.
  const span = [since, firstRevision, lastRevision]
  const isSpan = span.some((part) => part !== null)
  const label = isSpan ? 'access-log-span' : 'access-log'
  return createHmac('sha256', key).update(associatedData(label, [...[...texts, ...(isSpan ? span : [])].map((part) => String(part ?? '')), previous])).digest()
}

/** Proves that the entries before this one went by age. */
export function startProof(key: KeyObject, actorId: string, keptFrom: number): Buffer {
  return createHmac('sha256', key).update(associatedData('access-log-start', [actorId, String(keptFrom)])).digest()
}
