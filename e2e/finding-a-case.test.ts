import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { accessibilityFaults } from './harness/accessibility.ts'
import { callAs } from './harness/accounts.ts'
import { journey } from './harness/journey.ts'

const TALK = 'Lege: Hva kan jeg hjelpe deg med?\nPasient: Jeg har hatt hoste i tre uker, og jeg har hatt feber.'
const now = journey()
const sidebar = () => now.page.getByRole('complementary').filter({ hasText: 'Start opptak' })

async function makeCase(body: object): Promise<{ patientId: string; caseId: string }> {
  const ids = { patientId: randomUUID(), caseId: randomUUID() }
  const { status } = await callAs(now.server, now.token, {
    method: 'POST',
    path: `/patients/${ids.patientId}/cases`,
    body: { id: ids.caseId, transcription: TALK, ...body },
  })
  expect(status).toBe(200)
  return ids
}

async function makePatient(name: string): Promise<string> {
  const { patientId } = await makeCase({})
  await callAs(now.server, now.token, { method: 'PUT', path: `/patients/${patientId}`, body: { name, birthDate: '1961-03-12' } })
  return patientId
}

const menuOf = async (name: string, item: string) => {
  await sidebar().getByRole('button', { name: `Valg for ${name}` }).click()
  await now.page.getByRole('menuitem', { name: item }).click()
}

describe('a case is found', () => {
  test('by two lines: the hour, sex and age, and what it is about; an age nobody touched is not said', async () => {
    await makeCase({ descriptor: { kind: 'human', gender: 'female', ageYears: 54 } })
    await makeCase({ descriptor: { kind: 'human', gender: 'male' }, transcription: 'Vondt i kneet. Skal til MR.' })
    await now.page.goto(`${now.home}/`)
    const rows = sidebar().getByRole('link', { name: /\d\d:\d\d/ })
    await expect.poll(() => rows.allInnerTexts()).toEqual([
      expect.stringMatching(/^\d\d:\d\d · Mann\s+Vondt i kneet\.$/),
      expect.stringMatching(/^\d\d:\d\d · K 54\s+Jeg har hatt hoste i tre uker, og jeg har hatt feber\.$/),
    ])
    // The sidebar may stand before the page beside it.
    await now.page.getByRole('heading', { level: 1 }).waitFor()
    expect(await accessibilityFaults(now.page)).toEqual([])
  })

  test('by the same line on the page of its recordings', async () => {
    const { patientId } = await makeCase({ descriptor: { kind: 'human', gender: 'female', ageYears: 54 } })
    await now.page.goto(`${now.home}/p/${patientId}/recs`)
    await now.page.getByRole('heading', { level: 1, name: 'Jeg har hatt hoste i tre uker, og jeg har hatt feber' }).waitFor()
    expect(await now.page.getByRole('banner').or(now.page.locator('main header')).last().innerText()).toMatch(/\d\d:\d\d\s*K 54/)
    expect(await now.page.getByRole('link', { name: 'Opptak og notater' }).getAttribute('aria-current')).toBe('page')
  })

  test('on the dashboard, where the box for text keeps its button in sight at 1440 × 900 and begins early at 390', async () => {
    for (let made = 0; made < 4; made += 1) await makeCase({})
    const { page } = now
    const send = page.getByRole('button', { name: 'Lag rapport' })
    await page.goto(`${now.home}/`)
    await page.getByRole('heading', { name: 'Siste saker' }).waitFor()
    const bottom = await send.evaluate((button) => button.getBoundingClientRect().bottom)
    expect(bottom).toBeLessThan(900)
    expect(await page.getByRole('region', { name: 'Siste saker' }).getByRole('link').count()).toBe(3)
    await page.setViewportSize({ width: 390, height: 844 })
    const top = await page.getByRole('textbox', { name: 'Skriv eller lim inn samtalen' }).evaluate((box) => box.getBoundingClientRect().top)
    expect(top).toBeLessThan(430)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

describe('a named patient', () => {
  test('is edited from the row, and keeps what else is known; a failure is said in the specified words', async () => {
    const patientId = await makePatient('Kari Nordman')
    await now.page.goto(`${now.home}/`)
    await menuOf('Kari Nordman', 'Rediger pasienten')
    const field = now.page.getByRole('dialog').getByRole('textbox', { name: 'Navn' })
    await field.fill('Kari Nordmann')
    await now.page.route(
      '**/api/v1.0/patients/*',
      (route) => route.fulfill({ status: 503, contentType: 'application/json', body: '{"code":"database.unavailable","message":"x"}' }),
      { times: 1 },
    )
    await field.press('Enter')
    await now.page.getByText('Kunne ikke lagre pasient.').waitFor()
    await field.press('Enter')
    await sidebar().getByRole('link', { name: /Kari Nordmann/ }).waitFor()
    const { body } = await callAs(now.server, now.token, { method: 'GET', path: `/patients/${patientId}` })
    expect(body).toMatchObject({ name: 'Kari Nordmann', birthDate: '1961-03-12' })
  })

  test('is deleted from the row when that is confirmed, and where it was open one stands before the box for text', async () => {
    const patientId = await makePatient('Ola Hansen')
    await now.page.goto(`${now.home}/p/${patientId}/recs`)
    await menuOf('Ola Hansen', 'Slett pasienten')
    const dialog = now.page.getByRole('dialog', { name: 'Slette Ola Hansen?' })
    await dialog.getByRole('button', { name: 'Avbryt' }).click()
    expect((await callAs(now.server, now.token, { method: 'GET', path: `/patients/${patientId}` })).status).toBe(200)
    await menuOf('Ola Hansen', 'Slett pasienten')
    await now.page.route(
      '**/api/v1.0/patients/*',
      (route) =>
        route.request().method() === 'DELETE'
          ? route.fulfill({ status: 503, contentType: 'application/json', body: '{"code":"database.unavailable","message":"x"}' })
          : route.continue(),
      { times: 1 },
    )
    await dialog.getByRole('button', { name: 'Slett pasienten' }).click()
    await now.page.getByText('Kunne ikke slette pasient.').waitFor()
    await dialog.getByRole('button', { name: 'Slett pasienten' }).click()
    await now.page.waitForURL(`${now.home}/#add`)
    expect((await callAs(now.server, now.token, { method: 'GET', path: `/patients/${patientId}` })).status).toBe(404)
    await expect.poll(() => sidebar().getByText('Ola Hansen').count()).toBe(0)
  })
})
