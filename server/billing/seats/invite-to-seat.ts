import { randomUUID } from 'node:crypto'
import { SEAT_INVITATION_DAYS } from '#contract/seats/seat.ts'
import { Refusal } from '#contract/refusal.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Transaction } from '#server/database/connect.ts'
import type { Handler, Handlers } from '#server/http/handler.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { returnOrigin } from '../return-origin.ts'
import { findSubscription } from '../store.ts'
import { EMAIL_FIELD, isRunning, readSeats } from './list-seats.ts'
import { addressDigest, makeSecret, secretDigest } from './secret.ts'
import { seatStore } from './store.ts'
import type { NewInvitation } from './store.ts'

const DAY_MS = 86_400_000

type Wanted = { id: string; payerId: string; secret: string; email: string }

/** The address lies sealed under a key of its own, for the payer to see; by whom it may be used is told by a digest. */
async function sealAddress({ vault }: BillingDeps, transaction: Transaction, { id, payerId, secret, email }: Wanted): Promise<NewInvitation['address']> {
  if (email === '') return undefined
  await vault.create(transaction, { id: payerId, ownerId: payerId })
  const { keyId, key } = await vault.createWithin(transaction, { belongsTo: payerId, ownerId: payerId })
  return { keyId, digest: addressDigest(secret, email), sealed: vault.sealText(key, { id, field: EMAIL_FIELD }, email) }
}

/** Offers one of the free seats; of two who offer the last one it is one. @throws subscription.none, seat.not_running, seat.none_left */
function makeInviteToSeat(deps: BillingDeps): Handler<'inviteToSeat'> {
  const { sql, publicOrigins = [] } = deps
  return async ({ user, body, origin, audit }) => {
    const subscription = await findSubscription(sql, user.id)
    if (!subscription) throw new Refusal('subscription.none')
    if (!isRunning(subscription)) throw new Refusal('seat.not_running')
    const wanted = { id: randomUUID(), payerId: user.id, secret: makeSecret(), email: body.email ?? '' }
    await inTransaction(sql, audit, async (transaction) => {
      const address = await sealAddress(deps, transaction, wanted)
      const isOffered = await seatStore.offer(transaction, { id: wanted.id, payerId: user.id, secretDigest: secretDigest(wanted.secret), address })
      if (!isOffered) throw new Refusal('seat.none_left')
    })
    // Behind the `#` it reaches no server, no log and no other site.
    const url = `${returnOrigin(origin, publicOrigins)}/seat#${wanted.secret}`
    return { id: wanted.id, url, until: new Date(Date.now() + SEAT_INVITATION_DAYS * DAY_MS).toISOString() }
  }
}

/**
 * Takes a seat back. Whoever sat there is read-only with the next call, and their open pages are told to ask how they stand. @throws seat.not_found,
 * subscription.none
 */
function makeFreeSeat(deps: BillingDeps): Handler<'freeSeat'> {
  const { sql, closeSockets } = deps
  return async ({ user, params, audit }) => {
    await inTransaction(sql, audit, async (transaction) => {
      const freed = await seatStore.free(transaction, { id: params.seatId, payerId: user.id })
      if (!freed) throw new Refusal('seat.not_found')
      if (freed.memberId !== null) await closeSockets?.(transaction, freed.memberId)
    })
    return readSeats(deps, user.id)
  }
}

/** What whoever pays does with the single seats. */
export function payerSeatRoutes(deps: BillingDeps): Handlers<'inviteToSeat' | 'freeSeat'> {
  return { inviteToSeat: makeInviteToSeat(deps), freeSeat: makeFreeSeat(deps) }
}
