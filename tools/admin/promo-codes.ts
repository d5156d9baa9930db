import { promoStore } from '#server/billing/promo-codes/store.ts'
import type { PromoCode } from '#server/billing/promo-codes/store.ts'
import { normalReferenceCode } from '#server/profile/reference-code.ts'
import { ToolRefusal } from '../run-tool.ts'
import { columnsOf, dayOf, textOf, wholeFrom } from './command.ts'
import type { AdminAt, AdminCommand, Finding, Values } from './command.ts'

const DAY_MS = 86_400_000
/** Less than half the price is a decision, but a price of nothing is none that a provider takes. */
const MOST_PERCENT = 90
const READABLE = /^[A-Z0-9-]{3,40}$/

const HEAD = ['code', 'off', 'for', 'until', 'used']
const rowOf = ({ code, discountPercent, isFirstTimeOnly, validUntil, mostUses, uses }: PromoCode): string[] => [
  code,
  `${discountPercent} %`,
  isFirstTimeOnly ? 'first-time users' : 'anyone',
  validUntil === null ? '–' : dayOf(new Date(validUntil.getTime() - 1)),
  mostUses === null ? String(uses) : `${uses} of ${mostUses}`,
]

const told = (codes: readonly PromoCode[]): Finding => ({ data: codes, lines: [...columnsOf([HEAD, ...codes.map(rowOf)]), `${codes.length} codes`] })

function codeFrom(values: Values): string {
  const code = normalReferenceCode(textOf(values, 'code') ?? '')
  if (!READABLE.test(code)) throw new ToolRefusal('Say which code: --code SUMMER26, of 3 to 40 letters from A to Z, digits and hyphens.')
  return code
}

/** The last day a code counts on, as it is typed; gives the moment it ends, the midnight after it (UTC). */
function endOf(day: string | undefined): Date | null {
  if (day === undefined) return null
  const begins = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  const isDay = !Number.isNaN(begins) && new Date(begins).toISOString().startsWith(day)
  if (!isDay) throw new ToolRefusal('--until is a day, written 2027-01-31.')
  const ends = new Date(begins + DAY_MS)
  if (ends.getTime() <= Date.now()) throw new ToolRefusal('--until is over already. A code that nobody could use is not made.')
  return ends
}

async function add(at: AdminAt, values: Values): Promise<Finding> {
  const code = codeFrom(values)
  const discountPercent = wholeFrom(values, 'percent', MOST_PERCENT)
  if (discountPercent === undefined) throw new ToolRefusal('Say what it takes off each price: --percent 25.')
  const sql = await at.sql()
  const made = {
    code,
    discountPercent,
    isFirstTimeOnly: values['anyone'] !== true,
    validUntil: endOf(textOf(values, 'until')),
    mostUses: wholeFrom(values, 'uses', 1_000_000) ?? null,
  }
  if (!(await promoStore.add(sql, made))) throw new ToolRefusal(`${code} exists already, or is somebody's own code for inviting colleagues.`)
  return told((await promoStore.list(sql)).filter((one) => one.code === code))
}

async function end(at: AdminAt, values: Values): Promise<Finding> {
  const code = codeFrom(values)
  const sql = await at.sql()
  if (!(await promoStore.end(sql, code))) throw new ToolRefusal(`There is no code ${code}.`)
  return told((await promoStore.list(sql)).filter((one) => one.code === code))
}

const CODE = { code: { type: 'string' } } as const

export const promoCommands: readonly AdminCommand[] = [
  {
    name: 'promo list',
    about: 'codes that take something off the price, and how often each was used',
    usage: '',
    options: {},
    run: async (at) => told(await promoStore.list(await at.sql())),
  },
  {
    name: 'promo add',
    about: 'makes a code: for people who have never subscribed, or for anyone',
    usage: '--code SUMMER26 --percent 25 [--anyone] [--until 2027-01-31] [--uses 100]',
    options: { ...CODE, percent: { type: 'string' }, anyone: { type: 'boolean' }, until: { type: 'string' }, uses: { type: 'string' } },
    run: add,
  },
  { name: 'promo end', about: 'ends a code; who is at the checkout keeps its price', usage: '--code SUMMER26', options: CODE, run: end },
]
