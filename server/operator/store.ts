import type { Sql } from '#server/database/connect.ts'
import { readStanding, standingColumns, StandingRow, userTables } from '#server/profile/store.ts'
import { effectiveStatus, standingOf } from '#server/profile/subscription-status.ts'
import type { Standing } from '#server/profile/subscription-status.ts'
import type { SubscriptionStatus } from '#contract/profile.ts'

/** An account as whoever runs the product sees it: who it is and what is paid, and nothing of what is done with it. */
export type Account = {
  id: string
  email: string
  name: string
  issuer: string
  /** What opens the app, by whoever it is paid. */
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

type AccountRow = Omit<Account, 'status' | 'endsAtPeriodEnd'>

const columns = (sql: Sql, trialReports: number) => sql`
  u.id, u.email, u.name, u.issuer, greatest(s.current_period_end, p.current_period_end) as "paidUntil", ${standingColumns(sql, trialReports)},
  u.is_blocked as "isBlocked", u.created_at as "createdAt", coalesce(s.seats, 0) as seats,
  (select count(*)::int from seat o where o.payer_id = u.id and o.member_id is not null) as "seatsTaken",
  (select payer.email from app_user payer where payer.id = m.payer_id) as "seatPaidBy"`

/** A trial opens the app like what is paid; whoever runs the product is told that it is one. */
const isTrial = ({ own, seat, isOnTrial }: Standing): boolean => (own ? effectiveStatus(own) === 'Trialing' : seat === null && isOnTrial === true)

function toAccount(row: AccountRow): Account {
  const { id, email, name, issuer, paidUntil, isBlocked, createdAt, seats, seatsTaken, seatPaidBy } = row
  const standing = readStanding(StandingRow.parse(row))
  const { status, cancelAtPeriodEnd: endsAtPeriodEnd } = standingOf(standing)
  const told = status === 'Active' && isTrial(standing) ? 'Trialing' : status
  return { id, email, name, issuer, status: told, paidUntil, endsAtPeriodEnd, isBlocked, createdAt, seats, seatsTaken, seatPaidBy }
}

/** Which accounts are wanted: by what is said of them, or all. */
export type Wanted = { email?: string | undefined; id?: string | undefined; isBlocked?: boolean | undefined }

export type DueCounts = { casesDue: number; soundDue: number; casesWaiting: number; filesToRemove: number }
export type KeyCounts = { keys: number; outsideEpochs: number }
export type ImportRow = { source: string; notedAt: Date }

/** What whoever runs the product may read and set. No statement here reads a case, a patient, a recording or a conversation; deletions are counted. */
export const operatorStore = {
  /** Newest first. One address may have an account at each identity provider. */
  async accounts(sql: Sql, trialReports: number, { email, id, isBlocked }: Wanted = {}): Promise<Account[]> {
    const rows = await sql<AccountRow[]>`
      select ${columns(sql, trialReports)} from ${userTables(sql)}
      where (${email ?? null}::text is null or lower(u.email) = lower(${email ?? null})) and (${id ?? null}::text is null or u.id::text = ${id ?? null})
        and (${isBlocked ?? null}::boolean is null or u.is_blocked = ${isBlocked ?? null})
      order by u.created_at desc, u.id`
    return rows.map(toAccount)
  },

  async setBlocked(sql: Sql, id: string, isBlocked: boolean): Promise<void> {
    await sql`update app_user set is_blocked = ${isBlocked} where id = ${id}`
  },

  async due(sql: Sql): Promise<DueCounts> {
    const [row] = await sql<DueCounts[]>`
      select (select count(*) from consultation_case where expires_at <= now())::int as "casesDue",
        (select count(*) from consultation_case where expires_at > now())::int as "casesWaiting",
        (select count(*) from recording where audio_deleted_at is null and state <> 'open' and audio_due_at <= now())::int as "soundDue",
        (select count(*) from blob_removal)::int as "filesToRemove"`
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
