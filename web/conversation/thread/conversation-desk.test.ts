import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Message } from '#contract/conversation.ts'
import { Refusal } from '#contract/refusal.ts'
import { Offline } from '#web/api/offline.ts'
import type { SocketListener } from '#web/api/socket.ts'
import { ConversationDesk } from './conversation-desk.ts'
import type { ConversationPorts } from './conversation-desk.ts'

const id = (last: number) => `1f7f1f3e-3c1f-4f0e-8f54-00000000000${last}`
const message = (part: Partial<Message>): Message => ({
  id: id(9),
  role: 'Assistant',
  text: '',
  done: false,
  human: false,
  dateTime: '2026-11-23T10:00:00Z',
  sources: [],
  unsupported: [],
  ...part,
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A server that keeps the conversation, and a line that the test speaks on. */
function open({ isNew = false, stored = [], ...ports }: Partial<ConversationPorts> & { isNew?: boolean; stored?: Message[] } = {}) {
  const line: { listener?: SocketListener; resumed: [string, number][] } = { resumed: [] }
  const desk = new ConversationDesk(
    {
      read: vi.fn<ConversationPorts['read']>(async () => stored),
      ask: vi.fn<ConversationPorts['ask']>(async ({ text, messageId }) => ({
        question: message({ id: messageId, role: 'User', text, done: true }),
        answer: message({}),
      })),
      regenerate: vi.fn<ConversationPorts['regenerate']>(async () => message({ id: id(8) })),
      stop: vi.fn<ConversationPorts['stop']>(async (messageId) => message({ id: messageId, text: 'stanset', done: true })),
      listen: (listener) => void (line.listener = listener),
      ...ports,
    },
    { isNew },
  )
  desk.start()
  const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
  const connect = () => line.listener?.onOpen?.((messageId, received) => line.resumed.push([messageId, received]))
  const say = (text: string, messageId = id(9)) => line.listener?.onEvent({ type: 'delta', messageId, text })
  const end = (text: string, messageId = id(9)) => line.listener?.onEvent({ type: 'done', message: message({ id: messageId, text, done: true }) })
  const texts = () => desk.state().thread.messages.map(({ text }) => text)
  return { desk, line, pass, connect, say, end, texts }
}

describe('a conversation', () => {
  test('question, pieces, answer', async () => {
    const { desk, line, pass, connect, say, end, texts } = open({ isNew: true })
    const asking = desk.ask('Hva nå?')
    expect(texts()).toEqual(['Hva nå?', ''])
    expect(await desk.ask('En til?')).toBe(false)
    await asking
    connect()
    expect(line.resumed).toEqual([[id(9), 0]])
    say('Ro '); say('og hvile')
    await pass(300)
    expect(texts()).toEqual(['Hva nå?', 'Ro og hvile'])
    end('Ro og hvile.')
    expect(texts()).toEqual(['Hva nå?', 'Ro og hvile.'])
    desk.close()
  })

  test('REL-17: a line that broke is asked for what is missing, by the characters that came', async () => {
    const { desk, line, pass, connect, say } = open({ isNew: true })
    await desk.ask('Hva nå?')
    connect(); say('fem tegn'); line.listener?.onLive?.(false)
    await pass(300)
    connect()
    expect(line.resumed).toEqual([[id(9), 0], [id(9), 8]])
    desk.close()
  })

  test('an answer under way when the page opens is asked for from its beginning, once a line', async () => {
    const { desk, line, pass, connect, say, texts } = open({ stored: [message({ id: id(1), role: 'User', text: 'Hva nå?', done: true }), message({})] })
    await pass()
    connect()
    expect(line.resumed).toEqual([[id(9), 0]])
    say('Alt som kom.')
    await pass(300)
    expect(texts()).toEqual(['Hva nå?', 'Alt som kom.'])
    expect(line.resumed).toHaveLength(1)
    desk.close()
  })

  test('two tabs: what another tab asked is read, and its answer is not doubled', async () => {
    const stored: Message[] = []
    const { desk, line, pass, connect, say, end, texts } = open({ stored, read: vi.fn<ConversationPorts['read']>(async () => [...stored]) })
    await pass()
    connect()
    stored.push(message({ id: id(1), role: 'User', text: 'Fra den andre?', done: true }), message({}))
    say('Svaret ')
    await pass(300)
    say('her.')
    await pass(300)
    expect(texts()).toEqual(['Fra den andre?', 'Svaret her.'])
    expect(line.resumed).toEqual([])
    end('Svaret her.')
    expect(texts()).toEqual(['Fra den andre?', 'Svaret her.'])
    desk.close()
  })

  test('spec 8: a question that was not taken is given back with what went wrong, and sent again under its id', async () => {
    const ask = vi.fn<ConversationPorts['ask']>().mockRejectedValueOnce(new Offline(new Error('gone')))
    const { desk, texts } = open({ isNew: true, ask })
    expect(await desk.ask('Hva nå?')).toBe(false)
    const { problem } = desk.state()
    expect([texts(), problem?.what]).toEqual([[], 'send'])
    ask.mockImplementationOnce(async ({ text, messageId }) => ({
      question: message({ id: messageId, role: 'User', text, done: true }),
      answer: message({ text: 'Svar', done: true }),
    }))
    if (problem?.what === 'send') await desk.ask(problem.question, problem.messageId)
    expect(texts()).toEqual(['Hva nå?', 'Svar'])
    expect(new Set(ask.mock.calls.map(([asked]) => asked.messageId)).size).toBe(1)
    desk.close()
  })

  test('what is asked before the server listens on the line is asked for on it', async () => {
    const { desk, line, pass, connect } = open()
    await pass()
    connect()
    await desk.ask('Hva nå?')
    expect(line.resumed).toEqual([[id(9), 0]])
    desk.close()
  })

  test('a line that stands and says nothing is not believed for ever', async () => {
    const stored = [message({ id: id(1), role: 'User', text: 'Hva nå?', done: true }), message({})]
    const { desk, pass, connect, texts } = open({ stored })
    await pass()
    connect()
    stored[1] = message({ text: 'Ferdig imens', done: true })
    await pass(14_000)
    expect(texts()).toEqual(['Hva nå?', 'Ferdig imens'])
    desk.close()
  })

  test('a regenerated answer that is refused leaves the old one standing', async () => {
    const old = message({ text: 'Gammelt svar', done: true })
    const { desk, pass, texts } = open({
      stored: [message({ id: id(1), role: 'User', text: 'Hva nå?', done: true }), old],
      regenerate: () => Promise.reject(new Refusal('engine.busy')),
    })
    await pass()
    const wish = desk.regenerate()
    expect(texts()[1]).toBe('')
    await wish
    expect([texts()[1], desk.state().problem?.what]).toEqual(['Gammelt svar', 'regenerate'])
    desk.close()
  })

  test('Try again stops what does not come and has it made anew', async () => {
    const { desk, line, pass, connect, end, texts } = open({ isNew: true })
    await desk.ask('Hva nå?')
    connect()
    await desk.tryAgain()
    expect(texts()).toEqual(['Hva nå?', ''])
    end('Nytt svar', id(8))
    await pass(300)
    expect(texts()).toEqual(['Hva nå?', 'Nytt svar'])
    expect(line.resumed).toEqual([[id(9), 0], [id(8), 0]])
    desk.close()
  })

  test('without a line the end of an answer is read from the store', async () => {
    const stored = [message({ id: id(1), role: 'User', text: 'Hva nå?', done: true }), message({})]
    const { desk, pass, texts } = open({ stored })
    await pass()
    stored[1] = message({ text: 'Ferdig imens', done: true })
    await pass(3_100)
    expect(texts()).toEqual(['Hva nå?', 'Ferdig imens'])
    desk.close()
  })
})
