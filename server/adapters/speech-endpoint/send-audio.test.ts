import { expect, test } from 'vitest'
import { sendAudio } from './send-audio.ts'

// Of a FormData `fetch` makes a task of its own, whose failure nobody can catch: it once ended a whole test run, and would end the server.
test('the form goes as one piece of bytes, so that no task is left behind by a call that is given up', async () => {
  const sent: RequestInit[] = []
  const endpoint = {
    baseUrl: 'http://speech.example/v1',
    apiKey: 'k',
    model: 'm',
    extraFields: { extra: 'æ' },
    fetch: async (_: string | URL | Request, init?: RequestInit) => {
      sent.push(init ?? {})
      return new Response('{"text":"hei"}')
    },
  }
  const post = {
    audio: new Blob([new Uint8Array(100_000).fill(7)]),
    durationMs: 1000,
    language: 'no',
    prompt: 'Paracet',
    ask: { detail: 'text', isStreamed: false },
  } as const
  expect(await sendAudio(post, endpoint, AbortSignal.timeout(60_000))).toMatchObject({ status: 200, body: '{"text":"hei"}' })
  const [init] = sent
  expect(init?.body).toBeInstanceOf(Uint8Array)
  const form = await new Response(init?.body, { headers: new Headers(init?.headers) }).formData()
  expect(Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))).toEqual({
    model: 'm',
    language: 'no',
    temperature: '0',
    response_format: 'json',
    prompt: 'Paracet',
    extra: 'æ',
  })
  expect((form.get('file') as File).size).toBe(100_000)
})
