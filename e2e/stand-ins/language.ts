import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

/** One call as it came: what the model was told to do, and with what. */
export type ModelCall = { index: number; at: number; model: string; system: string; user: string; wantsSchema: boolean; authorization: string | undefined }

/** What a broken or busy provider does instead of answering. */
export type ModelFault =
  | { kind: 'status'; status: number; retryAfter?: string }
  | { kind: 'hang' }
  | { kind: 'hang_midway' }
  | { kind: 'slow'; bytesPerSecond: number }
  | { kind: 'truncated' }
  | { kind: 'reset' }
  | { kind: 'huge' }
  | { kind: 'refusal' }
  | { kind: 'redirect'; to: string }

/** How fast an answer comes: a wait, then so many tokens a second. At once when absent. */
export type Pace = { firstTokenMs: number; tokensPerSecond: number }

type Options = {
  /** The answer's text, by the call. */
  script: (call: ModelCall) => string
  fault?: (index: number) => ModelFault | undefined
  pace?: Pace
  /** Awaited before each piece of an answer, with how many of its characters have gone: holds an answer in the middle for as long as a test looks at it. */
  gate?: (sent: number) => Promise<void> | undefined
  /** What it says it counted; nothing when absent, as some servers do. */
  usage?: { prompt_tokens: number; completion_tokens: number }
}

export type ModelStandIn = {
  url: string
  calls: readonly ModelCall[]
  /** From now on, or no longer, it answers nothing but 503. */
  setDown: (isDown: boolean) => void
  stop(): Promise<void>
}

type Message = { role: string; content: string | { text?: string }[] }

const contentOf = (messages: Message[], role: string): string =>
  messages
    .filter((message) => message.role === role)
    .map(({ content }) => (typeof content === 'string' ? content : content.map((part) => part.text ?? '').join('')))
    .join('\n')

async function readCall(request: IncomingMessage, index: number): Promise<ModelCall> {
  const body = JSON.parse(await text(request)) as { model: string; messages: Message[]; response_format?: { type: string } }
  return {
    index,
    at: performance.now(),
    model: body.model,
    system: contentOf(body.messages, 'system'),
    user: contentOf(body.messages, 'user'),
    wantsSchema: body.response_format?.type === 'json_schema',
    authorization: request.headers.authorization,
  }
}

const PIECE_CHARACTERS = 100
/** About what a token of our languages holds. */
const TOKEN_CHARACTERS = 4
const HUGE_CHARACTERS = 10 * 1024 * 1024

const frame = (fields: object): string => `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', ...fields })}\n\n`
const delta = (fields: object, finish: string | null = null): string => frame({ choices: [{ index: 0, delta: fields, finish_reason: finish }] })

type Telling = Pick<Options, 'pace' | 'gate' | 'usage'> & { stopsAt?: number }

async function stream(reply: ServerResponse, answer: string, { pace, gate, usage, stopsAt }: Telling): Promise<void> {
  reply.writeHead(200, { 'content-type': 'text/event-stream' })
  const size = pace ? TOKEN_CHARACTERS : PIECE_CHARACTERS
  const end = stopsAt ?? answer.length
  const began = performance.now()
  for (let at = 0, token = 0; at < end && !reply.destroyed; at += size, token += 1) {
    // By the clock, not from piece to piece: a pause of 12 ms is often one of 13.
    const early = pace ? pace.firstTokenMs + (token * 1000) / pace.tokensPerSecond - (performance.now() - began) : 0
    if (early > 0) await pause(early)
    await gate?.(at)
    reply.write(delta({ content: answer.slice(at, Math.min(end, at + size)) }))
  }
  if (stopsAt !== undefined) return
  reply.write(delta({}, 'stop'))
  if (usage) reply.write(frame({ choices: [], usage: { ...usage, total_tokens: usage.prompt_tokens + usage.completion_tokens } }))
  reply.end('data: [DONE]\n\n')
}

async function drip(reply: ServerResponse, answer: string, bytesPerSecond: number): Promise<void> {
  reply.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const sign of delta({ content: answer })) {
    if (reply.destroyed) return
    reply.write(sign)
    await pause(1000 / bytesPerSecond)
  }
}

async function misbehave(fault: ModelFault, reply: ServerResponse, answer: string): Promise<void> {
  const half: Telling = { stopsAt: Math.floor(answer.length / 2) }
  switch (fault.kind) {
    case 'status':
      reply
        .writeHead(fault.status, { 'content-type': 'application/json', ...(fault.retryAfter && { 'retry-after': fault.retryAfter }) })
        .end('{"error":{"message":"secret of the provider"}}')
      return
    case 'hang':
      return
    case 'reset':
      reply.destroy()
      return
    case 'hang_midway':
      await stream(reply, answer, half)
      return
    case 'truncated':
      await stream(reply, answer, half)
      reply.end('data: [DONE]\n\n')
      return
    case 'slow':
      await drip(reply, answer, fault.bytesPerSecond)
      return
    case 'huge':
      // One frame without end: a reader that waits for the whole of it would hold all of it.
      reply.writeHead(200, { 'content-type': 'text/event-stream' }).end(delta({ content: 'x'.repeat(HUGE_CHARACTERS) }))
      return
    case 'refusal':
      reply.writeHead(200, { 'content-type': 'text/event-stream' })
      reply.end(`${delta({ refusal: 'I cannot help with that.' })}${delta({}, 'stop')}data: [DONE]\n\n`)
      return
    case 'redirect':
      reply.writeHead(307, { location: fault.to }).end()
  }
}

/** A chat-completions endpoint that streams what the script says, with scripted faults and a ledger of its calls. */
export async function startModelStandIn({ script, fault, pace, gate, usage }: Options): Promise<ModelStandIn> {
  const calls: ModelCall[] = []
  let isDown = false

  async function serve(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') return void reply.writeHead(404).end()
    const call = await readCall(request, calls.length)
    calls.push(call)
    const trouble = isDown ? { kind: 'status' as const, status: 503 } : fault?.(call.index)
    if (trouble) await misbehave(trouble, reply, script(call))
    else await stream(reply, script(call), { pace, gate, usage })
  }

  const server = createServer((request, reply) => void serve(request, reply).catch(() => reply.destroy()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the stand-in has no port')
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    calls,
    setDown(now) {
      isDown = now
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
