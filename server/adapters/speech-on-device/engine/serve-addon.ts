import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** What is used of the native module. */
export type WhisperAddon = { WhisperContext: new (options: { filePath: string; useGpu: boolean }) => AddonContext | Promise<AddonContext> }
export type AddonContext = {
  transcribeData(samples: ArrayBuffer, options: Record<string, string | number>): { stop: () => Promise<void>; promise: Promise<AddonResult> }
}
type AddonResult = { result: string; segments: readonly { text: string; t0: number; t1: number }[] }

type Serving = { base: string; inferencePath: string; threads: number; beams: number }

/** Half a minute of sound is one megabyte. */
const LARGEST_BODY_BYTES = 32 * 1024 * 1024
const WAV_HEAD_BYTES = 44

const send = (reply: ServerResponse, status: number, body: object): void => {
  if (!reply.destroyed) reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function readForm(request: IncomingMessage): Promise<FormData | undefined> {
  if (Number(request.headers['content-length'] ?? LARGEST_BODY_BYTES + 1) > LARGEST_BODY_BYTES) return undefined
  const body = new Response(new Uint8Array(await buffer(request)), { headers: { 'content-type': request.headers['content-type'] ?? '' } })
  return body.formData().catch(() => undefined)
}

/** The samples behind the head that the server's own WAV files have: one channel of 16 bit at 16 kHz. */
async function samplesOf(file: FormDataEntryValue | null): Promise<ArrayBuffer | undefined> {
  if (file === null || typeof file === 'string') return undefined
  const bytes = await file.arrayBuffer()
  const view = new DataView(bytes)
  const isOurs = bytes.byteLength >= WAV_HEAD_BYTES && view.getUint16(22, true) === 1 && view.getUint32(24, true) === 16_000 && view.getUint16(34, true) === 16
  return isOurs ? bytes.slice(WAV_HEAD_BYTES) : undefined
}

function optionsOf(form: FormData, { threads, beams }: Serving): Record<string, string | number> {
  const text = (name: string): string => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const [prompt, increase] = [text('prompt'), text('temperature_inc')]
  return {
    language: text('language') || 'no',
    maxThreads: threads,
    beamSize: beams,
    temperature: 0,
    ...(prompt !== '' && { prompt }),
    ...(increase !== '' && { temperatureInc: Number(increase) }),
  }
}

/** Takes a loaded model; gives a server with whisper-server's two calls. One sound is heard at a time; one whose asker has left is given up. */
export function serveAddon(context: AddonContext, serving: Serving): Server {
  let turn: Promise<unknown> = Promise.resolve()

  const hear = async (form: FormData, samples: ArrayBuffer, reply: ServerResponse): Promise<void> => {
    if (reply.destroyed) return
    const { stop, promise } = context.transcribeData(samples, optionsOf(form, serving))
    reply.once('close', () => void (reply.writableEnded || stop()))
    const { result, segments } = await promise
    send(reply, 200, { text: result, segments: segments.map(({ text, t0, t1 }, id) => ({ id, start: t0 / 1000, end: t1 / 1000, text })) })
  }

  const answer = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    if (request.method === 'GET' && request.url === `${serving.base}/health`) return send(reply, 200, { status: 'ok' })
    if (request.method !== 'POST' || request.url !== `${serving.base}${serving.inferencePath}`) return send(reply, 404, {})
    const form = await readForm(request)
    const samples = form && (await samplesOf(form.get('file')))
    if (!form || !samples) return send(reply, 400, { error: 'a WAV file of one channel at 16 kHz is needed' })
    turn = turn.then(() => hear(form, samples, reply)).catch(() => send(reply, 500, { error: 'not heard' }))
  }
  return createServer((request, reply) => void answer(request, reply).catch(() => send(reply, 500, { error: 'failed' })))
}
