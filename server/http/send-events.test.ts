import fastify from 'fastify'
import type { FastifyRequest } from 'fastify'
import { describe, expect, test } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import { replyWithError } from './error-reply.ts'
import { makeEventReply, wantsEvents } from './send-events.ts'
import type { EventReply } from './send-events.ts'

/** What is answered when the work tells its pieces and ends as it does. */
async function answered(work: (tell: EventReply['tell']) => Promise<unknown>) {
  const app = fastify()
  app.setErrorHandler(replyWithError)
  app.get('/', async (request, reply) => {
    const events = makeEventReply(request, reply)
    await events.send(work(events.tell))
    return reply
  })
  return await app.inject('/')
}

describe('an answer told while it is made', () => {
  test('comes piece by piece and then whole, each a line of data that ends with an empty one', async () => {
    const { statusCode, body } = await answered(async (tell) => {
      tell('Halsen\n')
      tell('er rød.')
      return { text: 'Halsen\ner rød.' }
    })
    expect([statusCode, body]).toEqual([200, [
      'event: delta\ndata: {"text":"Halsen\\n"}\n\n', 'event: delta\ndata: {"text":"er rød."}\n\n', 'event: done\ndata: {"text":"Halsen\\ner rød."}\n\n',
    ].join('')])
  })

  test('is kept and gathered by nobody on its way', async () => {
    const { headers } = await answered(async (tell) => tell('x'))
    expect(headers).toMatchObject({ 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' })
  })

  test('that told nothing before its end is whole all the same', async () => {
    expect((await answered(async () => ({ text: '' }))).body).toBe('event: done\ndata: {"text":""}\n\n')
  })

  test('refused before anything was told, it is a refusal like any other', async () => {
    const { statusCode, headers, body } = await answered(() => Promise.reject(new Refusal('case.not_found')))
    expect([statusCode, JSON.parse(body)]).toEqual([404, expect.objectContaining({ code: 'case.not_found' })])
    expect(headers['content-type']).toMatch(/json/)
  })

  test('refused later, the refusal is the last event, and what failed is not told', async () => {
    const { statusCode, body } = await answered(async (tell) => {
      tell('Halsen')
      await Promise.resolve()
      throw new Error('Kari Nordmann')
    })
    expect(statusCode).toBe(200)
    expect(body).toMatch(/^event: delta\ndata: .*\n\nevent: error\ndata: \{"code":"internal\.error","message":"[^"]+"\}\n\n$/)
    expect(body).not.toContain('Kari')
  })
})

describe('events are for whoever', () => {
  const isTold = (accept?: string) => wantsEvents({ headers: { accept } } as FastifyRequest)

  test.each(['text/event-stream', 'application/json, text/event-stream', '*/*,text/event-stream ; q=0.5', 'TEXT/EVENT-STREAM', 'text/event-stream,*/*'])(
    'asks for them: %s', (accept) => expect(isTold(accept)).toBe(true))

  test.each([undefined, '', 'application/json', '*/*', 'text/event-streams', 'x-text/event-stream', 'application/json; of=text/event-stream'])(
    'and not for anybody else: %s', (accept) => expect(isTold(accept)).toBe(false))
})
