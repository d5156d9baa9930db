import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Asked, Message } from '#contract/conversation.ts'
import { Refusal } from '#contract/refusal.ts'
import { BASE_PATH } from '#contract/route.ts'
import { SOCKET_PROTOCOL, SOCKET_UNAUTHORIZED } from '#contract/stream-event.ts'
import type { StreamEvent } from '#contract/stream-event.ts'
import type { ChatModel } from '#server/ports/language-model.ts'
import { makeEventBus } from '#server/stream/event-bus.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

const TALK = 'Lege: Hvordan sover du?\nPasient: Jeg sover dårlig og våkner klokka fire.'

/** Says what the test lets it say, piece by piece. */
function makeToldModel() {
  let say: (piece: string) => void = () => undefined
  let end: () => void = () => undefined
  let refuse: () => void = () => undefined
  let began: () => void = () => undefined
  const begun = { now: new Promise<void>((resolve) => (began = resolve)) }
  const model: ChatModel = {
    name: 'told',
    answer: () => Promise.reject(new Error('not asked')),
    stream: ({ onText, signal }) =>
      new Promise((resolve, reject) => {
        let text = ''
        say = (piece) => {
          text += piece
          onText(piece, 1)
        }
        end = () => resolve(text)
        refuse = () => reject(new Refusal('language.refused'))
        signal.addEventListener('abort', () => reject(new Error('left')), { once: true })
        began()
      }),
  }
  return {
    model,
    say: (piece: string) => say(piece),
    end: () => end(),
    refuse: () => refuse(),
    begun: () => begun.now,
    again: () => (begun.now = new Promise<void>((resolve) => (began = resolve))),
  }
}

const told = makeToldModel()
let server: TestServer
let second: TestServer
let addresses: [string, string]
let conversation: string

beforeAll(async () => {
  server = await startTestServer({ powers: { chatModelFor: () => told.model }, limits: { blockedEveryMs: 200 } })
  // Another server on the same database: its own bus, its own sockets.
  second = await startTestServer({ powers: { sql: server.sql, vault: server.vault } })
  // The queue of a test gives no lease: on a machine that is slow, the other server would take up an answer that is being made here.
  second.jobs.hold()
  for (const person of ['doctor', 'other']) await server.subscribe(person)
  addresses = [await server.app.listen({ host: '127.0.0.1', port: 0 }), await second.app.listen({ host: '127.0.0.1', port: 0 })]
})
afterAll(async () => {
  second.jobs.release()
  await second.stop()
  await server.stop()
})
beforeEach(async () => {
  conversation = randomUUID()
  void told.again()
  await server.call('POST', `/patients/${randomUUID()}/cases`, { body: { id: conversation, transcription: TALK } })
})

// What a test leaves unsaid would be waited for.
afterEach(() => told.end())

const ask = async (id = conversation, body: object = {}) =>
  (await server.call('POST', `/c/${id}/ask-case`, { body: { Content: 'Hvordan sover hun?', CaseBound: true, ...body } })).json<Asked>()

async function open({ at = 0, as = 'doctor', about = conversation }: { at?: 0 | 1; as?: string; about?: string } = {}) {
  const { ticket } = (await server.call('POST', '/ws-tickets', { as, body: { conversationId: about } })).json<{ ticket: string }>()
  const origin = addresses[at]
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${BASE_PATH}/ws?conversationId=${about}`, {
    protocols: [SOCKET_PROTOCOL, `ticket.${ticket}`],
    headers: { origin },
  } as never)
  const events: StreamEvent[] = []
  socket.addEventListener('message', ({ data }) => events.push(JSON.parse(String(data)) as StreamEvent))
  let closedWith: number | undefined
  const closed = new Promise<number>((resolve) => {
    socket.addEventListener('close', ({ code }) => {
      closedWith = code
      resolve(code)
    })
  })
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  return {
    socket, events, closed,
    /** The end of the answer, or how the socket was closed before one came: a test that waits in vain says which. */
    outcome: () => events.find((event) => event.type === 'done' || event.type === 'error') ?? closedWith,
    heard: () => events.map((event) => (event.type === 'delta' ? event.text : '')).join(''),
    ended: () => events.find((event) => event.type === 'done' || event.type === 'error'),
    resume: (messageId: string, received: number) => socket.send(JSON.stringify({ type: 'resume', messageId, received })),
  }
}

const read = async (id = conversation) => (await server.call('GET', `/c/${id}`)).json<Message[]>()

describe('REL-17 an answer on its way', () => {
  test('two sockets, one of them on another server, hear all of it in order and the same end', async () => {
    const [here, there] = [await open(), await open({ at: 1 })]
    const { answer } = await ask()
    await told.begun()
    for (const piece of ['Hun ', 'sover ', 'dårlig [1]', '. ', 'Våkner klokka fire [1].']) {
      told.say(piece)
      await delay(15)
    }
    await expect.poll(() => there.heard()).not.toBe('')
    told.end()
    await expect.poll(() => [here.ended()?.type, there.ended()?.type]).toEqual(['done', 'done'])
    const whole = 'Hun sover dårlig [1]. Våkner klokka fire [1].'
    expect(here.heard()).toBe(whole)
    // What the last moment held back is in the end itself.
    expect(whole.startsWith(there.heard())).toBe(true)
    expect(here.ended()).toMatchObject({ message: { id: answer.id, text: whole, done: true, sources: [{ n: 1, kind: 'case' }] } })
    expect(there.ended()).toEqual(here.ended())
    here.socket.close()
    there.socket.close()
  })

  test('begun again by a server that took it over, it goes on where its reader is: nothing twice', async () => {
    const here = await open()
    const { answer } = await ask()
    await told.begun()
    told.say('Hun sover dårlig [1]. ')
    await expect.poll(() => here.heard()).toContain('dårlig')
    const other = makeEventBus(server.sql)
    await other.publish(server.sql, `conversation:${conversation}`, { type: 'answer-begun', messageId: answer.id, server: randomUUID() })
    await delay(100)
    told.say('Våkner klokka fire [1].')
    told.end()
    await expect.poll(() => here.outcome()).toMatchObject({ type: 'done' })
    expect(here.heard()).toBe('Hun sover dårlig [1]. Våkner klokka fire [1].')
    here.socket.close()
  })

  test.each([[0], [1]] as const)('cut in the midst and come again at server %i, it goes on at its place: nothing lost, nothing twice', async (at) => {
    const first = await open()
    const { answer } = await ask()
    await told.begun()
    told.say('Hun sover dårlig. '.repeat(400))
    await expect.poll(() => first.heard().length).toBeGreaterThan(5_000)
    first.socket.close()
    const received = first.heard()
    told.say('Dette hørte ingen. ')
    const again = await open({ at })
    again.resume(answer.id, received.length)
    again.resume(answer.id, received.length)
    await expect.poll(() => (received + again.heard()).endsWith('ingen. ')).toBe(true)
    told.say('Og slutt [1].')
    await expect.poll(() => (received + again.heard()).endsWith('slutt [1].')).toBe(true)
    told.end()
    await expect.poll(() => again.outcome()).toMatchObject({ type: 'done' })
    expect(received + again.heard()).toBe(`${'Hun sover dårlig. '.repeat(400)}Dette hørte ingen. Og slutt [1].`)
    again.socket.close()
  })

  test('nobody stays: it is stored all the same, and whoever asks for it later is told it whole', async () => {
    const { answer } = await ask()
    await told.begun()
    told.say('Hun sover dårlig [1].')
    told.end()
    await server.jobs.settled()
    expect((await read()).at(-1)).toMatchObject({ id: answer.id, text: 'Hun sover dårlig [1].', done: true })
    const late = await open({ at: 1 })
    late.resume(answer.id, 3)
    await expect.poll(() => late.outcome()).toMatchObject({ type: 'done', message: { text: 'Hun sover dårlig [1].' } })
    late.socket.close()
  })

  test('stopped, what has come of it is the answer', async () => {
    const here = await open()
    const { answer } = await ask()
    await told.begun()
    told.say('Hun sover dårlig [1]. ')
    const stopped = await server.call('POST', `/c/${conversation}/stop/${answer.id}`)
    expect(stopped.json()).toMatchObject({ id: answer.id, done: true, text: 'Hun sover dårlig [1]. ' })
    await expect.poll(() => here.outcome()).toMatchObject({ type: 'done' })
    here.socket.close()
  })

  test('deleted while it is made, it ends, and nothing of it comes back', async () => {
    const here = await open({ at: 1 })
    await ask()
    await told.begun()
    told.say('Hun sover dårlig. ')
    expect((await server.call('DELETE', `/c/${conversation}`)).statusCode).toBe(204)
    await expect.poll(() => here.ended()).toMatchObject({ type: 'error', code: 'conversation.not_found' })
    await server.jobs.settled()
    expect(await read()).toEqual([])
    expect(await server.sql`select from message where owner_id = (select owner_id from consultation_case where id = ${conversation})
      and conversation_id in (select id from conversation where case_id = ${conversation})`).toEqual([])
    here.socket.close()
  })

  test('a reader that takes nothing is let go, and the answer is made all the same', async () => {
    const { ticket } = (await server.call('POST', '/ws-tickets', { body: { conversationId: conversation } })).json<{ ticket: string }>()
    const { hostname, port, host } = new URL(addresses[0])
    const raw = connect({ host: hostname, port: Number(port) })
    raw.write(
      [
        `GET ${BASE_PATH}/ws?conversationId=${conversation} HTTP/1.1`,
        `Host: ${host}`,
        `Origin: ${addresses[0]}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`, `Sec-WebSocket-Protocol: ${SOCKET_PROTOCOL}, ticket.${ticket}`, '', ''].join('\r\n'))
    await new Promise((resolve) => raw.once('data', resolve))
    raw.pause()
    let isClosed = false
    raw.on('close', () => (isClosed = true)).on('error', () => undefined)
    const { answer } = await ask()
    await told.begun()
    for (let at = 0; at < 800; at += 1) told.say(`${'x'.repeat(13_000)} `)
    raw.resume()
    await expect.poll(() => isClosed).toBe(true)
    told.refuse()
    await server.jobs.settled()
    expect((await read()).at(-1)).toMatchObject({ id: answer.id, done: true, engine: 'search' })
  })
})

describe('whose it is', () => {
  test('WS-1 a ticket is given for one’s own alone, serves once and for that conversation', async () => {
    const theirs = await server.call('POST', '/ws-tickets', { as: 'other', body: { conversationId: conversation } })
    const unknown = await server.call('POST', '/ws-tickets', { as: 'other', body: { conversationId: randomUUID() } })
    expect([theirs.statusCode, theirs.body]).toEqual([404, unknown.body])
    for (const conversationId of ['cust-', `cust-${'x'.repeat(65)}`, 'cust-a/b', '../x']) {
      expect((await server.call('POST', '/ws-tickets', { body: { conversationId } })).statusCode).toBe(404)
    }
  })

  test('WS-3 logging out closes it; a blocked user is let go', async () => {
    const bearer = `leaving.${randomUUID()}`
    await server.subscribe('leaving')
    const own = randomUUID()
    await server.call('POST', '/c', { as: bearer, body: { id: own } })
    const leaving = await open({ as: bearer, about: own })
    await server.call('POST', '/account/logout', { as: bearer })
    expect(await leaving.closed).toBe(SOCKET_UNAUTHORIZED)
    await server.call('POST', '/c', { as: 'leaving', body: { id: own } })
    const blocked = await open({ as: 'leaving', about: own })
    await server.sql`update app_user set is_blocked = true where subject = 'leaving'`
    expect(await blocked.closed).toBe(SOCKET_UNAUTHORIZED)
  })

  test('WS-4 a frame beyond its bound ends the socket; what is no frame of ours is passed over', async () => {
    const here = await open()
    for (const frame of ['', 'nothing', '[]', '{"type":"resume"}', `{"type":"resume","messageId":"${randomUUID()}","received":-1}`]) here.socket.send(frame)
    here.socket.send('x'.repeat(64 * 1024 + 1))
    expect(await here.closed).toBe(1009)
    const busy = await open()
    for (let at = 0; at < 300; at += 1) busy.socket.send('{}')
    expect(await busy.closed).toBe(1008)
  })

  test('WS-5 nobody hears of another’s conversation, whatever ids they name', async () => {
    const own = randomUUID()
    await server.call('POST', '/c', { as: 'other', body: { id: own } })
    const spy = await open({ as: 'other', about: own })
    const { answer } = await ask()
    await told.begun()
    spy.resume(answer.id, 0)
    told.say('Hun sover dårlig. ')
    told.end()
    await server.jobs.settled()
    spy.resume(answer.id, 0)
    await expect.poll(() => spy.events.length).toBeGreaterThan(0)
    expect(JSON.stringify(spy.events)).not.toContain('sover')
    expect(spy.events.every((event) => event.type === 'error' && event.code === 'conversation.not_found')).toBe(true)
    spy.socket.close()
  })
})
