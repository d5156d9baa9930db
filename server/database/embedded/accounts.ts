import { readFile } from 'node:fs/promises'
import { unlessMissing } from '../errno.ts'

export type Account = { uid: number; gid: number }
export type NamedAccount = Account & { name: string }

/** Takes the text of /etc/passwd; gives the accounts that are not root. */
export function readAccounts(passwd: string): NamedAccount[] {
  return passwd.split('\n').flatMap((line) => {
    const [name = '', , uid = '', gid = ''] = line.split(':')
    const account = { name, uid: Number(uid), gid: Number(gid) }
    return /^\d+$/.test(uid) && /^\d+$/.test(gid) && account.uid > 0 ? [account] : []
  })
}

export async function listAccounts(): Promise<NamedAccount[]> {
  return readAccounts((await unlessMissing(readFile('/etc/passwd', 'utf8'))) ?? '')
}

/** Accounts that root may hand the cluster to, best first. */
export function servantAccounts(accounts: readonly NamedAccount[]): NamedAccount[] {
  return ['postgres', '_postgres', 'nobody'].flatMap((name) => accounts.filter((account) => account.name === name).slice(0, 1))
}

/** The name that stands for the caller inside a user namespace; initdb insists on one from /etc/passwd. */
export function standInAccount(accounts: readonly NamedAccount[]): NamedAccount | undefined {
  return accounts.find(({ uid }) => uid === 1000) ?? accounts.find(({ name }) => name === 'nobody') ?? accounts[0]
}
