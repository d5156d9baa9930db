import { expect, test } from 'vitest'
import { INFO_PAGES } from '#contract/info-page.ts'
import { Language } from '#contract/vertical.ts'
import { openPage } from '../harness/browser.ts'
import { sharedBrowser, sharedServer } from '../harness/shared.ts'
import { originOf } from '../harness/sign-in.ts'

test('no heading of a public page is wider than the smallest phone, in any language', async () => {
  const { page, context } = await openPage(await sharedBrowser(), { viewport: { width: 320, height: 720 } })
  const home = originOf(sharedServer())
  for (const language of Language.options) {
    for (const path of ['/', ...INFO_PAGES.map((name) => `/info/${name}`)]) {
      await page.goto(`${home}${path}?lang=${language}`)
      const headings = page.locator('h1, h2, h3')
      const tooWide = await headings.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent))
      expect(tooWide, `${path} ${language}`).toEqual([])
    }
  }
  await page.goto(`${home}/info/processing-agreement?lang=sv`)
  const text = await page.getByRole('heading', { level: 1 }).textContent()
  expect(text?.split('\u00AD')).toEqual(['Personuppgifts', 'biträdes', 'avtal'])
  await context.close()
})
