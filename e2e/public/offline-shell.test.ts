import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { callAs } from '../harness/accounts.ts'
import { look } from '../harness/look.ts'
import { recorderPage } from '../harness/recorder-page.ts'
import { recordingClinic } from '../harness/recording-clinic.ts'
import { originOf } from '../harness/sign-in.ts'

const email = 'skall@klinikk.example'
const clinic = recordingClinic(email)
const open = () => clinic.open({ context: { serviceWorkers: 'allow' } })

/** Every address that the browser keeps an answer of, and the words of those answers. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const answers = await Promise.all(names.map(async (name) => {
      const cache = await caches.open(name)
      return Promise.all((await cache.keys()).map(async (request) => ({ path: new URL(request.url).pathname, words: await (await cache.match(request))?.text() })))
    }))
    return { names, answers: answers.flat() }
  })

/** The app is kept, with the words and letters of the page that runs. */
const untilKept = (page: Page) => expect.poll(async () => (await kept(page)).answers.filter(({ path }) => /^\/(r|config\.json|assets\/(app-|RecordingPage-|nb-|inter-latin-wght).*)$/.test(path)).length).toBeGreaterThanOrEqual(7)

test('REL-3 NORM-7 without a network a page loaded anew records, has what was recorded before, and sends both when the line is back', async () => {
  const { page, context, errors } = await open()
  await untilKept(page)
  await recorderPage(page).start()
  await recorderPage(page).untilSecond(4)
  await context.setOffline(true)
  await recorderPage(page).untilSecond(7)
  // The tab dies without a word, and the network stays away.
  await page.close({ runBeforeUnload: false })
  const anew = await context.newPage()
  await anew.goto(`${originOf(clinic.server)}/r`)
  await anew.getByText('Et opptak ble avbrutt').waitFor()
  expect(await look(anew, 'offline-shell')).toEqual([])
  const recorder = recorderPage(anew)
  await recorder.start()
  await recorder.untilSecond(4)
  expect((await recorder.keptOnDevice()).recordings).toBe(2)
  await recorder.pause()
  await anew.keyboard.press('Enter')
  await anew.getByText('Fortsett senere').waitFor()
  await context.setOffline(false)
  await anew.waitForURL(/\/report$/)
  await anew.goto(`${originOf(clinic.server)}/r`)
  await anew.getByRole('button', { name: 'Hent fram og last opp' }).click()
  await anew.waitForURL(/\/report$/)
  expect(await recorder.keptOnDevice()).toEqual({ recordings: 0, slices: 0 })
  const { body } = await callAs(clinic.server, clinic.token, { method: 'GET', path: '/cases/anonymous' })
  expect(JSON.stringify(body).match(/"caseId"|"id"/g)?.length ?? 0).toBeGreaterThanOrEqual(2)
  expect(errors.filter((error) => !/ERR_INTERNET_DISCONNECTED|WebSocket/.test(error))).toEqual([])
  await context.close()
})

test('SEC-62 the shell keeps files of the build and nothing of a call, under a nonce that is new each time, and sign-out leaves nothing of it', async () => {
  const { page, context } = await open()
  await untilKept(page)
  await page.goto(`${originOf(clinic.server)}/`)
  await page.getByRole('heading', { level: 1, name: 'Kontrollpanel' }).waitFor()
  await page.waitForLoadState('networkidle')
  const { names, answers } = await kept(page)
  expect(names).toEqual([expect.stringMatching(/^epikrise-shell-[0-9a-f]{12}$/)])
  expect(answers.map(({ path }) => path).filter((path) => !/^\/(r|config\.json|assets\/[\w.-]+\.(js|css|svg|woff2))$/.test(path))).toEqual([])
  const token = await page.evaluate(() => Object.entries(localStorage).find(([key]) => key.startsWith('oidc.user:'))?.[1] ?? '')
  expect(token).toContain(email)
  for (const secret of [email, clinic.token]) expect(answers.filter(({ words }) => words?.includes(secret))).toEqual([])
  await context.setOffline(true)
  const nonces = new Set<string>()
  for (let time = 0; time < 2; time += 1) {
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Kontrollpanel' }).waitFor()
    nonces.add(await page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.nonce ?? ''))
  }
  expect([...nonces].filter((nonce) => /^[\w+/=]{24}$/.test(nonce))).toHaveLength(2)
  // Signed out without a network: the device forgets at once, and no app starts that thinks somebody is there.
  await page.goto(`${originOf(clinic.server)}/logout`).catch(() => undefined)
  await expect.poll(() => page.goto(`${originOf(clinic.server)}/`).then(() => 'a page', () => 'nothing')).toBe('nothing')
  await context.setOffline(false)
  await page.goto(`${originOf(clinic.server)}/healthz`)
  expect(await page.evaluate(async () => [(await caches.keys()).length, (await navigator.serviceWorker.getRegistrations()).length])).toEqual([0, 0])
  await context.close()
})
