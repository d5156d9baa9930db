import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { QUESTIONS_DATABASE } from '#web/editor/clear-drafts.ts'
import { accessibilityFaults } from './harness/accessibility.ts'
import { callAs, subscribe } from './harness/accounts.ts'
import { openPage } from './harness/browser.ts'
import { journey } from './harness/journey.ts'
import { enter } from './harness/sign-in.ts'
import { answerWithSources, CITED_CONVERSATION } from './stand-ins/cited-answer.ts'
import { startModelStandIn } from './stand-ins/language.ts'
import type { ModelStandIn } from './stand-ins/language.ts'

const TALK = [
  'Lege: Hva kan jeg hjelpe deg med?',
  'Pasient: Jeg har hostet i tre uker, og jeg sover dårlig om natten.',
  'Lege: Bruker du noen medisiner?',
  'Pasient: Jeg bruker Metoprolol 50 mg en gang daglig.',
].join('\n')
const QUESTION = 'Når skal halsinfeksjon behandles med antibiotika?'
const now = journey()

const field = (page: Page = now.page) => page.getByRole('textbox', { name: 'Spørsmål' })
const answers = (page: Page = now.page) => page.getByRole('list', { name: /^(Spør medisinske kilder|Chat om saken)$/ }).locator('> li[data-message]')
const regenerate = (page: Page = now.page) => page.getByRole('button', { name: 'Lag på nytt' })
const rowsOf = async () => await field().evaluate((area: HTMLTextAreaElement) => area.rows)

async function ask(question: string, page: Page = now.page): Promise<void> {
  await field(page).fill(question)
  await field(page).press('Enter')
  await regenerate(page).waitFor()
}

describe('spec 2, 4, 5: a conversation with the sources', () => {
  test('from the dashboard: first question, answer, its address, its line in the list; and back to it', async () => {
    const { page, home } = now
    await page.goto(`${home}/`)
    await page.getByRole('link', { name: 'Spør medisinske kilder' }).click()
    await page.waitForURL(`${home}/c`)
    expect(await rowsOf()).toBe(5)
    await page.getByText('Still et faglig spørsmål').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await field().fill('  \n ')
    await field().press('Enter')
    expect(await answers().count()).toBe(0)
    await field().fill(QUESTION)
    await field().press('Shift+Enter')
    await field().press('Backspace')
    await field().press('Enter')
    await page.waitForURL(/\/c\/[0-9a-f-]{36}$/)
    await answers().getByText('Ingen nasjonale fagkilder er hentet inn').waitFor()
    expect(await rowsOf()).toBe(2)
    expect(await page.getByRole('button', { name: 'Kopier' }).count()).toBe(1)
    await expect.poll(() => page.getByRole('status').filter({ hasText: 'Svaret er klart.' }).count()).toBe(1)
    const address = page.url()
    const line = page.getByRole('navigation', { name: 'Chat' }).getByRole('link', { name: QUESTION })
    await line.waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('link', { name: 'Ny samtale' }).click()
    await page.waitForURL(`${home}/c`)
    expect(await answers().count()).toBe(0)
    await line.click()
    await page.waitForURL(address)
    await page.getByText('Ingen nasjonale fagkilder er hentet inn').waitFor()
    expect(await answers().count()).toBe(2)
    expect(now.errors).toEqual([])
  })

  test('a question being written outlives a reload, and none of its words lie open on the device', async () => {
    const { page, home } = now
    await page.goto(`${home}/c`)
    await field().fill('halvferdig spørsmål om Kari')
    await expect.poll(() => page.evaluate(countKept, QUESTIONS_DATABASE)).toBe(1)
    await page.reload()
    await expect.poll(() => field().inputValue()).toBe('halvferdig spørsmål om Kari')
    expect(await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))).not.toContain('halvferdig')
  })

  test('spec 8: a question that could not be sent is told, stands in the field again, and Try again sends it once', async () => {
    const { page, home } = now
    await page.goto(`${home}/c`)
    await page.route('**/ask-case', (route) => route.abort())
    await field().fill(QUESTION)
    await field().press('Enter')
    await page.getByRole('alert').getByText('Kunne ikke sende meldingen').waitFor()
    await expect.poll(() => field().inputValue()).toBe(QUESTION)
    await page.unroute('**/ask-case')
    await page.getByRole('button', { name: 'Prøv igjen' }).click()
    await regenerate().waitFor()
    expect(await answers().count()).toBe(2)
    await expect.poll(() => field().inputValue()).toBe('')
  })

  test('spec 8: the list that could not be fetched, and a conversation that could not be deleted, say so; then it goes', async () => {
    const { page, home } = now
    await page.route('**/api/v1.0/c', (route) => route.fulfill({ status: 500, json: { code: 'internal.error', message: '' } }))
    await page.goto(`${home}/c`)
    await page.getByText('Kunne ikke hente listen over samtaler').waitFor()
    await page.unroute('**/api/v1.0/c')
    await ask(QUESTION)
    const row = page.getByRole('navigation', { name: 'Chat' }).getByRole('listitem').filter({ hasText: QUESTION })
    await row.hover()
    await page.route(/\/api\/v1\.0\/c\/[0-9a-f-]+$/, (route) => (route.request().method() === 'DELETE' ? route.abort() : route.fallback()))
    await row.getByRole('button', { name: 'Valg for samtalen' }).click()
    await page.getByRole('menuitem', { name: 'Slett samtalen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Slett samtalen' }).click()
    await page.getByRole('dialog').getByText('Kunne ikke slette samtalen').waitFor()
    await page.unrouteAll()
    await page.getByRole('dialog').getByRole('button', { name: 'Slett samtalen' }).click()
    await page.waitForURL(`${home}/c`)
    await expect.poll(() => row.count()).toBe(0)
  })

  test('two tabs show the same', async () => {
    const { page, home, browser, server, email } = now
    await page.goto(`${home}/c`)
    await ask(QUESTION)
    await page.waitForURL(/\/c\/[0-9a-f-]{36}$/)
    const other = await openPage(browser)
    await enter(other.page, server, { email })
    await other.page.goto(page.url())
    await expect.poll(() => answers(other.page).count()).toBe(2)
    await ask('Og hos barn?', other.page)
    await expect.poll(() => answers().count()).toBe(4)
    await expect.poll(async () => await answers().allInnerTexts()).toEqual(await answers(other.page).allInnerTexts())
    await other.context.close()
  })

  test('numbers lead to cards, a card opens the passage at its place, and what no source carries is marked', async () => {
    const { page, home } = now
    await answerWithSources(page)
    await page.goto(`${home}/c/${CITED_CONVERSATION}`)
    await expect
      .poll(() => page.locator('[data-supported="false"]').allInnerTexts())
      .toEqual(['Alle pasienter bør ha antibiotika i ti dager ', expect.stringMatching(/^2/), '.'])
    await page.getByRole('button', { name: 'Uten grunnlag i kildene' }).click()
    await page.getByText('Ingen av kildene som er oppgitt, sier dette').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Gå til kilde 2' }).first().click()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Valg av middel')
    await page.getByRole('button', { name: /Kilde 1/ }).last().click()
    const passage = page.getByRole('dialog')
    await expect.poll(() => passage.locator('mark').innerText()).toBe('Antibiotika er aktuelt ved minst tre Centor-kriterier og positiv strep-test.')
    await passage.getByText('Eksempel – ikke for pasienter').waitFor()
    expect(await passage.getByRole('link').getAttribute('href')).toBe('https://eksempel.example/hals')
    expect(await accessibilityFaults(page)).toEqual([])
  })

  test('who may only read sees old conversations, and why nothing can be asked', async () => {
    const { page, home, server, email } = now
    await page.goto(`${home}/c`)
    await ask(QUESTION)
    await page.waitForURL(/\/c\/[0-9a-f-]{36}$/)
    await subscribe(server, email, 'Canceled')
    await now.openAnew()
    await now.page.goto(page.url())
    await now.page.getByText('For å spørre må abonnementet være aktivt').waitFor()
    await now.page.getByText('Ingen nasjonale fagkilder er hentet inn').waitFor()
    expect([await field(now.page).count(), await regenerate(now.page).count()]).toEqual([0, 0])
  })
})

describe('spec 2, 4: a conversation on a case', () => {
  test('from the report: the places in the talk that answer, each opened at its words', async () => {
    const { page } = now
    await now.report.open(TALK)
    await page.getByRole('link', { name: 'Chat om saken' }).click()
    await page.waitForURL(/\/p\/[0-9a-f-]+\/chat\?c=/)
    await ask('Hvilke medisiner bruker pasienten?')
    const place = page.getByRole('article', { name: 'Kilde 1' })
    expect(await place.locator('mark').innerText()).toContain('Metoprolol 50 mg')
    await place.getByRole('button', { name: 'Vis i sammenheng' }).click()
    const source = page.getByRole('dialog', { name: 'Fra samtaleteksten' })
    expect(await source.locator('mark').innerText()).toContain('Metoprolol 50 mg')
    expect(await source.innerText()).toContain('sover dårlig om natten')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    const listed = await callAs(now.server, now.token, { method: 'GET', path: '/c' })
    expect(listed.body).toEqual([])
    await page.reload()
    await expect.poll(() => answers().count()).toBe(2)
    expect(now.errors).toEqual([])
  })
})

describe('an answer that a model writes', () => {
  let model: ModelStandIn
  const SAID = Array.from({ length: 60 }, (_, at) => `Setning ${at + 1} om saken.`).join(' ')
  const MIDDLE = SAID.indexOf('Setning 20')
  /** Until it is resolved an answer stands still in its middle. */
  let looked = Promise.withResolvers<void>()
  beforeAll(async () => {
    model = await startModelStandIn({
      script: () => SAID,
      pace: { firstTokenMs: 300, tokensPerSecond: 90 },
      gate: (sent) => (sent < MIDDLE ? undefined : looked.promise),
    })
  })
  afterAll(async () => {
    looked.resolve()
    await model.stop()
  })
  const own = journey('chat@klinikk.example', { env: () => ({ OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'k' }) })

  test('REL-17: comes piece by piece; a socket cut in its middle loses and doubles nothing, and it can be stopped', async () => {
    const { page, home } = own
    const sockets: { close: () => Promise<void> }[] = []
    await page.routeWebSocket(/\/ws\?conversationId/, (socket) => {
      socket.connectToServer()
      sockets.push(socket)
    })
    const patient = crypto.randomUUID()
    await callAs(own.server, own.token, { method: 'POST', path: `/patients/${patient}/cases`, body: { id: crypto.randomUUID(), transcription: TALK } })
    await page.goto(`${home}/p/${patient}/chat`)
    await field(page).fill('Hva ble sagt om søvn?')
    await field(page).press('Enter')
    await page.getByText('Setning 3 om saken').waitFor()
    const before = sockets.length
    await sockets.at(-1)?.close()
    await expect.poll(() => sockets.length).toBeGreaterThan(before)
    looked.resolve()
    await regenerate(page).waitFor()
    const said = (await answers(page).last().innerText()).match(/Setning \d+/g)
    expect(said).toEqual(Array.from({ length: 60 }, (_, at) => `Setning ${at + 1}`))
    looked = Promise.withResolvers()
    await regenerate(page).click()
    await page.getByRole('button', { name: 'Stopp svaret' }).click()
    await regenerate(page).waitFor()
    expect(own.errors).toEqual([])
  })
})

/** Runs in the page: the questions that are kept, none while their database is not made. */
async function countKept(name: string): Promise<number> {
  if (!(await indexedDB.databases()).some((known) => known.name === name)) return 0
  return new Promise((resolve) => {
    const opening = indexedDB.open(name)
    opening.addEventListener('success', () => {
      const counting = opening.result.transaction('questions').objectStore('questions').count()
      counting.addEventListener('success', () => {
        opening.result.close()
        resolve(counting.result)
      })
    })
  })
}
