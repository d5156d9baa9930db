import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { callAs, welcomeDoctor } from '../../../e2e/harness/accounts.ts'
import { openPage, startBrowser } from '../../../e2e/harness/browser.ts'
import { startServer } from '../../../e2e/harness/server.ts'
import type { RunningServer } from '../../../e2e/harness/server.ts'
import { enter, originOf } from '../../../e2e/harness/sign-in.ts'
import type { BenchCase } from '../../harness/bench-case.ts'
import { quantile } from '../../harness/statistics.ts'

const PATIENTS = 2_000
const AT_ONCE = 20
const MOST_MS = 200
/** Quicker than a practised hand, so that no key waits for a pause. */
const KEY_PAUSE_MS = 60

const FIRST = [
  'Kari', 'Ola', 'Åse', 'Øystein', 'Ingrid', 'Per', 'Anne-Grethe', 'Bjørn', 'Solveig', 'Mohammed', 'Ægir', 'Liv', 'Tor', 'Astrid', 'Jürgen', 'Marit',
  'Gunnar', 'Ragnhild', 'Nils', 'Synnøve',
]
const LAST = ['Nordmann', 'Hansen', 'Bø', 'Sørensen', 'Åsgård', 'Lie', 'Haugen', 'Kristiansen', 'Berg', 'Dahl']

/** Everybody has a name of their own: a first, a last and one between that is drawn from the number. */
const nameOf = (number: number): string =>
  `${FIRST[number % FIRST.length] ?? ''} ${String.fromCodePoint(65 + (Math.floor(number / 200) % 26))}${(number * 7919).toString(36)}` +
    ` ${LAST[Math.floor(number / FIRST.length) % LAST.length] ?? ''}`

async function makePatients(server: RunningServer, token: string): Promise<void> {
  for (let from = 0; from < PATIENTS; from += AT_ONCE) {
    await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, at) => {
        const { status } = await callAs(server, token, {
          method: 'PUT',
          path: `/patients/${randomUUID()}`,
          body: { name: nameOf(from + at), birthDate: `19${String(10 + ((from + at) % 80))}-03-12`, gender: 'female' },
        })
        if (status !== 200) throw new Error(`a patient was answered with ${status}`)
      }),
    )
  }
}

/** Notes of every key how long it took from the press to the frame that shows what it found. */
async function watchTyping(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shownMs: number[] = []
    Reflect.set(window, 'shownMs', shownMs)
    document.addEventListener('keydown', ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => shownMs.push(performance.now() - timeStamp))
        port1.start()
        // After the frame's layout and painting.
        port2.postMessage(undefined)
      })
    })
  })
}

/** A patient is found among two thousand while one types: each key is answered before the next. */
export const bench: BenchCase = {
  protocol: 'FIND',
  title: 'finding one of 2,000 patients while typing',
  async run({ rounds, say }) {
    const server = await startServer({ env: { CALLS_PER_MINUTE: '1000000' } })
    const browser = await startBrowser()
    try {
      const doctor = await welcomeDoctor(server)
      say(`${PATIENTS} patients are made`)
      await makePatients(server, doctor.token)
      const { page } = await openPage(browser)
      await enter(page, server, { email: doctor.email })
      await page.goto(`${originOf(server)}/patients`)
      const search = page.getByRole('main').getByRole('searchbox')
      await search.waitFor()
      await watchTyping(page)
      let found = 0
      for (let round = 0; round < rounds; round += 1) {
        say(`round ${round + 1} of ${rounds}`)
        const name = nameOf((round * 677 + 41) % PATIENTS)
        await search.press('ControlOrMeta+a')
        await page.keyboard.type(name.toLowerCase(), { delay: KEY_PAUSE_MS })
        await page.getByRole('main').getByRole('link', { name }).waitFor()
        found += await page.getByRole('main').getByRole('link', { name }).count()
      }
      const shownMs = await page.evaluate(() => Reflect.get(window, 'shownMs') as number[])
      return [
        { name: 'patients found', value: found, unit: 'count', atLeast: rounds },
        { name: 'press to what it found, median', value: quantile(shownMs, 0.5), unit: 'ms', atMost: MOST_MS },
        { name: 'press to what it found, slowest', value: Math.max(...shownMs), unit: 'ms', atMost: MOST_MS },
      ]
    } finally {
      await browser.close()
      await server.dispose()
    }
  },
}
