import { afterAll, expect, test } from 'vitest'
import { makeClientKey, startStrictProvider, STRICT_CLIENT } from '#server/testing/sign-in/strict-provider.ts'
import { openPage } from './harness/browser.ts'
import { startServer } from './harness/server.ts'
import type { RunningServer } from './harness/server.ts'
import { sharedBrowser } from './harness/shared.ts'
import { arriveAt } from './harness/sign-in.ts'

// The whole way in a real browser, at a provider that demands what HelseID demands: no token in the page, and out again.

const browser = await sharedBrowser()
const { privateJwk, publicJwk } = makeClientKey()
const PORT = 21_000 + (process.pid % 9_000)
const ORIGIN = `http://localhost:${PORT}`
const provider = await startStrictProvider({
  publicJwk,
  origin: ORIGIN,
  person: { subject: 'lege-1', email: 'kari@klinikk.example', name: 'Kari Lege', acr: 'Level4' },
})
let server: RunningServer | undefined
afterAll(async () => {
  await server?.dispose()
  await provider.stop()
})

const SIGN_IN = { name: 'Logg inn' } as const

test('SEC-60 a doctor signs in and out, and neither page nor address ever holds a token', async () => {
  server = await startServer({
    port: PORT,
    env: {
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: STRICT_CLIENT,
      OIDC_SESSION: 'server',
      OIDC_CLIENT_KEY: JSON.stringify(privateJwk),
      OIDC_SCOPES: 'openid profile email',
      OIDC_MIN_ACR: 'Level4',
    },
  })
  const { page, context } = await openPage(browser)
  const addresses: string[] = []
  page.on('request', (request) => void addresses.push(request.url()))
  await page.goto(`${ORIGIN}/`)
  await page.getByRole('button', SIGN_IN).or(page.getByRole('link', SIGN_IN)).first().click()
  await page.waitForURL((url) => url.href === `${ORIGIN}/` && addresses.some((address) => address.includes('/callback')))
  const profile = page.waitForResponse((response) => response.url().endsWith('/user-profile'))
  await page.reload()
  expect((await profile).status()).toBe(200)

  const held = await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]))
  expect(held).toContain('lege-1')
  expect(held).not.toMatch(/eyJ|id_token|refresh_token|access_token|__Host/)
  const cookies = await context.cookies(ORIGIN)
  expect(cookies.map(({ name, httpOnly, secure, sameSite }) => ({ name, httpOnly, secure, sameSite }))).toContainEqual({
    name: '__Host-epikrise',
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
  })

  await page.goto(`${ORIGIN}/logout`)
  await page.getByRole('button', { name: 'Ut' }).click()
  await arriveAt(page, `${ORIGIN}/`)
  await page.getByRole('button', SIGN_IN).or(page.getByRole('link', SIGN_IN)).first().waitFor()
  expect((await context.cookies(ORIGIN)).map(({ name }) => name)).not.toContain('__Host-epikrise')
  expect(addresses.filter((address) => /eyJ/.test(address))).toEqual([])
  await context.close()
})
