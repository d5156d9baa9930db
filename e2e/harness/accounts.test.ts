import { expect, test } from 'vitest'
import { callAs, runScript, subscribe, tokenFor } from './accounts.ts'
import { sharedServer } from './shared.ts'

const server = sharedServer()

test('a token of npm run token opens the door, and npm run subscribe the app', async () => {
  const printed = await runScript(server, 'token', ['--email', 'kommando@klinikk.example'])
  const token = printed.trimEnd().split('\n').at(-1) ?? ''
  const before = await callAs(server, token, { method: 'GET', path: '/user-profile' })
  expect(before).toMatchObject({ status: 200, body: { email: 'kommando@klinikk.example' } })
  await runScript(server, 'subscribe', ['--email', 'kommando@klinikk.example', '--status', 'Active'])
  const after = await callAs(server, token, { method: 'GET', path: '/user-profile' })
  expect(after).toMatchObject({ status: 200, body: { subscription: { status: 'Active' } } })
})

test('the same without a process of its own, for tests that are about something else', async () => {
  const token = await tokenFor(server, { email: 'uten-kommando@klinikk.example' })
  await subscribe(server, 'uten-kommando@klinikk.example')
  expect(await callAs(server, token, { method: 'GET', path: '/user-profile' })).toMatchObject({ status: 200, body: { subscription: { status: 'Active' } } })
})
