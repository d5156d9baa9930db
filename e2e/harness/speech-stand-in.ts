import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listenLocally } from './listen.ts'

/** One question the stand-in was asked. */
export interface TranscriptionCall {
  /** From 0, in the order of arrival. */
  readonly index: number
  readonly fields: Readonly<Record<string, string>>
  readonly fileName: string
  readonly bytes: number
  /** Length of the sound when it came as PCM in a WAV, else 0. */
  readonly seconds: number
}

export interface SpeechStandIn {
  /** What SPEECH_URL is set to. */
  readonly url: string
  readonly calls: readonly TranscriptionCall[]
  close(): Promise<void>
}

/**
 * An OpenAI-compatible transcription endpoint that "hears" what the script says. It answers `verbose_json` with one segment
 * per sentence and one entry per word, spread evenly over the sound.
 */
export async function startSpeechStandIn(script: (call: TranscriptionCall) => string): Promise<SpeechStandIn> {
  const calls: TranscriptionCall[] = []
  const answer = async (request: IncomingMessage, reply: ServerResponse) => {
    const call = { index: calls.length, ...(await readForm(request)) }
    calls.push(call)
    const body = call.fields['response_format'] === 'verbose_json' ? verbose(script(call), call) : { text: script(call) }
    reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
  const server = createServer((request, reply) => {
    if (request.method !== 'POST' || !request.url?.endsWith('/audio/transcriptions')) reply.writeHead(404).end()
    else answer(request, reply).catch(() => reply.writeHead(400).end())
  })
  const port = await listenLocally(server)
  return {
    url: `http://127.0.0.1:${port}/v1`,
    calls,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function readForm(request: IncomingMessage): Promise<Omit<TranscriptionCall, 'index'>> {
  const headers = new Headers({ 'content-type': request.headers['content-type'] ?? '' })
  const form = await new Response(await buffer(request), { headers }).formData()
  const fields: Record<string, string> = {}
  let file = new File([], '')
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = value
    else file = value
  }
  const bytes = Buffer.from(await file.arrayBuffer())
  return { fields, fileName: file.name, bytes: bytes.length, seconds: wavSeconds(bytes) }
}

function wavSeconds(bytes: Buffer): number {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.length < 44) return 0
  return (bytes.length - 44) / bytes.readUInt32LE(28)
}

function verbose(text: string, { seconds, fields }: TranscriptionCall) {
  const words = text.split(/\s+/).filter(Boolean)
  const perWord = words.length === 0 ? 0 : seconds / words.length
  const timed = words.map((word, index) => ({ word, start: index * perWord, end: (index + 1) * perWord }))
  const sentences = text.match(/[^.!?]+[.!?]*/g)?.map((sentence) => sentence.trim()) ?? []
  let spoken = 0
  const segments = sentences.filter(Boolean).map((sentence, id) => {
    const start = spoken * perWord
    spoken += sentence.split(/\s+/).length
    return { id, start, end: spoken * perWord, text: ` ${sentence}`, avg_logprob: -0.2, no_speech_prob: 0.01, compression_ratio: 1.2 }
  })
  return { task: 'transcribe', language: fields['language'] ?? 'no', duration: seconds, text, segments, words: timed }
}
