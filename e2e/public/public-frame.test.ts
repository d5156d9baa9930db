import type { Browser, Page, Request } from 'playwright-core'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { INFO_PAGES } from '#contract/info-page.ts'
import { timing } from '#contract/timing.ts'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { openPage } from '../harness/browser.ts'
import type { WatchedPage } from '../harness/browser.ts'
import { sharedBrowser, sharedServer } from '../harness/shared.ts'
import { originOf, SIGN_IN_PAGE } from '../harness/sign-in.ts'

let browser: Browser
let home: string
let visitor: WatchedPage
let page: Page

beforeAll(async () => {
  home = originOf(sharedServer())
  browser = await sharedBrowser()
})
beforeEach(async () => {
  visitor = await openPage(browser)
  page = visitor.page
})
afterEach(async () => {
  expect(visitor.errors).toEqual([])
  await visitor.context.close()
})
const sentBody = (request: Request): unknown => request.postDataJSON()
const read = async (path: string) => {
  const answer = await fetch(home + path, { headers: { accept: 'text/html' } })
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
}

describe('spec 2 feedback on every public page', () => {
  test('says what is missing in order, keeps what was typed through Escape, and is stored', async () => {
    await page.goto(home)
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Gi tilbakemelding' }).click()
    const dialog = page.getByRole('dialog', { name: 'Tilbakemelding' })
    expect(await dialog.getByLabel('Hvor sannsynlig').inputValue()).toBe('10')
    await dialog.getByRole('textbox', { name: 'Tilbakemelding' }).fill('Knappen er grønn.')
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
    await dialog.getByText('Feil: ').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Gi tilbakemelding' }).click()
    expect(await dialog.getByRole('textbox', { name: 'Tilbakemelding' }).inputValue()).toBe('Knappen er grønn.')
    await dialog.getByLabel('Hva gjelder det?').selectOption('compliment')
    await dialog.getByLabel('Telefon').fill('  12 34 56 78 ')
    const sent = page.waitForResponse('**/feedback/message')
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
    expect((await sent).status()).toBe(204)
    expect(sentBody((await sent).request())).toMatchObject({
      rating: 10,
      category: 'compliment',
      feedback: 'Knappen er grønn.',
      email: '',
      phone: '12 34 56 78',
    })
    await page.getByRole('status').filter({ hasText: 'Takk. Tilbakemeldingen er mottatt.' }).last().waitFor()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText('Takk. Tilbakemeldingen er mottatt.').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Gi tilbakemelding' }).click()
    expect(await dialog.getByRole('textbox', { name: 'Tilbakemelding' }).inputValue()).toBe('')
    expect(await dialog.getByLabel('Hva gjelder det?').inputValue()).toBe('')
    ;(visitor.errors as string[]).splice(0)
  })

  test('closes a moment after Cancel, and is empty the next time (spec 4)', async () => {
    await page.goto(home)
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Gi tilbakemelding' }).click()
    const dialog = page.getByRole('dialog', { name: 'Tilbakemelding' })
    await dialog.getByRole('textbox', { name: 'Tilbakemelding' }).fill('Likevel ikke.')
    await dialog.getByLabel('Hvor sannsynlig').selectOption('3')
    const since = performance.now()
    await dialog.getByRole('button', { name: 'Avbryt' }).click()
    await dialog.waitFor({ state: 'hidden' })
    expect(performance.now() - since).toBeGreaterThan(timing.feedbackCloseMs * 0.8)
    await page.getByRole('button', { name: 'Gi tilbakemelding' }).click()
    expect(await dialog.getByRole('textbox', { name: 'Tilbakemelding' }).inputValue()).toBe('')
    expect(await dialog.getByLabel('Hvor sannsynlig').inputValue()).toBe('10')
  })

  test('the button stands on all of them', async () => {
    for (const path of ['/', ...INFO_PAGES.map((name) => `/info/${name}`)]) expect((await read(path)).text, path).toContain('data-feedback')
  })
})

describe('spec 2 what the public pages tell machines', () => {
  test('address, languages, picture, structured data, sitemap, robots and manifest', async () => {
    const { text } = await read('/fordeler?lang=sv')
    expect(text).toContain(`<link rel="canonical" href="${home}/?lang=sv" />`)
    expect(text.match(/hreflang="/g)).toHaveLength(6)
    expect(text).not.toContain('<!--site-->')
    const { '@graph': [product] }: { '@graph': [{ name: string; offers: { price: string }[] }] } = JSON.parse(/ld\+json">(.+?)<\/script>/.exec(text)?.[1] ?? '')
    expect([product.name, product.offers.map(({ price }) => price)]).toEqual(['Epikrise', ['7990.00', '799.00']])
    const sitemap = await read('/sitemap.xml')
    expect(sitemap.type).toMatch(/^application\/xml/)
    for (const [, address = ''] of sitemap.text.matchAll(/<loc>([^<]+)<\/loc>/g)) expect((await read(new URL(address).pathname)).status, address).toBe(200)
    expect((await read('/robots.txt')).text).toContain(`Sitemap: ${home}/sitemap.xml`)
    const manifest = await read('/manifest.webmanifest')
    expect(manifest.type).toMatch(/^application\/manifest\+json/)
    const { icons }: { icons: { src: string }[] } = JSON.parse(manifest.text)
    for (const { src } of icons) expect((await read(src)).status).toBe(200)
    expect(icons.length).toBeGreaterThan(0)
    const picture = /og:image" content="([^"]+)"/.exec(text)?.[1] ?? ''
    expect((await fetch(picture)).headers.get('content-type')).toBe('image/png')
  })

  test('the prices are reached from the menu, in the address of how it works, and their button starts the sign-in', async () => {
    await page.goto(home)
    await page.waitForLoadState('networkidle')
    await page.locator('.landing-wide-only a[data-section=priser]').click()
    await page.waitForFunction(() => (document.getElementById('priser')?.getBoundingClientRect().top ?? Infinity) < innerHeight)
    expect(new URL(page.url()).pathname).toBe('/how-it-works')
    await page.locator('#priser [data-sign-in]').click()
    await page.waitForURL(SIGN_IN_PAGE)
  })
})
