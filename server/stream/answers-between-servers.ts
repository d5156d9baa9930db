import type { Database } from '#server/database/connect.ts'
import type { Vault } from '#server/vault/vault.ts'
import { tellReaders } from './channels.ts'
import type { Channel, Live } from './channels.ts'
import type { AnswerEvent, EventBus } from './event-bus.ts'

/** Postgres carries 8,000 bytes in a notification; sealed and in any script this is less. */
const PIECE_CHARACTERS = 1_200

export type Between = { sql: Database; vault: Vault; bus: EventBus }

const place = (messageId: string, from: number) => ({ id: messageId, field: `piece:${from}` })

/** Tells other servers what has come of an answer since they were last told, where any of them has asked for it. */
export function forward({ vault, bus }: Between, { topic, messageId }: { topic: Channel['topic']; messageId: string }, { text, own }: Live): void {
  if (!own || own.forwarded === undefined) return
  own.timer = undefined
  for (; own.forwarded < text.length; own.forwarded += PIECE_CHARACTERS) {
    const sealed = vault.sealText(own.key, place(messageId, own.forwarded), text.slice(own.forwarded, own.forwarded + PIECE_CHARACTERS))
    bus.announce(topic, { type: 'answer-piece', messageId, from: own.forwarded, keyId: own.keyId, sealed: sealed.toString('base64') })
  }
  own.forwarded = text.length
}

/** Takes a piece that another server sent. It may come twice or out of turn: what is known of it is passed over, and a gap is asked for. */
export async function takePiece(
  { sql, vault, bus }: Between,
  channel: Channel,
  { messageId, from, keyId, sealed }: Extract<AnswerEvent, { type: 'answer-piece' }>,
): Promise<void> {
  const isCopy = (live: Live | undefined): live is Live => live !== undefined && !live.own
  const [reader] = channel.readers
  if (!reader || !isCopy(channel.live.get(messageId))) return
  const text = vault.openText(await vault.keyFor(sql, { id: keyId, ownerId: reader.userId }), place(messageId, from), Buffer.from(sealed, 'base64'))
  const live = channel.live.get(messageId)
  if (!isCopy(live) || from + text.length <= live.text.length) return
  if (from > live.text.length) return bus.announce(channel.topic, { type: 'answer-wanted', messageId, from: live.text.length })
  live.text += text.slice(live.text.length - from)
  tellReaders(channel, messageId)
}

/** Asks whoever makes an answer for all of it, unless it is here. */
export function want({ bus }: Between, { topic, live }: Channel, messageId: string): void {
  if (live.has(messageId)) return
  live.set(messageId, { text: '', own: undefined })
  bus.announce(topic, { type: 'answer-wanted', messageId, from: 0 })
}
