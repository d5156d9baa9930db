import { SubscriptionStatus } from '#contract/profile.ts'
import { operatorStore } from '#server/operator/store.ts'
import type { Account } from '#server/operator/store.ts'
import { ToolRefusal } from '../run-tool.ts'
import { columnsOf, dayOf, textOf, wholeFrom } from './command.ts'
import type { AdminAt, AdminCommand, Finding, Values } from './command.ts'

const MOST = 1_000
/** More than any installation has. */
const ALL = 10_000_000

const HEAD = ['e-mail', 'name', 'status', 'paid until', 'seats', 'since', 'id']

/** Of one who pays for several how many and how many are taken, their own among them; of one who is seated who pays. */
const seatsOf = ({ seats, seatsTaken, seatPaidBy }: Account): string =>
  seatPaidBy === null ? (seats > 1 || seatsTaken > 0 ? `${seatsTaken + 1} of ${seats}` : '–') : `paid by ${seatPaidBy}`

const rowOf = (account: Account): string[] => {
  const { email, name, status, paidUntil, endsAtPeriodEnd, isBlocked, createdAt, id } = account
  return [email, name, `${status}${endsAtPeriodEnd ? ', ends then' : ''}${isBlocked ? ', blocked' : ''}`, dayOf(paidUntil), seatsOf(account),
    dayOf(createdAt), id]
}

const told = (accounts: readonly Account[], most = accounts.length): Finding => {
  const shown = accounts.slice(0, most)
  const count = shown.length < accounts.length ? `${shown.length} of ${accounts.length} accounts; --most shows more` : `${accounts.length} accounts`
  return { data: shown, lines: [...columnsOf([HEAD, ...shown.map(rowOf)]), count] }
}

/** By the address, or by the id alone: not every provider tells an address. */
async function findOne(at: AdminAt, values: Values): Promise<Account> {
  const [email, id] = [textOf(values, 'email')?.trim(), textOf(values, 'id')?.trim()]
  if (!email && !id) throw new ToolRefusal('Say whose account it is: --email a@b.example, or --id with the id of the list.')
  const found = await operatorStore.accounts(await at.sql(), at.config.trialReports, { email, id })
  const [account, another] = found
  if (account === undefined) throw new ToolRefusal(`Nobody has signed in with that ${id ? 'id' : 'address'}.`)
  if (another !== undefined)
    throw new ToolRefusal(`Several accounts have that address. Say which: ${found.map((one) => `--id ${one.id} (${one.issuer})`).join(' or ')}`)
  return account
}

function statusFrom(values: Values): SubscriptionStatus | undefined {
  const typed = textOf(values, 'status')?.trim().toLowerCase()
  const status = SubscriptionStatus.options.find((one) => one.toLowerCase() === typed)
  if (typed !== undefined && status === undefined) throw new ToolRefusal(`--status is one of ${SubscriptionStatus.options.join(', ')}.`)
  return status
}

/** All that match are looked for before as many as are wanted are shown. */
async function list(at: AdminAt, values: Values): Promise<Finding> {
  const most = wholeFrom(values, 'most', ALL) ?? MOST
  const status = statusFrom(values)
  const accounts = await operatorStore.accounts(await at.sql(), at.config.trialReports, { isBlocked: values['blocked'] === true ? true : undefined })
  return told(accounts.filter((account) => status === undefined || account.status === status), most)
}

const setBlocked = (isBlocked: boolean) => async (at: AdminAt, values: Values): Promise<Finding> => {
  const account = await findOne(at, values)
  await operatorStore.setBlocked(await at.sql(), account.id, isBlocked)
  return told([{ ...account, isBlocked }])
}

const WHO = { email: { type: 'string' }, id: { type: 'string' } } as const
const WHO_USAGE = '--email a@b.example | --id ID'

export const accountCommands: readonly AdminCommand[] = [
  {
    name: 'accounts list',
    about: 'who has an account, newest first, and what is paid',
    usage: '[--status Active] [--blocked] [--most 1000]',
    options: { status: { type: 'string' }, blocked: { type: 'boolean' }, most: { type: 'string' } },
    run: list,
  },
  { name: 'accounts show', about: 'one account', usage: WHO_USAGE, options: WHO, run: async (at, values) => told([await findOne(at, values)]) },
  { name: 'accounts block', about: 'refuses an account every call from now on; what it has stays', usage: WHO_USAGE, options: WHO, run: setBlocked(true) },
  { name: 'accounts unblock', about: 'lets a blocked account in again', usage: WHO_USAGE, options: WHO, run: setBlocked(false) },
]
