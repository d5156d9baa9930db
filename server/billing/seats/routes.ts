import type { Handlers } from '#server/http/handler.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { payerSeatRoutes } from './invite-to-seat.ts'
import { makeListSeats } from './list-seats.ts'
import { memberSeatRoutes } from './take-seat.ts'

export type SeatCalls = 'listSeats' | 'inviteToSeat' | 'freeSeat' | 'readSeatOffer' | 'takeSeat' | 'leaveSeat'

/** Several seats of one clinic on one subscription; how many there are is bought beside them (provider/change-seats.ts). */
export function seatRoutes(deps: BillingDeps): Handlers<SeatCalls> {
  return { listSeats: makeListSeats(deps), ...payerSeatRoutes(deps), ...memberSeatRoutes(deps) }
}
