import { afterEach, describe, expect, test } from 'vitest'
import { SESSION_COOKIE } from '#server/http/session-cookie.ts'
import { openClinic } from '#server/testing/sign-in/kept-clinic.ts'
import type { KeptClinic, KeptClinicOptions } from '#server/testing/sign-in/kept-clinic.ts'
import { makeClientKey } from '#server/testing/sign-in/strict-provider.ts'

let clinic: KeptClinic | undefined
const open = async (options: KeptClinicOptions): Promise<KeptClinic> => (clinic = await openClinic(options))
afterEach(async () => {
  await clinic?.stop()
  clinic = undefined
})

describe('NORM-3 the level of assurance where the server keeps the sign-in', () => {
  test.each([
    ['Level4', 'Level4', 200, undefined],
    ['Level3', 'Level4', 200, undefined],
    ['Level4', 'Level3', 403, 'auth.level_too_low'],
    ['idporten-loa-high', 'idporten-loa-substantial', 403, 'auth.level_too_low'],
    ['idporten-loa-substantial', 'idporten-loa-high', 200, undefined],
  ])('asked for %s, vouched for %s', async (minimumAcr, acr, status, code) => {
    const { openPage, provider } = await open({ minimumAcr, person: { subject: 'lege-2', acr }, asksForDpop: acr.startsWith('Level') })
    const page = openPage()
    const signedIn = await page.signIn()
    expect([signedIn.status, (signedIn.body as { code?: string }).code, page.cookies.has(SESSION_COOKIE)]).toEqual([status, code, status === 200])
    expect(provider.asked('/request').at(-1)?.body ?? '').not.toContain('undefined')
  })
})

test('a provider that binds no tokens, as ID-porten, is asked without such a key', async () => {
  const { openPage, provider } = await open({ asksForDpop: false })
  expect((await openPage().signIn()).status).toBe(200)
  expect(provider.calls.filter(({ headers }) => headers['dpop'] !== undefined)).toEqual([])
})

test('a person without name and e-mail is let in all the same', async () => {
  const { openPage } = await open({ person: { subject: 'pairwise-7', acr: 'Level4' } })
  const page = openPage()
  expect(await page.signIn()).toMatchObject({ status: 200, body: { subject: 'pairwise-7', name: '', email: '' } })
  expect((await page.call('GET', '/user-profile')).statusCode).toBe(200)
})

describe('what is wrong between the provider and us is told as such, and lets nobody in', () => {
  test.each<[string, KeptClinicOptions]>([
    ['a key that it does not know', { faults: { clientKey: makeClientKey().privateJwk } }],
    ['a client that it does not know', { faults: { clientId: 'somebody-else' } }],
    ['a provider that is not there', { faults: { issuer: 'http://localhost:9' } }],
  ])('%s', async (_name, options) => {
    const { openPage } = await open(options)
    const answer = await openPage().call('POST', '/session/begin', { body: {} })
    expect([answer.statusCode, answer.json<{ code: string }>().code, answer.headers['retry-after']]).toEqual([503, 'auth.unavailable', '15'])
  })
})
