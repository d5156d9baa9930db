import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

/** One call the stand-in received, kept for the test to look at. */
export type SpeechCall = {
  /** From 0, in order of arrival. */
  index: number
  fields: Readonly<Record<string, string>>
  granularities: readonly string[]
  authorization: string | undefined
  /** The uploaded file as it came, and its sound when it was 16-bit mono WAV. */
  file: Uint8Array
  samples: Float32Array
  seconds: number
}

/** What a broken or busy server does instead of answering. */
export type SpeechFault =
  | { kind: 'status'; status: number; retryAfter?: string; body?: string }
  | { kind: 'hang' }
  | { kind: 'hang_midway' }
  | { kind: 'truncated' }
  | { kind: 'huge' }
  | { kind: 'slow'; bytesPerSecond: number }
  | { kind: 'reset' }
  | { kind: 'body'; body: string }

/** Whose manners the answers have. */
export type SpeechDialect = 'openai' | 'whisper.cpp' | 'localai' | 'text_only'

type StandInOptions = {
  /** What is heard: by order of calls, or from the call (its sound, its fields). */
  script: readonly string[] | ((call: SpeechCall) => string | Promise<string>)
  /** The fault of the call with that index; none when undefined. */
  fault?: (index: number) => SpeechFault | undefined
  dialect?: SpeechDialect
  /** How sure it is of a word, in the dialect that says so. */
  sureness?: (word: string) => number
  /** Answers as events when asked to: what is sent for a text, and how long before each of them. */
  stream?: { events: (text: string) => readonly string[]; pauseMs?: number }
}

/** A word at a time, as OpenAI's own models stream. */
export function deltaEvents(text: string): string[] {
  const deltas = text.split(/(?= )/).map((delta) => ({ type: 'transcript.text.delta', delta }))
  return [...deltas, { type: 'transcript.text.done', text }].map((event) => `data: ${JSON.stringify(event)}\n\n`)
}

export type SpeechStandIn = { url: string; calls: readonly SpeechCall[]; stop(): Promise<void> }

function readSamples(file: Uint8Array): { samples: Float32Array; seconds: number } {
  const isWav = new TextDecoder('latin1').decode(file.subarray(0, 4)) === 'RIFF' && file.length >= 44
  if (!isWav) return { samples: new Float32Array(), seconds: 0 }
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const samples = Float32Array.from({ length: (file.length - 44) >> 1 }, (_, index) => view.getInt16(44 + index * 2, true) / 32_768)
  return { samples, seconds: samples.length / view.getUint32(24, true) }
}

async function readCall(request: IncomingMessage, index: number): Promise<SpeechCall> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  const form = await new Response(new Uint8Array(await buffer(request)), { headers }).formData()
  const fields: Record<string, string> = {}
  let file = new Uint8Array()
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = value
    else file = new Uint8Array(await value.arrayBuffer())
  }
  const granularities = form.getAll('timestamp_granularities[]').map(String)
  return { index, fields, granularities, authorization: request.headers.authorization, file, ...readSamples(file) }
}

/** Spreads the words evenly over the sound: a test that needs true times compares against this. */
function answerOf(text: string, call: SpeechCall, { dialect, sureness }: Required<Pick<StandInOptions, 'dialect' | 'sureness'>>): unknown {
  if (dialect === 'text_only' || call.fields['response_format'] !== 'verbose_json') return { text }
  const written = text.split(/\s+/).filter(Boolean)
  const step = call.seconds / Math.max(1, written.length)
  const times = (index: number): { start: number; end: number } => ({ start: index * step, end: (index + 1) * step })
  const segment = { id: 0, start: 0, end: call.seconds, text: ` ${text}`, avg_logprob: -0.2, no_speech_prob: 0.01 }
  const segments = written.length > 0 ? [segment] : []
  if (dialect === 'whisper.cpp') {
    const words = written.map((word, index) => ({ word: ` ${word}`, ...times(index), probability: sureness(word) }))
    return { task: 'transcribe', language: 'norwegian', text, segments: segments.map((one) => ({ ...one, words })) }
  }
  const key = dialect === 'localai' ? 'text' : 'word'
  const words = written.map((word, index) => ({ [key]: word, ...times(index) }))
  return { task: 'transcribe', language: 'norwegian', duration: call.seconds, text, segments, words }
}

async function misbehave(fault: SpeechFault, honest: string, reply: ServerResponse): Promise<void> {
  const json = { 'content-type': 'application/json' }
  switch (fault.kind) {
    case 'status':
      reply.writeHead(fault.status, fault.retryAfter === undefined ? {} : { 'retry-after': fault.retryAfter })
      reply.end(fault.body ?? 'the server is unwell: PATIENT-CANARY')
      return
    case 'hang':
      return
    case 'hang_midway':
      reply.writeHead(200, json).write(honest.slice(0, 10))
      return
    case 'truncated':
      reply.writeHead(200, json).end(honest.slice(0, Math.floor(honest.length / 2)))
      return
    case 'huge':
      reply.writeHead(200, json).end(JSON.stringify({ text: 'x'.repeat(11 * 1024 * 1024) }))
      return
    case 'reset':
      reply.destroy()
      return
    case 'body':
      reply.writeHead(200, json).end(fault.body)
      return
    case 'slow':
      reply.writeHead(200, json)
      for (const character of honest) {
        if (reply.destroyed) return
        reply.write(character)
        await pause(1000 / fault.bytesPerSecond)
      }
      reply.end()
  }
}

async function sendEvents(events: readonly string[], pauseMs: number, reply: ServerResponse): Promise<void> {
  reply.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  for (const event of events) {
    if (pauseMs > 0) await pause(pauseMs)
    if (reply.destroyed) return
    reply.write(event)
  }
  reply.end()
}

/** Starts an OpenAI-compatible transcription server on a free loopback port that hears what the script says. */
export async function startSpeechStandIn({ script, fault, dialect = 'openai', sureness = () => 0.9, stream }: StandInOptions): Promise<SpeechStandIn> {
  const calls: SpeechCall[] = []
  const hear = (call: SpeechCall): string | Promise<string> => (typeof script === 'function' ? script(call) : (script[call.index] ?? ''))

  const answer = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const call = await readCall(request, calls.length)
    calls.push(call)
    const wrong = fault?.(call.index)
    const said = await hear(call)
    const honest = JSON.stringify(answerOf(said, call, { dialect, sureness }))
    if (wrong) await misbehave(wrong, honest, reply)
    else if (stream && call.fields['stream'] === 'true' && !(dialect === 'text_only' && call.fields['response_format'] === 'verbose_json'))
      await sendEvents(stream.events(said), stream.pauseMs ?? 0, reply)
    else if (dialect === 'text_only' && call.fields['response_format'] === 'verbose_json') reply.writeHead(400).end('{"error":{}}')
    else reply.writeHead(200, { 'content-type': 'application/json' }).end(honest)
  }

  const server = createServer((request, reply) => {
    if (request.method === 'GET' && request.url === '/v1/models') reply.writeHead(200).end('{"object":"list","data":[]}')
    else if (request.method !== 'POST' || request.url !== '/v1/audio/transcriptions') reply.writeHead(404).end()
    else answer(request, reply).catch(() => reply.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the stand-in has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
