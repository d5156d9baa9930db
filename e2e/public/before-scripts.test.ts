import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPage } from '../harness/browser.ts'
import type { WatchedPage } from '../harness/browser.ts'
import { sharedBrowser, sharedServer } from '../harness/shared.ts'
import { originOf, SIGN_IN_PAGE } from '../harness/sign-in.ts'

const home = originOf(sharedServer())
let visitor: WatchedPage
let page: Page

beforeEach(async () => {
  visitor = await openPage(await sharedBrowser())
  page = visitor.page
})
afterEach(async () => {
  expect(visitor.errors).toEqual([])
  await visitor.context.close()
})

/** Holds every script of the page back until it is told to let them go. */
async function holdScripts(): Promise<() => void> {
  let letGo = () => undefined as void
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return () => letGo()
}

test.each(['/', '/info/privacy-policy'])('%s asks for no script before it has been painted', async (path) => {
  await page.goto(home + path, { waitUntil: 'networkidle' })
  const { paintedMs, scriptsMs } = await page.evaluate(() => ({
    paintedMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    scriptsMs: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime),
  }))
  expect(scriptsMs.length).toBeGreaterThan(1)
  expect(Math.min(...scriptsMs)).toBeGreaterThanOrEqual(paintedMs)
})

/** The files of faces that the page asks for when it is opened. */
async function facesAskedFor(): Promise<string[]> {
  await page.goto(home, { waitUntil: 'networkidle' })
  return await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.endsWith('.woff2')))
}

test('a stranger on a telephone waits for no face; who has read the notice gets ours', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await facesAskedFor()).toEqual([])
  await page.locator('[data-cookies-read]').click()
  expect(await facesAskedFor()).toHaveLength(2)
})

test('a stranger at a wide screen reads in our faces', async () => {
  expect(await facesAskedFor()).toHaveLength(2)
})

test('what is pressed before the scripts have come is answered when they are there', async () => {
  const letGo = await holdScripts()
  await page.goto(home, { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('button', { name: 'Logg inn' }).click()
  expect(new URL(page.url()).pathname).toBe('/')
  letGo()
  await page.waitForURL(SIGN_IN_PAGE)
})

test('a language chosen before them is the page’s once they are there', async () => {
  const letGo = await holdScripts()
  await page.goto(home, { waitUntil: 'commit' })
  await page.getByLabel('Språk').selectOption('da')
  letGo()
  await page.getByRole('button', { name: 'Log ind' }).first().waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('da')
})

test('where they cannot come, links lead on by themselves', async () => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(home, { waitUntil: 'networkidle' })
  await page.getByRole('navigation').getByRole('link', { name: 'Kontakt' }).first().click()
  await page.waitForURL('**/contact')
  expect(await page.getByRole('heading', { name: 'Snakk med oss' }).isVisible()).toBe(true)
  ;(visitor.errors as string[]).splice(0)
})
