import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPage, startBrowser } from './harness/browser.ts'
import { startServer } from './harness/server.ts'
import type { RunningServer } from './harness/server.ts'
import { SIGN_IN_PAGE } from './harness/sign-in.ts'
import { babble } from './harness/voice.ts'
import { writeWav } from './harness/wav.ts'
import { startSpeechStandIn } from './stand-ins/speech.ts'
import type { SpeechStandIn } from './stand-ins/speech.ts'

const TALK = [
  'Hva kan jeg hjelpe deg med i dag?',
  'Jeg har hatt vondt i halsen i fire dager, og jeg har hatt feber.',
  'Hoster du?',
  'Nei, ingen hoste.',
  'Jeg ser i halsen. Tonsillene er røde med hvitt belegg. Temperaturen er 38,4.',
  'Jeg tror dette er en streptokokkinfeksjon i halsen.',
  'Du får Apocillin 660 mg fire ganger daglig i ti dager.',
  'Ta kontakt hvis du ikke er bedre om tre dager.',
].join(' ')
const VET_TALK =
  'Hva er det med Luna? Hun har halta på venstre bakbein siden lørdag og spiser dårlig. Har hun kasta opp? Nei, ikke oppkast. ' +
  'Da undersøker jeg hunden. Temperaturen er 38,6. Hun er øm i venstre kne. Hun får Metacam 1,5 mg en gang daglig i fem dager. Kontroll om en uke.'

let folder: string
let speech: SpeechStandIn
let server: RunningServer
let browser: Browser
let said = TALK

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'epikrise-journey-'))
  const microphone = join(folder, 'visit.wav')
  await writeWav(microphone, babble(60))
  speech = await startSpeechStandIn({ script: () => said })
  server = await startServer({ env: { SPEECH_URL: speech.url } })
  browser = await startBrowser({ microphone })
})
afterAll(async () => {
  await browser.close()
  await server.dispose()
  await speech.stop()
  await rm(folder, { recursive: true, force: true })
})

const origin = (edition: 'med' | 'vet'): string => `http://${edition === 'vet' ? 'vet.localhost' : 'localhost'}:${server.port}`

/** Counts what a person presses, by mouse or with Enter on what has the focus, on every page of the context. Words typed and keys that move on are none. */
async function countPresses(context: BrowserContext): Promise<() => number> {
  let presses = 0
  await context.exposeBinding('pressed', () => {
    presses += 1
  })
  // A press of Enter in a field sends its form and is told as a click on the form's button; one on a label is told again on its field, without a place.
  await context.addInitScript(() =>
    addEventListener('click', (event) => event.isTrusted && event.clientX + event.clientY > 0 && (globalThis as unknown as { pressed: () => void }).pressed(), {
      capture: true,
    }),
  )
  return () => presses
}

/** From the landing page to the dashboard, as a newcomer goes: sign in, pay, say what kind of practice it is. */
async function arrive(page: Page, { email, edition, practice }: { email: string; edition: 'med' | 'vet'; practice: RegExp }): Promise<void> {
  await page.goto(origin(edition))
  await page.getByRole('button', { name: 'Logg inn' }).or(page.getByRole('link', { name: 'Logg inn' })).first().click()
  await page.waitForURL(SIGN_IN_PAGE)
  await page.getByLabel(/e-post/i).fill(email)
  await page.getByLabel(/navn/i).fill('Kari Prøvelege')
  await page.getByRole('button').first().click()
  await page.getByRole('button', { name: 'Kom i gang' }).click()
  await page.waitForURL(/test-checkout/)
  await page.getByRole('button').first().click()
  await page.getByRole('radio', { name: practice }).click()
  await page.getByRole('button', { name: 'Lagre' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

/** Waits for the written report; answers what stands under each heading. */
async function readReport(page: Page): Promise<string> {
  await page.waitForURL(/\/report$/)
  const document = page.locator('.ProseMirror')
  await document.waitFor()
  return document.innerText()
}

const newPage = () => openPage(browser)

describe('the main job, speech through an OpenAI-compatible stand-in', () => {
  test('a newcomer signs in, subscribes, records a visit and reads its report', async () => {
    const { page, context, errors, foreignHosts } = await newPage()
    const presses = await countPresses(context)
    await arrive(page, { email: 'ny@klinikk.example', edition: 'med', practice: /fastlege/i })
    await page.getByRole('link', { name: 'Start opptak' }).first().click()
    const recorder = page.getByRole('main')
    const pause = recorder.getByRole('button', { name: 'Pause', exact: true })
    const start = recorder.getByRole('button', { name: 'Start opptak', exact: true })
    await pause.or(start.and(page.locator(':enabled'))).first().waitFor()
    if (!(await pause.isVisible())) await start.click()
    await pause.waitFor()
    await page.waitForTimeout(6_000)
    await pause.click()
    await recorder.getByRole('button', { name: 'Avslutt og last opp' }).click()
    const report = await readReport(page)
    expect(report).toMatch(/Sammendrag/)
    expect(report).toMatch(/Aktuelt|Plager|Sykehistorie|Anamnese/)
    expect(report).toMatch(/Medisiner|Medikamenter|Legemidler/)
    expect(report).toMatch(/halsen/)
    expect(report).toMatch(/Apocillin 660 mg/)
    expect(report).not.toMatch(/hjelpe deg/)
    expect(speech.calls.length).toBeGreaterThan(0)
    expect([errors, [...foreignHosts]]).toEqual([[], []])
    expect(presses()).toBeGreaterThan(6)
    expect(presses()).toBeLessThanOrEqual(9)
    await context.close()
  })

  test('a newcomer’s first report by paste takes seven presses, wherever on the dashboard it is pasted', async () => {
    const { page, context, errors } = await newPage()
    const presses = await countPresses(context)
    await arrive(page, { email: 'lim@klinikk.example', edition: 'med', practice: /fastlege/i })
    await page.getByRole('heading', { level: 1, name: 'Kontrollpanel' }).waitFor()
    await page.evaluate((words) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', words)
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, TALK)
    await page.getByRole('button', { name: 'Lag rapport' }).click()
    expect(await readReport(page)).toMatch(/Apocillin 660 mg/)
    expect(presses()).toBeGreaterThan(5)
    expect(presses()).toBeLessThanOrEqual(7)
    expect(errors).toEqual([])
    await context.close()
  })

  // What else is taken is read in server/recordings/kinds-of-sound.test.ts.
  test('an uploaded .m4a file becomes a report', async () => {
    said = TALK
    const { page, context, errors } = await newPage()
    await arrive(page, { email: 'm4a@klinikk.example', edition: 'med', practice: /fastlege/i })
    await page.goto(`${origin('med')}/r`)
    const file = resolve(import.meta.dirname, '..', 'domain', 'audio', 'fixtures', 'spoken.m4a')
    await page.locator('input[type=file]').first().setInputFiles(file)
    expect(await readReport(page)).toMatch(/Apocillin 660 mg/)
    expect(errors).toEqual([])
    await context.close()
  })

  test('a vet uploads a visit of a dog', async () => {
    said = VET_TALK
    const { page, context } = await newPage()
    await arrive(page, { email: 'vet@klinikk.example', edition: 'vet', practice: /veterinær/i })
    await page.goto(`${origin('vet')}/r`)
    await page.locator('input[type=file]').first().setInputFiles(resolve(import.meta.dirname, '..', 'domain', 'audio', 'fixtures', 'spoken.mp3'))
    const report = await readReport(page)
    expect(report).toMatch(/venstre bak/)
    expect(report).toMatch(/Metacam/)
    await context.close()
  })
})

describe('the main job with no speech engine, no key and no network', () => {
  const PASTED = {
    nb: { text: 'Jeg har hatt hodepine i tre dager. Ingen feber. Jeg bruker Paracet 500 mg tre ganger daglig.', has: /Paracet/ },
    sv: { text: 'Jag har haft huvudvärk i tre dagar. Ingen feber. Jag tar Alvedon 500 mg tre gånger dagligen.', has: /Alvedon/ },
    da: { text: 'Jeg har haft hovedpine i tre dage. Ingen feber. Jeg tager Panodil 500 mg tre gange dagligt.', has: /Panodil/ },
    en: { text: 'I have had a headache for three days. No fever. I take paracetamol 500 mg three times a day.', has: /paracetamol/i },
    ru: { text: 'У меня три дня болит голова. Температуры нет. Я принимаю парацетамол 500 мг три раза в день.', has: /парацетамол/i },
  }

  test('a text pasted in each of the five languages gives a report', async () => {
    const { page, context, errors } = await newPage()
    await arrive(page, { email: 'paste@klinikk.example', edition: 'med', practice: /fastlege/i })
    for (const [language, { text, has }] of Object.entries(PASTED)) {
      await page.goto(origin('med'))
      await page.getByRole('textbox').last().fill(text)
      await page.getByRole('button', { name: 'Lag rapport' }).click()
      expect(await readReport(page), language).toMatch(has)
    }
    expect(errors).toEqual([])
    await context.close()
  })
})
