import { expect, test } from 'vitest'
import { journey } from '../harness/journey.ts'

const TALK = 'Lege: Hva kan jeg hjelpe deg med?\nPasient: Jeg har hatt vondt i halsen i fire dager.'
const now = journey()

test('SEC-17 what a word processor puts on the clipboard comes in as its words, and nothing of it is turned away by the policy', async () => {
  await now.report.open(TALK)
  const place = now.page.locator('.report-text p').first()
  await place.click()
  await place.evaluate((paragraph) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData(
      'text/html',
      '<html><head><style>p.Mso{color:red}</style></head><body><p class="Mso" style="color:red;background:url(http://localhost:1/x.png)">Limt ' +
        'inn fra et notat.</p></body></html>',
    )
    paragraph.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await now.page.getByText('Limt inn fra et notat.').waitFor()
  expect(await now.report.text.locator('[style], style').count()).toBe(0)
  expect(now.errors).toEqual([])
})

test('SEC-17 a dialog holds the page still by a style that carries the nonce', async () => {
  await now.report.open(TALK)
  await now.page.keyboard.press('Control+k')
  await now.page.getByRole('dialog').waitFor()
  const made = await now.page.evaluate(() =>
    [...document.querySelectorAll('style')].map((style) => ({ nonce: style.nonce, rules: style.sheet?.cssRules.length ?? 0 })),
  )
  const own = await now.page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.nonce)
  expect(own).toMatch(/^[\w+/=]{24}$/)
  const living = made.filter(({ nonce }) => nonce === own)
  expect(living.length).toBeGreaterThan(1)
  expect(living.every(({ rules }) => rules > 0)).toBe(true)
  expect(await now.page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden')
})
