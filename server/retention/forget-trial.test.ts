import { afterAll, beforeAll, expect, test } from 'vitest'
import type { UserProfile } from '#contract/profile.ts'
import { TRIAL_KEEP_DAYS } from '#contract/trial.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'
import { forgetNow } from '#server/testing/forget-now.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ limits: { trialReports: 2 } })
})
afterAll(() => server.stop())

const visit = async (as: string) => (await server.call('GET', '/user-profile', { as })).json<UserProfile>().subscription.status
const personOf = async (as: string): Promise<string> => {
  const [row] = await server.sql<{ person: string }[]>`select trial_person as person from app_user where subject = ${as}`
  return row?.person ?? ''
}
const isRemembered = async (person: string): Promise<boolean> => (await server.sql`select from trial_use where person = ${person}`).length > 0

test('GDPR-5 a trial is remembered as long as the account, and after it until two years have passed since it began', async () => {
  const people = ['stays', 'long', 'lately']
  for (const as of people) expect(await visit(as)).toBe('Active')
  const persons = await Promise.all(people.map(personOf))
  expect(new Set(persons).size).toBe(3)
  for (const as of people.slice(1)) expect((await server.call('DELETE', '/account', { as })).statusCode).toBe(200)
  const [stays = '', longAgo = '', lately = ''] = persons
  await server.sql`update trial_use set began_at = now() - ${TRIAL_KEEP_DAYS + 1} * interval '1 day' where person in (${stays}, ${longAgo})`
  await server.sql`update trial_use set began_at = now() - ${TRIAL_KEEP_DAYS - 1} * interval '1 day' where person = ${lately}`
  await forgetNow(server)
  expect(await Promise.all([stays, longAgo, lately].map(isRemembered))).toEqual([true, false, true])
})
