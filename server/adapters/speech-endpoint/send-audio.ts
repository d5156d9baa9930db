import { SAMPLE_RATE_HZ } from '#server/ports/transcriber.ts'
import type { Pcm16kMono } from '#server/ports/transcriber.ts'
import { writeWav } from './wav.ts'

/** How much an answer is asked to say; servers refuse what they cannot give, and then less is asked. */
export const DETAILS = ['words', 'segments', 'text'] as const
export type Detail = (typeof DETAILS)[number]

export type AudioPost = {
  audio: Pcm16kMono
  /** ISO 639-1, as Whisper knows it: Norwegian is `no`. */
  language: string
  prompt: string | undefined
  detail: Detail
}

export type Endpoint = {
  baseUrl: string
  apiKey: string | undefined
  model: string
  fetch: typeof fetch
  extraFields: Readonly<Record<string, string>>
}

/** What came back, not judged: the body is absent when it was longer than any honest answer. */
export type RawAnswer = { status: number; retryAfter: string | null; body: string | undefined }

const LARGEST_ANSWER_BYTES = 10 * 1024 * 1024

function formOf({ audio, language, prompt, detail }: AudioPost, { model, extraFields }: Endpoint): FormData {
  const form = new FormData()
  form.append('file', new Blob([writeWav(audio, SAMPLE_RATE_HZ)], { type: 'audio/wav' }), 'audio.wav')
  form.append('model', model)
  form.append('language', language)
  form.append('temperature', '0')
  form.append('response_format', detail === 'text' ? 'json' : 'verbose_json')
  if (detail === 'words') form.append('timestamp_granularities[]', 'word')
  if (detail !== 'text') form.append('timestamp_granularities[]', 'segment')
  if (prompt) form.append('prompt', prompt)
  for (const [name, value] of Object.entries(extraFields)) form.append(name, value)
  return form
}

async function readCapped(response: Response): Promise<string | undefined> {
  const decoder = new TextDecoder()
  let body = ''
  let bytes = 0
  for await (const piece of response.body ?? []) {
    bytes += piece.length
    // Leaving the loop cancels the rest of the body.
    if (bytes > LARGEST_ANSWER_BYTES) return undefined
    body += decoder.decode(piece, { stream: true })
  }
  return body + decoder.decode()
}

/** The one header the endpoint needs besides the body's own. */
export function authorizationOf({ apiKey }: Endpoint): Record<string, string> {
  return apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }
}

/** Posts one piece of audio; gives the answer as it came. */
export async function sendAudio(post: AudioPost, endpoint: Endpoint, signal: AbortSignal): Promise<RawAnswer> {
  const response = await endpoint.fetch(`${endpoint.baseUrl}/audio/transcriptions`, {
    method: 'POST',
    body: formOf(post, endpoint),
    headers: authorizationOf(endpoint),
    // A redirect would carry the audio and the key to an address nobody configured.
    redirect: 'error',
    signal,
  })
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body: await readCapped(response) }
}

/** Takes an address with or without `/v1` and trailing slashes; gives the base of the calls. */
export function readBaseUrl(url: string): string {
  const trimmed = url.replace(/\/+$/, '')
  return /\/v\d+$/.test(trimmed) ? trimmed : `${trimmed}/v1`
}
