import { spawn } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { dirname } from 'node:path'
import { unlessMissing } from '../errno.ts'
import { StartupRefusal } from '../startup-refusal.ts'
import { listAccounts, servantAccounts, standInAccount } from './accounts.ts'
import type { Account, NamedAccount } from './accounts.ts'
import type { PostgresBinaries } from './binaries.ts'

/** Who the Postgres programs run as: the account to become, the words put before each command, and who owns the files. */
export type Identity = { account: Account | undefined; prefix: readonly string[]; owner: number | undefined }

export type Places = { dataDir: string; clusterDir: string; binaries: PostgresBinaries }

/**
 * Postgres refuses to run as root. Root therefore becomes another account where that account can reach the
 * data and the programs, and otherwise stays itself under another name inside a user namespace.
 * An existing cluster keeps its owner, so that a start after a start by the same user finds its own files.
 */
export async function chooseIdentity(places: Places): Promise<Identity> {
  for (const candidate of await candidates(places)) {
    if (!(await isReachable(places.dataDir, candidate))) continue
    for (const prefix of withDeathSignal(candidate.prefix)) {
      if (await runs({ ...candidate, prefix }, places.binaries)) return { ...candidate, prefix }
    }
  }
  throw new StartupRefusal(
    process.getuid?.() === 0
      ? `The embedded Postgres cannot run as root here: no other account can reach ${places.dataDir} and the installed packages, and user ` +
          'namespaces are not allowed. Start the server as an ordinary user, or set DATABASE_URL.'
      : 'The embedded Postgres does not run on this machine. Set DATABASE_URL to a Postgres server.',
  )
}

async function candidates({ dataDir, clusterDir, binaries }: Places): Promise<Identity[]> {
  const uid = process.getuid?.()
  const accounts = await listAccounts()
  const namespace = process.platform === 'linux' ? inNamespaceOf(standInAccount(accounts)) : undefined
  const self: Identity = { account: undefined, prefix: [], owner: uid }
  const renamed: Identity[] = namespace === undefined ? [] : [{ ...self, prefix: namespace }]
  if (uid !== 0) return hasName() ? [self] : [...renamed, self]

  const owners = await Promise.all([clusterDir, dataDir, dirname(dataDir), binaries.postgres].map((path) => unlessMissing(stat(path))))
  const become = [...owners.flatMap((found) => (found === undefined || found.uid === 0 ? [] : [found])), ...servantAccounts(accounts)].map(
    (found): Identity => ({
      account: { uid: found.uid, gid: found.gid },
      prefix: accounts.some((account) => account.uid === found.uid) ? [] : (namespace ?? []),
      owner: found.uid,
    }),
  )
  return owners[0]?.uid === 0 ? [...renamed, ...become] : [...become, ...renamed]
}

function inNamespaceOf(standIn: NamedAccount | undefined): string[] | undefined {
  return standIn && ['unshare', '--user', `--map-user=${standIn.uid}`, `--map-group=${standIn.gid}`, '--']
}

/** Containers are often started under a number that has no name, which initdb does not accept. */
function hasName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

/** The kernel tells Postgres to stop when the server dies, where the tool for it is there (REL-25). */
function withDeathSignal(prefix: readonly string[]): (readonly string[])[] {
  return process.platform === 'linux' ? [[...prefix, 'setpriv', '--pdeathsig', 'INT', '--'], prefix] : [prefix]
}

/** Inside a user namespace root has the rights of its number only, so the folder's bits count for it too. */
async function isReachable(folder: string, identity: Identity): Promise<boolean> {
  const { mode, uid, gid } = await stat(folder)
  const group = identity.account?.gid ?? process.getgid?.()
  const shift = uid === identity.owner ? 6 : gid === group ? 3 : 0
  if (((mode >> shift) & 1) === 0) return false
  return dirname(folder) === folder || (await isReachable(dirname(folder), identity))
}

function runs(identity: Identity, binaries: PostgresBinaries): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawnAs(identity, [binaries.postgres, '--version'], binaries)
    child.stderr.resume()
    child.stdout.resume()
    child.once('error', () => resolve(false))
    child.once('exit', (code) => resolve(code === 0))
  })
}

/** Starts one Postgres program under the chosen identity, in a session of its own so that Ctrl-C reaches the server alone. */
export function spawnAs(identity: Identity, command: readonly string[], binaries: PostgresBinaries) {
  const [program = '', ...words] = [...identity.prefix, ...command]
  return spawn(program, words, {
    cwd: '/',
    env: { ...binaries.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    ...(identity.account === undefined ? {} : { uid: identity.account.uid, gid: identity.account.gid }),
  })
}
