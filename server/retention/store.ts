import type { DeletionReceipt } from '#contract/account.ts'
import type { Sql, Transaction } from '#server/database/connect.ts'
import { keyStore } from '#server/vault/store.ts'

export type DueRecording = { id: string; case_id: string; owner_id: string }

/** Nobody's audio is kept once it is text (spec 4): of a case that was moved to a patient without a name after it was heard. */
const isNobodys = (sql: Sql) => sql`exists (select 1 from consultation_case c join patient p on p.id = c.patient_id where c.id = r.case_id and p.is_temporary)`

/** Tables: retention_clock. Times go as milliseconds, so that they can be reckoned with. */
export const clockStore = {
  async read(sql: Sql): Promise<{ nowMs: number; reachedMs: number }> {
    const [row] = await sql<{ now_ms: number; reached_ms: number }[]>`
      select (extract(epoch from now()) * 1000)::float8 as now_ms, (extract(epoch from reached) * 1000)::float8 as reached_ms from retention_clock`
    if (!row) throw new Error('the retention clock is missing')
    return { nowMs: row.now_ms, reachedMs: row.reached_ms }
  },

  /** Never backward, whatever another server wrote meanwhile. */
  async advance(sql: Sql, reachedMs: number): Promise<void> {
    await sql`update retention_clock set reached = greatest(reached, to_timestamp(${reachedMs}::float8 / 1000))`
  },
}

/** What deletion goes by: later than the database's own clock by seconds at the most, and never ahead of it by a jump that may be a mistake. */
const settledHour = (sql: Sql) => sql`(select reached from retention_clock)`

/**
 * Tables: blob_removal; reads what is due in consultation_case and recording, and shortens what is due too late. All times are the database's,
 * by the retention clock (REL-21).
 */
export const retentionStore = {
  /** One server at a time does the rounds; the others pass. */
  async takeTurn(sql: Transaction): Promise<boolean> {
    const [row] = await sql<{ taken: boolean }[]>`select pg_try_advisory_xact_lock(hashtext('epikrise retention')) as taken`
    return row?.taken ?? false
  },

  async dueCases(sql: Transaction): Promise<{ id: string; patient_id: string; owner_id: string }[]> {
    return sql`select id, patient_id, owner_id from consultation_case where expires_at <= ${settledHour(sql)}
      order by expires_at limit 200 for update skip locked`
  },

  async dueAudio(sql: Transaction): Promise<DueRecording[]> {
    return sql<DueRecording[]>`
      select r.id, r.case_id, r.owner_id from recording r
      where r.audio_deleted_at is null and r.state <> 'open'
        and (r.audio_due_at <= ${settledHour(sql)} or (r.state = 'done' and ${isNobodys(sql)}))
      order by r.audio_due_at limit 200 for update of r skip locked`
  },

  /** Recordings begun and left: neither finished nor cancelled within a day. */
  async abandoned(sql: Transaction): Promise<DueRecording[]> {
    return sql<DueRecording[]>`
      select id, case_id, owner_id from recording where state = 'open' and created_at < ${settledHour(sql)} - interval '2 days' limit 200
        for update skip locked`
  },

  /**
   * Nothing has more left than the whole of its period: a clock that was ahead for a while, or a period that the operator has made shorter,
   * does not keep data longer. Not while a jump ahead is still in doubt.
   */
  async shorten(sql: Transaction, { anonymousHours, audioDays }: { anonymousHours: number; audioDays: number }): Promise<void> {
    const [doubt] = await sql`select from retention_clock where now() > reached + interval '1 minute'`
    if (doubt) return
    const [caseEnd, audioEnd] = [sql`${settledHour(sql)} + ${anonymousHours} * interval '1 hour'`, sql`${settledHour(sql)} + ${audioDays} * interval '1 day'`]
    await sql`update consultation_case set expires_at = ${caseEnd} where expires_at > ${caseEnd} + interval '1 minute'`
    await sql`update recording set audio_due_at = ${audioEnd} where audio_due_at > ${audioEnd} + interval '1 minute' and audio_deleted_at is null`
  },

  /** Of these blobs, those that no row names and that nobody has named for removal yet. */
  async unnamed(sql: Sql, keys: readonly string[]): Promise<string[]> {
    const rows = await sql<{ key: string }[]>`
      select key from unnest(${[...keys]}::text[]) key
      where not exists (select from recording r join audio_chunk a on a.recording_id = r.id where r.case_id = split_part(key, '/', 2)::uuid
        and a.blob_key = key)
        and not exists (select from blob_removal b where b.prefix = key)`
    return rows.map((row) => row.key)
  },

  async nameForRemoval(sql: Sql, keys: readonly string[]): Promise<void> {
    await sql`insert into blob_removal (prefix) select key from unnest(${[...keys]}::text[]) key on conflict do nothing`
  },

  async removals(sql: Sql): Promise<string[]> {
    const rows = await sql<{ prefix: string }[]>`select prefix from blob_removal where next_try_at <= now() order by next_try_at, requested_at limit 1000`
    return rows.map((row) => row.prefix)
  },

  /**
   * It is tried again after a while that doubles with each failure, up to an hour; receipts stay open until it has gone (NORM-6). Gives how often it
   * has failed.
   */
  async notRemoved(sql: Sql, prefix: string): Promise<number> {
    const [row] = await sql<{ failures: number }[]>`
      update blob_removal set failures = failures + 1, next_try_at = now() + least(3600, 20 * 2 ^ least(failures, 10)) * interval '1 second'
      where prefix = ${prefix} returning failures`
    return row?.failures ?? 0
  },

  async removed(sql: Sql, prefix: string): Promise<void> {
    await sql`delete from blob_removal where prefix = ${prefix}`
  },

  async forgetRefusedTokens(sql: Sql): Promise<void> {
    await sql`delete from refused_token where expires_at < now() - interval '1 hour'`
  },

  /**
   * Sign-ins that the server keeps and what a provider has said of them, as far as they have had their time; a provider's word an hour longer than it
   * counts.
   */
  async forgetSignIns(tx: Transaction): Promise<void> {
    await tx`delete from sign_in_attempt where expires_at < now()`
    await tx`delete from sign_in_session where ends_at < now()`
    await tx`delete from ended_sign_in where expires_at < now()`
    await tx`delete from seen_logout_token where expires_at < now() - interval '1 hour'`
  },
}

/** Reads and removes what has lost its key: it opens no more, whoever holds the rows. */
export const keylessStore = {
  async cases(tx: Transaction): Promise<{ id: string; patient_id: string; owner_id: string }[]> {
    return tx`select id, patient_id, owner_id from consultation_case c where not exists (select from data_key k where k.id = c.id)
      order by id limit 200 for update`
  },

  /** Their names lie sealed under a key of their own; the cases of one that was deleted have gone before. */
  async erasePatients(tx: Transaction): Promise<number> {
    const gone = await tx`
      delete from patient p where identity_sealed is not null and not exists (select from data_key k where k.id = p.id)
        and not exists (select from consultation_case c where c.patient_id = p.id) returning 1`
    return gone.length
  },

  /** Those of living cases, deleted by themselves; gives whose they were. */
  async eraseDocuments(tx: Transaction): Promise<{ case_id: string; patient_id: string; owner_id: string }[]> {
    return tx`
      delete from case_document d using consultation_case c
      where c.id = d.case_id and not exists (select from data_key k where k.id = coalesce(d.key_id, d.case_id)) returning d.case_id, c.patient_id, d.owner_id`
  },

  /** Recordings that were cancelled after these rows were copied. */
  async cancelledSince(tx: Transaction, ids: readonly string[]): Promise<DueRecording[]> {
    return tx<DueRecording[]>`select id, case_id, owner_id from recording where id = any(${[...ids]}::uuid[]) and state <> 'cancelled' order by id for update`
  },

  /** Those of living cases and accounts, deleted by themselves. */
  async eraseConversations(tx: Transaction): Promise<number> {
    const gone = await tx`delete from conversation v where not exists (select from data_key k where k.id = v.key_id) returning 1`
    return gone.length
  },

  async eraseMessages(tx: Transaction): Promise<number> {
    const gone = await tx`delete from contact_message m where not exists (select from data_key k where k.id = m.key_id) returning 1`
    return gone.length
  },

  async erasePrompts(tx: Transaction): Promise<number> {
    const gone = await tx`delete from custom_prompt p where not exists (select from data_key k where k.id = p.key_id) returning 1`
    return gone.length
  },

  async eraseTemplates(tx: Transaction): Promise<number> {
    const gone = await tx`delete from report_template t where not exists (select from data_key k where k.id = t.key_id) returning 1`
    return gone.length
  },

  async eraseTriggers(tx: Transaction): Promise<number> {
    const gone = await tx`delete from trigger_phrase t where not exists (select from data_key k where k.id = coalesce(t.key_id, t.owner_id)) returning 1`
    return gone.length
  },

  /** Accounts that were there before `at` and are not among these have been erased since. */
  async eraseUsers(tx: Transaction, { userIds, at }: { userIds: readonly string[]; at: string }): Promise<number> {
    const gone = await tx`delete from app_user u where created_at <= ${at}::timestamptz and not exists (select from unnest(${[...userIds]}::uuid[]) id
      where id = u.id) returning 1`
    return gone.length
  },
}

/** Reads which keys name nothing any more: nobody opens anything with them, and each day would carry them on. */
export const orphanStore = {
  /** Destroys those that are older than any call that might be about to make their row; `spared` are the product's own. Gives how many there were. */
  async destroyKeys(tx: Transaction, spared: readonly string[]): Promise<number> {
    const orphans = await tx<{ id: string }[]>`
      select id from data_key k
      where id <> all(${[...spared]}::uuid[]) and created_at < now() - interval '1 hour'
        and not exists (select from consultation_case c where c.id = k.id) and not exists (select from patient p where p.id = k.id)
        and not exists (select from app_user u where u.id = k.id) and not exists (select from case_document d where d.key_id = k.id)
        and not exists (select from trigger_phrase t where t.key_id = k.id)
        and not exists (select from report_template r where r.key_id = k.id)
        and not exists (select from conversation v where v.key_id = k.id)
        and not exists (select from custom_prompt p where p.key_id = k.id) and not exists (select from contact_message m where m.key_id = k.id)`
    return keyStore.destroy(tx, orphans.map(({ id }) => id))
  },
}

export type ReceiptReason = 'account' | 'retention'

/** Tables: deletion_receipt. Counts and times, never content (NORM-6). */
export const receiptStore = {
  async write(
    tx: Transaction,
    { id, reason, counts, keepDays }: { id: string; reason: ReceiptReason; counts: Record<string, number>; keepDays: number },
  ): Promise<DeletionReceipt['at']> {
    const [row] = await tx<{ at: Date }[]>`
      insert into deletion_receipt (id, reason, counts, keep_until)
        values (${id}, ${reason}, ${tx.json(counts)}, now() + ${keepDays} * interval '1 day') returning at`
    return (row?.at ?? new Date(0)).toISOString()
  },

  /** A receipt is complete once every file that was to go when it was written is confirmed gone. */
  async noteFilesGone(sql: Sql): Promise<void> {
    await sql`
      update deletion_receipt r set files_gone_at = now()
      where files_gone_at is null and not exists (select from blob_removal b where b.requested_at <= r.at)`
  },

  async forgetOld(sql: Sql): Promise<void> {
    await sql`delete from deletion_receipt where keep_until <= now()`
    await sql`delete from erased_account where erased_at < now() - interval '2 days'`
  },
}
