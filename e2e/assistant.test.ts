import { describe, expect, test } from 'vitest'
import { accessibilityFaults } from './harness/accessibility.ts'
import { journey } from './harness/journey.ts'

const TALK = 'Lege: Hva kan jeg hjelpe deg med?\nPasient: Jeg har hostet i tre uker.'
const now = journey()
const bubble = () => now.page.getByRole('button', { name: 'Spør om Epikrise' })
const panel = () => now.page.getByRole('dialog', { name: 'Hjelp med Epikrise' })
const field = () => panel().getByRole('textbox', { name: 'Spørsmål' })

describe('spec 2, 4, 5: the assistant for the product', () => {
  test('a question for a person shows the form; what is missing is named, what is written is sent as typed, and thanked for 3.5 s', async () => {
    const { page, home } = now
    await page.goto(`${home}/s`)
    await bubble().click()
    await field().fill('Jeg vil snakke med et menneske')
    await field().press('Enter')
    const form = panel().getByRole('form', { name: 'Send til oss' })
    await form.waitFor()
    expect(await form.getByRole('textbox', { name: 'Hvor fornøyd er du?' }).inputValue()).toBe('10')
    expect(await accessibilityFaults(page)).toEqual([])
    await form.getByRole('button', { name: 'Send' }).click()
    await form.getByText('Velg en kategori.').waitFor()
    await form.getByRole('combobox', { name: 'Hva gjelder det?' }).or(form.getByRole('textbox', { name: 'Hva gjelder det?' })).first().click()
    await page.getByRole('option', { name: 'Et forslag' }).click()
    await form.getByRole('textbox', { name: 'Beskriv det' }).fill('   ')
    await form.getByRole('button', { name: 'Send' }).click()
    await form.getByText('Skriv inn tilbakemeldingen din.').waitFor()
    await form.getByRole('textbox', { name: 'Beskriv det' }).fill('  Mørkere utskrift ')
    const sent = page.waitForRequest('**/feedback/message')
    await form.getByRole('button', { name: 'Send' }).click()
    expect((await sent).postDataJSON()).toEqual({ rating: 10, category: 'suggestion', feedback: '  Mørkere utskrift ' })
    await panel().getByText('Takk! Meldingen er sendt.').waitFor()
    await panel().getByText('Takk! Meldingen er sendt.').waitFor({ state: 'detached' })
    await field().press('Escape')
    await expect.poll(() => panel().isVisible()).toBe(false)
    expect(now.errors).toEqual([])
  })

  test('nothing of a case goes to it, and its id lives and dies with the tab', async () => {
    const { page } = now
    await now.report.open(TALK)
    await bubble().click()
    const asked = page.waitForRequest(/\/c\/cust-[\w-]+\/ask-case$/)
    await field().fill('Hvordan starter jeg et opptak?')
    await field().press('Enter')
    const request = await asked
    expect(request.postDataJSON()).toEqual({
      Content: 'Hvordan starter jeg et opptak?',
      CaseBound: false,
      IsCustomerAssistant: true,
      MessageId: expect.any(String) as string,
    })
    const id = /cust-[\w-]+/.exec(request.url())?.[0]
    expect(await page.evaluate(() => sessionStorage.getItem('epikrise-assistant'))).toBe(id)
    expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain('cust-')
  })

  test('390 px: in the header of every page, over no bar, field or key', async () => {
    const { page, home } = now
    await now.report.open(TALK)
    const report = new URL(page.url()).pathname
    await page.setViewportSize({ width: 390, height: 844 })
    for (const path of ['/', report, report.replace('/report', '/chat'), '/c', '/r']) {
      await page.goto(`${home}${path}`)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await bubble().waitFor()
      expect(await bubble().evaluate((button) => button.closest('header') !== null), path).toBe(true)
      // In the flow of the header: what floats would lie over a field, a bar or a keyboard.
      expect(await bubble().evaluate((button) => getComputedStyle(button).position), path).not.toMatch(/fixed|absolute|sticky/)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390)
    }
  })

  test('the help page opens it, also when it is asked for before it has been fetched', async () => {
    const { page, home } = now
    // The frame fetches it when the page is at rest, which a busy machine is late.
    await page.addInitScript(() => {
      window.requestIdleCallback = (run) => Number(setTimeout(() => run({ didTimeout: true, timeRemaining: () => 0 }), 3_000))
    })
    await page.goto(`${home}/help`)
    await page.getByRole('button', { name: 'Spør assistenten' }).click()
    expect(await bubble().count()).toBe(0)
    await panel().waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
  })
})

test('the help page finds a text by its words, and keeps what was sought in its address', async () => {
  const { page, home } = now
  await page.goto(`${home}/`)
  await page.getByRole('button', { name: 'Brukermeny' }).click()
  await page.getByRole('menuitem', { name: 'Hjelp' }).click()
  await page.waitForURL(`${home}/help`)
  const entries = page.locator('main details')
  await expect.poll(() => entries.count()).toBeGreaterThan(10)
  const all = await entries.count()
  await page.getByRole('searchbox', { name: 'Søk i hjelpen' }).fill('opptak')
  await expect.poll(() => entries.count()).toBeLessThan(all)
  expect(await entries.first().innerText()).toMatch(/opptak/i)
  await page.waitForURL(/q=opptak/)
  await page.getByRole('searchbox', { name: 'Søk i hjelpen' }).fill('xqzxqz')
  await page.getByText('Ingen hjelpetekster har disse ordene.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})
