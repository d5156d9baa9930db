import { Refusal } from '#contract/refusal.ts'
import { SOCKET_PROTOCOL, SOCKET_UNAUTHORIZED, StreamEvent } from '#contract/stream-event.ts'
import { addressOf } from './address.ts'
import { call } from './call.ts'
import { credentials } from './credentials.ts'

/** What a socket is about: the events of one case, or the answers of one conversation. */
export type SocketTopic = { caseId: string } | { conversationId: string }

export type SocketPorts = {
  /** A fresh single-use ticket. @throws Refusal, Offline */
  ticketFor: (topic: SocketTopic, signal: AbortSignal) => Promise<string>
  open: (address: string, protocols: string[]) => WebSocket
  clock: { setTimeout: (action: () => void, ms: number) => unknown; clearTimeout: (timer: unknown) => void }
}

export type SocketListener = {
  onEvent: (event: StreamEvent) => void
  /** True when events arrive as they happen; false while only polling tells. */
  onLive?: (isLive: boolean) => void
  /** Told of each connection as it opens, with the way to ask for answers that were under way before. */
  onOpen?: (resume: Resume) => void
}

/** Asks the server for what it has of a message after that many characters. */
export type Resume = (messageId: string, received: number) => void

const RETRY_FIRST_MS = 500
const RETRY_MOST_MS = 30_000
/** A connection that lived this long was a good one: the next loss starts over with a short wait. */
const SETTLED_MS = 5_000

const browserPorts: SocketPorts = {
  ticketFor: async (topic, signal) => (await call('createSocketTicket', { body: topic, signal })).ticket,
  open: (address, protocols) => {
    const url = new URL(address, location.href)
    url.protocol = url.protocol.replace('http', 'ws')
    return new WebSocket(url, protocols)
  },
  clock: { setTimeout: (action, ms) => setTimeout(action, ms), clearTimeout: (timer) => clearTimeout(Number(timer)) },
}

function readFrame(data: unknown): StreamEvent | undefined {
  if (typeof data !== 'string') return undefined
  try {
    const parsed = StreamEvent.safeParse(JSON.parse(data))
    return parsed.success ? parsed.data : undefined
  } catch {
    // A frame that is no JSON is none of ours; polling still brings the state.
    return undefined
  }
}

/**
 * Listens to a case or conversation until `signal` ends. Every connection takes a ticket of its own; a lost one is tried again with
 * growing waits, and never once the server says that this is not ours to hear.
 */
export function listenTo(topic: SocketTopic, listener: SocketListener, { signal, ports = browserPorts }: { signal: AbortSignal; ports?: SocketPorts }): void {
  let retryMs = RETRY_FIRST_MS
  let isRefused = false

  const again = () => {
    listener.onLive?.(false)
    if (signal.aborted || isRefused) return
    const timer = ports.clock.setTimeout(() => void connect(), retryMs)
    signal.addEventListener('abort', () => ports.clock.clearTimeout(timer), { once: true })
    retryMs = Math.min(retryMs * 2, RETRY_MOST_MS)
  }

  async function connect(): Promise<void> {
    try {
      const ticket = await ports.ticketFor(topic, signal)
      if (!signal.aborted) attach(ports.open(addressOf('/ws', {}, topic), [SOCKET_PROTOCOL, `ticket.${ticket}`]))
    } catch (error) {
      // Signed out, blocked, or somebody else's: asking again would give the same answer.
      isRefused = error instanceof Refusal && error.status < 500 && error.status !== 429
      again()
    }
  }

  function attach(socket: WebSocket): void {
    let settled: unknown
    const leave = () => socket.close()
    signal.addEventListener('abort', leave, { once: true })
    socket.addEventListener('open', () => {
      settled = ports.clock.setTimeout(() => (retryMs = RETRY_FIRST_MS), SETTLED_MS)
      listener.onOpen?.((messageId, received) => socket.send(JSON.stringify({ type: 'resume', messageId, received })))
      listener.onLive?.(true)
    })
    socket.addEventListener('message', ({ data }) => {
      const event = readFrame(data)
      if (!event || signal.aborted) return
      listener.onEvent(event)
    })
    socket.addEventListener('close', ({ code }) => {
      ports.clock.clearTimeout(settled)
      signal.removeEventListener('abort', leave)
      // The sign-in may have ended meanwhile; the next ticket renews it, or is refused.
      if (code === SOCKET_UNAUTHORIZED) {
        retryMs = Math.max(retryMs, RETRY_FIRST_MS * 4)
        // Or what the person may do has changed: another seat, a blocked account. The profile is asked for anew.
        credentials().forbidden()
      }
      again()
    })
  }

  void connect()
}
