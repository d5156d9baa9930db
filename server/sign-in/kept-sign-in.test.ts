import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openClinic } from '#server/testing/sign-in/kept-clinic.ts'
import type { KeptClinic } from '#server/testing/sign-in/kept-clinic.ts'

let clinic: KeptClinic
beforeAll(async () => {
  clinic = await openClinic()
})
afterAll(() => clinic.stop())
beforeEach(() => {
  clinic.provider.calls.length = 0
  Object.assign(clinic.provider.state, { isAway: false, delayMs: 0 })
})

describe('SEC-42 a sign-in that the server keeps, at a provider that demands a signing client, pushed requests and bound tokens', () => {
  test('begins, comes back, and is the person in every call after', async () => {
    const page = clinic.openPage()
    const signedIn = await page.signIn()
    expect(signedIn).toMatchObject({ status: 200, body: { subject: 'lege-1', name: 'Kari Lege', email: 'kari@klinikk.example' } })
    expect((await page.call('GET', '/user-profile')).json()).toMatchObject({ email: 'kari@klinikk.example' })
  })
})
