import { execFileSync, spawn, spawnSync } from 'node:child_process'
import type { ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import { ALONE } from './commit-companion.ts'
import { checkDatabase, inTransaction, openDatabase } from './connect.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { startServerProcess } from './embedded-testing.ts'
import { StartupRefusal } from './startup-refusal.ts'

const SILENT = { debug: () => undefined, info: () => undefined, warn: () => undefined }

/** Why a test that changes accounts cannot run here; undefined where it can. */
function whyNoOtherAccount(uid: number): string | undefined {
  if (process.getuid?.() !== 0) return 'needs root, to become another account'
  const { status } = spawnSync(process.execPath, ['-e', `require('node:fs').accessSync(${JSON.stringify(import.meta.filename)})`], { uid, gid: uid, cwd: '/' })
  return status === 0 ? undefined : 'the repository lies where no other account comes in'
}
const whyNoOther = whyNoOtherAccount(65_534)
const renamer = 'unshare'
const whyNoNamespace = spawnSync(renamer, ['--user', 'true']).status === 0 ? undefined : 'user namespaces are not allowed here'

let parent: string
let dataDir: string

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'epikrise-embedded-'))
  await chmod(parent, 0o755)
  dataDir = join(parent, 'data')
})

/** A cluster made once; most tests begin with a copy, which takes a tenth of the time. */
let base: string
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'epikrise-base-'))
  await chmod(base, 0o755)
  const server = await startEmbeddedPostgres({ dataDir: join(base, 'data'), log: SILENT })
  await server.stop()
})
afterAll(() => rm(base, { recursive: true, force: true }))
const copyBase = () => execFileSync('cp', ['-a', join(base, 'data'), dataDir])

const ending: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ending.splice(0)) await end()
  await rm(parent, { recursive: true, force: true })
})

async function start(folder = dataDir) {
  const server = await startEmbeddedPostgres({ dataDir: folder, log: SILENT })
  const sql = openDatabase(server.connection)
  const stop = async () => {
    await sql.end()
    await server.stop()
  }
  ending.push(stop)
  return { ...server, sql, stop }
}

async function startServer() {
  const server = await startEmbeddedPostgres({ dataDir, log: SILENT })
  ending.push(server.stop)
  return { ...server, sql: openDatabase(server.connection) }
}

const failureCode = (work: Promise<unknown>) => work.then(() => 'none', (error: unknown) => (error instanceof Refusal ? error.code : 'another failure'))

const postmasterPid = async () => Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])

test('syncs what it acknowledges, listens on no port, and keeps its data', async () => {
  const first = await start()
  const settings = await first.sql`
    select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
      current_setting('listen_addresses') as listens, current_setting('log_min_error_statement') as statements, lower('ÆØÅ') as lower`
  expect(settings).toEqual([{ fsync: 'on', commit: 'on', listens: '', statements: 'panic', lower: 'æøå' }])
  await first.sql`create table kept (id integer)`
  await first.stop()
  const second = await start()
  expect(await second.sql`select count(*) from kept`).toEqual([{ count: 0 }])
})

test('REL-25 a second server on the same data folder is refused, in this process and in another', async () => {
  copyBase()
  const first = await start()
  await expect(start()).rejects.toThrow(/in use by another server \(process \d+\)/)
  const other = startServerProcess(dataDir)
  expect(await other.outcome).toContain('in use by another server')
  expect(await first.sql`select 1 as one`).toEqual([{ one: 1 }])
})

test('REL-1 kill -9 of the server, five times: no acknowledged row is lost, and the leftover is ended', async () => {
  copyBase()
  const acknowledged = new Set<number>()
  for (let round = 1; round <= 5; round += 1) {
    const server = startServerProcess(dataDir, { writesFrom: round * 1_000_000 })
    await server.hasWritten(10 * round)
    await delay(10 * round)
    // Without the kernel's word to Postgres too: frozen, it is still there when the next server comes.
    const pid = await postmasterPid()
    if (round % 2 === 0) process.kill(pid, 'SIGSTOP')
    server.kill()
    for (const row of await server.acknowledged) acknowledged.add(row)
    if (round % 2 === 0) setTimeout(() => process.kill(pid, 'SIGCONT'), 100)
  }
  const { sql } = await start()
  const kept = new Set((await sql<{ id: number }[]>`select id from written`).map(({ id }) => id))
  expect(acknowledged.size).toBeGreaterThanOrEqual(150)
  expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([])
})

test('REL-18 a killed Postgres comes back by itself, and the pool with it', async () => {
  copyBase()
  const { sql } = await start()
  await sql`create table kept (id integer)`
  for (const id of [1, 2, 3]) {
    await sql`insert into kept values (${id})`
    process.kill(await postmasterPid(), 'SIGKILL')
    await delay(20)
    const failure = await sql`select pg_sleep(0)`.catch((error: unknown) => error)
    expect(failure instanceof Refusal ? failure.code : 'answered').toMatch(/^(answered|database\.unavailable)$/)
    await expect.poll(() => sql`select count(*) from kept`.catch((error: unknown) => error)).toEqual([{ count: id }])
  }
})

test('REL-18 while the database is away every statement is a 503 at once, and afterwards the same pool works', async () => {
  copyBase()
  const { sql, connection, stop } = await startServer()
  await inTransaction(sql, ALONE, (transaction) => transaction`select 1`)
  const cut = failureCode(inTransaction(sql, ALONE, (transaction) => transaction`select pg_sleep(30)`))
  const idle = failureCode(inTransaction(sql, ALONE, (transaction) => transaction`select 1`.then(() => delay(1_000)).then(() => transaction`select 2`)))
  await delay(100)
  await stop()
  const before = performance.now()
  const failures = await Promise.all([cut, idle, ...Array.from({ length: 40 }, () => failureCode(checkDatabase(sql)))])
  expect(new Set(failures)).toEqual(new Set(['database.unavailable']))
  expect(performance.now() - before).toBeLessThan(4_000)
  expect((await start()).connection).toEqual(connection)
  await expect.poll(() => failureCode(checkDatabase(sql))).toBe('none')
  await sql.end()
})

/** The account the database runs under: it takes only its own processes for another Postgres. */
async function databaseAccount(): Promise<{ uid?: number; gid?: number }> {
  const { uid, gid } = await stat(join(dataDir, 'postgres'))
  return process.getuid?.() === 0 ? { uid, gid } : {}
}

async function firstNumber(child: ChildProcessByStdio<null, Readable, null>): Promise<number> {
  ending.push(async () => void child.kill('SIGKILL'))
  const [line] = await once(child.stdout, 'data')
  return Number(String(line))
}

const startStranger = async () =>
  firstNumber(spawn('sh', ['-c', 'echo $$; exec sleep 600'], { ...(await databaseAccount()), cwd: '/', stdio: ['ignore', 'pipe', 'ignore'] }))

/** Ends once its parent has become a program that collects nobody: a shell that is still there might collect it. */
const ORPHAN = 'p=$$; (until [ ! -e /proc/$p ] || grep -qx sleep /proc/$p/comm; do sleep 0.01; done) & echo $!; exec sleep 600'

/** A process that has ended and that nobody collects, as a killed Postgres is for some seconds: it keeps its number. */
async function makeZombie(): Promise<number> {
  const pid = await firstNumber(
    spawn('sh', ['-c', ORPHAN], { ...(await databaseAccount()), cwd: '/', stdio: ['ignore', 'pipe', 'ignore'] }),
  )
  if (process.platform === 'linux') await expect.poll(() => readFile(`/proc/${pid}/stat`, 'utf8')).toMatch(/ Z /)
  return pid
}

/** What a kill of server and database together, or a power cut, leaves: both locks, whose number somebody else has by now. */
async function leaveLocks(pid: number): Promise<void> {
  const words = [pid, join(dataDir, 'postgres'), 0, 5432, join(dataDir, 'postgres-socket'), '', '  1234567    123456', 'ready'].join('\n')
  await writeFile(join(dataDir, 'postgres/postmaster.pid'), words)
  await writeFile(join(dataDir, 'postgres-socket/.s.PGSQL.5432.lock'), words)
  await writeFile(join(dataDir, 'postgres-socket/.s.PGSQL.5432'), '')
}

test.for([
  ['a living process of another kind', startStranger],
  ['a killed process that nobody has collected', makeZombie],
  ['nobody', () => Promise.resolve(2_147_483_640)],
] as const)('REL-25 locks that name %s do not keep Postgres from starting', async ([, numberOf]) => {
  copyBase()
  await leaveLocks(await numberOf())
  const { sql } = await start()
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
})

test('REL-25 locks that a power cut left empty do not keep Postgres from starting', async () => {
  copyBase()
  for (const name of ['postgres/postmaster.pid', 'postgres-socket/.s.PGSQL.5432.lock']) await writeFile(join(dataDir, name), '')
  const { sql } = await start()
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
})

test('REL-1 kill -9 of server and database together, and a start in the same moment, five times', async () => {
  copyBase()
  const acknowledged = new Set<number>()
  for (let round = 1; round <= 5; round += 1) {
    const server = startServerProcess(dataDir, { writesFrom: round * 1_000_000 })
    await server.hasWritten(5 * round)
    process.kill(await postmasterPid(), 'SIGKILL')
    server.kill()
    for (const row of await server.acknowledged) acknowledged.add(row)
  }
  const { sql } = await start()
  const kept = new Set((await sql<{ id: number }[]>`select id from written`).map(({ id }) => id))
  expect(acknowledged.size).toBeGreaterThanOrEqual(50)
  expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([])
})

test('a Postgres that dies while its server lives is started again, though its number is given to somebody else', async () => {
  copyBase()
  const { sql } = await start()
  process.kill(await postmasterPid(), 'SIGKILL')
  await expect.poll(() => failureCode(checkDatabase(sql))).toBe('none')
})

test('a first start that was cut off half way is begun again', async () => {
  const half = join(dataDir, 'postgres.new-half')
  await mkdir(half, { recursive: true })
  await start()
  await expect(stat(half)).rejects.toThrow('ENOENT')
})

test('a folder that Postgres of another version made is refused in words', async () => {
  await mkdir(join(dataDir, 'postgres'), { recursive: true })
  await writeFile(join(dataDir, 'postgres/PG_VERSION'), '17\n')
  await expect(start()).rejects.toThrow(/made by Postgres 17/)
  await rm(join(dataDir, 'postgres/PG_VERSION'))
  await expect(start()).rejects.toThrow(StartupRefusal)
})

test('a path too long for a socket gets a short private folder, and the same one again', async () => {
  const deep = join(parent, 'x'.repeat(100), 'data')
  const first = await start(deep)
  expect(first.connection.host.length).toBeLessThan(90)
  expect((await stat(first.connection.host)).mode & 0o777).toBe(0o700)
  await first.stop()
  const second = await start(deep)
  expect(second.connection.host).toBe(first.connection.host)
  ending.push(() => rm(first.connection.host, { recursive: true, force: true }))
})

test('root hands the cluster to another account where that account can reach it, twice', async ({ skip }) => {
  skip(whyNoOther !== undefined, whyNoOther)
  for (const round of ['first', 'again']) {
    const { stop } = await start()
    const { uid } = await stat(join(dataDir, 'postgres'))
    expect(uid, round).not.toBe(0)
    await stop()
  }
})

test('root keeps the cluster where no other account comes in, twice', async ({ skip }) => {
  skip(process.getuid?.() !== 0, 'needs root')
  skip(whyNoNamespace !== undefined, whyNoNamespace)
  await chmod(parent, 0o700)
  for (const round of ['first', 'again']) {
    const { stop } = await start()
    const { uid } = await stat(join(dataDir, 'postgres'))
    expect(uid, round).toBe(0)
    await stop()
  }
})

test.for([
  ['with a name', 65_534, whyNoOther],
  ['without one', 54_321, whyNoOther ?? whyNoNamespace],
] as const)('an ordinary user %s runs it, and root after that leaves it theirs', async ([, uid, why], { skip }) => {
  skip(why !== undefined, why)
  await chown(parent, uid, uid)
  const server = startServerProcess(dataDir, { uid })
  await server.ready
  server.kill()
  await server.acknowledged
  const { sql } = await start()
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
  expect((await stat(join(dataDir, 'postgres'))).uid).toBe(uid)
})
