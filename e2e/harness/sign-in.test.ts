import { expect, test } from 'vitest'
import { accessibilityFaults } from './accessibility.ts'
import { openPage } from './browser.ts'
import { sharedBrowser, sharedServer } from './shared.ts'
import { signIn } from './sign-in.ts'

const server = sharedServer()
const browser = await sharedBrowser()

test.each([
  ['human', false],
  ['animal', true],
])('a person signs in to the %s edition on the real pages, and nothing is asked of a third party', async (_, isVet) => {
  const { page, context, errors, foreignHosts } = await openPage(browser)
  await signIn(page, server, { email: 'innlogging@klinikk.example', isVet })
  const stored = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('oidc.user:')))
  expect(stored).toHaveLength(1)
  expect([...foreignHosts]).toEqual([])
  expect(errors).toEqual([])
  await context.close()
})

test('axe sees a fault that is planted, and only that', async () => {
  const { page, context } = await openPage(browser)
  const body = (inner: string) => `<!doctype html><html lang="nb"><title>Prøve</title><main><h1>Prøve</h1>${inner}</main></html>`
  await page.setContent(body('<p>Tekst</p>'))
  expect(await accessibilityFaults(page)).toEqual([])
  await page.setContent(body('<img src="x.png">'))
  expect(await accessibilityFaults(page)).toEqual([expect.stringMatching(/^image-alt: .*\(img\)$/)])
  await context.close()
})
