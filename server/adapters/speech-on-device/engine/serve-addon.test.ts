import { once } from 'node:events'
import type { Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { soundOf } from '#server/ports/sound.ts'
import { makeSpeechEndpoint } from '../../speech-endpoint/speech-endpoint.ts'
import { serveAddon } from './serve-addon.ts'
import type { AddonContext } from './serve-addon.ts'

type Asked = { bytes: number; options: Record<string, string | number> }

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function serve(context: AddonContext): Promise<string> {
  server = serveAddon(context, { base: '/secret', inferencePath: '/v1/audio/transcriptions', threads: 2, beams: 5 })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}/secret` : ''
}

const heard = { result: ' god dag', segments: [{ text: ' god dag', t0: 0, t1: 1500 }] }
const audio = soundOf(new Float32Array(32_000))
const request = { audio, speech: [{ startMs: 0, endMs: 2000 }], language: 'nb' as const, signal: AbortSignal.timeout(600_000) }
const hear = (url: string) => makeSpeechEndpoint({ url, model: 'm', mayStream: false, extraFields: { no_context: 'true' } }).hear(request)

test('the server’s own client is answered, with times', async () => {
  const asked: Asked[] = []
  const url = await serve({
    transcribeData: (samples, options) => {
      asked.push({ bytes: samples.byteLength, options })
      return { stop: async () => undefined, promise: Promise.resolve(heard) }
    },
  })
  expect((await fetch(`${url}/health`)).status).toBe(200)
  expect(await hear(url)).toMatchObject({ isTimed: true, segments: [{ text: 'god dag', startMs: 0, endMs: 1500 }] })
  expect(asked).toEqual([{ bytes: 64_000, options: { language: 'no', maxThreads: 2, beamSize: 5, temperature: 0 } }])
})

test('one sound at a time', async () => {
  let atOnce = 0
  let most = 0
  const url = await serve({
    transcribeData: () => {
      most = Math.max(most, ++atOnce)
      const promise = new Promise<typeof heard>((settle) => setTimeout(() => (atOnce--, settle(heard)), 30))
      return { stop: async () => undefined, promise }
    },
  })
  await Promise.all([hear(url), hear(url), hear(url)])
  expect(most).toBe(1)
})

test('a sound whose asker has left is given up, and the next is heard', async () => {
  let isFirst = true
  const url = await serve({
    transcribeData: () => {
      if (!isFirst) return { stop: async () => undefined, promise: Promise.resolve(heard) }
      isFirst = false
      const { promise, resolve } = Promise.withResolvers<typeof heard>()
      return { stop: async () => resolve(heard), promise }
    },
  })
  const leaving = AbortSignal.timeout(200)
  await expect(makeSpeechEndpoint({ url, model: 'm', mayStream: false }).hear({ ...request, signal: leaving })).rejects.toThrow()
  expect((await hear(url)).segments).toHaveLength(1)
})

test('what the module says when it fails stays there; what is no sound of ours is refused', async () => {
  const url = await serve({ transcribeData: () => ({ stop: async () => undefined, promise: Promise.reject(new Error('CANARY')) }) })
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(100)]))
  const post = (body: FormData | string) => fetch(`${url}/v1/audio/transcriptions`, { method: 'POST', body })
  expect((await post(form)).status).toBe(400)
  expect((await post('no form')).status).toBe(400)
  expect((await fetch(`${url}/load`, { method: 'POST' })).status).toBe(404)
  expect((await fetch(url.replace('/secret', '/health'))).status).toBe(404)

  const wav = new Uint8Array(1044)
  new DataView(wav.buffer).setUint16(22, 1, true)
  new DataView(wav.buffer).setUint32(24, 16_000, true)
  new DataView(wav.buffer).setUint16(34, 16, true)
  const good = new FormData()
  good.append('file', new Blob([wav]))
  const failed = await post(good)
  expect(failed.status).toBe(500)
  expect(await failed.text()).not.toContain('CANARY')
})
