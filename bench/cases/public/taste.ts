import type { Browser, Page } from 'playwright-core'
import { openPage, startBrowser } from '../../../e2e/harness/browser.ts'
import { startServer } from '../../../e2e/harness/server.ts'
import type { BenchCase } from '../../harness/bench-case.ts'
import { startSlowLine } from '../../harness/slow-line.ts'
import { median } from '../../harness/statistics.ts'

/** 1.6 Mbit/s with 150 ms to the server and back, as a telephone on a bad day has it. */
const LINE = { bytesPerSecond: 200_000, roundTripMs: 150 }
const SLOWDOWN = 4
const OWN = `Lege: Hva kan jeg hjelpe deg med?
Pasient: Jeg har hatt vondt i ryggen i to uker. Det stråler ned i høyre bein.
Lege: Har du feber?
Pasient: Nei.
Lege: Lasègue er positiv på høyre side ved 40 grader. Reflekser og kraft er normale. Jeg tror det er et prolaps.
Du tar Ibux 400 mg tre ganger daglig i fem dager. Kontroll om to uker.`

/** The same as a recognizer without stops writes it: the weights that cut sentences are fetched too. */
const FLAT = OWN.toLowerCase().replaceAll(/(?:lege|pasient):|[.?,]/g, '').replaceAll(/\s+/g, ' ')

/** PERF-9: how soon the taste stands, on a slow line and a processor four times slower. */
export const bench: BenchCase = {
  protocol: 'PERF-9',
  title: 'the taste without signing in, at 1.6 Mbit/s and a processor slowed four times',
  async run({ rounds, say }) {
    const server = await startServer()
    const line = await startSlowLine(server.port, LINE)
    const browser = await startBrowser()
    const home = `http://localhost:${line.port}/`
    try {
      const [firstMs, ownMs, flatMs]: [number[], number[], number[]] = [[], [], []]
      for (let round = 0; round < rounds; round += 1) {
        say(`round ${round + 1} of ${rounds}`)
        firstMs.push(await pressToTalk(browser, home))
        ownMs.push(await pressToOwnReport(browser, home, OWN))
        flatMs.push(await pressToOwnReport(browser, home, FLAT))
      }
      return [
        { name: 'press to the first sentence, median', value: median(firstMs), unit: 'ms', atMost: 1_500 },
        { name: 'press to the report of an own text, median', value: median(ownMs), unit: 'ms', atMost: 6_000 },
        { name: 'press to the report of the same without stops, median', value: median(flatMs), unit: 'ms', atMost: 6_000 },
      ]
    } finally {
      line.close()
      await browser.close()
      await server.dispose()
    }
  },
}

async function openLanding(browser: Browser, home: string, slowdown: number): Promise<Page> {
  const { page, context } = await openPage(browser, { viewport: { width: 390, height: 844 } })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(home, { waitUntil: 'networkidle' })
  return page
}

/** From the press to what it waits for, by the clock of the page. */
async function timed(page: Page, press: string, wanted: string): Promise<number> {
  return await page.evaluate(async ([button, sign]) => {
    const begun = performance.now()
    const isThere = () => document.querySelector<HTMLElement>(sign)?.checkVisibility() === true
    const there = new Promise<number>((resolve) => {
      const look = () => (isThere() ? resolve(performance.now() - begun) : setTimeout(look, 10))
      look()
    })
    document.querySelector<HTMLElement>(button)?.click()
    return await there
  }, [press, wanted] as const)
}

async function pressToTalk(browser: Browser, home: string): Promise<number> {
  const page = await openLanding(browser, home, SLOWDOWN)
  const tookMs = await timed(page, '[data-taste]', '.taste-talk p:first-child:not([hidden])')
  await page.context().close()
  return tookMs
}

async function writeOwn(page: Page, text: string): Promise<number> {
  await page.locator('button[data-taste]').click()
  await page.locator('[data-talk=own]').click()
  await page.locator('.taste-own textarea').fill(text)
  return await timed(page, '.taste-own [type=submit]', '.taste-report .taste-line:not([hidden])')
}

/** A browser's brake does not hold its threads: what the processor did there once more, with all in the cache, counts three times on top. */
async function pressToOwnReport(browser: Browser, home: string, text: string): Promise<number> {
  const page = await openLanding(browser, home, 1)
  const coldMs = await writeOwn(page, text)
  await page.reload({ waitUntil: 'networkidle' })
  const workMs = await writeOwn(page, text)
  await page.context().close()
  return coldMs + (SLOWDOWN - 1) * workMs
}
