import { makeEventReader } from './read-events.ts'

/** How much an answer is asked to say (`tokens`: text alone, with how likely each piece of it is), and whether as it comes. */
export type Ask = { detail: 'words' | 'segments' | 'tokens' | 'text'; isStreamed: boolean }

/** Servers refuse what they cannot give; then the next is asked. Times are worth more than seeing the text grow. */
export const ASKS: readonly Ask[] = [
  { detail: 'words', isStreamed: true },
  { detail: 'words', isStreamed: false },
  { detail: 'segments', isStreamed: false },
  { detail: 'tokens', isStreamed: true },
  { detail: 'tokens', isStreamed: false },
  { detail: 'text', isStreamed: true },
  { detail: 'text', isStreamed: false },
]

export type AudioPost = {
  /** A WAV file. */
  audio: Blob
  durationMs: number
  /** ISO 639-1, as Whisper knows it: Norwegian is `no`. */
  language: string
  prompt: string | undefined
  ask: Ask
  /** Told all of the text known so far, each time it has grown; only of an answer that is streamed. */
  onPartial?: ((text: string) => void) | undefined
}

export type Endpoint = {
  baseUrl: string
  apiKey: string | undefined
  model: string
  fetch: typeof fetch
  extraFields: Readonly<Record<string, string>>
}

/** What came back, not judged: the body is absent when it was longer than any honest answer. */
export type RawAnswer = { status: number; retryAfter: string | null } & (
  { kind: 'body'; body: string | undefined } | { kind: 'events'; answer: object | undefined }
)

const LARGEST_ANSWER_BYTES = 10 * 1024 * 1024

function formOf({ audio, language, prompt, ask: { detail, isStreamed } }: AudioPost, { model, extraFields }: Endpoint): FormData {
  const form = new FormData()
  form.append('file', audio, 'audio.wav')
  form.append('model', model)
  form.append('language', language)
  form.append('temperature', '0')
  const isTimed = detail === 'words' || detail === 'segments'
  form.append('response_format', isTimed ? 'verbose_json' : 'json')
  if (detail === 'words') form.append('timestamp_granularities[]', 'word')
  if (isTimed) form.append('timestamp_granularities[]', 'segment')
  if (detail === 'tokens') form.append('include[]', 'logprobs')
  if (isStreamed) form.append('stream', 'true')
  if (prompt) form.append('prompt', prompt)
  for (const [name, value] of Object.entries(extraFields)) form.append(name, value)
  return form
}

/**
 * The form as one piece of bytes and its type. A form given to `fetch` is written piece by piece by a task nobody can await: when the answer comes
 * before the last piece, or the call is given up, that task fails after everybody has left, and an unhandled failure ends this process.
 */
async function wholeBody(form: FormData): Promise<{ body: Uint8Array<ArrayBuffer>; type: string }> {
  const encoded = new Response(form)
  return { type: encoded.headers.get('content-type') ?? '', body: new Uint8Array(await encoded.arrayBuffer()) }
}

/** Gives each piece of the text as it comes; false when it was longer than any honest answer. */
async function eachPiece(response: Response, take: (piece: string) => void): Promise<boolean> {
  const decoder = new TextDecoder()
  let bytes = 0
  for await (const piece of response.body ?? []) {
    bytes += piece.length
    // Leaving the loop cancels the rest of the body.
    if (bytes > LARGEST_ANSWER_BYTES) return false
    take(decoder.decode(piece, { stream: true }))
  }
  take(decoder.decode())
  return true
}

async function readBody(response: Response): Promise<string | undefined> {
  let body = ''
  return (await eachPiece(response, (piece) => (body += piece))) ? body : undefined
}

async function readEvents(response: Response, onPartial: AudioPost['onPartial']): Promise<object | undefined> {
  const reader = makeEventReader()
  const isWhole = await eachPiece(response, (piece) => {
    if (reader.add(piece)) onPartial?.(reader.text())
  })
  return isWhole ? reader.answer() : undefined
}

const isEventStream = (response: Response): boolean => response.ok && (response.headers.get('content-type') ?? '').startsWith('text/event-stream')

/** The one header the endpoint needs besides the body's own. */
export function authorizationOf({ apiKey }: Endpoint): Record<string, string> {
  return apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }
}

/** Posts one piece of audio; gives the answer as it came. */
export async function sendAudio(post: AudioPost, endpoint: Endpoint, signal: AbortSignal): Promise<RawAnswer> {
  const { body, type } = await wholeBody(formOf(post, endpoint))
  const response = await endpoint.fetch(`${endpoint.baseUrl}/audio/transcriptions`, {
    method: 'POST',
    body,
    headers: { ...authorizationOf(endpoint), 'content-type': type },
    // A redirect would carry the audio and the key to an address nobody configured.
    redirect: 'error',
    signal,
  })
  const head = { status: response.status, retryAfter: response.headers.get('retry-after') }
  if (isEventStream(response)) return { ...head, kind: 'events', answer: await readEvents(response, post.onPartial) }
  return { ...head, kind: 'body', body: await readBody(response) }
}

/** Takes an address with or without `/v1` and trailing slashes; gives the base of the calls. */
export function readBaseUrl(url: string): string {
  const trimmed = url.replace(/\/+$/, '')
  return /\/v\d+$/.test(trimmed) ? trimmed : `${trimmed}/v1`
}
