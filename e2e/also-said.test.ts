import { expect, test } from 'vitest'
import { journey } from './harness/journey.ts'

const now = journey('ogsaa@klinikk.example')

/** Of little weight for the record, and said all the same. */
const ASIDE = 'Jeg har en hund som heter Pontus og en hytte på fjellet.'
const TALK = `Lege: Hva kan jeg hjelpe deg med?
Pasient: Jeg har hatt vondt i høyre kne i tre uker.
Lege: Er du hoven der?
Pasient: Ja, det hovner opp om kvelden.
Pasient: ${ASIDE}
Lege: Kneet er varmt og hovent. Vi tar røntgen, og du kommer tilbake om to uker.
Lege: Ring hvis du får feber.`

test('what may be missed stands behind a fold below what is likely missed: not counted, not shown, and taken in or kept out like the rest', async () => {
  await now.report.open(TALK)
  const entry = now.report.rail.getByRole('listitem').filter({ hasText: 'Pontus' }).filter({ has: now.page.getByRole('button', { name: 'Vis i sammenheng' }) })
  const fold = now.report.rail.getByRole('button', { name: /^Mer som ble sagt \(\d+\)$/ })
  // Nothing waits for a word, so nothing opened by itself.
  await now.report.bar.getByRole('button', { name: /^Kilder/ }).click()
  await fold.waitFor()
  const many = Number(/\d+/.exec(await fold.innerText())?.[0])
  expect(many).toBeGreaterThan(0)
  expect(await entry.count()).toBe(0)
  expect(await fold.getAttribute('aria-expanded')).toBe('false')
  await fold.press('Enter')
  await entry.waitFor()
  expect(await now.report.faults()).toEqual([])

  await entry.getByRole('button', { name: 'Legg til' }).click()
  await now.report.text.getByText('Pontus').waitFor()
  await expect.poll(() => entry.count()).toBe(0)
  await now.page.getByRole('button', { name: 'Angre', exact: true }).click()
  await entry.waitFor()
  await entry.getByRole('button', { name: 'Ikke ta med' }).click()
  await now.page.getByText('Tas ikke med').waitFor()
  expect(await entry.count()).toBe(0)
  await now.report.saved()
  await now.page.reload()
  await now.report.text.waitFor()
  await now.report.bar.getByRole('button', { name: /^Kilder/ }).click()
  await now.report.rail.waitFor()
  if (many > 1) await fold.click()
  else expect(await fold.count()).toBe(0)
  expect(await entry.count()).toBe(0)
  expect(now.errors).toEqual([])
})
