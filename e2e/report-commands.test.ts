import { describe, expect, test } from 'vitest'
import { accessibilityFaults } from './harness/accessibility.ts'
import { callAs } from './harness/accounts.ts'
import { atRest } from './harness/at-rest.ts'
import { journey } from './harness/journey.ts'

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

const now = journey(email)
/** How long a key is held down while something is waited for. */
const KEY_MS = 200

describe('commands with the built-in engine', () => {
  test('spec 4: less detailed is shown as a diff; Undo leaves all as it was, Keep takes it in and saves it, one undo brings it back', async () => {
    await now.report.open(TALK)
    const before = await now.report.text.innerText()
    await now.report.press('Mindre detaljert')
    await now.report.offered.waitFor()
    expect(await now.report.offered.locator('del').count()).toBeGreaterThan(2)
    expect(await now.page.getByText('Rapporten er skrevet på nytt').count()).toBe(0)
    expect(await now.report.bar.getByRole('status').filter({ hasText: 'Forslag:' }).innerText()).toMatch(
      /^Forslag: (\d+ \S+ (kortere|lengre|endret|borte)|\d+ nye? \S+)/,
    )
    expect(await now.report.faults()).toEqual([])
    await now.report.press('Forkast')
    expect(await now.report.text.innerText()).toBe(before)

    await now.report.press('Mindre detaljert')
    await now.report.offered.waitFor()
    await now.report.press('Bruk')
    await now.page.getByText('Rapporten er skrevet på nytt').waitFor()
    await now.report.saved()
    const shorter = await now.report.text.innerText()
    expect(shorter.length).toBeLessThan(before.length * 0.8)
    expect(await now.page.getByText('Utkast laget på denne serveren', { exact: true }).isVisible()).toBe(true)
    await now.report.bar.getByRole('button', { name: 'Angre' }).click()
    await expect.poll(() => now.report.text.innerText()).toBe(before)
    await now.report.text.focus()
    await now.page.keyboard.press('Control+y')
    await expect.poll(() => now.report.text.innerText()).toBe(shorter)
    await now.page.keyboard.press('Control+z')
    await expect.poll(() => now.report.text.innerText()).toBe(before)
    await now.report.saved()
    await now.page.reload()
    await now.report.text.waitFor()
    expect(await now.report.text.innerText()).toBe(before)
    expect(now.errors).toEqual([])
  })

  test('REL-16 leaving with a proposal open asks first: whoever stays still has it, whoever goes leaves the report as it was', async () => {
    await now.report.open(TALK)
    const before = await now.report.text.innerText()
    const address = now.page.url()
    await now.report.press('Mindre detaljert')
    await now.report.offered.waitFor()
    await now.page.getByRole('link', { name: 'Opptak og notater' }).click()
    const asked = now.page.getByRole('dialog', { name: 'Forlate forslaget?' })
    expect(await asked.getByRole('button', { name: 'Bli her' }).evaluate((button) => button === document.activeElement)).toBe(true)
    await asked.getByRole('button', { name: 'Bli her' }).click()
    await now.report.offered.waitFor()
    expect(now.page.url()).toBe(address)
    const warned = now.page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.dismiss()
      return dialog.type()
    })
    void now.page.reload().catch(() => undefined)
    expect(await warned).toBe('beforeunload')
    await now.report.offered.waitFor()
    await now.page.getByRole('link', { name: 'Opptak og notater' }).click()
    await asked.getByRole('button', { name: 'Gå uten å bruke det' }).click()
    await now.page.waitForURL(/\/recs$/)
    await now.page.goto(address)
    await now.report.text.waitFor()
    expect(await now.report.text.innerText()).toBe(before)
  })

  test('spec 4: a report that comes out the same says so', async () => {
    await now.report.open(TALK)
    await now.page.getByRole('button', { name: 'Flere handlinger' }).click()
    await now.page.getByRole('menuitem', { name: 'Skriv på nytt' }).click()
    await now.page.getByText('Ingen endringer funnet').waitFor()
    expect(await now.report.offered.count()).toBe(0)
  })

  test('spec 4: one section is rewritten and no other, and the clinician’s own words stay unless given up', async () => {
    await now.report.open(TALK)
    await now.report.writeAfter('Hoster ikke', ' Ikke trismus.')
    await now.report.saved()
    const before = await now.report.text.innerText()
    await now.report.sectionCommand('Aktuelt', 'Kort ned avsnittet')
    await now.report.offered.getByText('Dine ord blir stående').waitFor()
    await now.report.press('Bruk')
    await now.page.getByText('Avsnittet er skrevet på nytt').waitFor()
    await now.report.saved()
    const after = await now.report.text.innerText()
    expect(after).toContain('Ikke trismus.')
    expect(after).not.toBe(before)
    const others = (all: string) => [all.split('Aktuelt')[0], all.split('Klinisk undersøkelse')[1]]
    expect(others(after)).toEqual(others(before))
    expect(await now.page.getByText(/redigert av deg/).isVisible()).toBe(true)
  })

  test('REL-16: what is written while the engine works is in the text that is kept', async () => {
    await now.report.open(TALK)
    const held = Promise.withResolvers<void>()
    await now.page.route('**/report/regenerate', async (route) => {
      await held.promise
      await route.continue()
    })
    await now.report.press('Mindre detaljert')
    await now.report.bar.getByText('Skriver rapporten på nytt').waitFor()
    await now.report.writeAfter('Apocillin', ' Skrevet imens.')
    held.resolve()
    // The keys are kept warm for as long as the answer takes: the text is not taken from under the hands.
    const isReady = now.report.bar.getByText('Den nye teksten er klar')
    while (!(await isReady.isVisible())) await now.page.keyboard.press('.', { delay: KEY_MS })
    await now.page.keyboard.type(' Og litt til.')
    await now.report.press('Vis endringene')
    await now.report.offered.getByText(/Skrevet imens\.+ Og litt til\./).waitFor()
    await now.report.press('Bruk')
    await now.report.saved()
    await now.page.reload()
    await now.report.text.waitFor()
    expect(await now.report.text.innerText()).toMatch(/Skrevet imens\.+ Og litt til\./)
  })

  test('REL-16: a note that asks for a new report has it laid against the words of the clinician, and takes none of them away', async () => {
    await now.report.open(TALK)
    await now.report.writeAfter('Hoster ikke', ' Ikke trismus.')
    await now.report.saved()
    await now.page.getByRole('link', { name: 'Opptak og notater' }).click()
    await now.page.getByRole('textbox', { name: 'Notat' }).fill('Allergisk mot penicillin.')
    await now.page.getByRole('button', { name: 'Lagre og lag rapporten på nytt' }).click()
    await now.report.offered.getByText('Dine ord blir stående').waitFor()
    await now.report.offered.locator('ins', { hasText: 'enicillin' }).first().waitFor()
    expect(new URL(now.page.url()).pathname).toMatch(/\/report$/)
    await now.report.press('Bruk')
    await now.report.saved()
    await now.page.reload()
    await now.report.text.waitFor()
    expect(await now.report.text.innerText()).toMatch(/Ikke trismus[\s\S]*enicillin/)
    expect(await now.report.offered.count()).toBe(0)
  })

  test('REL-16: what took the place of the clinician’s words elsewhere is said, and one press lays them against it', async () => {
    await now.report.open(TALK)
    await now.report.writeAfter('Hoster ikke', ' Ikke trismus.')
    await now.report.saved()
    const patientId = new URL(now.page.url()).pathname.split('/')[2] ?? ''
    const { body } = await callAs(now.server, now.token, { method: 'GET', path: `/patients/${patientId}` })
    const [{ id } = { id: '' }] = (body as { cases: { id: string }[] }).cases
    await callAs(now.server, now.token, { method: 'POST', path: `/patients/${patientId}/cases?regenerate=true`, body: { id } })
    await now.page.getByText('Rapporten er skrevet på nytt etter at du redigerte den.').waitFor()
    expect(await now.report.text.innerText()).not.toContain('Ikke trismus.')
    expect(await now.report.faults()).toEqual([])
    await now.page.getByRole('button', { name: 'Sammenlign og hent tilbake' }).click()
    await now.report.offered.locator('ins', { hasText: 'Ikke trismus.' }).waitFor()
    expect(await now.page.getByText('Rapporten er skrevet på nytt', { exact: true }).count()).toBe(0)
    await now.report.press('Bruk')
    await now.report.saved()
    expect(await now.page.getByText(/redigert av deg/).isVisible()).toBe(true)
    await now.page.reload()
    await now.report.text.waitFor()
    expect(await now.report.text.innerText()).toContain('Ikke trismus.')
    expect(await now.page.getByText('Rapporten er skrevet på nytt etter at du redigerte den.').count()).toBe(0)
  })

  test('spec 5, 8: a request in words is refused beside its box, kept there, and blank ones are ignored', async () => {
    await now.report.open(TALK)
    await now.page.locator('body').press('/')
    const box = now.report.prompt
    await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true)
    await now.page.keyboard.press('Enter')
    await now.page.keyboard.type('Oversett til fransk')
    await now.page.keyboard.press('Shift+Enter')
    await now.page.keyboard.type('og sjekk blodprøvene')
    await now.page.keyboard.press('Enter')
    await now.report.bar.getByRole('alert').getByText('Dette ønsket krever en språkmodell.', { exact: false }).waitFor()
    expect(await box.inputValue()).toBe('Oversett til fransk\nog sjekk blodprøvene')
    expect(await now.report.faults()).toEqual([])
    await box.press('End')
    await box.pressSequentially('!')
    expect(await now.report.bar.getByRole('alert').count()).toBe(0)
  })

  test('spec 8: a failure is said in words, and Retry asks again', async () => {
    await now.report.open(TALK)
    let calls = 0
    await now.page.route('**/report/regenerate', (route) => (++calls === 1 ? route.abort() : route.continue()))
    await now.report.press('Mindre detaljert')
    const failure = now.report.bar.getByRole('alert')
    await failure.getByText('Kunne ikke skrive rapporten eller avsnittet på nytt').waitFor()
    await failure.getByRole('button', { name: 'Prøv igjen' }).click()
    await now.report.offered.waitFor()
    expect(calls).toBe(2)
  })

  test('omissions stand beside the report with their words, are found in the talk, and come in with one press and their tick', async () => {
    await now.report.open(TALK)
    await now.report.press('Mindre detaljert')
    await now.report.offered.waitFor()
    await now.report.press('Bruk')
    const said = 'Men jeg har vondt når jeg svelger, og jeg har vært veldig sliten på jobb.'
    const entry = now.report.rail.getByRole('listitem').filter({ hasText: said })
    await entry.waitFor()
    // The talk opens in the rail too, and its turns are list items of their own.
    const omitted = now.report.rail.getByRole('listitem').filter({ has: now.page.getByRole('button', { name: 'Vis i sammenheng' }) })
    const known = await omitted.count()
    await entry.getByRole('button', { name: 'Vis i sammenheng' }).click()
    await expect.poll(() => now.report.rail.locator('[class*="source"] mark').innerText()).toBe(said)
    await entry.getByRole('button', { name: 'Legg til' }).click()
    await now.page.getByText('Lagt til under Aktuelt').waitFor()
    await now.page.getByRole('toolbar').getByRole('button', { name: /vondt når jeg svelger|Vondt når/i }).focus()
    await now.page.getByRole('dialog', { name: 'Grunnlag' }).waitFor()
    await now.report.saved()
    await expect.poll(() => omitted.count()).toBe(known - 1)
    await now.page.reload()
    await now.report.text.getByText('sliten på jobb').first().waitFor()
    await expect.poll(() => omitted.count()).toBe(known - 1)
    expect(await now.report.faults()).toEqual([])
  })

  test('what is left out is there when the report is, without a press', async () => {
    await now.report.open(TALK)
    await now.report.press('Mindre detaljert')
    await now.report.offered.waitFor()
    await now.report.press('Bruk')
    await now.report.saved()
    await now.page.reload()
    await now.report.text.waitFor()
    await expect.poll(() => now.report.rail.getByRole('listitem').count()).toBeGreaterThan(0)
  })

  test('keys: C copies outside of text and only there, ? lists them, and they can be turned off', async () => {
    await now.report.open(TALK)
    await now.page.locator('body').press('c')
    await now.page.getByText('Rapporten er kopiert').waitFor()
    expect(await now.page.evaluate(() => navigator.clipboard.readText())).toMatch(/Apocillin 660 mg/)
    await now.report.writeAfter('Apocillin', ' c?')
    expect(await now.report.text.innerText()).toContain(' c?')
    expect(await now.page.getByRole('dialog').count()).toBe(0)
    await now.page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await now.page.locator('body').press('?')
    const keys = now.page.getByRole('dialog', { name: 'Hurtigtaster' })
    await keys.getByText('Kopier rapporten').waitFor()
    expect(await accessibilityFaults(now.page)).toEqual([])
    await keys.getByRole('switch').click()
    await now.page.keyboard.press('Escape')
    await keys.waitFor({ state: 'hidden' })
    await now.page.locator('body').press('?')
    await now.page.waitForTimeout(200)
    expect(await keys.count()).toBe(0)
  })

  test('390 px: the bar is two lines, covers no text, and stands above a keyboard on the screen', async () => {
    await now.report.open(TALK)
    await now.page.setViewportSize({ width: 390, height: 844 })
    await atRest(now.page)
    const box = async () => (await now.report.bar.boundingBox()) ?? { y: 0, height: 0 }
    expect((await box()).height).toBeLessThan(112)
    expect(await now.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await now.page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await atRest(now.page)
    const lowest = await now.report.text.evaluate((element) => element.getBoundingClientRect().bottom)
    expect(lowest).toBeLessThanOrEqual((await box()).y)
    await now.page.evaluate(() => scrollTo(0, 0))
    const before = (await box()).y
    await now.page.evaluate(() => {
      Object.defineProperty(visualViewport, 'height', { value: innerHeight - 300 })
      visualViewport?.dispatchEvent(new Event('resize'))
    })
    await expect.poll(async () => Math.round(before - (await box()).y)).toBe(300)
  })
})
