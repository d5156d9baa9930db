import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import type { ClientConfig } from 'pg'
import { readDriverFailure } from './failure.ts'

/** Hears notifications of a channel, and goes on hearing them after the session was lost; `onReady` is told each time it begins anew. */
export type Listen = (channel: string, onPayload: (payload: string) => void, onReady?: () => void) => Promise<{ unlisten(): Promise<void> }>

type Ear = { channel: string; onPayload: (payload: string) => void; onReady: (() => void) | undefined }

const RETRY_MS = 250

/** One session for all channels, opened with the first. What is sent while it is lost is not heard: `onReady` says when to look again. */
export function makeListener(settings: ClientConfig): { listen: Listen; end(): Promise<void> } {
  const ears = new Set<Ear>()
  const ending = new AbortController()
  let session: Promise<Client> | undefined

  const open = () => openSession(settings, ears, (lost) => void reopen(lost))

  /** Only the session in use is opened again; one that never came up is the concern of whoever tried. */
  async function reopen(lost: Client): Promise<void> {
    if ((await session?.catch(() => undefined)) !== lost) return
    while (!ending.signal.aborted && ears.size > 0) {
      session = open()
      const isOpen = await session.then(() => true, () => false)
      if (isOpen) return
      await delay(RETRY_MS, undefined, { signal: ending.signal }).catch(() => undefined)
    }
    session = undefined
  }

  async function listen(channel: string, onPayload: (payload: string) => void, onReady?: () => void) {
    const ear: Ear = { channel, onPayload, onReady }
    ears.add(ear)
    const isFirst = session === undefined
    session ??= open()
    try {
      const client = await session
      if (!isFirst) {
        await subscribe(client, channel)
        onReady?.()
      }
    } catch (error) {
      ears.delete(ear)
      if (isFirst) session = undefined
      throw readDriverFailure(error)
    }
    return { unlisten: async () => void ears.delete(ear) }
  }

  return {
    listen,
    async end() {
      ending.abort()
      ears.clear()
      await session?.then((client) => client.end()).catch(() => undefined)
    },
  }
}

async function openSession(settings: ClientConfig, ears: ReadonlySet<Ear>, onEnd: (client: Client) => void): Promise<Client> {
  const client = new Client(settings)
  client.on('error', () => undefined)
  client.on('end', () => onEnd(client))
  client.on('notification', ({ channel, payload = '' }) => {
    for (const ear of ears) if (ear.channel === channel) ear.onPayload(payload)
  })
  try {
    await client.connect()
    for (const channel of new Set([...ears].map((ear) => ear.channel))) await subscribe(client, channel)
  } catch (error) {
    await client.end().catch(() => undefined)
    throw readDriverFailure(error)
  }
  for (const ear of ears) ear.onReady?.()
  return client
}

const subscribe = (client: Client, channel: string) => client.query({ text: `listen "${channel.replaceAll('"', '""')}"` })
