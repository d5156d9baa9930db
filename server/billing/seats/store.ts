import { SEAT_INVITATION_DAYS, SEAT_INVITATION_TOLD_DAYS } from '#contract/seats/seat.ts'
import type { Sql, Transaction } from '#server/database/connect.ts'
import { hasLapsed, isSeatPaid } from '#server/profile/store.ts'
import { keyStore } from '#server/vault/store.ts'

export type SeatRow = {
  id: string
  offeredAt: Date
  offeredUntil: Date
  isOpen: boolean
  takenAt: Date | null
  isPaid: boolean
  name: string | null
  email: string | null
  keyId: string | null
  wrappedKey: Uint8Array | null
  emailSealed: Uint8Array | null
}

export type NewInvitation = { id: string; payerId: string; secretDigest: string; address: { digest: string; keyId: string; sealed: Uint8Array } | undefined }
export type OpenInvitation = {
  id: string
  payerId: string
  payerName: string
  payerEmail: string
  offeredUntil: Date
  emailDigest: string | null
  isRunning: boolean
}
export type HeldSeat = {
  payerName: string
  payerEmail: string
  since: Date
  isPaid: boolean
  status: string
  cancelAtPeriodEnd: boolean
  hasLapsed: boolean
  start: Date
  end: Date
}

type Taking = { id: string; payerId: string; memberId: string }

/** Whether a subscription named `p` opens the app now. */
const isRunning = (sql: Sql) => sql`p.status in ('Active', 'Trialing') and not (${hasLapsed(sql, 'p')})`
const isOpen = (sql: Sql) => sql`m.member_id is null and m.offered_until > now()`

/** Whoever takes, offers or frees a seat of one payer takes turns at the payer's subscription. */
async function lockPayer(transaction: Transaction, payerId: string): Promise<void> {
  await transaction`select from subscription where user_id = ${payerId} for update`
}

/** Tables: seat; who sits where is read beside the users. */
export const seatStore = {
  lockPayer,

  /** Of one payer: those that are taken in the order they were taken in, then what is offered. */
  async ofPayer(sql: Sql, payerId: string): Promise<SeatRow[]> {
    return sql<SeatRow[]>`
      select m.id, m.offered_at as "offeredAt", m.offered_until as "offeredUntil", ${isOpen(sql)} as "isOpen", m.taken_at as "takenAt",
        ${isSeatPaid(sql)} as "isPaid", u.name, u.email,
        m.key_id as "keyId", k.wrapped as "wrappedKey", m.email_sealed as "emailSealed"
      from seat m join subscription p on p.user_id = m.payer_id left join app_user u on u.id = m.member_id left join data_key k on k.id = m.key_id
      where m.payer_id = ${payerId} order by m.taken_at nulls last, m.offered_at, m.id`
  },

  /** False where every seat is taken or offered, or the subscription does not run. */
  async offer(transaction: Transaction, { id, payerId, secretDigest, address }: NewInvitation): Promise<boolean> {
    await lockPayer(transaction, payerId)
    const offered = await transaction`
      insert into seat (id, payer_id, secret_digest, email_digest, key_id, email_sealed, offered_until)
      select ${id}, ${payerId}, ${secretDigest}, ${address?.digest ?? null}, ${address?.keyId ?? null}, ${address?.sealed ?? null},
        now() + ${SEAT_INVITATION_DAYS} * interval '1 day'
      from subscription p where p.user_id = ${payerId} and ${isRunning(transaction)}
        and (select count(*) from seat m where m.payer_id = ${payerId} and (m.taken_at is not null or ${isOpen(transaction)})) < p.seats - 1
      returning 1`
    return offered.length > 0
  },

  async isPayerRunning(sql: Sql, payerId: string): Promise<boolean> {
    const rows = await sql`select from subscription p where p.user_id = ${payerId} and ${isRunning(sql)}`
    return rows.length > 0
  },

  async findOpen(sql: Sql, secretDigest: string): Promise<OpenInvitation | undefined> {
    const [row] = await sql<OpenInvitation[]>`
      select m.id, m.payer_id as "payerId", u.name as "payerName", u.email as "payerEmail", m.offered_until as "offeredUntil",
        m.email_digest as "emailDigest", ${isRunning(sql)} as "isRunning"
      from seat m join app_user u on u.id = m.payer_id join subscription p on p.user_id = m.payer_id where m.secret_digest = ${secretDigest} and ${isOpen(sql)}`
    return row
  },

  /**
   * Seats somebody; of any number who come with one invitation it is one. Whom it was for is known by the account from now on, so the address goes.
   * `none left`: seats were given up since it was offered.
   */
  async take(transaction: Transaction, { id, payerId, memberId }: Taking): Promise<'taken' | 'gone' | 'none left' | 'seated'> {
    await lockPayer(transaction, payerId)
    await transaction`select from app_user where id = ${memberId} for no key update`
    const [seated] = await transaction`select from seat where member_id = ${memberId}`
    if (seated) return 'seated'
    const [offered] = await transaction<{ isRoom: boolean }[]>`
      select (select count(*) from seat where payer_id = ${payerId} and taken_at is not null) < p.seats - 1 as "isRoom"
      from seat m join subscription p on p.user_id = m.payer_id where m.id = ${id} and ${isOpen(transaction)}`
    if (!offered) return 'gone'
    if (!offered.isRoom) return 'none left'
    const taken = await transaction<{ keyId: string | null }[]>`
      update seat m set member_id = ${memberId}, taken_at = clock_timestamp(), secret_digest = null, email_digest = null, email_sealed = null, key_id = null
      from seat was where m.id = ${id} and was.id = m.id returning was.key_id as "keyId"`
    await keyStore.destroy(transaction, taken.flatMap(({ keyId }) => keyId ?? []))
    await transaction`update app_user set has_sat = true where id = ${memberId}`
    return 'taken'
  },

  /** Gives who sat there, null where it was only offered; undefined where this payer has no such seat. */
  async free(transaction: Transaction, { id, payerId }: { id: string; payerId: string }): Promise<{ memberId: string | null } | undefined> {
    await lockPayer(transaction, payerId)
    const [gone] = await transaction<{ memberId: string | null; keyId: string | null }[]>`
      delete from seat where id = ${id} and payer_id = ${payerId} returning member_id as "memberId", key_id as "keyId"`
    if (gone?.keyId) await keyStore.destroy(transaction, [gone.keyId])
    return gone
  },

  /** False where somebody has no seat. */
  async leave(sql: Sql, memberId: string): Promise<boolean> {
    const left = await sql`delete from seat where member_id = ${memberId} returning 1`
    return left.length > 0
  },

  /** The seat somebody has, with who pays it and how their subscription stands. */
  async held(sql: Sql, memberId: string): Promise<HeldSeat | undefined> {
    const [row] = await sql<HeldSeat[]>`
      select u.name as "payerName", u.email as "payerEmail", m.taken_at as since, ${isSeatPaid(sql)} as "isPaid", p.status,
        p.cancel_at_period_end as "cancelAtPeriodEnd",
        ${hasLapsed(sql, 'p')} as "hasLapsed", p.current_period_start as start, p.current_period_end as "end"
      from seat m join app_user u on u.id = m.payer_id join subscription p on p.user_id = m.payer_id where m.member_id = ${memberId}`
    return row
  },

  async membersOf(sql: Sql, payerId: string): Promise<string[]> {
    const rows = await sql<{ id: string }[]>`select member_id as id from seat where payer_id = ${payerId} and member_id is not null`
    return rows.map(({ id }) => id)
  },

  /** The next period is for another number, where nobody but us keeps it. */
  async setNext(sql: Sql, payerId: string, seats: number): Promise<void> {
    await sql`update subscription set next_seats = ${seats}, updated_at = now() where user_id = ${payerId}`
  },

  /** How much of a paid interval is left of the running period; above 1 where more than one was paid. */
  async shareLeft(sql: Sql, payerId: string, interval: 'year' | 'month'): Promise<number> {
    const length = interval === 'year' ? '1 year' : '1 month'
    const [row] = await sql<{ share: number }[]>`
      select (extract(epoch from greatest(current_period_end - now(), interval '0')) / extract(epoch from now() + ${length}::interval - now()))::float as share
      from subscription where user_id = ${payerId}`
    return row?.share ?? 0
  },

  /** Invitations that nobody used go with the address they were for. */
  async forgetUnused(transaction: Transaction): Promise<void> {
    const gone = await transaction<{ keyId: string | null }[]>`
      delete from seat where member_id is null and offered_until < now() - ${SEAT_INVITATION_TOLD_DAYS} * interval '1 day' returning key_id as "keyId"`
    await keyStore.destroy(transaction, gone.flatMap(({ keyId }) => keyId ?? []))
  },
}
