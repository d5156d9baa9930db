import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { form, makeBrowser } from './browser-stand-in.ts'
import { startSignIn } from './sign-in-testing.ts'
import type { SignIn } from './sign-in-testing.ts'

let at: SignIn
beforeAll(async () => {
  at = await startSignIn()
})
afterAll(() => at.stop())

describe('the sign-in page', () => {
  test('asks for e-mail and name, in Norwegian unless another language is asked for', async () => {
    const { response } = await at.openForm(makeBrowser())
    const page = await response.text()
    expect(response.status).toBe(200)
    expect(page).toContain('<html lang="nb"')
    expect(page).toContain('for denne maskinen alene')
    expect(page).toMatch(/<label for="email">E-post<\/label>/)
    expect(page).not.toContain('type="password"')
    expect(page).not.toContain('<script')
  })

  test.each([
    ['sv', { 'accept-language': 'sv-SE,sv;q=0.9' }, {}, 'Logga in'],
    ['da', { 'accept-language': 'da' }, {}, 'Log ind'],
    ['en', { 'accept-language': 'nb' }, { ui_locales: 'en' }, 'Sign in'],
    ['ru', { 'accept-language': 'ru' }, {}, 'Вход'],
  ])('speaks %s', async (language, headers, fields, words) => {
    const page = await (await at.openForm(makeBrowser(headers), fields)).response.text()
    expect(page).toContain(`<html lang="${language}"`)
    expect(page).toContain(words)
  })

  test('SEC-17 SEC-18 SEC-23 is served with strict headers', async () => {
    const { response } = await at.openForm(makeBrowser(), { redirect_uri: `http://vet.localhost:${at.port}/callback` })
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'none'")
    expect(policy).toContain(`form-action 'self' http://vet.localhost:${at.port};`)
    expect(policy).toContain('font-src data:')
    expect(policy).not.toContain('unsafe')
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toContain('class="vet"')
  })

  test('judges the form itself, in the language of the page, and leads back to where the person came from', async () => {
    const page = await (await at.openForm(makeBrowser({ 'accept-language': 'en' }), { ui_locales: 'nb' })).response.text()
    expect(page).toMatch(/<form [^>]*novalidate>/)
    expect(page).toContain(`<a href="http://localhost:${at.port}/">Til forsiden</a>`)
    expect(page).toContain('font-family:"Source Serif 4 Variable"')
  })

  test.each([
    [{ email: '', name: '' }, ['email-error', 'name-error']],
    [{ email: 'kari', name: 'Kari' }, ['email-error']],
    [{ email: 'kari@klinikk.no', name: '  ' }, ['name-error']],
  ])('says what is missing in %o and keeps what was typed', async (typed, errors) => {
    const browser = makeBrowser()
    const { address } = await at.openForm(browser)
    const response = await browser.go(address, form(typed))
    const page = await response.text()
    expect(response.status).toBe(422)
    for (const id of ['email-error', 'name-error']) expect(page.includes(`id="${id}"`)).toBe(errors.includes(id))
    expect(page).toContain(`value="${typed.email}"`)
  })

  test('SEC-1 shows what was typed as text', async () => {
    const browser = makeBrowser()
    const { address } = await at.openForm(browser)
    const page = await (await browser.go(address, form({ email: '"><img src=x onerror=alert(1)>', name: '</script>' }))).text()
    expect(page).not.toContain('<img')
    expect(page).toContain('&lt;img')
  })

  test('SEC-20 a form from another site signs nobody in', async () => {
    const browser = makeBrowser()
    const { address } = await at.openForm(browser)
    const response = await browser.go(address, form({ email: 'a@b.no', name: 'A' }, { origin: 'https://evil.example' }))
    expect([response.status, response.headers.get('location')]).toEqual([400, null])
  })

  test('SEC-42 another browser cannot take over the address of a started sign-in', async () => {
    const { address } = await at.openForm(makeBrowser())
    const response = await makeBrowser().go(address)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('Start innloggingen på nytt')
  })
})

describe('signing out', () => {
  const endSession = (fields: Record<string, string>) => `${at.issuer}/session/end?${new URLSearchParams(fields)}`

  test('from the app goes on by itself, ends session and renewal, and leads home', async () => {
    const browser = makeBrowser()
    const body = await at.signInFully(browser)
    const home = `http://localhost:${at.port}/`
    const response = await browser.go(endSession({ id_token_hint: body.id_token, post_logout_redirect_uri: home }))
    const page = await response.text()
    const nonce = /<script nonce="([^"]+)">/.exec(page)?.[1] ?? 'none'
    expect(response.headers.get('content-security-policy')).toContain(`script-src 'nonce-${nonce}'`)
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? ''
    const { leadsTo } = await browser.follow(`${at.issuer}/session/end/confirm`, form({ xsrf, logout: 'yes' }), at.issuer)
    expect(leadsTo).toBe(home)
    expect((await at.renew(body.refresh_token)).body.error).toBe('invalid_grant')
    expect((await at.openForm(browser)).leadsTo).toBeUndefined()
  })

  test('SEC-60 takes the token in a form, from our own page alone', async () => {
    const browser = makeBrowser()
    const body = await at.signInFully(browser)
    const fields = { id_token_hint: body.id_token ?? '', post_logout_redirect_uri: `http://localhost:${at.port}/` }
    const { origin } = new URL(at.issuer)
    const page = await (await browser.go(`${at.issuer}/session/end`, form(fields, { origin }))).text()
    expect(page).toContain('<script nonce=')
    expect((await browser.go(`${at.issuer}/session/end`, form(fields, { origin: 'https://elsewhere.example' }))).status).toBe(400)
    expect((await browser.go(`${at.issuer}/session/end`, { method: 'POST', body: '{}', headers: { origin, 'content-type': 'application/json' } })).status).toBe(
      400,
    )
  })

  test('by a bare link asks first', async () => {
    const browser = makeBrowser()
    await at.signIn(browser)
    const page = await (await browser.go(endSession({}))).text()
    expect(page).toContain('Vil du logge ut?')
    expect(page).not.toContain('<script')
  })

  test('without a session still leads home', async () => {
    const body = await at.signInFully(makeBrowser())
    const browser = makeBrowser()
    const response = await browser.go(endSession({ id_token_hint: body.id_token, post_logout_redirect_uri: `http://localhost:${at.port}/` }))
    const page = await response.text()
    expect(response.headers.get('content-security-policy')).toMatch(/script-src [^;]*'sha256-/)
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? ''
    expect((await browser.follow(`${at.issuer}/session/end/confirm`, form({ xsrf, logout: 'yes' }), at.issuer)).leadsTo).toBe(`http://localhost:${at.port}/`)
  })

  test('never leads to a foreign address', async () => {
    const browser = makeBrowser()
    const body = await at.signInFully(browser)
    const response = await browser.go(endSession({ id_token_hint: body.id_token, post_logout_redirect_uri: 'https://evil.example/' }))
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('Innloggingen stoppet')
  })
})

test('nothing failed behind the pages', () => {
  expect(at.failures).toEqual([])
})
