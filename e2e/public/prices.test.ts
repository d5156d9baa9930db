import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPage } from '../harness/browser.ts'
import type { WatchedPage } from '../harness/browser.ts'
import { sharedBrowser, sharedServer } from '../harness/shared.ts'
import { originOf } from '../harness/sign-in.ts'

const browser = await sharedBrowser()
let visitor: WatchedPage
beforeEach(async () => {
  visitor = await openPage(browser)
})
afterEach(() => visitor.context.close())

const section = () => visitor.page.locator('#priser')

/** The page as a server sends it whose payment provider has prices of its own (`tools/site/`); `isDown` for what is asked after the first page. */
async function openWithProvider({ isDown }: { isDown: boolean }): Promise<void> {
  const { page } = visitor
  await page.route(/\/(\?lang=\w+)?$/, async (route) => {
    const language = new URL(route.request().url()).searchParams.get('lang')
    if (isDown && language !== null) return await route.abort()
    const response = await route.fetch()
    const body = (await response.text()).replace(
      /<!--prices-->[^]*?<!--\/prices-->/,
      `<div data-provider-prices><ul><li>1 234 EUR ${language ?? 'nb'}</li></ul></div>`,
    )
    await route.fulfill({ response, body })
  })
  await page.goto(`${originOf(sharedServer())}/`)
}

test('a provider’s prices stay where they are when another language is chosen, in that language', async () => {
  await openWithProvider({ isDown: false })
  await visitor.page.locator('.landing-language').selectOption('sv')
  await section().getByText('1 234 EUR sv').waitFor()
  expect(await section().innerText()).not.toMatch(/7.990|799/)
  expect(visitor.errors).toEqual([])
})

test('where they cannot be fetched no figure stands, and where prices are told', async () => {
  await openWithProvider({ isDown: true })
  await visitor.page.locator('.landing-language').selectOption('sv')
  await section().getByText('Priserna står i appen när du har loggat in.').waitFor()
  expect(await section().innerText()).not.toMatch(/7.990|799|EUR/)
})
