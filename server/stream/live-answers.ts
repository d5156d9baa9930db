import { randomUUID } from 'node:crypto'
import type { Message } from '#contract/conversation.ts'
import { refusalText } from '#contract/refusal-text/in-language.ts'
import type { StreamEvent } from '#contract/stream-event.ts'
import type { Database } from '#server/database/connect.ts'
import type { Vault } from '#server/vault/vault.ts'
import type { AnswerEvent, BusEvent, EventBus, Topic } from './event-bus.ts'

/** A frame of it stays far below what a client takes at once, whatever its letters. */
const FRAME_CHARACTERS = 8_000
/** Postgres carries 8,000 bytes in a notification; sealed and in any script this is less. */
const PIECE_CHARACTERS = 1_200
/** A commit that notifies holds all others that do, so a piece for other servers waits for what comes within a moment. */
const FORWARD_MS = 40

type Live = {
  text: string
  /** Undefined for one that another server makes, of which this one has a copy while somebody here reads it. */
  own: { keyId: string; key: ReturnType<Vault['open']>; onStop: () => void; forwarded: number | undefined; timer: NodeJS.Timeout | undefined } | undefined
}

/** One socket: how far it has come in each answer. It is sent what is missing from the whole, so that nothing is lost or doubled. */
type Reader = { send: (event: StreamEvent) => void; sent: Map<string, number> }

type Channel = { live: Map<string, Live>; readers: Set<Reader>; leaveBus: () => void }

/** How a message stands in the store: undefined when it is gone. */
export type ReadAnswer = (topic: Topic, messageId: string) => Promise<Message | undefined>

export type LiveAnswer = { add: (text: string) => void; end: () => void }

export type LiveAnswers = ReturnType<typeof makeLiveAnswers>

const place = (messageId: string, from: number) => ({ id: messageId, field: `piece:${from}` })

/** The last frame of an answer: whole, failed, or gone with its conversation. */
function endingOf(messageId: string, message: Message | undefined): StreamEvent {
  if (!message) return { type: 'error', messageId, code: 'conversation.not_found', message: refusalText('conversation.not_found', 'nb') }
  return message.failure ? { type: 'error', messageId, ...message.failure } : { type: 'done', message }
}

/**
 * Answers while they are made. The server that makes one keeps its text and every reader's place in it; other servers have a copy while they
 * have readers, fed with sealed pieces that say where they belong. What is durable stands in the store alone: the end is read from there.
 */
export function makeLiveAnswers({ sql, vault, bus, read, onFailure }: { sql: Database; vault: Vault; bus: EventBus; read: ReadAnswer; onFailure: (error: unknown) => void }) {
  const server = randomUUID()
  const channels = new Map<Topic, Channel>()

  function channelOf(topic: Topic): Channel {
    const known = channels.get(topic)
    if (known) return known
    const channel: Channel = { live: new Map(), readers: new Set(), leaveBus: () => undefined }
    channel.leaveBus = bus.subscribe(topic, (event) => hear(topic, channel, event))
    channels.set(topic, channel)
    return channel
  }

  function dropIfIdle(topic: Topic, channel: Channel): void {
    if (channel.readers.size === 0) for (const [id, live] of channel.live) if (!live.own) channel.live.delete(id)
    if (channel.readers.size > 0 || channel.live.size > 0) return
    channel.leaveBus()
    channels.delete(topic)
  }

  function tell({ readers, live }: Channel, messageId: string): void {
    const text = live.get(messageId)?.text ?? ''
    for (const reader of readers) {
      for (let sent = reader.sent.get(messageId); sent !== undefined && sent < text.length; ) {
        const piece = text.slice(sent, sent + FRAME_CHARACTERS)
        sent += piece.length
        reader.sent.set(messageId, sent)
        reader.send({ type: 'delta', messageId, text: piece })
      }
    }
  }

  function forward(topic: Topic, messageId: string, { text, own }: Live): void {
    if (!own || own.forwarded === undefined) return
    own.timer = undefined
    for (; own.forwarded < text.length; own.forwarded += PIECE_CHARACTERS) {
      const sealed = vault.sealText(own.key, place(messageId, own.forwarded), text.slice(own.forwarded, own.forwarded + PIECE_CHARACTERS))
      bus.announce(topic, { type: 'answer-piece', messageId, from: own.forwarded, keyId: own.keyId, sealed: sealed.toString('base64') })
    }
    own.forwarded = text.length
  }

  /** A piece may come twice or out of turn: what is known of it is passed over, and a gap is asked for. */
  async function takePiece(topic: Topic, channel: Channel, { messageId, from, keyId, sealed }: Extract<AnswerEvent, { type: 'answer-piece' }>): Promise<void> {
    if (!channel.live.has(messageId) || channel.live.get(messageId)?.own) return
    const text = vault.openText(await vault.keyFor(sql, keyId), place(messageId, from), Buffer.from(sealed, 'base64'))
    const live = channel.live.get(messageId)
    if (!live || live.own || from + text.length <= live.text.length) return
    if (from > live.text.length) return bus.announce(topic, { type: 'answer-wanted', messageId, from: live.text.length })
    live.text += text.slice(live.text.length - from)
    tell(channel, messageId)
  }

  function want(topic: Topic, channel: Channel, messageId: string): void {
    if (channel.live.has(messageId)) return
    channel.live.set(messageId, { text: '', own: undefined })
    bus.announce(topic, { type: 'answer-wanted', messageId, from: 0 })
  }

  async function tellEnd(topic: Topic, channel: Channel, messageId: string): Promise<void> {
    const readers = [...channel.readers]
    if (readers.length > 0) {
      const ending = endingOf(messageId, await read(topic, messageId))
      tell(channel, messageId)
      for (const reader of readers) {
        reader.sent.delete(messageId)
        reader.send(ending)
      }
    }
    channel.live.delete(messageId)
    dropIfIdle(topic, channel)
  }

  function hear(topic: Topic, channel: Channel, event: BusEvent): void {
    if (event.type === 'answer-begun' && event.server !== server && channel.readers.size > 0) {
      for (const reader of channel.readers) reader.sent.set(event.messageId, 0)
      want(topic, channel, event.messageId)
    }
    if (event.type === 'answer-piece') takePiece(topic, channel, event).catch(onFailure)
    if (event.type === 'answer-ended') tellEnd(topic, channel, event.messageId).catch(onFailure)
    const live = 'messageId' in event && event.messageId !== undefined ? channel.live.get(event.messageId) : undefined
    if (!live?.own) return
    if (event.type === 'answer-stop') live.own.onStop()
    if (event.type !== 'answer-wanted') return
    live.own.forwarded = Math.min(live.own.forwarded ?? event.from, event.from)
    forward(topic, event.messageId, live)
  }

  return {
    /** Tells every server that an answer begins here; `onStop` is called when somebody wants it ended. */
    begin(topic: Topic, { messageId, keyId, key, onStop }: { messageId: string; keyId: string; key: ReturnType<Vault['open']>; onStop: () => void }): LiveAnswer {
      const channel = channelOf(topic)
      const live: Live = { text: '', own: { keyId, key, onStop, forwarded: undefined, timer: undefined } }
      channel.live.set(messageId, live)
      for (const reader of channel.readers) reader.sent.set(messageId, 0)
      bus.announce(topic, { type: 'answer-begun', messageId, server })
      return {
        add(text) {
          live.text += text
          tell(channel, messageId)
          if (live.own?.forwarded !== undefined) live.own.timer ??= setTimeout(() => forward(topic, messageId, live), FORWARD_MS)
        },
        /** What is left is said by the end that comes over the bus with the commit; where none comes, nobody is told of an end. */
        end() {
          clearTimeout(live.own?.timer)
          live.own = undefined
          dropIfIdle(topic, channel)
        },
      }
    },

    /** Tells whoever reads a conversation here, and nobody elsewhere: of one that no store and no bus may carry. */
    tellHere(topic: Topic, events: readonly StreamEvent[]): void {
      for (const { send } of channels.get(topic)?.readers ?? []) events.forEach(send)
    },

    /** Follows the answers of a conversation: whatever begins from now on, and what `resume` asks for. */
    follow(topic: Topic, send: (event: StreamEvent) => void) {
      const channel = channelOf(topic)
      const reader: Reader = { send, sent: new Map() }
      channel.readers.add(reader)
      return {
        async resume(messageId: string, received: number): Promise<void> {
          // What began while this socket was open has been sent to it from its beginning.
          if (reader.sent.has(messageId)) return
          reader.sent.set(messageId, received)
          if (channel.live.get(messageId)?.own) return tell(channel, messageId)
          const message = await read(topic, messageId)
          if (!message || message.done) {
            reader.sent.delete(messageId)
            return send(endingOf(messageId, message))
          }
          if (!channel.readers.has(reader)) return
          want(topic, channel, messageId)
          tell(channel, messageId)
        },
        stop(): void {
          channel.readers.delete(reader)
          dropIfIdle(topic, channel)
        },
      }
    },
  }
}
