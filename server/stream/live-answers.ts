import { randomUUID } from 'node:crypto'
import type { Message } from '#contract/conversation.ts'
import { refusalText } from '#contract/refusal-text/in-language.ts'
import type { StreamEvent } from '#contract/stream-event.ts'
import type { DataKey } from '#server/vault/vault.ts'
import { forward, takePiece, want } from './answers-between-servers.ts'
import type { Between } from './answers-between-servers.ts'
import { makeChannels, tellReaders } from './channels.ts'
import type { Channel, Channels, Live, Reader } from './channels.ts'
import type { BusEvent } from './event-bus.ts'
import type { Topic } from './topic.ts'

/** A commit that notifies holds all others that do, so a piece for other servers waits for what comes within a moment. */
const FORWARD_MS = 40

/** How a message stands in the store, for one of its readers: undefined when it is gone. */
export type ReadAnswer = (topic: Topic, what: { messageId: string; readerId: string }) => Promise<Message | undefined>

export type LiveAnswer = { add: (text: string) => void; end: () => void }

export type LiveAnswersWiring = Between & { read: ReadAnswer; onFailure: (error: unknown) => void }

type House = LiveAnswersWiring & { server: string; channels: Channels }

/** The last frame of an answer: whole, failed, or gone with its conversation. */
function endingOf(messageId: string, message: Message | undefined): StreamEvent {
  if (!message) return { type: 'error', messageId, code: 'conversation.not_found', message: refusalText('conversation.not_found', 'nb') }
  return message.failure ? { type: 'error', messageId, ...message.failure } : { type: 'done', message }
}

async function tellEnd({ read, channels }: House, channel: Channel, messageId: string): Promise<void> {
  const readers = [...channel.readers]
  const [first] = readers
  if (first) {
    const ending = endingOf(messageId, await read(channel.topic, { messageId, readerId: first.userId }))
    tellReaders(channel, messageId)
    for (const reader of readers) {
      reader.sent.delete(messageId)
      reader.send(ending)
    }
  }
  channel.live.delete(messageId)
  channels.dropIfIdle(channel)
}

/**
 * Whoever reads along hears an answer from its beginning. One that is begun again, after its server died, goes on where each reader is: nothing is
 * sent twice.
 */
function startReaders({ readers }: Channel, messageId: string): void {
  for (const { sent } of readers) if (!sent.has(messageId)) sent.set(messageId, 0)
}

/** What another server, or this one, says of an answer. */
function hear(house: House, channel: Channel, event: BusEvent): void {
  if (event.type === 'answer-begun' && event.server !== house.server && channel.readers.size > 0) {
    startReaders(channel, event.messageId)
    want(house, channel, event.messageId)
  }
  if (event.type === 'answer-piece') takePiece(house, channel, event).catch(house.onFailure)
  if (event.type === 'answer-ended') tellEnd(house, channel, event.messageId).catch(house.onFailure)
  const live = 'messageId' in event && event.messageId !== undefined ? channel.live.get(event.messageId) : undefined
  if (!live?.own) return
  if (event.type === 'answer-stop') live.own.onStop()
  if (event.type !== 'answer-wanted') return
  live.own.forwarded = Math.min(live.own.forwarded ?? event.from, event.from)
  forward(house, { topic: channel.topic, messageId: event.messageId }, live)
}

function beginAnswer(
  house: House,
  topic: Topic,
  { messageId, keyId, key, onStop }: { messageId: string; keyId: string; key: DataKey; onStop: () => void },
): LiveAnswer {
  const channel = house.channels.of(topic)
  const live: Live = { text: '', own: { keyId, key, onStop, forwarded: undefined, timer: undefined } }
  channel.live.set(messageId, live)
  startReaders(channel, messageId)
  house.bus.announce(topic, { type: 'answer-begun', messageId, server: house.server })
  return {
    add(text) {
      live.text += text
      tellReaders(channel, messageId)
      if (live.own?.forwarded !== undefined) live.own.timer ??= setTimeout(() => forward(house, { topic, messageId }, live), FORWARD_MS)
    },
    end() {
      clearTimeout(live.own?.timer)
      live.own = undefined
      house.channels.dropIfIdle(channel)
    },
  }
}

async function resumeReading(
  house: House,
  { channel, reader }: { channel: Channel; reader: Reader },
  { messageId, received }: { messageId: string; received: number },
): Promise<void> {
  // What began while this socket was open has been sent to it from its beginning. That it began may be heard after its end, though:
  // the store is asked all the same.
  const isSent = reader.sent.has(messageId)
  if (!isSent) reader.sent.set(messageId, received)
  if (channel.live.get(messageId)?.own) return tellReaders(channel, messageId)
  const message = await house.read(channel.topic, { messageId, readerId: reader.userId })
  if (!message || message.done) {
    reader.sent.delete(messageId)
    return reader.send(endingOf(messageId, message))
  }
  if (isSent || !channel.readers.has(reader)) return
  want(house, channel, messageId)
  tellReaders(channel, messageId)
}

/** What was told while this server did not hear is gone: of each answer that somebody here waits for it is looked up whether it has ended. */
async function lookAgain(house: House, channel: Channel): Promise<void> {
  const [first] = channel.readers
  if (!first) return
  const awaited = new Set([...channel.readers].flatMap(({ sent }) => [...sent.keys()]))
  for (const messageId of awaited) {
    if (channel.live.get(messageId)?.own) continue
    const message = await house.read(channel.topic, { messageId, readerId: first.userId })
    if (!message || message.done) await tellEnd(house, channel, messageId)
  }
}

/**
 * Answers while they are made. The server that makes one keeps its text and every reader's place in it; other servers have a copy while they
 * have readers, fed with sealed pieces that say where they belong. What is durable stands in the store alone: the end is read from there.
 */
export function makeLiveAnswers(wiring: LiveAnswersWiring) {
  const channels = makeChannels((channel) => wiring.bus.subscribe(channel.topic, (event) => hear(house, channel, event)))
  const house: House = { ...wiring, server: randomUUID(), channels }
  wiring.bus.onAgain(() => channels.all().forEach((channel) => void lookAgain(house, channel).catch(house.onFailure)))
  return {
    /** Tells every server that an answer begins here; `onStop` is called when somebody wants it ended. Its end comes over the bus with the commit. */
    begin: (topic: Topic, answer: Parameters<typeof beginAnswer>[2]): LiveAnswer => beginAnswer(house, topic, answer),

    /** Tells whoever reads a conversation here, and nobody elsewhere: of one that no store and no bus may carry. */
    tellHere(topic: Topic, events: readonly StreamEvent[]): void {
      for (const { send } of channels.find(topic)?.readers ?? []) events.forEach(send)
    },

    /** Follows the answers of a conversation: whatever begins from now on, and what `resume` asks for. */
    follow({ topic, userId }: { topic: Topic; userId: string }, send: (event: StreamEvent) => void) {
      const channel = channels.of(topic)
      const reader: Reader = { userId, send, sent: new Map() }
      channel.readers.add(reader)
      return {
        resume: (messageId: string, received: number): Promise<void> => resumeReading(house, { channel, reader }, { messageId, received }),
        stop(): void {
          channel.readers.delete(reader)
          channels.dropIfIdle(channel)
        },
      }
    },
  }
}

export type LiveAnswers = ReturnType<typeof makeLiveAnswers>
