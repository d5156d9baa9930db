import * as z from 'zod/mini'

/** As many as one subscription may have, the payer's own among them. */
export const MOST_SEATS = 50
/** So long an invitation to a seat can be used. */
export const SEAT_INVITATION_DAYS = 14
/** So long one that nobody used is told of to the payer, and then forgotten with the address it was for. */
export const SEAT_INVITATION_TOLD_DAYS = 30

export const SeatCount = z.int().check(z.minimum(1), z.maximum(MOST_SEATS))

/**
 * One seat beside the payer's own, as the payer sees it: offered, offered and not used in time, taken, or taken and not paid for in this period.
 * Of whoever sits there name and e-mail, and nothing of what they do.
 */
export type Seat = z.infer<typeof Seat>
export const Seat = z.object({
  id: z.uuid(),
  state: z.enum(['invited', 'expired', 'taken', 'unpaid']),
  name: z.string(),
  /** Of whoever sits there, or to whom alone the invitation was offered; empty where it was offered to whoever has the link. */
  email: z.string(),
  /** When it was offered, or taken. */
  since: z.iso.datetime(),
  /** Until when an invitation can be used. */
  until: z.nullable(z.iso.datetime()),
})

/** The seats of a subscription: how many this period is paid for and the next will be, the payer's own among them, and what one costs each period. */
export type SeatList = z.infer<typeof SeatList>
export const SeatList = z.object({
  isRunning: z.boolean(),
  paid: z.int(),
  nextPeriod: z.int(),
  /** Neither taken nor offered to anybody. */
  free: z.int(),
  price: z.object({ amount: z.int(), currency: z.string(), interval: z.optional(z.enum(['year', 'month'])) }),
  periodEnd: z.iso.datetime(),
  seats: z.array(Seat),
})

export const SeatsWanted = z.object({ seats: SeatCount })

/**
 * What another number of seats costs: at once, for the rest of the period, and each period from the next one on. Fewer seats count from the next period and
 * give nothing back.
 */
export type SeatPrice = z.infer<typeof SeatPrice>
export const SeatPrice = z.object({
  seats: z.int(),
  from: z.enum(['now', 'nextPeriod']),
  dueNow: z.int(),
  eachPeriod: z.int(),
  currency: z.string(),
})

/** Done at once where the provider keeps the card; else the browser goes and pays first. */
export type SeatChange = z.infer<typeof SeatChange>
export const SeatChange = z.union([z.object({ action: z.literal('done'), seats: SeatList }), z.object({ action: z.literal('redirect'), url: z.string() })])

/** Whoever is to have it alone, by the address they sign in with; empty for whoever has the link. */
export const InvitationWanted = z.object({
  email: z.optional(z.string().check(z.trim(), z.maxLength(254), z.refine((text) => text === '' || /^[^\s@]+@[^\s@]+$/.test(text)))),
})

/** The link is told this once: only a digest of its secret is kept. The secret stands behind a `#`, which no browser sends anywhere. */
export type SeatInvitation = z.infer<typeof SeatInvitation>
export const SeatInvitation = z.object({ id: z.uuid(), url: z.string(), until: z.iso.datetime() })

export const SeatSecret = z.object({ secret: z.string().check(z.minLength(1), z.maxLength(100)) })

/** Who offers a seat, told before anybody takes it. */
export type SeatOffer = z.infer<typeof SeatOffer>
export const SeatOffer = z.object({ payerName: z.string(), payerEmail: z.string(), until: z.iso.datetime() })
