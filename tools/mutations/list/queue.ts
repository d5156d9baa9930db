import { inFile } from '../mutation.ts'
import type { Mutation } from '../mutation.ts'

const STORE = 'server/jobs/store.test.ts'
const QUEUE = 'server/jobs/job-queue.test.ts'

/** What keeps two workers from one work, the turns fair and the bounds. */
export const queue: Mutation[] = [
  ...inFile('server/jobs/store.ts', [STORE, QUEUE], [
    ['async function put', 'is_asked_again = was.holder <> ${NOBODY} and was.expires_at > now()', 'is_asked_again = false'],
    ['async function put', 'holder = case when was.holder <> ${NOBODY} and was.expires_at > now()', 'holder = case when true'],
    ['async function put', 'holder = case when was.holder <> ${NOBODY} and was.expires_at > now()', 'holder = case when false'],
    ['async function put', 'expires_at = case when was.holder <> ${NOBODY} and was.expires_at > now()', 'expires_at = case when true'],
    ['select holder, case when', 'holder = ${NOBODY} then pg_notify', 'false then pg_notify'],
    ['async remind(', 'on conflict do nothing', 'on conflict (job, id) do update set is_asked_again = true'],
    ['async claim(', 'coalesce(works, 0) +', ''],
    ['async claim(', 'and turn <= ${mostPerOwner}', ''],
    ['async claim(', 'order by turn, served', 'order by served'],
    ['async claim(', 'order by turn, served', 'order by turn'],
    ['async claim(', 'limit ${room}', ''],
    ['async claim(', 'for update of w skip locked', ''],
    ['async keep(', 'holder = any(${holders}::uuid[])', 'true'],
    ['async giveBackOrGoOn(', 'and holder = ${holder} and not is_asked_again', 'and not is_asked_again'],
    ['async giveBackOrGoOn(', 'and not is_asked_again', ''],
    ['async rest(', 'failures = failures + 1', 'failures = failures'],
    ['async rest(', '* (0.5 + random() / 2)', ''],
    ['async rest(', 'least(${LONGEST_REST_MS}, ${FIRST_REST_MS} * 2 ^ least(failures, 10))', '${FIRST_REST_MS} * 2 ^ least(failures, 10)'],
    ['async rest(', 'and holder = ${holder}', ''],
    ['async release(', 'and holder = ${holder}', ''],
    ['async release(', 'expires_at = now()', 'expires_at = expires_at'],
  ]),
  ...inFile('server/jobs/worker-pool.ts', [QUEUE], [
    ['async function workOn', 'if (begun.lost.signal.aborted) return', ''],
    ['async function workOn', 'leaving.aborted ? workStore.release(sql, begun) : workStore.rest(sql, begun)', 'workStore.rest(sql, begun)'],
    ['function oneLookAtATime', 'if (!isAskedAgain) return', 'return'],
    ['const looks =', 'parallel - underWay.size - taking.size', 'parallel'],
    ['function hasRoom', 'works.length < parallel && ', ''],
    ['function hasRoom', '.length < mostPerOwner', '.length < 1_000'],
    ['tellLost(held', '!kept.has(holder)', 'false'],
  ]),
  ...inFile('server/jobs/job-queue.ts', [QUEUE, 'server/jobs/former-queue.test.ts'], [
    ['async start()', 'if (isAlone) await', 'if (!isAlone) await'],
    ['async start()', '(job) => pools.get(job)?.look()', '() => undefined'],
    ['async stop()', 'await within(STOP.graceMs)', ''],
    ['async stop()', 'pools.forEach((pool) => pool.abort())', ''],
  ]),
  ...inFile('server/jobs/former-queue.ts', ['server/jobs/former-queue.test.ts'], [
    ['async function isInUse', 'return row?.uses !== 0', 'return false'],
    ['export function makeRetireFormerQueue', 'looksWithout >= LOOKS_WITHOUT', 'looksWithout >= 1'],
    ['export function makeRetireFormerQueue', '? 0 : looksWithout + 1', '? looksWithout : looksWithout + 1'],
  ]),
]
