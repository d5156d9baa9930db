import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { callAs } from './harness/accounts.ts'
import { openPage } from './harness/browser.ts'
import { journey } from './harness/journey.ts'
import { arriveAt, SIGN_IN_PAGE } from './harness/sign-in.ts'

const now = journey()

test('a deep link and the language of the landing page last through the sign-in', async () => {
  const { server, browser, home, token, email } = now
  const ids = { patientId: randomUUID(), id: randomUUID() }
  await callAs(server, token, {
    method: 'POST',
    path: `/patients/${ids.patientId}/cases`,
    body: { id: ids.id, transcription: 'Jeg har hatt hoste i tre uker.' },
  })
  const visitor = await openPage(browser)
  const { page } = visitor
  await page.goto(`${home}/p/${ids.patientId}/recs`)
  await page.getByRole('button', { name: 'Logg inn' }).first().waitFor()
  await page.goto(`${home}/?lang=sv`)
  await page.getByRole('button', { name: 'Logga in' }).first().click()
  await page.waitForURL(SIGN_IN_PAGE)
  await page.locator('input[type=email]').fill(email)
  await page.locator('input[name=name]').fill('Kari Lege')
  await page.locator('button[type=submit], form button').first().click()
  await arriveAt(page, `${home}/p/${ids.patientId}/recs`)
  await page.getByRole('link', { name: 'Inspelningar och anteckningar' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('sv')
  const { body } = await callAs(server, token, { method: 'GET', path: '/user-profile' })
  expect(body).toMatchObject({ settings: { Language: 'nb' } })
  await visitor.context.close()
})
