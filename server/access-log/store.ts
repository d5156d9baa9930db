import type { Sql, Transaction } from '#server/database/connect.ts'
import type { Subject } from './access.ts'
import type { Entry } from './entry.ts'

/** The end of an actor's chain, held until the transaction ends, and what the database knows of the subject. */
export type Turn = {
  length: number
  last_hash: Uint8Array
  at: string
  keep_until: string
  owner_id: string | null
  patient_id: string | null
}

export type StoredEntry = Entry & { previous: Uint8Array; hash: Uint8Array }
export type Chain = { actor_id: string; length: number; last_hash: Uint8Array; kept_from: number; kept_from_proof: Uint8Array | null }
export type Place = { at: string; actorId: string; seq: number }
export type Wanted = { userId: string; patientId: string | undefined; caseId: string | undefined; before: Place | undefined; limit: number }

const UTC = 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'

const entryColumns = (sql: Sql) => sql`
  actor_id as "actorId", seq, to_char(at at time zone 'UTC', ${UTC}) as at, role, organisation, action, patient_id as "patientId",
  case_id as "caseId", recording_id as "recordingId", owner_id as "ownerId", basis, result, code, request_id as "requestId",
  to_char(keep_until at time zone 'UTC', ${UTC}) as "keepUntil", to_char(since at time zone 'UTC', ${UTC}) as since,
  first_revision as "firstRevision", last_revision as "lastRevision"`

/** Tables: access_log, access_log_chain; reads who owns a case or a patient. */
export const accessStore = {
  async takeTurn(tx: Transaction, actorId: string, { subject, keepDays }: { subject: Subject; keepDays: number }): Promise<Turn | undefined> {
    const [row] = await tx<Turn[]>`
      select c.length, c.last_hash, to_char(t.at at time zone 'UTC', ${UTC}) as at,
             to_char((t.at + ${keepDays} * interval '1 day') at time zone 'UTC', ${UTC}) as keep_until,
             coalesce((select owner_id from consultation_case where id = ${subject.caseId}::uuid),
                      (select owner_id from patient where id = ${subject.patientId}::uuid)) as owner_id,
             (select patient_id from consultation_case where id = ${subject.caseId}::uuid) as patient_id
      from access_log_chain c cross join lateral (select clock_timestamp() as at) t
      where c.actor_id = ${actorId} for update of c`
    return row
  },

  async beginChain(tx: Transaction, actorId: string): Promise<void> {
    await tx`insert into access_log_chain (actor_id) values (${actorId}) on conflict do nothing`
  },

  /** The same for a statement that reads something else, `c` a case: columns, and what to join. Nothing is held. */
  turnPieces(sql: Sql, { actorId, keepDays }: { actorId: string; keepDays: number }) {
    return {
      columns: sql`a.length, a.last_hash, to_char(t.at at time zone 'UTC', ${UTC}) as at,
        to_char((t.at + ${keepDays} * interval '1 day') at time zone 'UTC', ${UTC}) as keep_until`,
      join: sql`join access_log_chain a on a.actor_id = ${actorId} cross join lateral (select clock_timestamp() as at) t`,
    }
  },

  /** Parts of a `with` that write the line and the chain's new end where `held` has a row: it holds the chain, found as long as the line says. */
  linePieces(sql: Sql, { actorId, seq, ...entry }: StoredEntry) {
    return sql`
      line as (
        insert into access_log (actor_id, seq, at, role, organisation, action, patient_id, case_id, recording_id, owner_id, basis, result, code,
                                request_id, keep_until, previous, hash)
        select ${actorId}::uuid, ${seq}::bigint, ${entry.at}::timestamptz, ${entry.role}, ${entry.organisation}, ${entry.action},
                ${entry.patientId}::uuid, ${entry.caseId}::uuid,
                ${entry.recordingId}::uuid, ${entry.ownerId}::uuid, ${entry.basis}, ${entry.result}, ${entry.code}, ${entry.requestId}::uuid,
                ${entry.keepUntil}::timestamptz, ${entry.previous}::bytea, ${entry.hash}::bytea from held),
      chained as (update access_log_chain set length = ${seq}, last_hash = ${entry.hash} from held where actor_id = ${actorId})`
  },

  async append(tx: Transaction, { actorId, seq, ...entry }: StoredEntry): Promise<void> {
    await tx`
      with line as (
        insert into access_log (actor_id, seq, at, role, organisation, action, patient_id, case_id, recording_id, owner_id, basis, result, code,
                                request_id, keep_until, previous, hash, since, first_revision, last_revision)
        values (${actorId}, ${seq}, ${entry.at}::timestamptz, ${entry.role}, ${entry.organisation}, ${entry.action}, ${entry.patientId}, ${entry.caseId},
                ${entry.recordingId}, ${entry.ownerId}, ${entry.basis}, ${entry.result}, ${entry.code}, ${entry.requestId},
                ${entry.keepUntil}::timestamptz, ${entry.previous}, ${entry.hash},
                ${entry.since}::timestamptz, ${entry.firstRevision}::integer, ${entry.lastRevision}::integer))
      update access_log_chain set length = ${seq}, last_hash = ${entry.hash} where actor_id = ${actorId}`
  },

  /** What the user did, and what others did to what is theirs. */
  async page(sql: Sql, { userId, patientId, caseId, before, limit }: Wanted): Promise<Entry[]> {
    const ofPatient = patientId === undefined ? sql`` : sql`and patient_id = ${patientId}`
    const ofCase = caseId === undefined ? sql`` : sql`and case_id = ${caseId}`
    const older =
      before === undefined ? sql`` : sql`and (l.at, l.actor_id, l.seq) < (${before.at}::timestamptz, ${before.actorId}::uuid, ${before.seq}::bigint)`
    return sql<Entry[]>`
      select ${entryColumns(sql)} from access_log l where (l.actor_id = ${userId} or l.owner_id = ${userId}) ${ofPatient} ${ofCase} ${older}
      order by l.at desc, l.actor_id desc, l.seq desc limit ${limit}`
  },

  async chainsAfter(sql: Sql, actorId: string | undefined): Promise<Chain[]> {
    const later = actorId === undefined ? sql`` : sql`where actor_id > ${actorId}::uuid`
    return sql<Chain[]>`select actor_id, length, last_hash, kept_from, kept_from_proof from access_log_chain ${later} order by actor_id limit 100`
  },

  async entriesAfter(sql: Sql, actorId: string, seq: number): Promise<StoredEntry[]> {
    return sql<StoredEntry[]>`
      select ${entryColumns(sql)}, previous, hash from access_log where actor_id = ${actorId} and seq > ${seq} order by seq limit 1000`
  },

  /** Actors whose lines stand in the log though their chain is gone. */
  async actorsWithoutChain(sql: Sql): Promise<string[]> {
    const rows = await sql<{ actor_id: string }[]>`
      select distinct actor_id from access_log l where not exists (select from access_log_chain c where c.actor_id = l.actor_id)`
    return rows.map((row) => row.actor_id)
  },

  async actorsWithDue(sql: Sql): Promise<string[]> {
    const rows = await sql<{ actor_id: string }[]>`select distinct actor_id from access_log where keep_until <= now() limit 200`
    return rows.map((row) => row.actor_id)
  },

  /** Strikes off the oldest lines, as far as all of them are due; gives the number of the last that went. */
  async forget(tx: Transaction, actorId: string): Promise<{ count: number; last: number | null }> {
    await tx`select from access_log_chain where actor_id = ${actorId} for update`
    const [row] = await tx<{ count: number; last: number | null }[]>`
      with gone as (
        delete from access_log where actor_id = ${actorId}
          and seq < coalesce((select min(seq) from access_log where actor_id = ${actorId} and keep_until > now()), 9223372036854775807)
        returning seq)
      select count(*)::int as count, max(seq) as last from gone`
    return row ?? { count: 0, last: null }
  },

  async noteStart(tx: Transaction, actorId: string, { keptFrom, proof }: { keptFrom: number; proof: Uint8Array }): Promise<void> {
    await tx`update access_log_chain set kept_from = ${keptFrom}, kept_from_proof = ${proof} where actor_id = ${actorId}`
  },
}
