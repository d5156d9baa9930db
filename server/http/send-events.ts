import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refusalOf } from './error-reply.ts'

export type EventReply = {
  /** A piece of the answer that is ready: the first one opens the stream. */
  tell: (text: string) => void
  /** Waits for the whole and ends the stream with it. @throws what the work throws as long as nothing was told; later it is told as `error` */
  send: (work: Promise<unknown>) => Promise<void>
}

/** True where the caller asks for events and not for JSON. */
export const wantsEvents = ({ headers }: FastifyRequest): boolean => /(?:^|,)\s*text\/event-stream\s*(?:;|,|$)/i.test(headers.accept ?? '')

/** Answers with server-sent events (WHATWG HTML, 9.2): `delta`, then `done` or `error`. JSON has no line breaks, so that each event is one line of data. */
export function makeEventReply(request: FastifyRequest, reply: FastifyReply): EventReply {
  const body = new PassThrough()
  let isOpen = false

  function write(event: string, data: unknown): void {
    if (!isOpen) {
      isOpen = true
      // Between us and the browser nobody is to gather what comes, or to keep it.
      reply.header('content-type', 'text/event-stream; charset=utf-8').header('cache-control', 'no-store, no-transform').header('x-accel-buffering', 'no')
      void reply.send(body)
    }
    if (!body.destroyed) body.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }

  return {
    tell: (text) => write('delta', { text }),
    async send(work) {
      try {
        write('done', await work)
      } catch (error) {
        if (!isOpen) throw error
        write('error', refusalOf(error, request).body)
      }
      body.end()
      await reply
    },
  }
}
