import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

/** One call as it came: what the model was told to do, and with what. */
export type ModelCall = { index: number; model: string; system: string; user: string; wantsSchema: boolean; authorization: string | undefined }

/** What a broken or busy provider does instead of answering. */
export type ModelFault = { kind: 'status'; status: number; retryAfter?: string } | { kind: 'hang' } | { kind: 'hang_midway' } | { kind: 'truncated' } | { kind: 'reset' }

type Options = {
  /** The answer's text, by the call. */
  script: (call: ModelCall) => string
  fault?: (index: number) => ModelFault | undefined
  /** Pause between the pieces of an answer. */
  pieceMs?: number
}

export type ModelStandIn = { url: string; calls: readonly ModelCall[]; stop(): Promise<void> }

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
    model: body.model,
    system: contentOf(body.messages, 'system'),
    user: contentOf(body.messages, 'user'),
    wantsSchema: body.response_format?.type === 'json_schema',
    authorization: request.headers.authorization,
  }
}

const PIECE_CHARACTERS = 100

async function stream(reply: ServerResponse, answer: string, { pieceMs, stopsAt }: { pieceMs: number; stopsAt?: number }): Promise<void> {
  reply.writeHead(200, { 'content-type': 'text/event-stream' })
  const chunk = (delta: object, finish: string | null) =>
    reply.write(`data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`)
  const end = stopsAt ?? answer.length
  for (let at = 0; at < end; at += PIECE_CHARACTERS) {
    chunk({ content: answer.slice(at, Math.min(end, at + PIECE_CHARACTERS)) }, null)
    if (pieceMs > 0) await pause(pieceMs)
  }
  if (stopsAt !== undefined) return
  chunk({}, 'stop')
  reply.end('data: [DONE]\n\n')
}

/** A chat-completions endpoint that streams what the script says, with scripted faults and a ledger of its calls. */
export async function startModelStandIn({ script, fault, pieceMs = 0 }: Options): Promise<ModelStandIn> {
  const calls: ModelCall[] = []

  async function serve(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const call = await readCall(request, calls.length)
    calls.push(call)
    const trouble = fault?.(call.index)
    const answer = script(call)
    if (trouble?.kind === 'status')
      reply.writeHead(trouble.status, { 'content-type': 'application/json', ...(trouble.retryAfter && { 'retry-after': trouble.retryAfter }) }).end('{"error":{"message":"secret of the provider"}}')
    else if (trouble?.kind === 'reset') request.socket.destroy()
    else if (trouble?.kind === 'hang_midway') await stream(reply, answer, { pieceMs, stopsAt: Math.floor(answer.length / 2) })
    else if (trouble?.kind === 'truncated') {
      await stream(reply, answer, { pieceMs, stopsAt: Math.floor(answer.length / 2) })
      reply.end('data: [DONE]\n\n')
    } else if (trouble?.kind !== 'hang') await stream(reply, answer, { pieceMs })
  }

  const server = createServer((request, reply) => void serve(request, reply).catch(() => reply.destroy()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the stand-in has no port')
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    calls,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
