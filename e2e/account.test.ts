import { readFile } from 'node:fs/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { accessibilityFaults } from './harness/accessibility.ts'
import { callAs } from './harness/accounts.ts'
import { journey } from './harness/journey.ts'
import { look } from './harness/look.ts'

const now = journey()
let patientId: string

beforeEach(async () => {
  patientId = crypto.randomUUID()
  await callAs(now.server, now.token, {
    method: 'POST',
    path: `/patients/${patientId}/cases`,
    body: { id: crypto.randomUUID(), transcription: 'Pasienten har hostet i tre uker.' },
  })
  await now.page.goto(`${now.home}/s`)
})

describe('GDPR-3, GDPR-2: a person’s own data, on the settings page', () => {
  test('everything is downloaded as one archive, at every width without a fault', async () => {
    const coming = now.page.waitForEvent('download')
    await now.page.getByRole('button', { name: 'Last ned', exact: true }).click()
    const download = await coming
    expect(download.suggestedFilename()).toBe('epikrise.zip')
    const bytes = await readFile(await download.path())
    expect(bytes.subarray(0, 2).toString('latin1')).toBe('PK')
    expect(bytes.includes(`patients/${patientId}/patient.json`)).toBe(true)
    await now.page.getByText('Filen er lastet ned.').waitFor()
    for (const width of [390, 1024, 1440]) {
      await now.page.setViewportSize({ width, height: 900 })
      await expect.poll(() => now.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
      expect(await accessibilityFaults(now.page)).toEqual([])
    }
    expect(now.errors).toEqual([])
  })

  test('the account goes only after the word is typed; the receipt counts, and nothing is left in the browser or at the server', async () => {
    await now.page.getByRole('button', { name: 'Slett kontoen …' }).click()
    const dialog = now.page.getByRole('dialog', { name: 'Slette kontoen for godt?' })
    const confirm = dialog.getByRole('button', { name: 'Slett alt' })
    const word = dialog.getByRole('textbox', { name: 'Skriv SLETT for å bekrefte' })
    expect(await confirm.isDisabled()).toBe(true)
    await word.fill('slettet')
    expect(await confirm.isDisabled()).toBe(true)
    expect(await accessibilityFaults(now.page)).toEqual([])
    await word.fill('SLETT')
    await confirm.click()
    const receipt = now.page.getByRole('dialog', { name: 'Kontoen er slettet' })
    await receipt.getByText('Dette er borte for godt:').waitFor()
    expect((await receipt.locator('dl').innerText()).replaceAll(/\s+/g, ' ')).toBe(
      'Saker 1 Pasienter 1 Opptak 0 Brev og henvisninger 0 Talefraser 0 Krypteringsnøkler 1',
    )
    expect(await look(now.page, 'erased')).toEqual([])
    await receipt.getByRole('button', { name: 'Til forsiden' }).click()
    // Signing out goes by way of the sign-in server: one page gives way to the next before it has loaded.
    await now.page.getByRole('button', { name: /logg inn/i }).first().waitFor()
    expect(new URL(now.page.url()).pathname).toBe('/')
    expect(await now.page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))).not.toMatch(/hostet|klinikk\.example/)
    expect((await callAs(now.server, now.token, { method: 'GET', path: '/user-profile' })).status).toBe(401)
  })
})
