import { describe, expect, test } from 'vitest'
import { atRest } from './harness/at-rest.ts'
import { look } from './harness/look.ts'
import { journey } from './harness/journey.ts'

const TALK =
  'Lege: God dag, Tjostolv Rugås, kom inn. Pasient: Jeg har hatt vondt i venstre kne siden lørdag. Kona mi Hallgjerd sier at jeg halter, nummeret ' +
  'hennes er 934 55 018. Jeg bor i Tverrveien 9A, 7650 Verdal, og bruker Paracet 1 g.'
const email = 'maskert@klinikk.example'

const now = journey(email)

async function openMasked(): Promise<void> {
  const part = now.page.getByRole('button', { name: /^Maskert/ })
  await now.report.bar.waitFor()
  // The rail may open by itself meanwhile; then a press on its name closes it, and the next one opens it for good.
  await expect.poll(async () => {
    if (!(await part.isVisible())) await now.page.getByRole('button', { name: 'Kilder' }).click()
    return part.isVisible()
  }).toBe(true)
  await part.click()
  // a press lands on what stands there when the button is let go: none before the part has opened
  await atRest(now.page)
}

describe('GDPR: the report page says what is masked', () => {
  test('by kind, each place one press from its source, without a fault of access', async () => {
    await now.page.setViewportSize({ width: 1440, height: 900 })
    await now.report.open(TALK)
    await openMasked()
    await now.page.getByRole('heading', { name: 'Navn · 2' }).waitFor()
    expect(await now.page.getByRole('heading', { name: 'Adresser og steder · 3' }).count()).toBe(1)
    expect(await look(now.page, 'masked')).toEqual([])
    await now.page.setViewportSize({ width: 1440, height: 900 })
    await now.page.getByRole('button', { name: 'Vis «Hallgjerd» i sammenheng' }).click()
    await expect.poll(() => now.page.locator('mark').getByText('Hallgjerd', { exact: true }).count()).toBe(1)
    expect(now.errors).toEqual([])
  })

  test('a word the doctor says points at nobody is spared in this case, also after a reload, and can be masked again', async () => {
    await now.page.setViewportSize({ width: 1440, height: 900 })
    await now.report.open(TALK)
    await openMasked()
    await now.page.getByRole('button', { name: 'Ikke masker «Hallgjerd» i denne saken' }).click()
    await now.page.getByRole('heading', { name: 'Maskeres ikke i denne saken · 1' }).waitFor()
    expect(await now.page.getByRole('heading', { name: 'Navn · 1' }).count()).toBe(1)
    expect(await look(now.page, 'masked-spared')).toEqual([])
    await now.page.setViewportSize({ width: 1440, height: 900 })
    await now.page.reload()
    await openMasked()
    await now.page.getByRole('button', { name: 'Masker «Hallgjerd» igjen' }).click()
    await now.page.getByRole('heading', { name: 'Navn · 2' }).waitFor()
    expect(await now.page.getByRole('heading', { name: /Maskeres ikke/ }).count()).toBe(0)
    expect(now.errors).toEqual([])
  })

  test('what was masked for good says so and has nothing to press but its source', async () => {
    await now.page.setViewportSize({ width: 1440, height: 900 })
    await now.report.open('Lege: God dag, [navn 1]. Pasient: Jeg har hatt vondt i venstre kne siden lørdag, og Hallgjerd sier at jeg halter.')
    await openMasked()
    await now.page.getByText('Ordene finnes ikke lenger og kan ikke hentes fram.').waitFor()
    await now.page.getByRole('button', { name: 'Vis «[navn 1]» i sammenheng' }).waitFor()
    expect(await now.page.getByRole('button', { name: /^Ikke masker/ }).count()).toBeGreaterThan(0)
    expect(await now.page.getByRole('button', { name: /masker «\[navn 1\]»/i }).count()).toBe(0)
    expect(now.errors).toEqual([])
  })

  test('the keyboard goes on where it was when a judged word moves to another list', async () => {
    await now.page.setViewportSize({ width: 1440, height: 900 })
    await now.report.open(TALK)
    await openMasked()
    const button = (name: string) => now.page.getByRole('button', { name, exact: true })
    const hasFocus = async (name: string): Promise<void> => {
      await expect.poll(() => button(name).evaluate((element) => element === document.activeElement && element.ariaDisabled === null)).toBe(true)
    }
    // of two names the other takes its place; of the only one left the way back is at hand
    await button('Ikke masker «Tjostolv Rugås» i denne saken').press('Enter')
    await hasFocus('Ikke masker «Hallgjerd» i denne saken')
    await now.page.keyboard.press('Enter')
    await hasFocus('Masker «Hallgjerd» igjen')
    await now.page.keyboard.press('Enter')
    await now.page.getByRole('heading', { name: 'Navn · 1' }).waitFor()
    await hasFocus('Masker «Tjostolv Rugås» igjen')
    expect(now.errors).toEqual([])
  })
})
