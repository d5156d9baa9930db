import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeFindWords } from '../tools/canary/find-words.ts'
import { openPage } from './harness/browser.ts'
import { recorderPage } from './harness/recorder-page.ts'
import { recordingClinic } from './harness/recording-clinic.ts'
import { originOf, signIn } from './harness/sign-in.ts'
import { startSpeechStandIn } from './stand-ins/speech.ts'
import type { SpeechStandIn } from './stand-ins/speech.ts'

const email = 'spor@klinikk.example'
const RUN = crypto.randomUUID().replaceAll('-', '').slice(0, 12)
const word = (place: string): string => `kanari${place}${RUN}`
const find = makeFindWords(RUN)
const TALK =
  `Lege: God dag, ${word('navn')}. Pasient: Jeg har hatt vondt i halsen i fire dager, og feber. Lege: Jeg skriver en henvisning til ` +
  `øre-nese-hals-lege for ${word('hals')}.`

let speech: SpeechStandIn
beforeAll(async () => {
  speech = await startSpeechStandIn({ script: () => TALK })
})
afterAll(() => speech.stop())
const clinic = recordingClinic(email, { env: () => ({ SPEECH_URL: speech.url }) })

/** Every address this browser asks for, stands at or says that it came from, as a proxy between would write it down. */
function keepAddresses(context: BrowserContext): string[] {
  const addresses: string[] = []
  context.on('request', (request) => addresses.push(request.url(), request.headers()['referer'] ?? ''))
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => addresses.push(frame.url()))
    page.on('websocket', (socket) => addresses.push(socket.url()))
  })
  return addresses
}

/** The id token that this browser holds. */
const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      /"id_token":"([^"]+)"/.exec(
        Object.keys(localStorage)
          .map((key) => localStorage.getItem(key) ?? '')
          .join('\n'),
      )?.[1] ?? '',
  )

/** Everything that this origin has on the device, as text: what scripts may read of storage, databases and caches. */
function storedHere(): Promise<string> {
  const values = async (): Promise<unknown[]> => {
    const all: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage), document.cookie, await caches.keys()]
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name ?? '')
        opening.addEventListener('success', () => resolve(opening.result))
        opening.addEventListener('error', () => reject(new Error('a database does not open')))
      })
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve) => {
          const reading = database.transaction(store).objectStore(store).getAll()
          reading.addEventListener('success', () => resolve(reading.result))
        })
        all.push(name, store, rows)
      }
      database.close()
    }
    return all
  }
  // Bytes too, as the characters they would be.
  const asText = (_key: string, value: unknown): unknown => {
    if (value instanceof CryptoKey) return { extractable: value.extractable }
    if (value instanceof ArrayBuffer) return new TextDecoder('latin1').decode(value)
    return ArrayBuffer.isView(value) ? new TextDecoder('latin1').decode(value) : value
  }
  return values().then((all) => JSON.stringify(all, asText))
}

/** Text of thirteen hours ago and sound of thirty-one days ago beside some of now, as the app would have left them. */
async function plantTraces(): Promise<void> {
  const hourMs = 3_600_000
  const age = { old: { text: 13 * hourMs, sound: 31 * 24 * hourMs }, fresh: { text: 0, sound: 0 } }
  const plant = (name: string, stores: Record<string, string | string[]>, rows: [string, object][]) =>
    new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open(name, 1)
      opening.addEventListener('upgradeneeded', () => {
        opening.result.createObjectStore('keys')
        for (const [store, keyPath] of Object.entries(stores)) opening.result.createObjectStore(store, { keyPath }).createIndex('caseId', 'caseId')
      })
      opening.addEventListener('error', () => reject(new Error('a database does not open')))
      opening.addEventListener('success', () => {
        const writing = opening.result.transaction(Object.keys(stores), 'readwrite')
        for (const [store, row] of rows) writing.objectStore(store).put(row)
        writing.addEventListener('complete', () => {
          opening.result.close()
          resolve()
        })
      })
    })
  for (const name of ['epikrise-drafts', 'epikrise-recordings']) {
    await new Promise((resolve) => {
      const deleting = indexedDB.deleteDatabase(name)
      for (const ending of ['success', 'error', 'blocked']) deleting.addEventListener(ending, resolve)
    })
  }
  await plant(
    'epikrise-drafts',
    { drafts: 'id' },
    Object.entries(age).map(([id, { text }]) => ['drafts', { id, caseId: id, savedAt: Date.now() - text, report: {}, base: {} }]),
  )
  await plant(
    'epikrise-recordings',
    { recordings: 'recordingId', slices: ['recordingId', 'number'] },
    Object.entries(age).flatMap(([recordingId, { sound }]): [string, object][] => [
      ['recordings', { recordingId, userId: 'somebody', startedAt: Date.now() - sound, details: {} }], ['slices', { recordingId, number: 1 }],
    ]),
  )
}

async function tracesHere(): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const [name, store] of [['epikrise-drafts', 'drafts'], ['epikrise-recordings', 'recordings'], ['epikrise-recordings', 'slices']] as const) {
    found[store] = await new Promise((resolve) => {
      const opening = indexedDB.open(name)
      opening.addEventListener('success', () => {
        const reading = opening.result.transaction(store).objectStore(store).getAllKeys()
        reading.addEventListener('success', () => {
          resolve(reading.result.map((key) => (Array.isArray(key) ? key[0] : key) as string))
          opening.result.close()
        })
      })
    })
  }
  return found
}

describe('what stays on the way and on the device', () => {
  test('SEC-60 no address of a whole run holds a token, an e-mail or a word of the talk; SEC-62 nothing of it is left after signing out', async () => {
    const { page, context } = await openPage(clinic.browser)
    const addresses = keepAddresses(context)
    page.on('websocket', (socket) => addresses.push(socket.url()))
    page.on('framenavigated', (frame) => addresses.push(frame.url()))
    await signIn(page, clinic.server, { email })
    const token = await tokenOf(page)
    expect(token.split('.')).toHaveLength(3)
    await page.getByRole('textbox', { name: 'Skriv eller lim inn samtalen' }).fill(TALK)
    await page.getByRole('button', { name: 'Lag rapport' }).click()
    const text = page.locator('.report-text')
    await text.waitFor()
    await text.locator('p').first().click()
    await page.keyboard.press('End')
    await page.keyboard.type(` ${word('skrevet')} `)
    await page.locator('[data-saving="saved"]').waitFor()
    await page.goto(`${originOf(clinic.server)}/s`)
    await page.goto(`${originOf(clinic.server)}/log`)
    await page.goto(`${originOf(clinic.server)}/`)
    await page.goto(`${originOf(clinic.server)}/logout`)
    await page.waitForURL(`${originOf(clinic.server)}/`)
    await page.getByRole('button', { name: 'Logg inn' }).or(page.getByRole('link', { name: 'Logg inn' })).first().waitFor()

    const all = addresses.join('\n')
    expect(addresses.length).toBeGreaterThan(40)
    expect(all).toMatch(/\/api\/v1\.0\/patients\//)
    expect(find(all)).toEqual([])
    for (const secret of [token, token.split('.')[2] ?? '', email, encodeURIComponent(email), 'id_token', 'access_token']) expect(all).not.toContain(secret)

    const stored = await page.evaluate(storedHere)
    expect(find(stored)).toEqual([])
    for (const secret of [token, email, 'Kari Lege']) expect(stored).not.toContain(secret)
    await context.close()
  })

  test('GDPR-4 what has lain here for longer than is promised goes when the app is opened, whatever page of it and whoever’s it was', async () => {
    const { page, context } = await openPage(clinic.browser)
    await signIn(page, clinic.server, { email })
    await page.evaluate(plantTraces)
    await page.reload()
    await page.getByRole('heading', { name: 'Kontrollpanel' }).waitFor()
    await expect.poll(() => page.evaluate(tracesHere)).toEqual({ drafts: ['fresh'], recordings: ['fresh'], slices: ['fresh'] })
    await context.close()
  })

  test('SEC-62 sound that is not yet sent lies on the device sealed by a key that cannot be read out, and the page names it', async () => {
    const { page, context } = await clinic.open()
    await recorderPage(page).start()
    await context.setOffline(true)
    await page.getByText('Lagret på denne enheten').first().waitFor()
    await recorderPage(page).untilSecond(4)
    const stored = await page.evaluate(storedHere)
    expect(stored).toContain('"slices"')
    expect(stored).toContain('{"extractable":false}')
    expect(stored).not.toContain('"extractable":true')
    // How every recording of a browser begins, and every part of one.
    expect(stored.replaceAll('audio/webm', '')).not.toMatch(/webm|OpusHead|Chrome/)
    await context.setOffline(false)
    await context.close()
  })
})
