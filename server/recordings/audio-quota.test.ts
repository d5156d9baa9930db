import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetNow } from '#server/testing/forget-now.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

const QUOTA = { bytesPerDay: 2_000, minutesPerDay: 1 }
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ limits: { audioQuota: QUOTA } })
})
afterAll(() => server.stop())

const newVisit = () => ({ patientId: randomUUID(), caseId: randomUUID(), recordingId: randomUUID() })
type Visit = ReturnType<typeof newVisit>
const pathOf = ({ patientId, caseId }: Visit) => `/patients/${patientId}/cases/${caseId}`

async function newDoctor(): Promise<string> {
  const as = `doctor${randomUUID().replaceAll('-', '')}`
  await server.subscribe(as)
  return as
}
const send = (as: string, visit: Visit, index: number, bytes = 50, language = 'en') => {
  const audioFile = Buffer.from(`group ${index}:${'a'.repeat(bytes - 8)}`)
  return server.call('POST', `${pathOf(visit)}/audio-chunk`, {
    as,
    form: { audioFile, index: String(index), recordingId: visit.recordingId },
    headers: { 'accept-language': language },
  })
}
const upload = (as: string, visit = newVisit(), bytes = 50) =>
  server.call('POST', `${pathOf(visit)}/manual-audio`, {
    as,
    form: { recordingId: visit.recordingId, audioFile: Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(bytes, ' ')]) },
  })

describe('SEC-32 sound has a measure for each user and day', () => {
  test('when the minutes are used up new recordings and files are refused, and told when to come again', async () => {
    const as = await newDoctor()
    const running = newVisit()
    // 30 s and 25 s: the third group goes beyond the minute.
    for (const index of [1, 2, 3]) expect((await send(as, running, index)).statusCode).toBe(200)
    const refused = await send(as, newVisit(), 1)
    expect([refused.statusCode, refused.json()]).toMatchObject([429, { code: 'recording.quota_reached' }])
    const seconds = Number(refused.headers['retry-after'])
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(25 * 3_600)
    expect((await upload(as)).json()).toMatchObject({ code: 'recording.quota_reached' })
    const { length } = await server.sql`select 1 from consultation_case c join app_user u on u.id = c.owner_id where u.subject = ${as}`
    expect(length, 'cases, for what was refused left none').toBe(1)
  })

  test('a recording under way is never cut off for its minutes, and ends as any other', async () => {
    const as = await newDoctor()
    const running = newVisit()
    for (let index = 1; index <= 12; index += 1) expect((await send(as, running, index)).statusCode).toBe(200)
    expect((await server.call('POST', pathOf(running), { as, form: { recordingId: running.recordingId } })).statusCode).toBe(200)
    await server.jobs.settled()
    expect((await server.readCase(running.patientId, running.caseId, as))?.audioRecordings[0]?.status).toBe('Done')
  })

  test('its bytes may reach twice the measure, no more; what was refused counts for nothing', async () => {
    const as = await newDoctor()
    const running = newVisit()
    for (const index of [1, 2]) expect((await send(as, running, index, 1_000)).statusCode).toBe(200)
    expect((await send(as, newVisit(), 1)).statusCode).toBe(429)
    for (const index of [3, 4]) expect((await send(as, running, index, 1_000)).statusCode).toBe(200)
    for (const index of [5, 6]) expect((await send(as, running, index, 1_000)).statusCode).toBe(429)
    const [used] = await server.sql<{ bytes: number }[]>`select bytes from audio_use join app_user u on u.id = user_id where u.subject = ${as}`
    expect(used?.bytes).toBe(4_000)
  })

  test('the same part again is no new sound', async () => {
    const as = await newDoctor()
    const visit = newVisit()
    for (let time = 0; time < 10; time += 1) expect((await send(as, visit, 1)).statusCode).toBe(200)
    expect((await send(as, newVisit(), 1)).statusCode).toBe(200)
  })

  test('a file counts by its weight at once and by its length when it has been heard', async () => {
    const as = await newDoctor()
    expect((await upload(as)).statusCode).toBe(200)
    expect((await upload(as)).statusCode).toBe(200)
    await server.jobs.settled()
    // Each lasted half a minute.
    expect((await upload(as)).statusCode).toBe(429)
    const heavy = await newDoctor()
    expect((await upload(heavy, newVisit(), 2_500)).statusCode).toBe(200)
    expect((await upload(heavy)).statusCode).toBe(429)
  })

  test('SEC-11 files sent at once find no more room than one after another', async () => {
    const as = await newDoctor()
    const visits = Array.from({ length: 12 }, newVisit)
    const answers = await Promise.all(visits.map((visit) => upload(as, visit, 2_500)))
    const kept = answers.filter(({ statusCode }) => statusCode === 200)
    expect([kept.length, answers.filter(({ statusCode }) => statusCode === 429).length]).toEqual([1, 11])
    const [used] = await server.sql<
      { bytes: number; reserved_bytes: number }[]
    >`select bytes, reserved_bytes from audio_use join app_user u on u.id = user_id where u.subject = ${as}`
    expect(used).toMatchObject({ bytes: 2_504, reserved_bytes: 0 })
    const { length } = await server.sql`select 1 from consultation_case c join app_user u on u.id = c.owner_id where u.subject = ${as}`
    expect(length, 'cases, for what was refused left none').toBe(1)
  })

  test('what was not kept gives its room back, and a server killed meanwhile holds none for long', async () => {
    const as = await newDoctor()
    for (let time = 0; time < 3; time += 1) {
      const refused = await server.call('POST', `${pathOf(newVisit())}/manual-audio`, { as, form: { audioFile: Buffer.alloc(100) } })
      expect(refused.statusCode).toBe(415)
    }
    expect((await upload(as)).statusCode).toBe(200)
    await server.sql`update audio_use set reserved_bytes = 5000, reserved_until = now() + interval '1 minute' where user_id = (select id from app_user
      where subject = ${as})`
    expect((await upload(as)).statusCode).toBe(429)
    await server.sql`update audio_use set reserved_until = now() - interval '1 minute' where user_id = (select id from app_user where subject = ${as})`
    expect((await upload(as)).statusCode).toBe(200)
  })

  test('one person’s use is nobody else’s, and a new day begins at nothing', async () => {
    const [as, other] = [await newDoctor(), await newDoctor()]
    for (const index of [1, 2, 3]) await send(as, { ...newVisit(), recordingId: randomUUID() }, index)
    expect((await send(as, newVisit(), 1)).statusCode).toBe(429)
    expect((await send(other, newVisit(), 1)).statusCode).toBe(200)
    await server.sql`update audio_use set day = day - 3`
    expect((await send(as, newVisit(), 1)).statusCode).toBe(200)
    await forgetNow(server)
    expect(await server.sql`select 1 from audio_use where day < current_date - 2`).toHaveLength(0)
  })

  test('is said in the person’s language', async () => {
    const as = await newDoctor()
    for (const index of [1, 2, 3]) await send(as, { ...newVisit(), recordingId: randomUUID() }, index)
    const texts = await Promise.all(
      ['nb', 'sv', 'da', 'en', 'ru'].map(async (language) => (await send(as, newVisit(), 1, 50, language)).json<{ message: string }>().message),
    )
    expect(new Set(texts).size).toBe(5)
  })
})
