import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, subscribe, tokenFor } from './accounts.ts'
import { type RunningServer, startServer } from './server.ts'

let server: RunningServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.dispose())

test('a token of npm run token opens the door, and npm run subscribe the app', async () => {
  const token = await tokenFor(server, { email: 'kari@klinikk.example' })
  const before = await callAs(server, token, { method: 'GET', path: '/user-profile' })
  expect(before).toMatchObject({ status: 200, body: { email: 'kari@klinikk.example' } })
  await subscribe(server, 'kari@klinikk.example')
  const after = await callAs(server, token, { method: 'GET', path: '/user-profile' })
  expect(after).toMatchObject({ status: 200, body: { subscription: { status: 'Active' } } })
})
