import type { Stripe } from 'stripe'
import { invoiceFailed, invoiceOf, invoicePaid, movementOf, priceOf, productOf, prorationOf } from './stripe-objects.ts'
import { sessionCompleted, sessionOf, subscriptionEvent, subscriptionOf } from './stripe-objects.ts'

/** After so long without money a subscription is given up. */
const DUNNING_S = 14 * 86_400

const MED = productOf({ id: 'prod_med', name: 'Epikrise', vertical: 'med' })
const VET = productOf({ id: 'prod_vet', name: 'Epikrise vet', vertical: 'vet' })

export const STOCK: readonly Stripe.Price[] = [
  priceOf(MED, { id: 'price_my', key: 'med-yearly', amount: 799_000, interval: 'year' }),
  priceOf(MED, { id: 'price_mm', key: 'med-monthly', amount: 79_900, interval: 'month' }),
  priceOf(VET, { id: 'price_vm', key: 'vet-monthly', amount: 79_900, interval: 'month' }),
]

/** The moment one period after another: the same day of the next month or year. */
function later(seconds: number, interval: string): number {
  const date = new Date(seconds * 1000)
  if (interval === 'year') date.setUTCFullYear(date.getUTCFullYear() + 1)
  else date.setUTCMonth(date.getUTCMonth() + 1)
  return date.getTime() / 1000
}

/** A copy that what happens later leaves alone. */
const asItStands = (subscription: Stripe.Subscription): Stripe.Subscription => ({
  ...subscription,
  items: { ...subscription.items, data: subscription.items.data.map((item) => ({ ...item })) },
})

function itemOf({ items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data
  if (!item) throw new Error('a subscription without an item')
  return item
}

/** Whose a subscription or a session is; these books never hold the payer whole. */
const payerOf = ({ customer }: Pick<Stripe.Subscription, 'customer'> | Pick<Stripe.Checkout.Session, 'customer'>): string =>
  typeof customer === 'string' ? customer : ''

/** The one hour, the one row of ids and the one line of events that all of the books share. */
function makeLedger(startsAt: number) {
  let count = 0
  const events: Stripe.Event[] = []
  const ledger = {
    at: startsAt,
    events,
    name: (kind: string) => `${kind}_${String((count += 1)).padStart(4, '0')}`,
    tell: (kind: Parameters<typeof subscriptionEvent>[0], subscription: Stripe.Subscription) =>
      events.push(subscriptionEvent(kind, { id: ledger.name('evt'), at: ledger.at, object: asItStands(subscription) })),
  }
  return ledger
}

type Ledger = ReturnType<typeof makeLedger>

/** What payers have to their credit, as numbers below zero. */
function makeBalances(ledger: Ledger) {
  const movements: Stripe.CustomerBalanceTransaction[] = []
  const balanceOf = (customer: string): number => movements.find((one) => one.customer === customer)?.ending_balance ?? 0

  /** What is below zero goes off the next bills. */
  function move(about: {
    customer: string
    amount: number
    currency: string
    description: string | null
    metadata: Record<string, string>
  }): Stripe.CustomerBalanceTransaction {
    const movement = movementOf({ ...about, id: ledger.name('cbtxn'), at: ledger.at, endingBalance: balanceOf(about.customer) + about.amount })
    movements.unshift(movement)
    return movement
  }
  return { movements, balanceOf, move }
}

/** Bills and the life of what runs: renewed, in arrears, given up, ended. */
function makeCollector(ledger: Ledger) {
  const invoices: Stripe.Invoice[] = []
  const refusedCards = new Set<string>()
  const { movements, balanceOf, move } = makeBalances(ledger)

  function bill(subscription: Stripe.Subscription): void {
    const { price, quantity = 1 } = itemOf(subscription)
    charge(subscription, (price.unit_amount ?? 0) * quantity)
  }

  /** Makes a bill of that sum; gives whether the card was good for it. */
  function charge(subscription: Stripe.Subscription, amount: number): boolean {
    const customer = payerOf(subscription)
    const { price } = itemOf(subscription)
    const balance = balanceOf(customer)
    const used = Math.min(amount, -balance)
    const isPaid = used === amount || !refusedCards.has(customer)
    if (used > 0) move({ customer, amount: used, currency: price.currency, description: null, metadata: {} })
    const about = { balance, id: ledger.name('in'), customer, subscription: subscription.id, amount, currency: price.currency, at: ledger.at }
    const invoice = invoiceOf({ ...about, status: isPaid ? 'paid' : 'open' })
    invoices.unshift(invoice)
    subscription.latest_invoice = invoice.id
    subscription.status = isPaid ? 'active' : 'past_due'
    ledger.events.push((isPaid ? invoicePaid : invoiceFailed)(ledger.name('evt'), ledger.at, invoice))
    return isPaid
  }

  function end(subscription: Stripe.Subscription): void {
    Object.assign(subscription, { status: 'canceled', ended_at: ledger.at, canceled_at: subscription.canceled_at ?? ledger.at })
    ledger.tell('customer.subscription.deleted', subscription)
  }

  function collectArrears(subscription: Stripe.Subscription): void {
    if (!refusedCards.has(payerOf(subscription))) {
      bill(subscription)
      ledger.tell('customer.subscription.updated', subscription)
    } else if (ledger.at >= itemOf(subscription).current_period_start + DUNNING_S) end(subscription)
  }

  function renew(subscription: Stripe.Subscription): void {
    const item = itemOf(subscription)
    item.current_period_start = item.current_period_end
    item.current_period_end = later(item.current_period_end, item.price.recurring?.interval ?? 'month')
    bill(subscription)
    ledger.tell('customer.subscription.updated', subscription)
  }

  /** Does what is due of one subscription at this moment. */
  function turn(subscription: Stripe.Subscription): void {
    if (subscription.status === 'past_due') collectArrears(subscription)
    else if (subscription.status === 'active' && ledger.at >= itemOf(subscription).current_period_end) {
      if (subscription.cancel_at_period_end) end(subscription)
      else renew(subscription)
    }
  }

  return { invoices, refusedCards, movements, move, bill, charge, end, turn }
}

type Collector = Pick<ReturnType<typeof makeCollector>, 'refusedCards' | 'charge'>

/** How many of what is paid for, and what another number costs for the rest of the period, to the second. */
function makeQuantities(ledger: Ledger, { refusedCards, charge }: Collector, running: (id: string) => Stripe.Subscription | undefined) {
  function proration(subscription: Stripe.Subscription, quantity: number): number {
    const item = itemOf(subscription)
    const share = (item.current_period_end - ledger.at) / (item.current_period_end - item.current_period_start)
    return Math.round((item.price.unit_amount ?? 0) * (quantity - (item.quantity ?? 1)) * share)
  }

  /** Another number of the same; billed at once where that is asked for. False, and nothing changed, where the card is not good for it. */
  function setQuantity(subscription: Stripe.Subscription, { quantity, isBilled }: { quantity: number; isBilled: boolean }): boolean {
    const due = isBilled ? proration(subscription, quantity) : 0
    if (due > 0 && refusedCards.has(payerOf(subscription))) return false
    if (due !== 0) charge(subscription, due)
    itemOf(subscription).quantity = quantity
    ledger.tell('customer.subscription.updated', subscription)
    return true
  }

  function preview(subscription: Stripe.Subscription, quantity: number): Stripe.Invoice {
    const item = itemOf(subscription)
    const amount = proration(subscription, quantity)
    const about = { currency: item.price.currency, subscription: subscription.id, amount }
    const line = prorationOf({ ...about, id: 'il_preview', item: item.id, span: { start: ledger.at, end: item.current_period_end } })
    const invoice = invoiceOf({ ...about, id: 'upcoming', customer: payerOf(subscription), at: ledger.at, status: 'draft' })
    return { ...invoice, lines: { ...invoice.lines, data: [line] } }
  }
  return {
    setQuantity: (id: string, wanted: { quantity: number; isBilled: boolean }): Stripe.Subscription | 'declined' | undefined => {
      const subscription = running(id)
      return subscription && (setQuantity(subscription, wanted) ? subscription : 'declined')
    },
    preview: (id: string, quantity: number): Stripe.Invoice | undefined => {
      const subscription = running(id)
      return subscription && preview(subscription, quantity)
    },
  }
}

type Opening = { price: Stripe.Price; quantity: number; customer: string | null; metadata: Record<string, string>; success: string; cancel: string }

/**
 * What Stripe would keep, and what it does by itself as its test clock goes on: renews, asks for money, gives up, ends what was cancelled. Every
 * change makes its events, which wait in `events` for whoever delivers, shuffles or loses them.
 */
export function openStripeBooks(startsAt: number) {
  const ledger = makeLedger(startsAt)
  const { bill, end, turn, ...collector } = makeCollector(ledger)
  const sessions = new Map<string, { session: Stripe.Checkout.Session; price: Stripe.Price; quantity: number }>()
  const subscriptions = new Map<string, Stripe.Subscription>()
  const running = (id: string) => {
    const subscription = subscriptions.get(id)
    return subscription?.status === 'canceled' ? undefined : subscription
  }

  return {
    sessions, subscriptions, events: ledger.events, ...collector, ...makeQuantities(ledger, collector, running),
    /** Goes on hour by hour, so that nothing is passed over. */
    advance(seconds: number): void {
      for (const until = ledger.at + seconds; ledger.at < until; ) {
        ledger.at = Math.min(until, ledger.at + 3_600)
        subscriptions.forEach(turn)
      }
    },
    open({ price, quantity, customer, metadata, success, cancel }: Opening): Stripe.Checkout.Session {
      const id = ledger.name('cs')
      const fill = (address: string) => address.replaceAll('{CHECKOUT_SESSION_ID}', id)
      const about = { id, url: `https://checkout.stripe.com/c/pay/${id}`, amount: (price.unit_amount ?? 0) * quantity, currency: price.currency, metadata }
      const entry = { session: sessionOf({ ...about, at: ledger.at, customer, success: fill(success), cancel: fill(cancel) }), price, quantity }
      sessions.set(id, entry)
      return entry.session
    },
    /** The person types a card that is good. Gives who pays and what runs from now on. */
    pay(id: string): { customer: string; reference: string } {
      const entry = sessions.get(id)
      if (entry?.session.status !== 'open') throw new Error('no such page to pay on')
      const { session, price, quantity } = entry
      const span = { start: ledger.at, end: later(ledger.at, price.recurring?.interval ?? 'month') }
      const customer = payerOf(session) || ledger.name('cus')
      const subscription = subscriptionOf({ id: ledger.name('sub'), customer, price, span, quantity, metadata: session.metadata ?? {} })
      subscriptions.set(subscription.id, subscription)
      ledger.tell('customer.subscription.created', subscription)
      bill(subscription)
      Object.assign(session, { status: 'complete', payment_status: 'paid', subscription: subscription.id, customer })
      ledger.events.push(sessionCompleted(ledger.name('evt'), ledger.at, { ...session }))
      return { customer, reference: subscription.id }
    },
    expire(id: string): Stripe.Checkout.Session | undefined {
      const session = sessions.get(id)?.session
      return session && Object.assign(session, session.status === 'open' ? { status: 'expired' } : {})
    },
    setEnding(id: string, isEnding: boolean): Stripe.Subscription | undefined {
      const subscription = running(id)
      if (!subscription) return undefined
      Object.assign(subscription, { cancel_at_period_end: isEnding, canceled_at: isEnding ? ledger.at : null })
      ledger.tell('customer.subscription.updated', subscription)
      return subscription
    },
    endNow(id: string): Stripe.Subscription | undefined {
      const ending = running(id)
      if (ending) end(ending)
      return ending
    },
  }
}
