import type { Sql } from '#server/database/connect.ts'
import { effectiveStatus } from '#server/profile/subscription-status.ts'
import type { SubscriptionStatus } from '#contract/profile.ts'

/** An account as whoever runs the product sees it: who it is and what is paid, and nothing of what is done with it. */
export type Account = {
  id: string
  email: string
  name: string
  issuer: string
  status: SubscriptionStatus
  paidUntil: Date | null
  endsAtPeriodEnd: boolean
  isBlocked: boolean
  createdAt: Date
  /** So many are paid, the person's own among them, and so many others are taken. */
  seats: number
  seatsTaken: number
  /** Who pays the seat of somebody who has one. */
  seatPaidBy: string | null
}

type AccountRow = Omit<Account, 'status' | 'endsAtPeriodEnd'> & { status: string | null; cancelAtPeriodEnd: boolean | null; hasLapsed: boolean | null }

const columns = (sql: Sql) => sql`
  u.id, u.email, u.name, u.issuer, s.status, s.current_period_end as "paidUntil", s.cancel_at_period_end as "cancelAtPeriodEnd", s.current_period_end <= now() as "hasLapsed",
  u.is_blocked as "isBlocked", u.created_at as "createdAt", coalesce(s.seats, 0) as seats,
  (select count(*)::int from seat o where o.payer_id = u.id and o.member_id is not null) as "seatsTaken",
  (select p.email from seat m join app_user p on p.id = m.payer_id where m.member_id = u.id) as "seatPaidBy"`

function toAccount({ status, cancelAtPeriodEnd, hasLapsed, ...row }: AccountRow): Account {
  const stored = status === null ? undefined : { status, cancelAtPeriodEnd: cancelAtPeriodEnd === true, hasLapsed: hasLapsed === true }
  return { ...row, status: effectiveStatus(stored), endsAtPeriodEnd: cancelAtPeriodEnd === true && hasLapsed !== true }
}

export type DueCounts = { casesDue: number; soundDue: number; casesWaiting: number; filesToRemove: number }
export type KeyCounts = { keys: number; outsideEpochs: number }
export type ImportRow = { source: string; notedAt: Date }

/** What whoever runs the product may read and set. No statement here reads a case, a patient, a recording or a conversation; deletions are counted. */
export const operatorStore = {
  /** Newest first. */
  async accounts(sql: Sql, most: number): Promise<Account[]> {
    const rows = await sql<AccountRow[]>`select ${columns(sql)} from app_user u left join subscription s on s.user_id = u.id order by u.created_at desc, u.id limit ${most}`
    return rows.map(toAccount)
  },

  /** One address may have an account at each identity provider. */
  async accountsOf(sql: Sql, email: string): Promise<Account[]> {
    const rows = await sql<AccountRow[]>`select ${columns(sql)} from app_user u left join subscription s on s.user_id = u.id where lower(u.email) = lower(${email}) order by u.created_at, u.id`
    return rows.map(toAccount)
  },

  async setBlocked(sql: Sql, id: string, isBlocked: boolean): Promise<void> {
    await sql`update app_user set is_blocked = ${isBlocked} where id = ${id}`
  },

  async due(sql: Sql): Promise<DueCounts> {
    const [row] = await sql<DueCounts[]>`
      select (select count(*) from consultation_case where expires_at <= now())::int as "casesDue", (select count(*) from consultation_case where expires_at > now())::int as "casesWaiting",
        (select count(*) from recording where audio_deleted_at is null and state <> 'open' and audio_due_at <= now())::int as "soundDue", (select count(*) from blob_removal)::int as "filesToRemove"`
    return row ?? { casesDue: 0, soundDue: 0, casesWaiting: 0, filesToRemove: 0 }
  },

  async keys(sql: Sql): Promise<KeyCounts> {
    const [row] = await sql<KeyCounts[]>`select count(*)::int as keys, (count(*) filter (where epoch is null))::int as "outsideEpochs" from data_key`
    return row ?? { keys: 0, outsideEpochs: 0 }
  },

  async imports(sql: Sql): Promise<ImportRow[]> {
    return sql<ImportRow[]>`select source, noted_at as "notedAt" from library_import order by source`
  },
}
