import { get } from 'node:http'
import type { Browser, Page } from 'playwright-core'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { INFO_PAGES } from '#contract/info-page.ts'
import { Language, Vertical } from '#contract/vertical.ts'
import { INFO_TEXTS } from '#server/info/render-info.ts'
import { landingText } from '#web/landing/landing-texts.ts'
import { accessibilityFaults } from './harness/accessibility.ts'
import { openPage } from './harness/browser.ts'
import type { WatchedPage } from './harness/browser.ts'
import type { ServerPlace } from './harness/server.ts'
import { sharedBrowser, sharedServer } from './harness/shared.ts'
import { originOf, SIGN_IN_PAGE } from './harness/sign-in.ts'

const PHONE = { viewport: { width: 390, height: 844 } }
const SECTIONS = ['fordeler', 'vision', 'how-it-works', 'contact', 'faq', 'info']

let browser: Browser
let server: ServerPlace
let home: string
let visitor: WatchedPage
let page: Page

beforeAll(async () => {
  server = sharedServer()
  home = originOf(server)
  browser = await sharedBrowser()
})
const visit = async (options = {}) => {
  visitor = await openPage(browser, options)
  page = visitor.page
}
beforeEach(() => visit())
afterEach(async () => {
  expect(visitor.errors).toEqual([])
  expect([...visitor.foreignHosts]).toEqual([])
  await visitor.context.close()
})
const go = async (path: string) => {
  await page.goto(home + path)
  await page.waitForLoadState('networkidle')
}
const ask = (path: string, headers: Record<string, string> = {}) => fetch(home + path, { headers: { accept: 'text/html', ...headers } })
/** The same by the name of another host of this machine, which not every machine knows. */
const askHost = (host: string, path: string) => new Promise<{ status: number | undefined; html: string }>((resolve, reject) => {
  const { port } = new URL(home)
  get({ host: '127.0.0.1', port, path, headers: { host: `${host}:${port}`, accept: 'text/html' } }, (answer) => {
    let html = ''
    answer.setEncoding('utf8').on('data', (piece: string) => (html += piece)).on('end', () => resolve({ status: answer.statusCode, html }))
  }).on('error', reject)
})
/** What a browser itself writes about an answer that refuses; nothing else may have gone wrong. */
const refusalsWritten = () => (visitor.errors as string[]).splice(0).map((error) => /Failed to load resource.*status of (\d+)/.exec(error)?.[1])
const send = () => page.getByRole('button', { name: 'Send', exact: true })
const stored = () => page.evaluate(() => localStorage.getItem('epikrise.cookies-read'))

describe('spec 2 the pages of terms and privacy', () => {
  test('each is there in five languages and both editions under its own title, and an unknown one is not', async () => {
    for (const [host, product] of [['localhost', 'Epikrise'], ['vet.localhost', 'Epikrise Vet']] as const) {
      for (const name of INFO_PAGES) {
        for (const language of Language.options) {
          const { status, html } = await askHost(host, `/info/${name}?lang=${language}`)
          expect([status, html.match(/<html lang="(\w+)"/)?.[1]]).toEqual([200, language])
          expect(html).toContain(`<title>${INFO_TEXTS[language].pages[name].title} · ${product}</title>`)
          expect(html).not.toMatch(/<!--(info|head|landing)/)
        }
      }
    }
    for (const path of ['/info/none', '/info/privacy-policy/x', '/info/..%2fconfig']) expect((await ask(path)).status, path).toBe(404)
  })

  test('the language is the browser’s, else the host’s, as on the landing page', async () => {
    const languageOf = async (header: string) => (await (await ask('/info/security', { 'accept-language': header })).text()).match(/<html lang="(\w+)"/)?.[1]
    expect([await languageOf('sv-SE,en;q=0.5'), await languageOf('ru'), await languageOf('en-US'), await languageOf('')]).toEqual(['sv', 'ru', 'nb', 'nb'])
    expect((await ask('/info/security')).headers.get('vary')).toBe('accept-encoding, accept-language')
  })

  test('the footer of the landing page names them all as they name themselves, in every language', async () => {
    for (const language of Language.options) {
      for (const vertical of Vertical.options) {
        const { info } = await landingText(language, vertical)
        expect(info.pages).toEqual(Object.fromEntries(INFO_PAGES.map((name) => [name, INFO_TEXTS[language].pages[name].title])))
      }
    }
    await go('/')
    const links = await page.locator('#info nav a').evaluateAll((all: HTMLAnchorElement[]) => all.map(({ pathname }) => pathname))
    expect(links).toEqual(INFO_PAGES.map((name) => `/info/${name}`))
  })

  test('they read without a script, remember the language, lead home and to the form, and axe finds nothing', async () => {
    await go('/info/privacy-policy')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Personvern')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByLabel('Språk').selectOption('sv')
    await page.waitForURL(/lang=sv/)
    await page.getByRole('heading', { level: 1, name: 'Dataskydd' }).waitFor()
    // Chosen here before: the next page asks for it by itself.
    await page.goto(`${home}/info/contact`)
    await page.getByText('Skriv till oss', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'formuläret på startsidan' }).click()
    await page.waitForURL(`${home}/contact`)
    await page.getByLabel('Meddelande').waitFor()
    const silent = await browser.newContext({ javaScriptEnabled: false })
    const still = await silent.newPage()
    await still.goto(`${home}/info/disclaimer?lang=en`)
    expect(await still.locator('main').textContent()).toContain('not CE-marked')
    await silent.close()
  })

  test('GDPR-6 public pages set no cookie, and no third party is asked', async () => {
    for (const path of ['/', '/contact', '/info/cookie-policy']) await go(path)
    expect(await visitor.context.cookies()).toEqual([])
    expect([...visitor.foreignHosts]).toEqual([])
  })
})

describe('spec 2, 5 the notice about cookies', () => {
  test('is there until OK is pressed, on every public page, covers no button of a phone, moves nothing, and never comes back', async () => {
    await visitor.context.close()
    await visit(PHONE)
    await page.addInitScript(() => {
      const shifts = { sum: 0 }
      Object.assign(globalThis, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) shifts.sum += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const shifted = () => page.evaluate(() => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum)
    const notice = page.getByRole('region', { name: 'Informasjonskapsler' })
    for (const path of ['/info/terms-of-service', '/contact', '/']) {
      await go(path)
      expect(await notice.isVisible(), path).toBe(true)
      expect(await shifted(), path).toBeLessThan(0.01)
    }
    const box = await notice.boundingBox()
    const below = await page
      .locator('button:visible, main a:visible')
      .evaluateAll((all) => all.filter((each) => each.closest('.landing-cookies') === null).map((each) => each.getBoundingClientRect().top))
    expect(Math.min(...below)).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0) - 1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await notice.getByRole('button', { name: 'OK' }).click()
    expect(await notice.isVisible()).toBe(false)
    expect(await stored()).toBe('yes')
    for (const path of ['/', '/info/security']) {
      await go(path)
      expect(await notice.isVisible(), path).toBe(false)
      expect(await shifted(), path).toBeLessThan(0.01)
    }
  })
})

describe('spec 2, 5, 8 the contact form', () => {
  test('can be sent when the switch is on and while nothing is sent; keeps what was typed when refused, and is emptied when the server has it', async () => {
    await go('/')
    await page.getByRole('link', { name: 'Be om en demonstrasjon' }).click()
    expect(new URL(page.url()).pathname).toBe('/contact')
    expect(await page.locator('a[href^="mailto:"]').count()).toBe(0)
    await page.getByLabel('Melding').fill('Kan dere vise det?')
    expect(await send().isDisabled()).toBe(true)
    await page.getByRole('switch').check()
    expect(await send().isEnabled()).toBe(true)
    await send().click()
    await page.getByText('Feil: Skriv e-postadressen din').waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
    expect(await page.getByLabel('Melding').inputValue()).toBe('Kan dere vise det?')
    await page.getByLabel('Land').selectOption('DK')
    expect(await page.locator('[data-prefix]').textContent()).toBe('+45')
    await page.getByLabel('E-post').fill('kari@klinikk.example')
    // Another language has other words, and the same form.
    await page.getByLabel('Språk').selectOption('en')
    await page.getByLabel('Message').waitFor()
    expect([
      await page.getByLabel('Message').inputValue(),
      await page.getByLabel('E-mail').inputValue(),
      await page.getByLabel('Country').inputValue(),
      await page.getByRole('switch').isChecked(),
    ]).toEqual(['Kan dere vise det?', 'kari@klinikk.example', 'DK', true])
    expect(await accessibilityFaults(page)).toEqual([])
    const { promise: held, resolve: letGo } = Promise.withResolvers<undefined>()
    await page.route('**/contact/message', async (route) => {
      await held
      await route.continue()
    })
    await send().click()
    const sending = page.getByRole('button', { name: 'Sending …' })
    expect(await sending.isDisabled()).toBe(true)
    letGo(undefined)
    await page.getByText('Thank you. The message has arrived').waitFor()
    expect(await page.locator('.landing-form').evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)))).toEqual({
      firstName: '',
      lastName: '',
      company: '',
      email: '',
      country: 'NO',
      phone: '',
      textMessage: '',
      faxNumber: '',
    })
    expect(await send().isDisabled()).toBe(true)
    expect(refusalsWritten()).toEqual(['422'])
  })

  test('a server that does not answer loses nothing, and a program that fills in every field is told so', async () => {
    await go('/contact')
    await page.getByLabel('E-post').fill('kari@klinikk.example')
    await page.getByLabel('Melding').fill('Hei')
    await page.getByRole('switch').check()
    await page.route('**/contact/message', (route) => route.fulfill({ status: 502, body: 'bad gateway' }), { times: 1 })
    await send().click()
    await page.getByText('Feil: Serveren svarte ikke').waitFor()
    expect([await page.getByLabel('Melding').inputValue(), await send().isEnabled()]).toEqual(['Hei', true])
    expect(await page.locator('[name=faxNumber]').isVisible()).toBe(false)
    await page.locator('[name=faxNumber]').evaluate((field: HTMLInputElement) => (field.value = '1'))
    await send().click()
    await page.getByText('Feil: Meldingen ser ut til').waitFor()
    expect(refusalsWritten()).toEqual(['502', '422'])
  })
})

describe('spec 2 the sections of the landing page', () => {
  test('stand in their order, and the path follows them on a wide page, to the end and back', async () => {
    await go('/')
    const order = await page.locator('main > section, footer').evaluateAll((all) => all.map(({ id }) => id))
    expect(order.filter((id) => id !== 'priser')).toEqual(['home', ...SECTIONS])
    await page.mouse.move(700, 500)
    const seen = new Set<string>()
    for (let turn = 0; turn < 60 && !seen.has('/info'); turn += 1) {
      await page.mouse.wheel(0, 180)
      await page.waitForTimeout(40)
      seen.add(new URL(page.url()).pathname)
    }
    expect([...seen].filter((path) => path !== '/')).toEqual(SECTIONS.map((name) => `/${name}`))
    await page.mouse.wheel(0, -20_000)
    await page.waitForURL(`${home}/`)
  })

  test.each(SECTIONS)('visiting /%s shows it, and the path stays', async (name) => {
    await go(`/${name}`)
    expect(await page.locator(`#${name}`).evaluate((section) => section.getBoundingClientRect().top < innerHeight * 0.6)).toBe(true)
    expect(new URL(page.url()).pathname).toBe(`/${name}`)
  })

  test('all of them are reached from the menu of a phone', async () => {
    await visitor.context.close()
    await visit({ ...PHONE, hasTouch: true })
    await go('/')
    for (const name of SECTIONS) {
      await page.locator('.landing-menu summary').click()
      await page.locator(`.landing-menu a[data-section="${name}"]`).click()
      await page.waitForFunction((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < innerHeight, name)
      expect(await page.locator('.landing-menu').getAttribute('open')).toBe(null)
    }
    expect(await accessibilityFaults(page)).toEqual([])
  })

  test.each(['home', 'fordeler', 'how-it-works'])('the button in %s starts the sign-in', async (name) => {
    await go('/')
    await page.locator(`#${name} [data-sign-in]`).click()
    await page.waitForURL(SIGN_IN_PAGE)
    expect(await page.getByLabel('E-post').isVisible()).toBe(true)
  })
})
