import { describe, expect, test } from 'vitest'
import { accessibilityFaults } from './harness/accessibility.ts'
import { caseWithQuestions } from './harness/case-with-questions.ts'
import { keyboardHand, touchHand } from './harness/hands.ts'
import { journey } from './harness/journey.ts'
import { look } from './harness/look.ts'

const now = journey('sporsmal@klinikk.example', { context: { hasTouch: true } })

const card = (id: string) => now.page.locator(`[data-question="${id}"]`)
const choice = (id: string, name: string) => card(id).getByRole('button', { name, exact: true })
const list = async () => (await now.report.text.innerText()).split('Medisiner\n')[1]?.split('\n').map((line) => line.trim()).filter((line) => line !== '') ?? []

/** Where the report begins on the page, however far it is scrolled. */
const topOfReport = () => now.page.locator('.report-text').evaluate((element) => element.getBoundingClientRect().top + scrollY)

async function open(width: number): Promise<void> {
  const patientId = await caseWithQuestions(now.server, now)
  await now.page.setViewportSize({ width, height: 900 })
  await now.page.goto(`${now.home}/p/${patientId}/report`)
  await now.report.text.waitFor()
  await card('metformin').waitFor()
}

describe('what the report asks', () => {
  test('is answered with a thumb at 390 px: the line comes, nothing jumps, and it can be had back', async () => {
    await open(390)
    const thumb = touchHand(now.page)
    await now.page.getByRole('button', { name: /^\d spørsmål\./ }).tap()
    expect(await thumb.faults()).toEqual([])
    // The line of facts has slid under the bar, half covered: the page is judged from its beginning.
    await now.page.evaluate(() => scrollTo(0, 0))
    expect(await look(now.page, 'questions')).toEqual([])
    // What was left out is read after the report: its notice must stand before anything is measured.
    await now.page.waitForLoadState('networkidle')
    const before = await topOfReport()
    await thumb.press(choice('metformin', 'Startes'))
    await card('metformin').getByText('Står nå i medisinlisten.').waitFor()
    await expect.poll(list).toEqual(['Metformin, startes', 'Andre opplysninger', 'Ingen kjente allergier.'])
    expect(await topOfReport()).toBe(before)
    expect(await thumb.faults()).toEqual([])
    await thumb.press(card('metformin').getByRole('button', { name: 'Angre svaret om Metformin' }))
    await choice('metformin', 'Startes').waitFor()
    await expect.poll(list).toEqual([])
    await thumb.press(choice('statin', 'Bare Simvastatin'))
    await card('statin').getByText('Står nå i medisinlisten.').waitFor()
    await now.page.reload()
    await now.report.text.waitFor()
    await expect.poll(async () => (await list())[0]).toBe('Simvastatin')
    expect(await card('statin').count()).toBe(0)
    expect(now.errors).toEqual([])
  })

  test('beside the report at 1440 px, by the keys alone; the words it rests on are shown where the focus is', async () => {
    await open(1440)
    const keys = keyboardHand(now.page)
    expect(await now.report.rail.getByRole('button', { name: /Spørsmål om medisinene\s*2/ }).count()).toBe(1)
    await card('metformin').getByRole('button', { name: 'Hva spørsmålet bygger på: Metformin' }).focus()
    const evidence = now.page.getByRole('dialog', { name: 'Hva spørsmålet bygger på: Metformin' })
    await evidence.getByText('Har du metformin hjemme, forresten?', { exact: true }).waitFor()
    expect(await look(now.page, 'questions-evidence')).toEqual([])
    await now.page.keyboard.press('Escape')
    await evidence.waitFor({ state: 'hidden' })
    await keys.press(choice('metformin', 'Bruker'))
    await card('metformin').getByText('Metformin: Bruker').waitFor()
    await expect.poll(async () => (await list())[0]).toBe('Metformin')
    await expect.poll(keys.faults).toEqual([])
    expect(await now.report.rail.getByRole('button', { name: /Spørsmål om medisinene\s*1/ }).count()).toBe(1)
    await keys.press(choice('statin', 'Begge'))
    await card('statin').getByText('Begge').waitFor()
    await expect.poll(async () => (await list()).slice(0, 3)).toEqual(['Metformin', 'Simvastatin', 'Atorvastatin'])
    expect(await look(now.page, 'questions-answered')).toEqual([])
    expect(now.errors).toEqual([])
  })

  test('REL-26 words typed while the answer is under way stay, are saved, and make no conflict', async () => {
    await open(1440)
    let release: () => void = () => undefined
    await now.page.route('**/questions/*', async (route) => {
      await new Promise<void>((resolve) => (release = resolve))
      await route.continue()
    })
    await choice('metformin', 'Bruker').click()
    await now.report.writeAfter('Hoste', ' Ingen feber.')
    await now.page.waitForTimeout(900)
    expect(await now.report.text.innerText()).toContain('Ingen feber.')
    release()
    await card('metformin').getByText('Metformin: Bruker').waitFor()
    await now.report.saved()
    expect(await now.page.getByText('Rapporten ble endret et annet sted').count()).toBe(0)
    await now.page.unroute('**/questions/*')
    await now.page.reload()
    await now.report.text.waitFor()
    expect(await now.report.text.innerText()).toContain('Ingen feber.')
    await expect.poll(async () => (await list())[0]).toBe('Metformin')
  })

  test('an answer that does not arrive is said, the question stays, and it is answered once more', async () => {
    await open(1024)
    await now.page.route('**/questions/*', (route) => route.abort())
    await choice('metformin', 'Seponert').click()
    await card('metformin').getByRole('alert').getByText('Svaret ble ikke lagret.').waitFor()
    await expect.poll(list).toEqual([])
    // So high that no control lies half below a bar that stays: such a one is judged by the half one sees.
    await now.page.setViewportSize({ width: 1024, height: 2000 })
    expect(await look(now.page, 'questions-failed')).toEqual([])
    await now.page.setViewportSize({ width: 1024, height: 900 })
    await now.page.unroute('**/questions/*')
    await choice('metformin', 'Seponert').click()
    await card('metformin').getByText('Står nå i medisinlisten.').waitFor()
    await expect.poll(async () => (await list())[0]).toBe('Metformin, seponert')
  })

  test('is no part of what is copied, and signing names what nobody has answered', async () => {
    await open(1440)
    await now.report.press('Kopier')
    await now.page.getByText('Rapporten er kopiert').waitFor()
    expect(await now.page.evaluate(() => navigator.clipboard.readText())).not.toMatch(/metformin|statin/i)
    await now.report.press('Signer')
    const dialog = now.page.getByRole('dialog')
    await dialog.getByText('2 spørsmål er ikke besvart og blir ikke med i den signerte rapporten:').waitFor()
    await dialog.getByText('Bruker pasienten metformin, eller nevnes det bare?').waitFor()
    expect(await look(now.page, 'questions-sign')).toEqual([])
    await dialog.getByRole('button', { name: 'Signer rapporten' }).click()
    await now.page.getByText(/^Signert av /).waitFor()
    expect(await card('metformin').count()).toBe(0)
    expect(await accessibilityFaults(now.page)).toEqual([])
  })
})
