import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accessibilityFaults } from './harness/accessibility.ts'
import { openPage, startBrowser } from './harness/browser.ts'
import { reportPage, serverFor } from './harness/report-page.ts'
import type { RunningServer } from './harness/server.ts'
import { signIn } from './harness/sign-in.ts'

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
let at: ReturnType<typeof reportPage>

beforeAll(async () => {
  server = await serverFor(email)
  browser = await startBrowser()
})
afterAll(async () => {
  await browser.close()
  await server.dispose()
})
beforeEach(async () => {
  ;({ page, context, errors } = await openPage(browser))
  at = reportPage(page, server)
  await signIn(page, server, { email })
})
afterEach(() => context.close())

describe('commands with the built-in engine', () => {
  test('spec 4: less detailed is shown as a diff; Undo leaves all as it was, Keep takes it in and saves it, one undo brings it back', async () => {
    await at.paste(TALK)
    const before = await at.text.innerText()
    await at.press('Mindre detaljert')
    await at.offered.waitFor()
    expect(await at.offered.locator('del').count()).toBeGreaterThan(2)
    await page.getByText('Rapporten er skrevet på nytt').waitFor()
    expect(await at.faults()).toEqual([])
    await at.press('Angre')
    expect(await at.text.innerText()).toBe(before)

    await at.press('Mindre detaljert')
    await at.offered.waitFor()
    await at.press('Behold')
    await at.saved()
    const shorter = await at.text.innerText()
    expect(shorter.length).toBeLessThan(before.length * 0.8)
    expect(await page.getByText('KI-utkast').isVisible()).toBe(true)
    await at.bar.getByRole('button', { name: 'Angre' }).click()
    await expect.poll(() => at.text.innerText()).toBe(before)
    await at.text.focus()
    await page.keyboard.press('Control+y')
    await expect.poll(() => at.text.innerText()).toBe(shorter)
    await page.keyboard.press('Control+z')
    await expect.poll(() => at.text.innerText()).toBe(before)
    await at.saved()
    await page.reload()
    await at.text.waitFor()
    expect(await at.text.innerText()).toBe(before)
    expect(errors).toEqual([])
  })

  test('spec 4: a report that comes out the same says so', async () => {
    await at.paste(TALK)
    await page.getByRole('button', { name: 'Flere handlinger' }).click()
    await page.getByRole('menuitem', { name: 'Skriv på nytt' }).click()
    await page.getByText('Ingen endringer funnet').waitFor()
    expect(await at.offered.count()).toBe(0)
  })

  test('spec 4: one section is rewritten and no other, and the clinician’s own words stay unless given up', async () => {
    await at.paste(TALK)
    await at.writeAfter('Hoster ikke', ' Ikke trismus.')
    await at.saved()
    const before = await at.text.innerText()
    await at.sectionCommand('Aktuelt', 'Mindre detaljert avsnitt')
    await page.getByText('Avsnittet er skrevet på nytt').waitFor()
    await at.offered.getByText('Dine ord blir stående').waitFor()
    await at.press('Behold')
    await at.saved()
    const after = await at.text.innerText()
    expect(after).toContain('Ikke trismus.')
    expect(after).not.toBe(before)
    const others = (all: string) => [all.split('Aktuelt')[0], all.split('Klinisk undersøkelse')[1]]
    expect(others(after)).toEqual(others(before))
    expect(await page.getByText('Redigert av deg').isVisible()).toBe(true)
  })

  test('REL-16: what is written while the engine works is in the text that is kept', async () => {
    await at.paste(TALK)
    const held = Promise.withResolvers<void>()
    await page.route('**/report/regenerate', async (route) => {
      await held.promise
      await route.continue()
    })
    await at.press('Mindre detaljert')
    await at.bar.getByText('Skriver rapporten på nytt').waitFor()
    await at.writeAfter('Apocillin', ' Skrevet imens.')
    held.resolve()
    // The keys are still warm: the text is not taken from under the hands.
    await at.bar.getByText('Den nye teksten er klar').waitFor()
    await page.keyboard.type(' Og litt til.')
    await at.press('Vis endringene')
    await at.offered.getByText('Skrevet imens. Og litt til.').waitFor()
    await at.press('Behold')
    await at.saved()
    await page.reload()
    await at.text.waitFor()
    expect(await at.text.innerText()).toContain('Skrevet imens. Og litt til.')
  })

  test('spec 5, 8: a request in words is refused beside its box, kept there, and blank ones are ignored', async () => {
    await at.paste(TALK)
    await page.locator('body').press('/')
    const box = at.prompt
    await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await page.keyboard.type('Kort og godt')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('på to linjer')
    await page.keyboard.press('Enter')
    await at.bar.getByRole('alert').getByText('Den innebygde motoren kan ikke følge ønsker i fritekst.', { exact: false }).waitFor()
    expect(await box.inputValue()).toBe('Kort og godt\npå to linjer')
    expect(await at.faults()).toEqual([])
    await box.press('End')
    await box.pressSequentially('!')
    expect(await at.bar.getByRole('alert').count()).toBe(0)
  })

  test('spec 8: a failure is said in words, and Retry asks again', async () => {
    await at.paste(TALK)
    let calls = 0
    await page.route('**/report/regenerate', (route) => (++calls === 1 ? route.abort() : route.continue()))
    await at.press('Mindre detaljert')
    const failure = at.bar.getByRole('alert')
    await failure.getByText('Kunne ikke skrive rapporten eller avsnittet på nytt').waitFor()
    await failure.getByRole('button', { name: 'Prøv igjen' }).click()
    await at.offered.waitFor()
    expect(calls).toBe(2)
  })

  test('omissions stand beside the report with their words, are found in the talk, and come in with one press and their tick', async () => {
    await at.paste(TALK)
    await at.press('Mindre detaljert')
    await at.offered.waitFor()
    await at.press('Behold')
    const said = 'Men jeg har vondt når jeg svelger, og jeg har vært veldig sliten på jobb.'
    const entry = at.rail.getByRole('listitem').filter({ hasText: said })
    await entry.waitFor()
    // The talk opens in the rail too, and its turns are list items of their own.
    const omitted = at.rail.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Vis i sammenheng' }) })
    const known = await omitted.count()
    await entry.getByRole('button', { name: 'Vis i sammenheng' }).click()
    await expect.poll(() => at.rail.locator('[class*="source"] mark').innerText()).toBe(said)
    await entry.getByRole('button', { name: 'Legg til' }).click()
    await page.getByText('Lagt til under Aktuelt').waitFor()
    await page.getByRole('toolbar').getByRole('button', { name: /Men jeg har vondt/ }).focus()
    await page.getByRole('dialog', { name: 'Grunnlag' }).waitFor()
    await at.saved()
    await expect.poll(() => omitted.count()).toBe(known - 1)
    await page.reload()
    await at.text.getByText('vondt når jeg svelger').waitFor()
    await expect.poll(() => omitted.count()).toBe(known - 1)
    expect(await at.faults()).toEqual([])
  })

  test('PERF: what is left out is there when the report is, without a press, and asking takes under 300 ms', async () => {
    await at.paste(TALK)
    await at.press('Mindre detaljert')
    await at.offered.waitFor()
    await at.press('Behold')
    await at.saved()
    await page.reload()
    await at.text.waitFor()
    expect(await at.rail.getByRole('listitem').count()).toBeGreaterThan(0)
    const tookMs = await page.evaluate(() => performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/omissions'))?.duration ?? Infinity)
    expect(tookMs).toBeLessThan(300)
  })

  test('keys: C copies outside of text and only there, ? lists them, and they can be turned off', async () => {
    await at.paste(TALK)
    await page.locator('body').press('c')
    await page.getByText('Rapporten er kopiert').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/Apocillin 660 mg/)
    await at.writeAfter('Apocillin', ' c?')
    expect(await at.text.innerText()).toContain(' c?')
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
    await at.paste(TALK)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.waitForTimeout(400)
    const box = async () => (await at.bar.boundingBox()) ?? { y: 0, height: 0 }
    expect((await box()).height).toBeLessThan(112)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.waitForTimeout(200)
    const lowest = await at.text.evaluate((element) => element.getBoundingClientRect().bottom)
    expect(lowest).toBeLessThanOrEqual((await box()).y)
    await page.evaluate(() => scrollTo(0, 0))
    const before = (await box()).y
    await page.evaluate(() => {
      Object.defineProperty(visualViewport, 'height', { value: innerHeight - 300 })
      visualViewport?.dispatchEvent(new Event('resize'))
    })
    await expect.poll(async () => Math.round(before - (await box()).y)).toBe(300)
  })

  test('spec 2: chat about this case leads to the chat of this patient', async () => {
    await at.paste(TALK)
    await at.bar.getByRole('link', { name: 'Chat om saken' }).click()
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/p\/[0-9a-f-]+\/chat$/)
  })
})
