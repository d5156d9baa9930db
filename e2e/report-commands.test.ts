import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accessibilityFaults } from './harness/accessibility.ts'
import { callAs, subscribe, tokenFor } from './harness/accounts.ts'
import { openPage, startBrowser } from './harness/browser.ts'
import { startServer } from './harness/server.ts'
import type { RunningServer } from './harness/server.ts'
import { signIn } from './harness/sign-in.ts'
import { startModelStandIn } from './stand-ins/language.ts'
import type { ModelFault, ModelStandIn } from './stand-ins/language.ts'

const TALK = [
  'Lege: Hva kan jeg hjelpe deg med?',
  'Pasient: Jeg har hatt vondt i halsen i fire dager, og jeg har hatt feber opp til 39,2.',
  'Lege: Hoster du?',
  'Pasient: Nei, ingen hoste. Men jeg har vondt når jeg svelger, og jeg har vært veldig sliten på jobb.',
  'Pasient: Jeg hadde halsbetennelse i fjor vår. Moren min har høyt blodtrykk.',
  'Lege: Jeg ser i halsen. Tonsillene er røde med hvitt belegg. Det er hovne lymfeknuter på halsen. Temperaturen er 38,4 og pulsen er 92.',
  'Lege: CRP er 64. Hurtigtesten for streptokokker er positiv.',
  'Lege: Dette er en halsbetennelse med streptokokker. Du får Apocillin 660 mg fire ganger daglig i ti dager.',
  'Lege: Ta kontakt hvis du ikke er bedre om tre dager. Kontroll om to uker.',
].join('\n')
const email = 'ordre@klinikk.example'

let browser: Browser
let server: RunningServer
let context: BrowserContext
let page: Page
let errors: readonly string[]

async function prepare(env: Record<string, string> = {}): Promise<RunningServer> {
  const started = await startServer({ env })
  const token = await tokenFor(started, { email })
  await callAs(started, token, { method: 'GET', path: '/user-profile' })
  await subscribe(started, email)
  await callAs(started, token, { method: 'PUT', path: '/user-profile', body: { type: 'FamilyDoctor' } })
  return started
}

async function open(): Promise<void> {
  ;({ page, context, errors } = await openPage(browser))
  await signIn(page, server, { email })
}

beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(async () => {
  await browser.close()
})

const text = () => page.locator('.report-text')
const bar = () => page.getByRole('group', { name: 'Handlinger for rapporten' })
const rail = () => page.getByRole('complementary', { name: 'Kilder' })
const offered = () => page.getByRole('region', { name: 'Ny tekst mot den du har' })
const press = (name: string) => bar().getByRole('button', { name, exact: true }).click()
const saved = () => page.locator('[data-saving="saved"]').waitFor()

async function paste(talk = TALK): Promise<void> {
  await page.goto(`http://localhost:${server.port}/`)
  await page.getByRole('textbox', { name: 'Skriv eller lim inn samtalen' }).fill(talk)
  await page.getByRole('button', { name: 'Lag rapport' }).click()
  await text().waitFor()
  await bar().waitFor()
}

/** Writes at the end of the first paragraph that holds the words. */
async function writeAfter(words: string, more: string): Promise<void> {
  await page.locator('.report-text p', { hasText: words }).first().evaluate((paragraph) => {
    const range = document.createRange()
    range.selectNodeContents(paragraph)
    range.collapse(false)
    paragraph.closest<HTMLElement>('.report-text')?.focus()
    getSelection()?.removeAllRanges()
    getSelection()?.addRange(range)
  })
  await page.keyboard.type(more)
}

async function sectionCommand(heading: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Valg for ${heading}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** Nothing lies over the bar, and the bar over nothing that axe would look at. */
async function faultsOfTallPage(): Promise<string[]> {
  await page.setViewportSize({ width: 1440, height: 2600 })
  await page.waitForTimeout(600)
  const faults = await accessibilityFaults(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  return faults
}

describe('with the built-in engine', () => {
  beforeAll(async () => {
    server = await prepare()
  })
  afterAll(() => server.dispose())
  beforeEach(open)
  afterEach(() => context.close())

  test('spec 4: less detailed is shown as a diff; Undo leaves all as it was, Keep takes it in and saves it, one undo brings it back', async () => {
    await paste()
    const before = await text().innerText()
    await press('Mindre detaljert')
    await offered().waitFor()
    expect(await offered().locator('del').count()).toBeGreaterThan(2)
    await page.getByText('Rapporten er skrevet på nytt').waitFor()
    expect(await faultsOfTallPage()).toEqual([])
    await press('Angre')
    expect(await text().innerText()).toBe(before)

    await press('Mindre detaljert')
    await offered().waitFor()
    await press('Behold')
    await saved()
    const shorter = await text().innerText()
    expect(shorter.length).toBeLessThan(before.length * 0.8)
    expect(await page.getByText('KI-utkast').isVisible()).toBe(true)
    await bar().getByRole('button', { name: 'Angre' }).click()
    await expect.poll(() => text().innerText()).toBe(before)
    await text().focus()
    await page.keyboard.press('Control+y')
    await expect.poll(() => text().innerText()).toBe(shorter)
    await page.keyboard.press('Control+z')
    await expect.poll(() => text().innerText()).toBe(before)
    await saved()
    await page.reload()
    await text().waitFor()
    expect(await text().innerText()).toBe(before)
    expect(errors).toEqual([])
  })

  test('spec 4: a report that comes out the same says so', async () => {
    await paste()
    await page.getByRole('button', { name: 'Flere handlinger' }).click()
    await page.getByRole('menuitem', { name: 'Skriv på nytt' }).click()
    await page.getByText('Ingen endringer funnet').waitFor()
    expect(await offered().count()).toBe(0)
  })

  test('spec 4: one section is rewritten and no other, and the clinician’s own words stay unless given up', async () => {
    await paste()
    await writeAfter('Tonsillene', ' Ikke trismus.')
    await saved()
    const before = await text().innerText()
    await sectionCommand('Klinisk undersøkelse', 'Mindre detaljert avsnitt')
    await page.getByText('Avsnittet er skrevet på nytt').waitFor()
    await offered().getByText('Dine ord blir stående').waitFor()
    await press('Behold')
    await saved()
    const after = await text().innerText()
    expect(after).toContain('Ikke trismus.')
    expect(after).not.toBe(before)
    const others = (all: string) => all.split('Klinisk undersøkelse')[0]
    expect(others(after)).toBe(others(before))
    expect(await page.getByText('Redigert av deg').isVisible()).toBe(true)
  })

  test('REL-16: what is written while the engine works is in the text that is kept', async () => {
    await paste()
    const held = Promise.withResolvers<void>()
    await page.route('**/report/regenerate', async (route) => {
      await held.promise
      await route.continue()
    })
    await press('Mindre detaljert')
    await bar().getByText('Skriver rapporten på nytt').waitFor()
    await writeAfter('Apocillin', ' Skrevet imens.')
    held.resolve()
    // The keys are still warm: the text is not taken from under the hands.
    await bar().getByText('Den nye teksten er klar').waitFor()
    await page.keyboard.type(' Og litt til.')
    await press('Vis endringene')
    await offered().getByText('Skrevet imens. Og litt til.').waitFor()
    await press('Behold')
    await saved()
    await page.reload()
    await text().waitFor()
    expect(await text().innerText()).toContain('Skrevet imens. Og litt til.')
  })

  test('spec 5, 8: a request in words is refused beside its box, kept there, and blank ones are ignored', async () => {
    await paste()
    await page.locator('body').press('/')
    const box = page.getByRole('textbox', { name: 'Hva skal endres i rapporten?' })
    await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await page.keyboard.type('Kort og godt')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('på to linjer')
    await page.keyboard.press('Enter')
    await bar().getByRole('alert').getByText('Den innebygde motoren kan ikke følge ønsker i fritekst.', { exact: false }).waitFor()
    expect(await box.inputValue()).toBe('Kort og godt\npå to linjer')
    expect(await faultsOfTallPage()).toEqual([])
    await box.press('End')
    await box.pressSequentially('!')
    expect(await bar().getByRole('alert').count()).toBe(0)
  })

  test('spec 8: a failure is said in words, and Retry asks again', async () => {
    await paste()
    let calls = 0
    await page.route('**/report/regenerate', (route) => (++calls === 1 ? route.abort() : route.continue()))
    await press('Mindre detaljert')
    const failure = bar().getByRole('alert')
    await failure.getByText('Kunne ikke skrive rapporten eller avsnittet på nytt').waitFor()
    await failure.getByRole('button', { name: 'Prøv igjen' }).click()
    await offered().waitFor()
  })

  test('omissions stand beside the report with their words, are found in the talk, and come in with one press and their tick', async () => {
    await paste()
    await press('Mindre detaljert')
    await offered().waitFor()
    await press('Behold')
    const entry = rail().getByRole('listitem').filter({ hasText: 'Tonsillene er røde med hvitt belegg.' })
    await entry.waitFor()
    const known = await rail().getByRole('listitem').count()
    expect(known).toBeGreaterThan(2)
    await entry.getByRole('button', { name: 'Vis i sammenheng' }).click()
    await expect.poll(() => rail().locator('[class*="source"] mark').innerText()).toBe('Tonsillene er røde med hvitt belegg.')
    await entry.getByRole('button', { name: 'Legg til' }).click()
    await page.getByText('Lagt til under Klinisk undersøkelse').waitFor()
    await page.locator('[data-statement]', { hasText: 'Tonsillene er røde' }).hover()
    await page.getByRole('dialog', { name: 'Grunnlag' }).waitFor()
    await saved()
    await expect.poll(() => rail().getByRole('listitem').count()).toBe(known - 1)
    await page.reload()
    await rail().getByRole('listitem').first().waitFor()
    expect(await rail().getByRole('listitem').count()).toBe(known - 1)
    expect(await faultsOfTallPage()).toEqual([])
  })

  test('PERF: what is left out is there when the report is, without a press, and asking takes under 300 ms', async () => {
    await paste()
    await press('Mindre detaljert')
    await offered().waitFor()
    await press('Behold')
    await saved()
    await page.reload()
    await text().waitFor()
    expect(await rail().getByRole('listitem').count()).toBeGreaterThan(2)
    const tookMs = await page.evaluate(() => performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/omissions'))?.duration ?? Infinity)
    expect(tookMs).toBeLessThan(300)
  })

  test('keys: C copies outside of text and only there, ? lists them, and they can be turned off', async () => {
    await paste()
    await page.locator('body').press('c')
    await page.getByText('Rapporten er kopiert').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/Apocillin 660 mg/)
    await writeAfter('Apocillin', ' c?')
    expect(await text().innerText()).toContain(' c?')
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.locator('body').press('?')
    const keys = page.getByRole('dialog', { name: 'Hurtigtaster' })
    await keys.getByText('Kopier rapporten').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await keys.getByRole('switch').click()
    await page.keyboard.press('Escape')
    await keys.waitFor({ state: 'hidden' })
    await page.locator('body').press('?')
    await page.waitForTimeout(200)
    expect(await keys.count()).toBe(0)
  })

  test('390 px: the bar is two lines, covers no text, and stands above a keyboard on the screen', async () => {
    await paste()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.waitForTimeout(400)
    const box = async () => (await bar().boundingBox()) ?? { y: 0, height: 0 }
    expect((await box()).height).toBeLessThan(112)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.waitForTimeout(200)
    const lowest = await text().evaluate((element) => element.getBoundingClientRect().bottom)
    expect(lowest).toBeLessThanOrEqual((await box()).y)
    await page.evaluate(() => scrollTo(0, 0))
    const before = (await box()).y
    await page.evaluate(() => {
      Object.defineProperty(visualViewport, 'height', { value: innerHeight - 300 })
      visualViewport?.dispatchEvent(new Event('resize'))
    })
    await expect.poll(async () => Math.round(before - (await box()).y)).toBe(300)
  })

  test('spec 2: chat about this case leads to the chat of this patient; a section without a heading has no menu', async () => {
    await paste()
    await bar().getByRole('link', { name: 'Chat om saken' }).click()
    await page.waitForURL(/\/p\/[0-9a-f-]+\/chat$/)
  })
})

describe('with a language model (stand-in)', () => {
  let model: ModelStandIn
  let fault: ModelFault | undefined
  const sections = (...complaints: string[]) =>
    JSON.stringify({
      sections: [
        { type: 'complaints', paragraphs: complaints },
        { type: 'medications', paragraphs: ['Apocillin 660 mg fire ganger daglig i ti dager.'] },
      ],
    })

  beforeAll(async () => {
    model = await startModelStandIn({
      script: ({ user }) => (user.includes('"current"') ? sections('Vondt i halsen i fire dager.') : sections('Vondt i halsen i fire dager. Feber opp til 39,2.', 'Ingen hoste.')),
      fault: () => fault,
      pieceMs: 40,
    })
    server = await prepare({ OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'test' })
  })
  afterAll(async () => {
    await server.dispose()
    await model.stop()
  })
  beforeEach(open)
  afterEach(async () => {
    fault = undefined
    await context.close()
  })

  const ask = async (words: string) => {
    await page.getByRole('textbox', { name: 'Hva skal endres i rapporten?' }).fill(words)
    await press('Send')
  }

  test('a request in words comes as a diff, and Keep empties the box', async () => {
    await paste()
    await ask('Ta bort feber og hoste')
    await bar().getByText('Endrer rapporten').waitFor()
    await offered().waitFor()
    expect(model.calls.at(-1)?.user).toContain('"current"')
    expect((await offered().locator('del').allInnerTexts()).join(' ')).toMatch(/Feber opp til 39,2/)
    await press('Behold')
    await saved()
    expect(await text().innerText()).not.toMatch(/Feber|hoste/)
    expect(await page.getByRole('textbox', { name: 'Hva skal endres i rapporten?' }).inputValue()).toBe('')
  })

  test('spec 4: a wait is shown, can be called off, and ends the call to the model', async () => {
    await paste()
    fault = { kind: 'hang' }
    const asked = page.waitForRequest(/\/prompt$/)
    await ask('Kortere')
    const request = await asked
    await bar().getByText('Endrer rapporten').waitFor()
    expect(await faultsOfTallPage()).toEqual([])
    await press('Avbryt')
    await expect.poll(() => request.failure()?.errorText).toMatch(/ABORTED/)
    expect(await page.getByRole('textbox', { name: 'Hva skal endres i rapporten?' }).inputValue()).toBe('Kortere')
    expect(await offered().count()).toBe(0)
  })

  test('spec 8: a model that answers nonsense is said in words, with Retry, and nothing of the report is lost', async () => {
    await paste()
    const before = await text().innerText()
    fault = { kind: 'truncated' }
    await ask('Kortere')
    const failure = bar().getByRole('alert')
    await failure.getByText('Kunne ikke endre rapporten etter ønsket').waitFor({ timeout: 60_000 })
    expect(await text().innerText()).toBe(before)
    fault = undefined
    await failure.getByRole('button', { name: 'Prøv igjen' }).click()
    await offered().waitFor()
  })
})
