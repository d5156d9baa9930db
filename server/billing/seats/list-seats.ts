import { Refusal } from '#contract/refusal.ts'
import type { Seat, SeatList } from '#contract/seats/seat.ts'
import { intervalOf } from '#domain/plans/plan.ts'
import type { Sql } from '#server/database/connect.ts'
import type { Handler } from '#server/http/handler.ts'
import { effectiveStatus } from '#server/profile/subscription-status.ts'
import type { Vault } from '#server/vault/vault.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { findSubscription } from '../store.ts'
import type { SubscriptionRow } from '../store.ts'
import { seatStore } from './store.ts'
import type { SeatRow } from './store.ts'

export const EMAIL_FIELD = 'seatEmail'

/** A subscription that lets whoever pays give seats away. */
export const isRunning = (row: SubscriptionRow): boolean => ['Active', 'Trialing'].includes(effectiveStatus(row))

/** To whom alone it is offered; nothing where it is for whoever has the link. */
function offeredTo(vault: Vault, { id, keyId, wrappedKey, emailSealed }: SeatRow, payerId: string): string {
  if (keyId === null || wrappedKey === null || emailSealed === null) return ''
  return vault.openText(vault.open({ id: keyId, ownerId: payerId }, wrappedKey), { id, field: EMAIL_FIELD }, emailSealed)
}

function presentSeat(vault: Vault, row: SeatRow, payerId: string): Seat {
  const { id, takenAt, offeredAt, offeredUntil, isOpen, isPaid, name, email } = row
  if (takenAt) return { id, state: isPaid ? 'taken' : 'unpaid', name: name ?? '', email: email ?? '', since: takenAt.toISOString(), until: null }
  return { id, state: isOpen ? 'invited' : 'expired', name: '', email: offeredTo(vault, row, payerId), since: offeredAt.toISOString(),
    until: offeredUntil.toISOString() }
}

/** The seats of one payer. Of whoever sits there it reads name and e-mail, and nothing else. @throws subscription.none */
export async function readSeats({ sql, vault }: { sql: Sql; vault: Vault }, payerId: string): Promise<SeatList> {
  const [subscription, rows] = await Promise.all([findSubscription(sql, payerId), seatStore.ofPayer(sql, payerId)])
  if (!subscription) throw new Refusal('subscription.none')
  const { seats: paid, nextSeats, unitAmount: amount, currency, productId, currentPeriodEnd } = subscription
  const interval = intervalOf(productId)
  const given = rows.filter(({ takenAt, isOpen }) => takenAt !== null || isOpen).length
  return {
    isRunning: isRunning(subscription),
    paid,
    nextPeriod: nextSeats,
    free: Math.max(0, paid - 1 - given),
    price: { amount, currency, ...(interval && { interval }) },
    periodEnd: currentPeriodEnd.toISOString(),
    seats: rows.map((row) => presentSeat(vault, row, payerId)),
  }
}

/** @throws subscription.none */
export function makeListSeats(deps: BillingDeps): Handler<'listSeats'> {
  return ({ user }) => readSeats(deps, user.id)
}
