import type { StreamEvent } from '#contract/stream-event.ts'
import type { DataKey } from '#server/vault/vault.ts'
import type { Topic } from './topic.ts'

/** A frame stays far below what a client takes at once, whatever its letters. */
const FRAME_CHARACTERS = 8_000

/** What the server that makes an answer knows of it: how far other servers have been told, when they are next, and who is to be told of a stop. */
type Own = { keyId: string; key: DataKey; onStop: () => void; forwarded: number | undefined; timer: NodeJS.Timeout | undefined }

/** An answer on its way. `own` is undefined for one that another server makes, of which this one has a copy while somebody here reads it. */
export type Live = { text: string; own: Own | undefined }

/** One socket: whose it is, and how far it has come in each answer. It is sent what is missing from the whole, so that nothing is lost or doubled. */
export type Reader = { userId: string; send: (event: StreamEvent) => void; sent: Map<string, number> }

/** One conversation as this server has it. */
export type Channel = { topic: Topic; live: Map<string, Live>; readers: Set<Reader>; leaveBus: () => void }

/** The conversations that somebody reads or that are answered here. `join` begins to hear of one from other servers. */
export function makeChannels(join: (channel: Channel) => () => void) {
  const channels = new Map<Topic, Channel>()
  return {
    all: (): Channel[] => [...channels.values()],

    find: (topic: Topic): Channel | undefined => channels.get(topic),

    of(topic: Topic): Channel {
      const known = channels.get(topic)
      if (known) return known
      const channel: Channel = { topic, live: new Map(), readers: new Set(), leaveBus: () => undefined }
      channel.leaveBus = join(channel)
      channels.set(topic, channel)
      return channel
    },

    /** What nobody reads and nobody answers is forgotten, copies first. One that was forgotten before leaves alone whoever has its place now. */
    dropIfIdle(channel: Channel): void {
      if (channels.get(channel.topic) !== channel) return
      if (channel.readers.size === 0) for (const [id, { own }] of channel.live) if (!own) channel.live.delete(id)
      if (channel.readers.size > 0 || channel.live.size > 0) return
      channel.leaveBus()
      channels.delete(channel.topic)
    },
  }
}

export type Channels = ReturnType<typeof makeChannels>

/** Sends every reader of an answer what it has not been sent. */
export function tellReaders({ readers, live }: Channel, messageId: string): void {
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
