import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { journey } from './harness/journey.ts'
import { factsFor } from './stand-ins/facts.ts'
import { startModelStandIn } from './stand-ins/language.ts'
import type { ModelFault, ModelStandIn } from './stand-ins/language.ts'

const TALK = [
  'Pasient: Jeg har hatt vondt i halsen i fire dager, og jeg har hatt feber opp til 39,2.',
  'Lege: Hoster du?',
  'Pasient: Nei, ingen hoste.',
  'Lege: Du får Apocillin 660 mg fire ganger daglig i ti dager.',
].join('\n')

const facts = (user: string, ...complaints: string[]) =>
  factsFor(
    user,
    [
      { type: 'complaints', paragraphs: complaints },
      { type: 'medications', paragraphs: ['Apocillin 660 mg fire ganger daglig i ti dager.'] },
    ],
    () => 'started',
  )

let model: ModelStandIn
let fault: ModelFault | undefined

beforeAll(async () => {
  model = await startModelStandIn({
    script: ({ user }) =>
      user.includes('"current"')
        ? facts(user, 'Vondt i halsen i fire dager.')
        : facts(user, 'Vondt i halsen i fire dager. Feber opp til 39,2.', 'Ingen hoste.'),
    fault: () => fault,
    pace: { firstTokenMs: 40, tokensPerSecond: 600 },
  })
})
afterAll(() => model.stop())
afterEach(() => {
  fault = undefined
})
const now = journey('onske@klinikk.example', { env: () => ({ OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'test' }) })

describe('requests in words, with a language model (stand-in)', () => {
  const ask = async (words: string) => {
    await now.report.prompt.fill(words)
    await now.report.press('Send')
  }

  test('a request in words comes as a diff, and Keep empties the box', async () => {
    await now.report.open(TALK)
    await ask('Ta bort feber og hoste')
    await now.report.bar.getByText('Endrer rapporten').waitFor()
    await now.report.offered.waitFor()
    expect(model.calls.at(-1)?.user).toContain('"current"')
    expect((await now.report.offered.locator('del').allInnerTexts()).join(' ')).toMatch(/Feber opp til 39,2/)
    await now.report.press('Bruk')
    await now.report.saved()
    expect(await now.report.text.innerText()).not.toMatch(/Feber|hoste/)
    expect(await now.report.prompt.inputValue()).toBe('')
  })

  test('spec 4: a wait is shown, can be called off, and leaves the request to be put again', async () => {
    await now.report.open(TALK)
    fault = { kind: 'hang' }
    const asked = now.page.waitForRequest(/\/prompt$/)
    await ask('Kortere')
    const request = await asked
    await now.report.bar.getByText('Endrer rapporten').waitFor()
    expect(await now.report.faults()).toEqual([])
    await now.report.press('Avbryt')
    await expect.poll(() => request.failure()?.errorText).toMatch(/ABORTED/)
    expect(await now.report.prompt.inputValue()).toBe('Kortere')
    expect(await now.report.offered.count()).toBe(0)
  })

  test('spec 8: a model that answers nonsense is said in words, with Retry, and nothing of the report is lost', async () => {
    await now.report.open(TALK)
    const before = await now.report.text.innerText()
    fault = { kind: 'truncated' }
    await ask('Kortere')
    const failure = now.report.bar.getByRole('alert')
    await failure.getByText('Kunne ikke endre rapporten etter ønsket').waitFor()
    expect(await now.report.text.innerText()).toBe(before)
    fault = undefined
    await failure.getByRole('button', { name: 'Prøv igjen' }).click()
    await now.report.offered.waitFor()
  })
})
