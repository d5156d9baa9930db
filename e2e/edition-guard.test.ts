import { expect, test } from 'vitest'
import { journey } from './harness/journey.ts'
import { enter, originOf } from './harness/sign-in.ts'

const now = journey()
const focused = () => now.page.evaluate(() => document.activeElement?.textContent)

test('spec 4: on the animal site a doctor’s focus begins on the way to the human one, not on what changes the account', async () => {
  const { page, server } = now
  await enter(page, server, { email: now.email, isVet: true })
  await page.getByRole('dialog', { name: 'Du er registrert som lege' }).waitFor()
  await expect.poll(focused).toMatch(/Åpne legeutgaven|Gå til legeutgaven, eller bytt til veterinær/)
  await page.keyboard.press('Enter')
  // Asked until it answers: the press may be leading to the other edition.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('epikrise.profile') ?? '')).not.toContain('Veterinarian')
  expect(originOf(server)).toContain('localhost')
})
