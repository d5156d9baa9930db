import type { DeletionReceipt } from '#contract/account.ts'
import type { Sql, Transaction } from '#server/database/connect.ts'

export type DueRecording = { id: string; case_id: string; owner_id: string }

/** Tables: blob_removal; reads what is due in consultation_case and recording. All times are the database's (REL-21). */
export const retentionStore = {
  /** One server at a time does the rounds; the others pass. */
  async takeTurn(sql: Transaction): Promise<boolean> {
    const [row] = await sql<{ taken: boolean }[]>`select pg_try_advisory_xact_lock(hashtext('epikrise retention')) as taken`
    return row?.taken ?? false
  },

  async dueCases(sql: Transaction): Promise<{ id: string; patient_id: string; owner_id: string }[]> {
    return sql`select id, patient_id, owner_id from consultation_case where expires_at <= now() order by expires_at limit 200 for update skip locked`
  },

  async dueAudio(sql: Transaction): Promise<DueRecording[]> {
    return sql<DueRecording[]>`
      select id, case_id, owner_id from recording where audio_due_at <= now() and audio_deleted_at is null order by audio_due_at limit 200 for update skip locked`
  },

  /** Recordings begun and left: neither finished nor cancelled within a day. */
  async abandoned(sql: Transaction): Promise<DueRecording[]> {
    return sql<DueRecording[]>`
      select id, case_id, owner_id from recording where state = 'open' and created_at < now() - interval '2 days' limit 200 for update skip locked`
  },

  async removals(sql: Sql): Promise<string[]> {
    const rows = await sql<{ prefix: string }[]>`select prefix from blob_removal order by requested_at limit 1000`
    return rows.map((row) => row.prefix)
  },

  async removed(sql: Sql, prefix: string): Promise<void> {
    await sql`delete from blob_removal where prefix = ${prefix}`
  },

  async forgetRefusedTokens(sql: Sql): Promise<void> {
    await sql`delete from refused_token where expires_at < now() - interval '1 hour'`
  },
}

export type ReceiptReason = 'account' | 'retention'

/** Tables: deletion_receipt. Counts and times, never content (NORM-6). */
export const receiptStore = {
  async write(tx: Transaction, { id, reason, counts, keepDays }: { id: string; reason: ReceiptReason; counts: Record<string, number>; keepDays: number }): Promise<DeletionReceipt['at']> {
    const [row] = await tx<{ at: Date }[]>`
      insert into deletion_receipt (id, reason, counts, keep_until) values (${id}, ${reason}, ${tx.json(counts)}, now() + ${keepDays} * interval '1 day') returning at`
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
