import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SpeechStandIn, startSpeechStandIn } from './speech-stand-in.ts'
import { encodeWav, silence } from './wav.ts'

let standIn: SpeechStandIn

beforeAll(async () => {
  standIn = await startSpeechStandIn(({ index }) => (index === 0 ? 'Jeg har vondt. Det er i kneet.' : 'Mer.'))
})
afterAll(() => standIn.close())

const ask = async (fields: Readonly<Record<string, string>>): Promise<unknown> => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new File([new Uint8Array(encodeWav(silence(3.5)))], 'group.wav', { type: 'audio/wav' }))
  const reply = await fetch(`${standIn.url}/audio/transcriptions`, { method: 'POST', body: form })
  return reply.json()
}

test('it answers verbose_json with sentences and words spread over the sound, and keeps a ledger', async () => {
  expect(await ask({ model: 'whisper-1', language: 'no', response_format: 'verbose_json' })).toMatchObject({
    language: 'no',
    duration: 3.5,
    text: 'Jeg har vondt. Det er i kneet.',
    segments: [
      { id: 0, start: 0, end: 1.5, text: ' Jeg har vondt.' },
      { id: 1, start: 1.5, end: 3.5, text: ' Det er i kneet.' },
    ],
    words: expect.arrayContaining([{ word: 'vondt.', start: 1, end: 1.5 }]),
  })
  expect(await ask({ model: 'whisper-1', response_format: 'json' })).toEqual({ text: 'Mer.' })
  expect(standIn.calls).toMatchObject([
    { index: 0, fileName: 'group.wav', seconds: 3.5, fields: { model: 'whisper-1' } },
    { index: 1, fileName: 'group.wav' },
  ])
})
