import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { skewClock } from '#server/testing/skewed-clock.ts'
import type { SkewedClock } from '#server/testing/skewed-clock.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'
import { forgetNow } from '#server/testing/forget-now.ts'
import { makeRetentionClock } from './retention-clock.ts'
import type { RetentionClock } from './retention-clock.ts'

const HOUR = 3_600
const WHOLE_PERIOD = 12 * HOUR

let server: TestServer
let databaseClock: SkewedClock
/** What has really passed, by a clock that never jumps. */
let steadyMs: number
let clock: RetentionClock
beforeEach(async () => {
  server = await startTestServer({
    async prepare(connection) {
      databaseClock = await skewClock(connection)
      await databaseClock.forgetReached()
    },
  })
  await untilServerHasLooked()
  await server.subscribe('doctor')
  steadyMs = 0
  clock = anotherServersClock()
  await clock.tick()
})
afterEach(() => server.stop())

/** A server that looks for the first time believes a clock that is ahead, since it may have been down so long: its own look comes before any jump. */
async function untilServerHasLooked(): Promise<void> {
  const isWaiting = async (): Promise<boolean> => (await server.sql`select from retention_clock where reached < now() - interval '1 hour'`).length > 0
  while (await isWaiting()) await new Promise((resolve) => setTimeout(resolve, 5))
}

const anotherServersClock = (): RetentionClock => makeRetentionClock({ sql: server.sql, steadyMs: () => steadyMs })
const forget = (): Promise<void> => forgetNow({ ...server, clock })

async function writeCase(): Promise<{ patientId: string; caseId: string }> {
  const made = { patientId: randomUUID(), caseId: randomUUID() }
  const { statusCode } = await server.call('POST', `/patients/${made.patientId}/cases`, {
    body: { id: made.caseId, transcription: 'Vondt i halsen siden i går.' },
  })
  expect(statusCode).toBeLessThan(300)
  await server.jobs.settled()
  return made
}

const isKept = async (caseId: string): Promise<boolean> => (await server.sql`select 1 from data_key where id = ${caseId}`).length === 1
/** Rounds of forgetting until the case is gone: the server's own may have its turn just then, and the next is ours. */
async function isForgotten(caseId: string): Promise<boolean> {
  for (let round = 0; round < 20 && (await isKept(caseId)); round += 1) {
    await forget()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return !(await isKept(caseId))
}
const secondsLeft = async ({ patientId, caseId }: { patientId: string; caseId: string }): Promise<number | null | undefined> =>
  (await server.readCase(patientId, caseId))?.timeRemaining
const age = (caseId: string, hours: number) =>
  server.sql`update consultation_case set expires_at = expires_at - ${hours} * interval '1 hour' where id = ${caseId}`
/** The machine goes on for so long, with its clock as far off as it is. */
async function pass(seconds: number): Promise<void> {
  steadyMs += seconds * 1_000
  await clock.tick()
}

describe.each(['10 minutes', '1 day'])('REL-21 the clock of the database set back by %s', (jump) => {
  test('brings nothing back that was due, and it is deleted all the same', async () => {
    const due = await writeCase()
    await age(due.caseId, 12)
    await clock.tick()
    await databaseClock.setBy(`-${jump}`)
    await clock.tick()
    expect(await secondsLeft(due)).toBeUndefined()
    expect(await isForgotten(due.caseId)).toBe(true)
  })

  test('ages nothing that is made meanwhile: it has its twelve hours, also when the clock is right again', async () => {
    await databaseClock.setBy(`-${jump}`)
    await pass(20)
    const young = await writeCase()
    expect(await secondsLeft(young)).toBeGreaterThan(WHOLE_PERIOD - 60)
    expect(await secondsLeft(young)).toBeLessThanOrEqual(WHOLE_PERIOD + 60)
    await databaseClock.setBy('20 seconds')
    await forget()
    expect(await secondsLeft(young)).toBeGreaterThan(WHOLE_PERIOD - 120)
  })

  test('holds up no deletion: what falls due meanwhile goes to the minute', async () => {
    const young = await writeCase()
    await databaseClock.setBy(`-${jump}`)
    await pass(WHOLE_PERIOD - 60)
    await forget()
    expect(await isKept(young.caseId)).toBe(true)
    await pass(120)
    expect(await isForgotten(young.caseId)).toBe(true)
  })

  test('is seen through by a server started meanwhile as well', async () => {
    const due = await writeCase()
    await age(due.caseId, 12)
    await clock.tick()
    await databaseClock.setBy(`-${jump}`)
    clock = anotherServersClock()
    expect(await isForgotten(due.caseId)).toBe(true)
  })
})

describe.each(['13 hours', '1 day'])('REL-21 the clock of the database set forward by %s', (jump) => {
  test('deletes nothing early when it is put right within three minutes, and keeps nothing longer', async () => {
    const young = await writeCase()
    await databaseClock.setBy(jump)
    await forget()
    await pass(120)
    await forget()
    expect(await isKept(young.caseId)).toBe(true)
    const meanwhile = await writeCase()
    await databaseClock.setBy('2 minutes')
    await forget()
    expect(await secondsLeft(meanwhile)).toBeLessThanOrEqual(WHOLE_PERIOD + 60)
    expect(await secondsLeft(young)).toBeGreaterThan(WHOLE_PERIOD - 600)
    expect(await secondsLeft(meanwhile)).toBeGreaterThan(WHOLE_PERIOD - 600)
  })

  test('is believed when it stays, as after a night’s sleep of the machine: what is due goes within five minutes', async () => {
    const due = await writeCase()
    await databaseClock.setBy(jump)
    await clock.tick()
    expect(await secondsLeft(due)).toBeUndefined()
    const afterwards = await writeCase()
    await pass(181)
    expect(await isForgotten(due.caseId)).toBe(true)
    expect(await secondsLeft(afterwards)).toBeGreaterThan(WHOLE_PERIOD - 600)
  })
})

test('REL-21 ten minutes ahead and put right deletes nothing that had more than those left', async () => {
  const [close, young] = [await writeCase(), await writeCase()]
  await age(close.caseId, 11.9)
  await databaseClock.setBy('10 minutes')
  await forget()
  await databaseClock.setBy('0')
  await forget()
  expect([await isKept(close.caseId), await isKept(young.caseId)]).toEqual([true, true])
  expect(await secondsLeft(close)).toBeGreaterThan(0)
})

test('REL-21 several servers move the one clock together no faster than one', async () => {
  const young = await writeCase()
  const others = [anotherServersClock(), anotherServersClock()]
  for (const other of others) await other.tick()
  await databaseClock.setBy('-1 day')
  for (let step = 0; step < 30; step += 1) {
    await pass(600)
    for (const other of others) await other.tick()
  }
  expect(await secondsLeft(young)).toBeGreaterThan(WHOLE_PERIOD - 5 * HOUR - 60)
  expect(await secondsLeft(young)).toBeLessThanOrEqual(WHOLE_PERIOD - 5 * HOUR + 60)
})
