import { operatorStore } from '#server/operator/store.ts'
import type { Account } from '#server/operator/store.ts'
import { ToolRefusal } from '../run-tool.ts'
import { columnsOf, dayOf, textOf } from './command.ts'
import type { AdminAt, AdminCommand, Finding, Values } from './command.ts'

const MOST = 1_000

const HEAD = ['e-mail', 'name', 'status', 'paid until', 'seats', 'since', 'id']

/** Of one who pays for several how many and how many are taken, their own among them; of one who is seated who pays. */
const seatsOf = ({ seats, seatsTaken, seatPaidBy }: Account): string =>
  seatPaidBy === null ? (seats > 1 || seatsTaken > 0 ? `${seatsTaken + 1} of ${seats}` : '–') : `paid by ${seatPaidBy}`

const rowOf = (account: Account): string[] => {
  const { email, name, status, paidUntil, endsAtPeriodEnd, isBlocked, createdAt, id } = account
  return [email, name, `${status}${endsAtPeriodEnd ? ', ends then' : ''}${isBlocked ? ', blocked' : ''}`, dayOf(paidUntil), seatsOf(account),
    dayOf(createdAt), id]
}

const told = (accounts: readonly Account[]): Finding => ({ data: accounts, lines: [...columnsOf([HEAD, ...accounts.map(rowOf)]), `${accounts.length} accounts`] })

async function findOne(at: AdminAt, values: Values): Promise<Account> {
  const email = textOf(values, 'email')
  if (email === undefined) throw new ToolRefusal('Say whose account it is: --email a@b.example')
  const found = await operatorStore.accountsOf(await at.sql(), email.trim())
  const id = textOf(values, 'id')
  const [account, another] = id === undefined ? found : found.filter((one) => one.id === id)
  if (account === undefined) throw new ToolRefusal('Nobody has signed in with that address.')
  if (another !== undefined) throw new ToolRefusal(`Several accounts have that address. Say which: ${found.map((one) => `--id ${one.id} (${one.issuer})`).join(' or ')}`)
  return account
}

async function list(at: AdminAt, values: Values): Promise<Finding> {
  const most = Number(textOf(values, 'most') ?? MOST)
  if (!Number.isInteger(most) || most < 1) throw new ToolRefusal('--most is a whole number above 0.')
  const accounts = await operatorStore.accounts(await at.sql(), most)
  const status = textOf(values, 'status')?.toLowerCase()
  return told(accounts.filter((account) => (status === undefined || account.status.toLowerCase() === status) && (values['blocked'] !== true || account.isBlocked)))
}

const setBlocked = (isBlocked: boolean) => async (at: AdminAt, values: Values): Promise<Finding> => {
  const account = await findOne(at, values)
  await operatorStore.setBlocked(await at.sql(), account.id, isBlocked)
  return told([{ ...account, isBlocked }])
}

const WHO = { email: { type: 'string' }, id: { type: 'string' } } as const
const WHO_USAGE = '--email a@b.example [--id ID]'

export const accountCommands: readonly AdminCommand[] = [
  { name: 'accounts list', about: 'who has an account, newest first, and what is paid', usage: '[--status Active] [--blocked] [--most 1000]', options: { status: { type: 'string' }, blocked: { type: 'boolean' }, most: { type: 'string' } }, run: list },
  { name: 'accounts show', about: 'one account', usage: WHO_USAGE, options: WHO, run: async (at, values) => told([await findOne(at, values)]) },
  { name: 'accounts block', about: 'refuses an account every call from now on; what it has stays', usage: WHO_USAGE, options: WHO, run: setBlocked(true) },
  { name: 'accounts unblock', about: 'lets a blocked account in again', usage: WHO_USAGE, options: WHO, run: setBlocked(false) },
]
