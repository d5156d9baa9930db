import type { Browser, Page } from 'playwright-core'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { writeBuiltinReport } from '#server/text-tasks/builtin-report.ts'
import { writtenOf } from '#web/landing/taste/engine/written.ts'
import { MOST_CHARACTERS } from '#web/landing/taste/own-text-bounds.ts'
import { gp } from '#web/landing/taste/talks/gp.ts'
import { swedish } from '#web/landing/taste/talks/swedish.ts'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { openPage } from '../harness/browser.ts'
import type { WatchedPage } from '../harness/browser.ts'
import { sharedBrowser, sharedServer } from '../harness/shared.ts'
import { originOf, SIGN_IN_PAGE } from '../harness/sign-in.ts'

let browser: Browser
let home: string
let visitor: WatchedPage
let page: Page

beforeAll(async () => {
  home = originOf(sharedServer())
  browser = await sharedBrowser()
})
const visit = async (options = {}) => {
  visitor = await openPage(browser, { reducedMotion: 'no-preference', ...options })
  page = visitor.page
}
beforeEach(() => visit())
afterEach(async () => {
  expect(visitor.errors).toEqual([])
  expect([...visitor.foreignHosts]).toEqual([])
  await visitor.context.close()
})

const open = async (path = '/') => {
  await page.goto(home + path)
  await page.waitForLoadState('networkidle')
  await page.locator('button[data-taste]').click()
  await page.locator('.taste-talk p:not([hidden])').first().waitFor()
}
const sentences = () => page.locator('.taste-sentence:visible').allTextContents()
const skip = () => page.locator('[data-taste-skip]').click()
const talkText = () => page.locator('.taste-talk p:visible').allTextContents()
const own = async (text: string) => {
  await page.locator('[data-talk=own]').click()
  await page.locator('.taste-own textarea').fill(text)
  await page.locator('.taste-own [type=submit]').click()
}
const expected = (text: string, headingLanguage: Language) =>
  writtenOf(writeBuiltinReport({ sources: [{ kind: 'transcription', text }], headingLanguage, vertical: 'med', generatedAt: '2000-01-01T00:00:00.000Z' }))

describe('issue 17 the taste without signing in', () => {
  test('nothing of it is fetched before it is asked for; then the talk comes word by word and the report beside it', async () => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(home)
    await page.waitForLoadState('networkidle')
    expect(asked.filter((path) => /taste|gp-|worker/.test(path))).toEqual([])
    await page.locator('button[data-taste]').click()
    await page.locator('.taste-talk p:not([hidden])').first().waitFor()
    const first = gp.text.split('\n')[0] ?? ''
    expect((await talkText())[0]).toBe(first)
    const early = (await talkText()).join('\n').length
    expect(early).toBeLessThan(gp.text.length / 2)
    expect((await sentences()).length).toBeLessThan(3)
    await page.waitForFunction((length) => (document.querySelector('.taste-talk')?.textContent ?? '').length > length + 20, early)
    expect(asked.filter((path) => /worker/.test(path))).toEqual([])
    await skip()
    expect((await talkText()).join('\n')).toBe(gp.text)
    expect(await sentences()).toEqual(gp.written.sections.flatMap((section) => section.sentences.map(([text]) => text)))
    expect(await accessibilityFaults(page)).toEqual([])
  })

  test('by keyboard alone: a sentence shows the words it rests on, can be changed, and the way to sign in is there', async () => {
    await page.goto(home)
    await page.waitForLoadState('networkidle')
    await page.locator('button[data-taste]').focus()
    await page.keyboard.press('Enter')
    await page.locator('[data-taste-skip]').focus()
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-taste-again'))).toBe(true)
    const mark = page.locator('.taste-line', { hasText: 'Ingen feber' }).getByRole('button')
    await mark.focus()
    await page.keyboard.press('Enter')
    expect(await mark.getAttribute('aria-expanded')).toBe('true')
    expect(await page.locator('.taste-quote').textContent()).toContain('ingen feber')
    expect((await page.locator('.taste-talk mark').allTextContents()).join('')).toContain('ingen feber')
    await page.keyboard.press('Tab')
    await page.keyboard.press('End')
    await page.keyboard.type(' i dag')
    expect(await sentences()).toContain('Ingen feber. i dag')
    expect(await page.locator('.taste-line', { hasText: 'Ingen feber' }).getAttribute('data-mark')).toBe('typed')
    await page.keyboard.press('Escape')
    expect([await page.locator('.taste-quote').count(), await page.locator('.taste-talk mark').count()]).toEqual([0, 0])
    await page.locator('.landing-taste [data-sign-in]').click()
    await page.waitForURL(SIGN_IN_PAGE)
  })

  test('for who asked for less motion all of it stands at once, in the talk chosen; another language keeps the choice', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open()
    expect((await talkText()).join('\n')).toBe(gp.text)
    await page.locator('[data-talk=swedish]').click()
    await page.locator('.taste-report[lang=sv]').waitFor()
    await page.getByText('Kåvepenin 800 mg 4 gånger om dagen i 5 dagar, insätts.').waitFor()
    await page.getByLabel('Språk').selectOption('en')
    await page.getByRole('heading', { name: 'Try it here' }).waitFor()
    expect((await talkText()).join('\n')).toBe(swedish.text)
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    expect(await page.locator('.landing-taste').isVisible()).toBe(false)
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-taste'))).toBe(true)
  })

  test('what cannot be fetched is said, and the next press tries again', async () => {
    await page.goto(home)
    await page.waitForLoadState('networkidle')
    await page.route('**/assets/taste-*.js', (route) => route.abort())
    await page.locator('button[data-taste]').click()
    await page.getByRole('alert').filter({ hasText: 'trykk en gang til' }).waitFor()
    await page.unroute('**/assets/taste-*.js')
    await page.locator('button[data-taste]').click()
    await page.locator('.taste-talk p:not([hidden])').first().waitFor()
    expect(await page.getByRole('alert').filter({ hasText: 'trykk en gang til' }).count()).toBe(0)
    ;(visitor.errors as string[]).splice(0)
  })
})

const PLAIN =
  'Legen: Hva er det? Pasienten: Jeg har hatt vondt i kneet i to uker. Jeg tar Ibux 400 mg tre ganger daglig. Legen: Kneet er hovent. Kontroll om to uker.'
const TEXTS: readonly [name: string, text: string][] = [
  ['Norwegian', PLAIN],
  ['without stops', PLAIN.replaceAll(/[.,?:]/g, '').toLowerCase()],
  ['Swedish', 'Jag har haft ont i halsen sedan i fredags. Ingen feber. Jag skriver ut Kåvepenin 800 mg tre gånger om dagen.'],
  ['Danish', 'Jeg har haft ondt i ryggen i to uger. Ingen feber. Du får Ibuprofen 400 mg tre gange dagligt. Vi ses om en uge.'],
  ['English', 'I have had a cough for three weeks. No fever. The lungs are clear. We start amoxicillin 500 mg three times a day.'],
  ['Russian', 'У меня две недели болит спина. Температуры нет. Назначаю ибупрофен 400 мг три раза в день. Контроль через неделю.'],
]

describe('issue 17 a text of one’s own', () => {
  test('is read in the browser just as the server would, in all languages and without stops, and still with the network off', async () => {
    await open()
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET' || request.postData() !== null) sent.push(request.url())
    })
    for (const [name, text] of TEXTS) {
      const { sections, questions } = expected(text, 'nb')
      await own(text)
      await page.locator('.taste-own [role=status]').filter({ hasText: 'Ingenting ble sendt' }).waitFor()
      const wanted = [...sections.flatMap((section) => section.sentences), ...questions].map(([sentence]) => sentence)
      expect(await sentences(), name).toEqual(wanted)
      expect(wanted.length, name).toBeGreaterThan(1)
      await page.locator('.taste-own textarea').fill('')
    }
    await visitor.context.setOffline(true)
    await own(PLAIN.replace('kneet', 'skulderen'))
    await page.getByText('Har hatt vondt i skulderen i 2 uker', { exact: false }).first().waitFor()
    expect(sent).toEqual([])
    await visitor.context.setOffline(false)
    // What was typed lasts through a change of language.
    await page.getByLabel('Språk').selectOption('da')
    await page.getByLabel('Indsæt eller skriv en samtale').waitFor()
    expect(await page.locator('.taste-own textarea').inputValue()).toContain('skulderen')
    expect(await accessibilityFaults(page)).toEqual([])
  })

  test('its engine is fetched when the field is entered, all parts of it at once, and of other languages none', async () => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const parts = () => asked.flatMap((path) => /assets\/(worker|engine|part-[a-z]+)-/.exec(path)?.[1] ?? []).toSorted()
    await open()
    await page.locator('[data-talk=own]').click()
    await page.getByText('Motoren hentes når du går inn i feltet').waitFor()
    expect(parts()).toEqual([])
    // The core is held back: the others do not wait for it.
    let release = () => undefined as void
    const held = new Promise<void>((resolve) => (release = resolve))
    await visitor.context.route('**/assets/engine-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.locator('.taste-own textarea').focus()
    await expect.poll(parts).toEqual(['engine', 'part-nb', 'part-nordic', 'worker'])
    release()
    await page.locator('.taste-own textarea').fill(PLAIN)
    await page.locator('.taste-own [type=submit]').click()
    await page.locator('.taste-own [role=status]').filter({ hasText: 'Ingenting ble sendt' }).waitFor()
    expect(parts()).toHaveLength(4)
  })

  test.each([
    ['nothing', ' .,!\n\u200b ', 'Skriv eller lim inn litt tekst først.'],
    ['a text over the limit', 'Jeg hoster. '.repeat(MOST_CHARACTERS / 10), 'Teksten er for lang for denne prøven.'],
    ['a word of 100,000 letters', 'x'.repeat(100_000), 'Teksten er for lang for denne prøven.'],
    ['a word as long as may be', 'x'.repeat(MOST_CHARACTERS), 'for lite om en pasient'],
    ['talk of no patient', 'Bil hus katt. Måne stol og bord. Fotball på lørdag?', 'for lite om en pasient'],
  ])('%s is answered in plain words, and the text stays', async (_name, text, words) => {
    await open()
    await own(text)
    await page.locator('.taste-own [role=alert]').filter({ hasText: words }).waitFor()
    expect(await page.locator('.taste-own textarea').inputValue()).toBe(text)
  })

  test('an engine that cannot be fetched is said so, the text stays, and it works the next time', async () => {
    await open()
    await visitor.context.route('**/assets/worker-*.js', (route) => route.abort())
    await own(PLAIN)
    await page.locator('.taste-own [role=alert]').filter({ hasText: 'Fikk ikke hentet motoren' }).waitFor()
    await visitor.context.unroute('**/assets/worker-*.js')
    await page.locator('.taste-own [type=submit]').click()
    await page.locator('.taste-own [role=status]').filter({ hasText: 'Ingenting ble sendt' }).waitFor()
    expect((await sentences()).length).toBeGreaterThan(1)
    ;(visitor.errors as string[]).splice(0)
  })
})
