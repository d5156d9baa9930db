import type { SeatOrder } from '#server/ports/payments.ts'
import { readProration, readSeatItem } from './read.ts'
import type { StripeDoor } from './send.ts'

/**
 * Stripe's quantity is what the next bill is for: lowered without giving anything back, it may lie below what this period is paid for.
 * Seats that are paid already are put back first, so that only those beyond them are billed.
 */
export async function changeSeats(door: StripeDoor, { reference, paid, seats }: SeatOrder): Promise<void> {
  const { item, seats: standing } = readSeatItem(await door.readSubscription(reference))
  const settled = Math.max(paid, standing)
  if (seats <= settled) {
    if (seats !== standing) await door.setSeats({ reference, item, seats })
    return
  }
  if (standing < settled) await door.setSeats({ reference, item, seats: settled })
  await door.buySeats({ reference, item, seats })
}

/**
 * What a change would cost at once. The preview begins from where Stripe stands, which may be fewer than are paid: each seat costs the same, so the bought
 * part of it is taken.
 */
export async function priceSeats(door: StripeDoor, { reference, paid, seats }: SeatOrder): Promise<{ amountMinor: number; currency: string }> {
  const { item, seats: standing } = readSeatItem(await door.readSubscription(reference))
  const bought = Math.max(0, seats - Math.max(paid, standing))
  const { amountMinor, currency } = readProration(await door.previewSeats({ reference, item, seats: standing + Math.max(1, bought) }))
  return { currency, amountMinor: bought === 0 ? 0 : amountMinor }
}
