import { expect, test } from 'vitest'
import { journey } from './harness/journey.ts'

const TALK = 'Lege: Hva kan jeg hjelpe deg med?\nPasient: Jeg har hostet i tre uker, og jeg har hatt feber.'
const now = journey()

test.each(['/c/en/to', '/finnes-ikke'])('spec 2: %s is answered 404, in words too', async (path) => {
  const { page, home } = now
  const answer = await page.goto(`${home}${path}`)
  expect(answer?.status()).toBe(404)
  await page.getByRole('heading', { level: 1, name: 'Fant ikke siden' }).waitFor()
})

test('spec 2: any other word after a patient is the report, and is answered as one', async () => {
  const { page, home } = now
  await now.report.open(TALK)
  const report = page.url()
  for (const word of ['noe-annet', 'a/b']) {
    const answer = await page.goto(`${home}${new URL(report).pathname.replace('report', word)}`)
    expect(answer?.status(), word).toBe(200)
    await page.waitForURL(report)
  }
})
