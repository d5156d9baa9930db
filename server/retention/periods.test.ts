import { randomUUID } from 'node:crypto'
import { readdir, mkdir, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'
import { forgetNow } from '#server/testing/forget-now.ts'
import { makeStraySweep } from './sweep-strays.ts'

/** Other periods than the usual ones: what holds for these was read from the configuration. */
const PERIODS = { anonymousHours: 3, audioDays: 7, anonymisedDays: 10 }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ limits: PERIODS })
  await server.subscribe('doctor')
})
afterAll(() => server.stop())

type Visit = { patientId: string; caseId: string; recordingId: string }
const newVisit = (): Visit => ({ patientId: randomUUID(), caseId: randomUUID(), recordingId: randomUUID() })
const pathOf = ({ patientId, caseId }: Visit): string => `/patients/${patientId}/cases/${caseId}`
const soundOf = ({ caseId }: Visit): Promise<string[]> => readdir(`${server.folder}/cases/${caseId}`).catch(() => [])

async function record(visit: Visit, words = 'Jeg har hatt hodepine i tre dager.'): Promise<void> {
  const sent = await server.call('POST', `${pathOf(visit)}/audio-chunk`, {
    form: { index: '1', recordingId: visit.recordingId, audioFile: Buffer.from(`group 1:${words}`) },
  })
  expect(sent.statusCode).toBe(200)
  await server.jobs.settled()
}

async function finish(visit: Visit): Promise<void> {
  await server.call('POST', pathOf(visit), { form: { recordingId: visit.recordingId } })
  await server.jobs.settled()
}

const name = (visit: Visit) => server.call('PUT', `/patients/${visit.patientId}`, { body: { name: 'Kari Prøve' } })
const hoursLeft = async ({ caseId }: Visit): Promise<number> => {
  const [row] = await server.sql<
    { hours: number }[]
  >`select (extract(epoch from expires_at - now()) / 3600)::float8 as hours from consultation_case where id = ${caseId}`
  return row?.hours ?? Number.NaN
}
const daysOfSound = async ({ recordingId }: Visit): Promise<number> => {
  const [row] = await server.sql<
    { days: number }[]
  >`select (extract(epoch from audio_due_at - now()) / 86400)::float8 as days from recording where id = ${recordingId}`
  return row?.days ?? Number.NaN
}
const soundIsDue = ({ recordingId }: Visit) =>
  server.sql`update recording set audio_due_at = audio_due_at - ${PERIODS.audioDays} * interval '1 day' where id = ${recordingId}`

describe('GDPR-4, GDPR-6, SEC-63 how long what is kept', () => {
  test('sound of nobody in particular goes as soon as it has been heard, and its file with it', async () => {
    const visit = newVisit()
    await record(visit)
    expect(await soundOf(visit)).toHaveLength(1)
    await finish(visit)
    await expect.poll(() => soundOf(visit)).toEqual([])
    expect((await server.call('GET', `${pathOf(visit)}/recordings/${visit.recordingId}/audio`)).statusCode).toBe(410)
  })

  test('its text goes after the configured hours, which the countdown shows', async () => {
    const visit = newVisit()
    await record(visit)
    await finish(visit)
    expect(await hoursLeft(visit)).toBeGreaterThan(2.99)
    const shown = (await server.readCase(visit.patientId, visit.caseId))?.timeRemaining
    expect(shown).toBeGreaterThan(3 * 3600 - 60)
    expect(shown).toBeLessThanOrEqual(3 * 3600)
    const listed = (await server.call('GET', '/patients/anonymous')).json<{ id: string; timeRemaining: number }[]>().find(({ id }) => id === visit.caseId)
    expect(listed?.timeRemaining).toBeGreaterThan(3 * 3600 - 60)
  })

  test.each(['heard', 'never heard', 'never finished'])('other sound goes after the configured days from its first part: %s', async (fate) => {
    const visit = newVisit()
    await name(visit)
    if (fate === 'never heard') server.transcriber.failWith = new Refusal('speech.unavailable')
    await record(visit)
    if (fate !== 'never finished') await finish(visit)
    server.transcriber.failWith = undefined
    expect(await soundOf(visit)).toHaveLength(1)
    expect(await daysOfSound(visit)).toBeGreaterThan(6.99)
    expect(await daysOfSound(visit)).toBeLessThanOrEqual(7)
    await forgetNow(server)
    expect(await soundOf(visit)).toHaveLength(1)
    await soundIsDue(visit)
    await server.sql`update recording set created_at = created_at - interval '7 days' where id = ${visit.recordingId}`
    await forgetNow(server)
    expect(await soundOf(visit)).toEqual([])
  })

  test('a recording somebody is making is not cut off by its period', async () => {
    const visit = newVisit()
    await name(visit)
    await record(visit)
    await soundIsDue(visit)
    await forgetNow(server)
    expect(await soundOf(visit)).toHaveLength(1)
  })

  test('counts of use go after their days', async () => {
    const [user] = await server.sql<{ id: string }[]>`select id from app_user where subject = 'doctor'`
    for (const days of [9, 11]) {
      await server.sql`insert into model_usage (user_id, day, input_tokens, calls) values (${user?.id ?? ''}, current_date - ${days}::int, 7, 1)`
      await server.sql`insert into key_use (day, kind, count) values (current_date - ${days}::int, 'planted', 7)`
    }
    await forgetNow(server)
    const left = async (table: string) => server.sql<{ days: number }[]>`select current_date - day as days from ${server.sql(table)} where day < current_date`
    expect(await left('model_usage')).toEqual([{ days: 9 }])
    expect(await left('key_use')).toEqual([{ days: 9 }])
  })

  test('a period made shorter holds for what is there already', async () => {
    const [visit, sounding] = [newVisit(), newVisit()]
    await record(visit)
    await name(sounding)
    await record(sounding)
    await finish(sounding)
    await forgetNow({ ...server, keep: { ...server.keep, anonymousHours: 1, audioDays: 2 } })
    expect(await hoursLeft(visit)).toBeLessThanOrEqual(1.02)
    expect(await daysOfSound(sounding)).toBeLessThanOrEqual(2.01)
  })

  test('more than one commit holds is all gone after one round', async () => {
    const visit = newVisit()
    await record(visit)
    await server.sql`
      insert into consultation_case (id, owner_id, patient_id, report_language, vertical, expires_at)
      select gen_random_uuid(), owner_id, patient_id, 'nb', 'med', now() - interval '1 minute' from consultation_case, generate_series(1, 450)
        where id = ${visit.caseId}`
    await forgetNow(server)
    expect(await server.sql`select 1 from consultation_case where expires_at < now()`).toEqual([])
    expect(await hoursLeft(visit)).toBeGreaterThan(0)
  })
})

describe('REL-22 what a killed server leaves', () => {
  test('sound that no row names goes at the second look; what a row names, and what has only just come, stays', async () => {
    const visit = newVisit()
    await name(visit)
    await record(visit)
    const [kept] = await soundOf(visit)
    const look = makeStraySweep(server)
    const ends = new AbortController().signal
    const [left, orphan] = [randomUUID(), randomUUID()]
    await writeFile(`${server.folder}/cases/${visit.caseId}/${left}`, 'sealed')
    await mkdir(`${server.folder}/cases/${orphan}`)
    await writeFile(`${server.folder}/cases/${orphan}/${left}`, 'sealed')
    await look(ends)
    const justCome = randomUUID()
    await writeFile(`${server.folder}/cases/${visit.caseId}/${justCome}`, 'sealed')
    expect(await soundOf(visit)).toHaveLength(3)
    await look(ends)
    expect(new Set(await soundOf(visit))).toEqual(new Set([kept, justCome]))
    expect(await readdir(`${server.folder}/cases/${orphan}`)).toEqual([])
  })
})
