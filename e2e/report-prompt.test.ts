import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openPage, startBrowser } from './harness/browser.ts'
import { reportPage, serverFor } from './harness/report-page.ts'
import type { RunningServer } from './harness/server.ts'
import { signIn } from './harness/sign-in.ts'
import { startModelStandIn } from './stand-ins/language.ts'
import type { ModelFault, ModelStandIn } from './stand-ins/language.ts'

const TALK = [
  'Pasient: Jeg har hatt vondt i halsen i fire dager, og jeg har hatt feber opp til 39,2.',
  'Lege: Hoster du?',
  'Pasient: Nei, ingen hoste.',
  'Lege: Du får Apocillin 660 mg fire ganger daglig i ti dager.',
].join('\n')
const email = 'onske@klinikk.example'

const sections = (...complaints: string[]) =>
  JSON.stringify({
    sections: [
      { type: 'complaints', paragraphs: complaints },
      { type: 'medications', paragraphs: ['Apocillin 660 mg fire ganger daglig i ti dager.'] },
    ],
  })

let browser: Browser
let server: RunningServer
let context: BrowserContext
let page: Page
let model: ModelStandIn
let fault: ModelFault | undefined
let at: ReturnType<typeof reportPage>

beforeAll(async () => {
  model = await startModelStandIn({
    script: ({ user }) => (user.includes('"current"') ? sections('Vondt i halsen i fire dager.') : sections('Vondt i halsen i fire dager. Feber opp til 39,2.', 'Ingen hoste.')),
    fault: () => fault,
    pace: { firstTokenMs: 40, tokensPerSecond: 600 },
  })
  server = await serverFor(email, { OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'test' })
  browser = await startBrowser()
})
afterAll(async () => {
  await browser.close()
  await server.dispose()
  await model.stop()
})
beforeEach(async () => {
  ;({ page, context } = await openPage(browser))
  at = reportPage(page, server)
  await signIn(page, server, { email })
})
afterEach(async () => {
  fault = undefined
  await context.close()
})

describe('requests in words, with a language model (stand-in)', () => {
  const ask = async (words: string) => {
    await at.prompt.fill(words)
    await at.press('Send')
  }

  test('a request in words comes as a diff, and Keep empties the box', async () => {
    await at.paste(TALK)
    await ask('Ta bort feber og hoste')
    await at.bar.getByText('Endrer rapporten').waitFor()
    await at.offered.waitFor()
    expect(model.calls.at(-1)?.user).toContain('"current"')
    expect((await at.offered.locator('del').allInnerTexts()).join(' ')).toMatch(/Feber opp til 39,2/)
    await at.press('Behold')
    await at.saved()
    expect(await at.text.innerText()).not.toMatch(/Feber|hoste/)
    expect(await at.prompt.inputValue()).toBe('')
  })

  test('spec 4: a wait is shown, can be called off, and leaves the request to be put again', async () => {
    await at.paste(TALK)
    fault = { kind: 'hang' }
    const asked = page.waitForRequest(/\/prompt$/)
    await ask('Kortere')
    const request = await asked
    await at.bar.getByText('Endrer rapporten').waitFor()
    expect(await at.faults()).toEqual([])
    await at.press('Avbryt')
    await expect.poll(() => request.failure()?.errorText).toMatch(/ABORTED/)
    expect(await at.prompt.inputValue()).toBe('Kortere')
    expect(await at.offered.count()).toBe(0)
  })

  test('spec 8: a model that answers nonsense is said in words, with Retry, and nothing of the report is lost', async () => {
    await at.paste(TALK)
    const before = await at.text.innerText()
    fault = { kind: 'truncated' }
    await ask('Kortere')
    const failure = at.bar.getByRole('alert')
    await failure.getByText('Kunne ikke endre rapporten etter ønsket').waitFor({ timeout: 60_000 })
    expect(await at.text.innerText()).toBe(before)
    fault = undefined
    await failure.getByRole('button', { name: 'Prøv igjen' }).click()
    await at.offered.waitFor()
  })
})
