import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { journey } from './harness/journey.ts'
import { factsFor } from './stand-ins/facts.ts'
import { startModelStandIn } from './stand-ins/language.ts'
import type { ModelFault, ModelStandIn, Pace } from './stand-ins/language.ts'

const TALK = [
  'Lege: Hva kan jeg hjelpe deg med?',
  'Pasient: Jeg har hatt vondt i halsen i fire dager, og jeg har hatt feber opp til 39 grader.',
  'Lege: Hoster du?',
  'Pasient: Nei, ingen hoste.',
  'Lege: Jeg ser i halsen. Tonsillene er røde med hvitt belegg. Ømme lymfeknuter på halsen.',
  'Lege: Jeg tror dette er en halsbetennelse. Du får Apocillin 660 mg fire ganger daglig i ti dager.',
  'Lege: Ta kontakt hvis du ikke er bedre om tre dager.',
].join('\n')

const SECTIONS = [
  { type: 'summary', paragraphs: ['Trolig halsbetennelse. Vondt i halsen i fire dager med feber.'] },
  { type: 'complaints', paragraphs: ['Vondt i halsen i fire dager. Feber opp til 39 grader.', 'Ingen hoste.'] },
  { type: 'physicalExamination', paragraphs: ['Tonsillene er røde med hvitt belegg. Ømme lymfeknuter på halsen.'] },
  { type: 'diagnoses', paragraphs: ['Trolig halsbetennelse.'] },
  { type: 'treatmentPlans', paragraphs: ['Tar kontakt hvis ikke bedre om tre dager.'] },
  { type: 'medications', paragraphs: ['Apocillin 660 mg fire ganger daglig i ti dager.', 'Tramadol 50 mg ved behov.'] },
  { type: 'additionalNotes', paragraphs: ['Bestemoren arvet et hus ved sjøen.'] },
]

let model: ModelStandIn
let fault: ModelFault | undefined
const pace: Pace = { firstTokenMs: 300, tokensPerSecond: 60 }
const answer = (user: string): string => factsFor(user, SECTIONS, () => 'started')
/** Two sections are whole here, and the third has begun: the second look, which says nothing, is shorter. */
let middle = Infinity
let looked: PromiseWithResolvers<void> | undefined
/** Holds the answer in its middle until somebody has looked at what is there. */
const holdInTheMiddle = (): PromiseWithResolvers<void> => (looked = Promise.withResolvers())

beforeAll(async () => {
  model = await startModelStandIn({ script: ({ user }) => {
    const told = answer(user)
    middle = told.includes('Tonsillene') ? told.indexOf('Tonsillene') : Infinity
    return told
  }, fault: () => fault, pace, gate: (sent) => (sent < middle ? undefined : looked?.promise) })
})
afterAll(() => model.stop())
afterEach(() => {
  fault = undefined
  looked?.resolve()
  looked = undefined
})
const now = journey('ankomst@klinikk.example', { env: () => ({ OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'test' }) })

async function send(): Promise<void> {
  await now.page.goto(`${now.home}/`)
  await now.page.getByRole('textbox', { name: 'Skriv eller lim inn samtalen' }).fill(TALK)
  await now.page.getByRole('button', { name: 'Lag rapport' }).click()
}

const arriving = () => now.page.locator('article[aria-busy="true"]')
const headings = () => now.page.locator('.report-text h2').allInnerTexts()

/** Sums what moves from now on without anybody having touched anything. */
async function watchShifts(): Promise<() => Promise<number>> {
  await now.page.evaluate(() => {
    const kept = { total: 0 }
    Object.assign(globalThis, { shifts: kept })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) kept.total += entry.value
    }).observe({ type: 'layout-shift', buffered: false })
  })
  return () => now.page.evaluate(() => (globalThis as unknown as { shifts: { total: number } }).shifts.total)
}

describe('a report that a language model writes', () => {
  test('comes section by section, and the editor opens on it without a jump', async () => {
    const { resolve: goOn } = holdInTheMiddle()
    await send()
    await arriving().waitFor()
    const shifts = await watchShifts()
    expect((await headings())[0]).toBe('Sammendrag')
    await expect.poll(async () => (await headings()).length).toBeGreaterThan(1)
    expect(await arriving().count()).toBe(1)
    expect(await now.page.getByText(/\d avsnitt er klare?/).count()).toBe(1)
    expect(await now.report.faults()).toEqual([])
    goOn()
    await now.report.bar.waitFor()
    expect(await headings()).toHaveLength(SECTIONS.length)
    expect(await now.page.locator('.report-text p[data-supported="false"]').allInnerTexts()).toContain('Bestemoren arvet et hus ved sjøen.')
    expect(await now.page.locator('.report-text').innerText()).not.toContain('Tramadol')
    expect(await shifts()).toBeLessThan(0.02)
  })

  test('is there as far as it has come for whoever opens the page again in the middle of it', async () => {
    const { resolve: goOn } = holdInTheMiddle()
    await send()
    await arriving().waitFor()
    await expect.poll(async () => (await headings()).length).toBeGreaterThanOrEqual(2)
    await now.page.reload()
    await arriving().waitFor()
    expect((await headings()).slice(0, 2)).toEqual(['Sammendrag', 'Aktuelt'])
    goOn()
    await now.report.bar.waitFor()
    expect(await headings()).toHaveLength(SECTIONS.length)
  })

  test('REL-13 does not come: it is said, and the built-in engine writes only when it is asked to, and says so', async () => {
    fault = { kind: 'status', status: 500 }
    await send()
    const offer = now.page.getByRole('button', { name: 'Lag på denne serveren' })
    await offer.waitFor()
    await now.page.getByText('Språkmodellen svarte ikke.').waitFor()
    expect(await now.report.faults()).toEqual([])
    expect(await now.page.locator('.report-text').count()).toBe(0)
    await offer.click()
    await now.report.bar.waitFor()
    expect(await now.page.getByText(/Utkast laget på denne serveren/).count()).toBeGreaterThan(0)
  })

  test('a command that fails offers the built-in engine too', async () => {
    await send()
    await now.report.bar.waitFor()
    fault = { kind: 'status', status: 500 }
    await now.report.press('Mindre detaljert')
    const failure = now.report.bar.getByRole('alert')
    await failure.getByRole('button', { name: 'Lag på denne serveren' }).click()
    await now.report.offered.waitFor()
    await now.report.press('Bruk')
    await expect.poll(() => now.page.getByText(/Utkast laget på denne serveren/).count()).toBeGreaterThan(0)
  })

  test('REL-13 so does a letter that fails, and it says who wrote it', async () => {
    await send()
    await now.report.bar.waitFor()
    fault = { kind: 'status', status: 500 }
    await now.page.getByRole('button', { name: 'Nytt dokument' }).click()
    await now.page.getByRole('menuitem', { name: 'Brev til pasienten' }).click()
    const failure = now.page.getByRole('alert').filter({ hasText: 'Kunne ikke lage brevet' })
    await failure.getByRole('button', { name: 'Lag på denne serveren' }).click()
    await now.page.locator('.report-text:visible').getByText('Dette er en oppsummering av timen').waitFor()
    await now.page.getByText('Utkast laget på denne serveren').locator('visible=true').waitFor()
    expect(await now.page.getByText('Kunne ikke lage brevet').count()).toBe(0)
  })
})
