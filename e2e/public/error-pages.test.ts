import { expect, test } from 'vitest'
import { journey } from '../harness/journey.ts'
import { look } from '../harness/look.ts'

const now = journey()

test('spec 2 a page that is not there says so with its status, where help is found, and takes feedback', async () => {
  const answer = await now.page.goto(`${now.home}/finnes-ikke`)
  expect(answer?.status()).toBe(404)
  await now.page.getByRole('heading', { level: 1, name: 'Fant ikke siden' }).waitFor()
  await now.page.getByText(/Trenger du hjelp\?.*\(404\)/).waitFor()
  expect(await now.page.getByRole('link', { name: 'kontaktsiden' }).getAttribute('href')).toBe('/info/contact')
  expect(await look(now.page, 'not-found')).toEqual([])
  await now.page.getByRole('button', { name: 'Gi tilbakemelding' }).click()
  const dialog = now.page.getByRole('dialog', { name: 'Tilbakemelding' })
  await dialog.waitFor()
  // Set as on the public pages: two columns where there is room.
  expect(await dialog.locator('form').evaluate((form) => getComputedStyle(form).gridTemplateColumns.split(' ').length)).toBe(2)
  expect(await look(now.page, 'not-found-feedback')).toEqual([])
  await dialog.getByRole('textbox', { name: 'Tilbakemelding' }).fill('Lenken i rapporten førte hit.')
  await dialog.getByLabel('Hva gjelder det?').selectOption({ index: 1 })
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await dialog.getByText('Takk. Tilbakemeldingen er mottatt.').waitFor()
})

test('spec 2 a page that falls says so, where help is found, and has the form for feedback', async () => {
  await now.page.route('**/assets/OptimizerPage-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const OptimizerPage = () => { throw new Error("planted") }' }),
  )
  await now.page.goto(`${now.home}/optimizer`)
  await now.page.getByRole('heading', { level: 1, name: 'Siden kunne ikke vises' }).waitFor()
  await now.page.getByText('Trenger du hjelp?').waitFor()
  await now.page.getByRole('button', { name: 'Last siden på nytt' }).waitFor()
  await now.page.getByRole('button', { name: 'Gi tilbakemelding' }).click()
  await now.page.getByRole('dialog', { name: 'Tilbakemelding' }).waitFor()
  expect(await look(now.page, 'crashed')).toEqual([])
})
