import { randomUUID } from 'node:crypto'
import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Case } from '#contract/case.ts'
import type { AnonymousCase } from '#contract/patient.ts'
import { accessibilityFaults } from './harness/accessibility.ts'
import { callAs, subscribe } from './harness/accounts.ts'
import { journey } from './harness/journey.ts'

const TALK = 'Lege: Hva kan jeg hjelpe deg med?\nPasient: Jeg har hatt hoste i tre uker, og jeg har hatt feber.'
const now = journey()
const main = () => now.page.getByRole('main')
const search = () => main().getByRole('searchbox', { name: 'Søk etter pasient' })
const dialog = () => now.page.getByRole('dialog')
const call = (method: string, path: string, body?: unknown) => callAs(now.server, now.token, { method, path, body })

async function makeCase(patientId: string = randomUUID()): Promise<{ patientId: string; caseId: string; revision: number }> {
  const caseId = randomUUID()
  const { status, body } = await call('POST', `/patients/${patientId}/cases`, { id: caseId, transcription: TALK })
  expect(status).toBe(200)
  return { patientId, caseId, revision: (body as Case).revision }
}

async function makePatient(name: string, more: object = {}): Promise<string> {
  const id = randomUUID()
  expect((await call('PUT', `/patients/${id}`, { name, ...more })).status).toBe(200)
  return id
}

describe('a named patient', () => {
  test('is made, found by a folded name and by the date of birth, changed and deleted', async () => {
    const { page, home } = now
    await makePatient('Kari Nordmann')
    await page.goto(`${home}/patients`)
    await main().getByRole('button', { name: 'Ny pasient' }).click()
    await dialog().getByRole('textbox', { name: 'Navn' }).fill('Øystein Åsgård')
    await dialog().getByRole('textbox', { name: 'Fødselsdato' }).fill('31.02.1961')
    await dialog().getByRole('combobox', { name: 'Kjønn' }).selectOption('Annet')
    await dialog().getByRole('button', { name: 'Lagre' }).click()
    await dialog().getByText('Skriv datoen som 12.03.1961.').waitFor()
    await dialog().getByRole('textbox', { name: 'Fødselsdato' }).fill('120361')
    await page.route(
      '**/api/v1.0/patients/*',
      (route) => route.fulfill({ status: 503, contentType: 'application/json', body: '{"code":"database.unavailable","message":"x"}' }),
      { times: 1 },
    )
    await dialog().getByRole('button', { name: 'Lagre' }).click()
    await dialog().getByText('Kunne ikke lagre pasient.').waitFor()
    await dialog().getByRole('button', { name: 'Lagre' }).click()
    await main().getByRole('link', { name: /Øystein Åsgård.*f\. 12\.03\.1961 · Annet/ }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    for (const typed of ['oystein', 'AASGAARD', '12.3.61', '1961-03-12']) {
      await search().fill(typed)
      await expect.poll(() => main().getByRole('status').innerText()).toBe('1 pasient')
      expect(await main().getByRole('link', { name: /Åsgård/ }).count()).toBe(1)
    }
    await search().fill('finnes ikke')
    await main().getByRole('heading', { name: 'Ingen treff' }).waitFor()
    await search().fill('åsgård')
    await main().getByRole('button', { name: 'Valg for Øystein Åsgård' }).click()
    await page.getByRole('menuitem', { name: 'Rediger pasienten' }).click()
    await dialog().getByRole('textbox', { name: 'Navn' }).fill('Øystein Aasgaard')
    await dialog().getByRole('button', { name: 'Lagre' }).click()
    await main().getByRole('button', { name: 'Valg for Øystein Aasgaard' }).click()
    await page.getByRole('menuitem', { name: 'Slett pasienten' }).click()
    await dialog().getByRole('button', { name: 'Slett pasienten' }).click()
    await main().getByRole('heading', { name: 'Ingen treff' }).waitFor()
    expect((await call('GET', '/patients')).body).toMatchObject([{ name: 'Kari Nordmann' }])
  })

  test('opens with the newest case, and the others are chosen in the header and stand in the address', async () => {
    const { page, home } = now
    const patientId = await makePatient('Kari Nordmann')
    const first = await makeCase(patientId)
    const second = await makeCase(patientId)
    await page.goto(`${home}/patients`)
    await main().getByRole('link', { name: /Kari Nordmann.*2 saker/s }).click()
    await page.waitForURL(`${home}/p/${patientId}/report`)
    await page.goto(`${home}/p/${patientId}/report?c=${first.caseId}`)
    const recordings = page.getByRole('navigation', { name: 'Visninger' }).getByRole('link', { name: 'Opptak og notater' })
    await recordings.waitFor()
    expect(await recordings.getAttribute('href')).toBe(`/p/${patientId}/recs?c=${first.caseId}`)
    await page.getByRole('combobox', { name: 'Velg konsultasjon' }).click()
    await page.getByRole('option').first().click()
    await page.waitForURL(`${home}/p/${patientId}/report?c=${second.caseId}`)
  })
})

/** Goes down a menu that has just been opened by key until it stands on the item: what is pressed before the menu has the focus is lost. */
async function goTo(item: Locator): Promise<void> {
  const isOn = () => item.evaluate((element) => element === document.activeElement)
  await expect.poll(async () => {
    if (!(await isOn())) await item.page().keyboard.press('ArrowDown')
    return isOn()
  }).toBe(true)
}

describe('a case', () => {
  test('is moved to a new patient by keys alone, and back with the hour of its deletion told', async () => {
    const { page, home } = now
    const { patientId, caseId } = await makeCase()
    await page.goto(`${home}/p/${patientId}/report`)
    const menu = page.getByRole('button', { name: 'Flytt saken' })
    await menu.focus()
    await page.keyboard.press('Enter')
    const move = page.getByRole('menuitem', { name: 'Flytt til pasient …' })
    await move.waitFor()
    expect(await page.getByRole('menuitem', { name: 'Gjør anonym' }).count()).toBe(0)
    await goTo(move)
    await page.keyboard.press('Enter')
    const field = dialog().getByRole('combobox', { name: 'Velg hvem saken gjelder' })
    await field.waitFor()
    await dialog().getByText('Saken slettes ikke lenger av seg selv.').waitFor()
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.type('Kari Nordmann')
    await page.keyboard.press('ArrowDown')
    await dialog().getByRole('option', { name: 'Ny pasient: Kari Nordmann', selected: true }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.waitForURL(new RegExp(`/p/(?!${patientId})[^/]+/report\\?c=${caseId}$`))
    await page.getByRole('alert').filter({ hasText: 'Saken er flyttet til Kari Nordmann' }).waitFor()
    await page.getByRole('heading', { level: 1, name: 'Kari Nordmann' }).waitFor()
    expect((await call('GET', '/patients/anonymous')).body).toEqual([])
    const named = page.url()

    await menu.focus()
    await page.keyboard.press('Enter')
    const anonymise = page.getByRole('menuitem', { name: 'Gjør anonym' })
    await anonymise.waitFor()
    await goTo(anonymise)
    await page.keyboard.press('Enter')
    const told = dialog().getByText(/Saken tas ut av Kari Nordmann og slettes om 12 timer, .*\d\d:\d\d/)
    await told.waitFor()
    // The clock of the page: it may live elsewhere than the test, and a minute may have passed.
    const hours = await page.evaluate(() =>
      [0, -60_000, -120_000].map((ms) => new Date(Date.now() + 12 * 3_600_000 + ms).toLocaleTimeString('nb-NO', { hour: '2-digit', minute: '2-digit' })),
    )
    expect(hours).toContain(/\d\d:\d\d/.exec(await told.innerText())?.[0])
    await expect.poll(() => dialog().getByRole('button', { name: 'Avbryt' }).evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.href !== named && url.searchParams.get('c') === caseId)
    await page.getByRole('alert').filter({ hasText: /Saken er anonym og slettes/ }).waitFor()
    const [row] = (await call('GET', '/patients/anonymous')).body as AnonymousCase[]
    expect(row).toMatchObject({ id: caseId })
    expect(row?.timeRemaining).toBeGreaterThan(11.9 * 3600)
    expect((await call('GET', '/patients')).body).toMatchObject([{ name: 'Kari Nordmann', caseCount: 0 }])
    expect(now.errors).toEqual([])
  })

  test('is moved from its row in the sidebar to a patient who is there; one that changed meanwhile stays', async () => {
    const { page, home } = now
    const { patientId, caseId, revision } = await makeCase()
    const kari = await makePatient('Kari Nordmann')
    await page.goto(`${home}/`)
    await page.getByRole('button', { name: 'Valg for saken' }).click()
    await page.getByRole('menuitem', { name: 'Flytt til pasient …' }).click()
    await dialog().getByRole('option', { name: /Kari Nordmann/ }).click()
    let changed = 0
    await page.route('**/move', async (route) => {
      changed = (await call('POST', `/patients/${patientId}/cases`, { id: caseId, revision, manualNote: 'I mellomtiden' })).status
      await route.continue()
    }, { times: 1 })
    await dialog().getByRole('button', { name: 'Flytt saken' }).click()
    await expect.poll(() => changed).toBe(200)
    await dialog().getByText('Saken kunne ikke flyttes').waitFor()
    expect((await call('GET', `/patients/${patientId}`)).body).toMatchObject({ cases: [{ id: caseId, manualNote: 'I mellomtiden' }] })
    await dialog().getByRole('button', { name: 'Flytt saken' }).click()
    await page.waitForURL(`${home}/p/${kari}/report?c=${caseId}`)
  })
})

test('an account that may only read searches, and is offered nothing that changes', async () => {
  const { page, home } = now
  const patientId = await makePatient('Kari Nordmann')
  await makeCase(patientId)
  await subscribe(now.server, now.email, 'Canceled')
  await now.openAnew()
  await now.page.goto(`${home}/patients`)
  await search().fill('kari')
  await main().getByText('Kontoen er skrivebeskyttet: du kan søke og lese, men ikke endre.').waitFor()
  expect(await main().getByRole('button').count()).toBe(0)
  await search().press('Enter')
  await now.page.getByRole('heading', { level: 1, name: 'Kari Nordmann' }).waitFor()
  expect(await now.page.getByRole('button', { name: 'Flytt saken' }).count()).toBe(0)
  expect(page.isClosed()).toBe(true)
})

test('a recording of a new patient may say when they were born, and that the gender is neither; or a patient is chosen', async () => {
  const { page, home } = now
  const kari = await makePatient('Kari Nordmann')
  await page.goto(`${home}/r`)
  await page.getByRole('textbox', { name: 'Navn' }).fill('Kim Hansen')
  await page.getByRole('combobox', { name: 'Kjønn' }).selectOption('Annet')
  await page.getByRole('textbox', { name: 'Fødselsdato' }).fill('120361')
  await page.getByRole('textbox', { name: 'Tilleggsopplysninger' }).fill('Blodtrykk 120/80')
  await page.getByRole('button', { name: 'Velg en pasient' }).click()
  await dialog().getByRole('option', { name: /Kari Nordmann/ }).click()
  await dialog().getByRole('button', { name: 'Velg en pasient' }).click()
  await page.getByText('Opptaket gjelder Kari Nordmann').waitFor()
  expect(page.url()).toBe(`${home}/r?for=${kari}`)
  expect(await page.getByRole('textbox', { name: 'Tilleggsopplysninger' }).inputValue()).toBe('Blodtrykk 120/80')
  expect(await page.getByRole('textbox', { name: 'Navn' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Fjern' }).click()
  expect(await page.getByRole('textbox', { name: 'Navn' }).inputValue()).toBe('Kim Hansen')
  expect(await page.getByRole('combobox', { name: 'Kjønn' }).inputValue()).toBe('other')
})
