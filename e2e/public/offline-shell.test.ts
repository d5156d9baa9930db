import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { callAs } from '../harness/accounts.ts'
import { openPage } from '../harness/browser.ts'
import { listenLocally } from '../harness/listen.ts'
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
        return Promise.all(
          (await cache.keys()).map(async (request) => ({ path: new URL(request.url).pathname, words: await (await cache.match(request))?.text() })),
        )
      }),
    )
    return { names, answers: answers.flat() }
  })

/** The app is kept, with the words and letters of the page that runs. */
const untilKept = async (page: Page): Promise<void> => {
  await expect
    .poll(async () => (await kept(page)).answers.filter(({ path }) => /^\/(r|config\.json|assets\/(app-|at-rest-|nb-|inter-latin-wght).*)$/.test(path)).length)
    .toBeGreaterThanOrEqual(7)
}

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
  const { body } = await callAs(clinic.server, clinic.token, { method: 'GET', path: '/patients/anonymous' })
  expect(body).toHaveLength(2)
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
  await page.goto(`${originOf(clinic.server)}/logout`)
  await expect.poll(() => page.url()).toMatch(/^chrome-error:/)
  await expect(page.goto(`${originOf(clinic.server)}/`)).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  await context.setOffline(false)
  await page.goto(`${originOf(clinic.server)}/healthz`)
  expect(await page.evaluate(async () => [(await caches.keys()).length, (await navigator.serviceWorker.getRegistrations()).length])).toEqual([0, 0])
  await context.close()
})

/** A site of two builds: which one answers is said by the test. */
async function twoBuilds() {
  const worker = await readFile(new URL('../../web/build/offline.js', import.meta.url), 'utf8')
  const build = (name: string) =>
    worker.replace('= BUILD', `= ${JSON.stringify({ version: name, entry: `/assets/app-${name}.js`, files: [`/assets/app-${name}.js`] })}`)
  const now = { document: 'a', worker: 'a', isDown: false }
  const asked: string[] = []
  const site = createServer((request, reply) => {
    const path = request.url ?? '/'
    asked.push(path)
    if (now.isDown) return void reply.writeHead(503).end()
    const file = /^\/assets\/app-(\w)\.js$/.exec(path)?.[1]
    if (path === '/sw.js') return void reply.setHeader('content-type', 'text/javascript').setHeader('cache-control', 'no-cache').end(build(now.worker))
    if (path === '/config.json' || path.startsWith('/api/')) return void reply.setHeader('content-type', 'application/json').end('{}')
    if (file !== undefined)
      return void (file === now.document ? reply.setHeader('content-type', 'text/javascript').end(`document.title = '${file}'`) : reply.writeHead(404).end())
    reply
      .setHeader('content-type', 'text/html')
      .setHeader('cache-control', 'no-cache')
      .end(`<!doctype html><body><script src="/assets/app-${now.document}.js"></script></body>`)
  })
  const origin = `http://localhost:${await listenLocally(site)}`
  return { now, asked, origin, stop: () => site.close() }
}

test('an update is taken whole or not at all: no page is ever made of files of two builds', async () => {
  const site = await twoBuilds()
  const { page, context } = await openPage(clinic.browser, { serviceWorkers: 'allow' })
  const visit = async () => {
    await page.goto(`${site.origin}/r`)
    return page.title()
  }
  const keptBuilds = () => page.evaluate(async () => (await caches.keys()).toSorted())
  await visit()
  await page.evaluate(async () => void (await (await navigator.serviceWorker.register('/sw.js')).update(), await navigator.serviceWorker.ready))
  await expect.poll(keptBuilds).toEqual(['epikrise-shell-a'])
  // In the midst of a rollout: the new worker comes from one server, the document from an old one.
  site.now.worker = 'b'
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update().catch(() => undefined))
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing ?? null)).toBeNull()
  expect(await page.evaluate(async () => (await caches.match('/assets/app-b.js'))?.status ?? 'not kept')).toBe('not kept')
  // A new build: the network's document is the newest at once, and the old app is kept until nothing of it is open.
  site.now.document = 'b'
  expect(await visit()).toBe('b')
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  // Its files are kept while it is still being installed: it is whole when it waits.
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state ?? null)).toBe('installed')
  expect(await keptBuilds()).toEqual(['epikrise-shell-a', 'epikrise-shell-b'])
  // The server falls: the worker that is active has all of its own build.
  site.now.isDown = true
  expect(await visit()).toBe('a')
  site.now.isDown = false
  // The waiting worker takes over once no page of the old one is open; a visit before that opens one more of them, so each try begins by leaving.
  await expect.poll(async () => {
    await page.goto('about:blank')
    await page.waitForTimeout(300)
    return [await visit(), ...(await keptBuilds())]
  }).toEqual(['b', 'epikrise-shell-b'])
  site.now.isDown = true
  expect(await visit()).toBe('b')
  // What the calls answer is asked for each time.
  site.now.isDown = false
  const before = site.asked.length
  await page.evaluate(async () => void (await Promise.all([fetch('/api/v1.0/x'), fetch('/api/v1.0/x')])))
  expect(site.asked.slice(before)).toEqual(['/api/v1.0/x', '/api/v1.0/x'])
  await context.close()
  site.stop()
})
