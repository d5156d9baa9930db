import { expect, test } from 'vitest'
import { journey } from './harness/journey.ts'

const TALK =
  'Lege: Hva kan jeg hjelpe deg med?\nPasient: Jeg har hostet i tre uker.\nLege: Lungene er rene. Du får Apocillin 660 mg fire ganger daglig i ti dager.'

const now = journey()

/** Where something begins, from the top and the right edge of the window. */
async function placeOf(name: string | RegExp, role: 'button' | 'heading'): Promise<{ top: number; right: number }> {
  const one = now.page.getByRole(role, { name }).first()
  await one.waitFor()
  return one.evaluate((element) => {
    const { top, right } = element.getBoundingClientRect()
    return { top: Math.round(top), right: Math.round(innerWidth - right) }
  })
}

test('from view to view of a case its headline stands still, and help is found at one place and covers nothing', async () => {
  await now.page.goto(`${now.home}/`)
  const help = await placeOf('Spør om Epikrise', 'button')
  await now.page.getByRole('textbox', { name: 'Skriv eller lim inn samtalen' }).fill(TALK)
  await now.page.getByRole('button', { name: 'Lag rapport' }).click()
  await now.page.waitForURL(/\/report/)
  // A headline that is drawn anew while it is asked has no place for that instant.
  const headlineTop = async () => (await placeOf(/Hostet|hostet/, 'heading')).top
  await expect.poll(headlineTop).toBeGreaterThan(0)
  const top = await headlineTop()
  expect(await placeOf('Spør om Epikrise', 'button')).toEqual(help)
  await now.page.getByRole('link', { name: 'Opptak og notater' }).click()
  await now.page.waitForURL(/\/recs/)
  await expect.poll(headlineTop).toBe(top)
  expect(await placeOf('Spør om Epikrise', 'button')).toEqual(help)
})

test('on the recording page the heading of the patient keeps its distance to the field beside it', async () => {
  await now.page.goto(`${now.home}/r`)
  const gaps = await now.page.getByRole('combobox', { name: 'Mal' }).evaluate((field) => {
    const card = field.closest('section')
    const heading = card?.querySelector('h2')
    if (!heading) throw new Error('the card of the patient has no heading')
    const [a, b] = [heading.getBoundingClientRect(), field.getBoundingClientRect()]
    return Math.max(a.top - b.bottom, b.top - a.bottom)
  })
  expect(gaps).toBeGreaterThanOrEqual(16)
})
