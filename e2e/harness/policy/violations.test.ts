import { expect, test } from 'vitest'
import { openPage } from '../browser.ts'
import { sharedBrowser, sharedServer } from '../shared.ts'
import { originOf } from '../sign-in.ts'
import { takeViolations } from './violations.ts'

const browser = await sharedBrowser()

test.each([
  [
    'a style without the nonce',
    'style-src-elem',
    () => void document.head.appendChild(Object.assign(document.createElement('style'), { textContent: 'b{color:red}' })),
  ],
  [
    'a script in the document',
    'script-src-elem',
    () => void document.head.appendChild(Object.assign(document.createElement('script'), { textContent: 'globalThis.ran = true' })),
  ],
  ['a handler in an attribute', 'script-src-attr', () => {
      document.body.setAttribute('onclick', 'globalThis.ran = true')
      document.body.click()
    },
  ],
  ['a picture from elsewhere', 'img-src', () => void Object.assign(new Image(), { src: 'http://localhost:1/x.png' })],
])('SEC-17 %s, planted in a page, is turned away and told', async (_name, directive, plant) => {
  const { page, context } = await openPage(browser)
  await page.goto(`${originOf(sharedServer())}/info/contact`)
  await page.waitForLoadState('networkidle')
  expect(takeViolations()).toEqual([])
  await page.evaluate(plant)
  // Asked of a later turn of the page: what it told before has come by then.
  await expect.poll(() => takeViolations().join()).toContain(directive)
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false)
  await context.close()
  takeViolations()
})
