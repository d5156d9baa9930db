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

test('what was only fetched ahead when a sign-in ended is not where the next one leads', async () => {
  const { page, home } = now
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = []
    window.requestIdleCallback = (run) => waiting.push(run)
    addEventListener('test:at-rest', () => waiting.splice(0).forEach((run) => run({ didTimeout: true, timeRemaining: () => 0 })))
  })
  await page.goto(`${home}/`)
  const record = page.getByRole('main').getByRole('link', { name: 'Start opptak' })
  await record.waitFor()
  const [shown, forgetting, fetched] = [Promise.withResolvers<void>(), Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/drop-shell*', async (route) => {
    forgetting.resolve()
    await fetched.promise
    await route.continue()
  })
  await page.route('**/api/v1.0/**', async (route) => {
    await shown.promise
    await route.fulfill({ status: 401, contentType: 'application/json', body: '{"code":"auth.required","message":"x"}' })
  })
  await page.reload()
  await record.waitFor()
  shown.resolve()
  await forgetting.promise
  await page.evaluate(() => dispatchEvent(new Event('test:at-rest')))
  await page.waitForTimeout(500)
  fetched.resolve()
  await page.getByRole('button', { name: 'Logg inn' }).first().waitFor()
  expect(await page.evaluate(() => sessionStorage.getItem('epikrise.wanted'))).toBeNull()
})
