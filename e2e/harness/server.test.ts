import { existsSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { startServer } from './server.ts'

test('the product starts on a folder of its own, serves, and ends in good order with nothing left', async () => {
  const server = await startServer({ isFirstStart: true })
  onTestFinished(() => server.dispose())
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  expect((await fetch(`${server.url}/api/v1.0/user-profile`)).status).toBe(401)
  // One that takes longer than it may ends itself with another code; how fast it starts and stops is measured (`npm run bench -- PERF-13`).
  expect((await server.stop()).exitCode, server.log()).toBe(0)
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow('fetch failed')
  await server.dispose()
  expect(existsSync(server.dataDir)).toBe(false)
})

test('a setting that contradicts another ends the start with the server\'s own words', async () => {
  await expect(startServer({ env: { HOST: '0.0.0.0' } })).rejects.toThrow(/OIDC_ISSUER/)
})
