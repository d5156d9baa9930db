import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage, startBrowser } from './browser.ts'
import { chromiumFromNpm, findChromium } from './chromium.ts'
import { listenLocally } from './listen.ts'
import { babble } from './voice.ts'
import { writeWav } from './wav.ts'

const page = '<!doctype html><html lang="nb"><title>Prøve</title><h1 style="font-family: sans-serif">Prøve, проба ✓</h1></html>'
const site = createServer((_, reply) => reply.setHeader('content-type', 'text/html; charset=utf-8').end(page))
let folder: string
let browser: Browser
let url: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'browser test '))
  const wav = join(folder, 'voice.wav')
  await writeWav(wav, babble(10))
  url = `http://127.0.0.1:${await listenLocally(site)}/`
  browser = await startBrowser({ microphone: wav, chromium: process.platform === 'linux' ? await chromiumFromNpm() : await findChromium() })
})

afterAll(async () => {
  await browser?.close()
  site.close()
  await rm(folder, { recursive: true, force: true })
})

test('the Chromium that comes with npm opens a page', async () => {
  const { page: opened, context, errors, foreignHosts } = await openPage(browser)
  await opened.goto(url)
  expect(await opened.title()).toBe('Prøve')
  // Drawing is what needs a font: without one the browser ends here.
  expect((await opened.screenshot()).length).toBeGreaterThan(1_000)
  expect(await opened.evaluate(() => navigator.language)).toBe('nb-NO')
  expect([...foreignHosts]).toEqual([])
  expect(errors.filter((error) => !error.includes('favicon'))).toEqual([])
  await context.close()
})

test('its microphone plays the given file, as loud as the spec asks of a good one', async () => {
  const { page: opened, context } = await openPage(browser)
  await opened.goto(url)
  const heard = await opened.evaluate(async () => {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: { echoCancellation: false, channelCount: 1 } })
    const audio = new AudioContext()
    const analyser = new AnalyserNode(audio, { fftSize: 1024 })
    audio.createMediaStreamSource(stream).connect(analyser)
    const samples = new Float32Array(1024)
    const seen = { loudestRms: 0, widestPeakToPeak: 0 }
    for (const end = performance.now() + 2000; performance.now() < end; await new Promise((again) => setTimeout(again, 50))) {
      analyser.getFloatTimeDomainData(samples)
      const rms = Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length)
      seen.loudestRms = Math.max(seen.loudestRms, rms)
      seen.widestPeakToPeak = Math.max(seen.widestPeakToPeak, Math.max(...samples) - Math.min(...samples))
    }
    for (const track of stream.getTracks()) track.stop()
    return seen
  })
  expect(heard.loudestRms).toBeGreaterThan(0.012) // spec 9, microphone signal
  expect(heard.widestPeakToPeak).toBeGreaterThan(0.035)
  await context.close()
})

test('it records that microphone as webm with opus in slices', async () => {
  const { page: opened, context } = await openPage(browser)
  await opened.goto(url)
  const recorded = await opened.evaluate(async () => {
    const mimeType = 'audio/webm;codecs=opus'
    if (!MediaRecorder.isTypeSupported(mimeType)) return { sizes: [], magic: '' }
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
    const recorder = new MediaRecorder(stream, { mimeType })
    const slices: Blob[] = []
    recorder.ondataavailable = ({ data }) => slices.push(data)
    const stopped = new Promise((stop) => (recorder.onstop = stop))
    recorder.start(1000)
    await new Promise((wait) => setTimeout(wait, 3300))
    recorder.stop()
    await stopped
    const start = new Uint8Array(await new Blob(slices).slice(0, 4).arrayBuffer())
    return { sizes: slices.map(({ size }) => size), magic: [...start].map((byte) => byte.toString(16)).join('') }
  })
  expect(recorded.magic).toBe('1a45dfa3') // EBML
  expect(recorded.sizes.length).toBeGreaterThanOrEqual(3)
  expect(recorded.sizes.reduce((sum, size) => sum + size, 0)).toBeGreaterThan(8_000)
  await context.close()
})
