import { z } from 'zod'
import websocket from '@fastify/websocket'
import type { WebSocket } from '@fastify/websocket'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BASE_PATH } from '#contract/route.ts'
import { ResumeFrame, SOCKET_PROTOCOL, SOCKET_UNAUTHORIZED } from '#contract/stream-event.ts'
import type { StreamEvent } from '#contract/stream-event.ts'
import { timing } from '#contract/timing.ts'
import type { Authenticate } from '#server/http/authenticate.ts'
import { ticketDigest } from './create-ticket.ts'
import { providerSockets, userSockets } from './event-bus.ts'
import type { BusEvent, EventBus } from './event-bus.ts'
import type { LiveAnswers } from './live-answers.ts'
import type { OpenPartial } from './sealed-partial.ts'
import type { StoredTicket, TicketStore } from './store.ts'

export type SocketWiring = {
  tickets: TicketStore
  bus: EventBus
  /** Those that the product is reached under. */
  origins: readonly string[]
  open: OpenPartial
  answers: Pick<LiveAnswers, 'follow'>
  /** How often it is looked whether somebody was blocked; as often as sockets are pinged unless said otherwise. */
  blockedEveryMs?: number | undefined
  /** A socket is counted by address until its ticket has shown whose it is (SEC-12). */
  strangers: Authenticate['strangers']
}

const MAX_FRAME_BYTES = 64 * 1024
const MAX_BUFFERED_BYTES = 1024 * 1024
const SOCKETS_PER_USER = 5
const GOING_AWAY = 1001
const POLICY_VIOLATION = 1008
const TRY_AGAIN = 1013
/** One asks for what it missed a few times in its life. */
const FRAMES_PER_SOCKET = 200

function offeredTicket(request: FastifyRequest): string | undefined {
  const offered = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((text) => text.trim())
  if (!offered.includes(SOCKET_PROTOCOL)) return undefined
  return offered.find((text) => text.startsWith('ticket.'))?.slice('ticket.'.length)
}

/**
 * A page of another origin must not open sockets in this user's name (WS-2, SEC-28); the host itself is a friend, and so is an origin that the
 * operator named: a proxy may have written another host into the call.
 */
function isOwnOrigin(request: FastifyRequest, origins: readonly string[]): boolean {
  const { origin } = request.headers
  if (!origin) return false
  try {
    return new URL(origin).host === request.host || origins.includes(origin)
  } catch {
    return false
  }
}

const Asked = z.object({ caseId: z.string().optional(), conversationId: z.string().optional() })

/** True when the address names what the ticket is for. */
function isAskedFor(request: FastifyRequest, { topic, userId }: StoredTicket): boolean {
  const { data } = Asked.safeParse(request.query)
  if (data?.caseId !== undefined) return topic === `case:${data.caseId}`
  const id = data?.conversationId
  return id !== undefined && (topic === `conversation:${id.toLowerCase()}` || topic === `conversation:${userId}/${id}`)
}

/** Open sockets of this process, to close them at logout and to bound them per user (WS-3, WS-4). */
function makeRegister() {
  const open = new Map<WebSocket, StoredTicket>()
  return {
    add(socket: WebSocket, ticket: StoredTicket): boolean {
      const own = [...open.values()].filter(({ userId }) => userId === ticket.userId).length
      if (own >= SOCKETS_PER_USER) return false
      open.set(socket, ticket)
      return true
    },
    remove: (socket: WebSocket) => void open.delete(socket),
    closeSession(whose: string): void {
      for (const [socket, { tokenDigest, userId, providerSession = '' }] of open)
        if ([tokenDigest, userSockets(userId), providerSockets(providerSession)].includes(whose)) socket.close(SOCKET_UNAUTHORIZED)
    },
    sockets: () => [...open.keys()],
    userIds: () => [...new Set([...open.values()].map(({ userId }) => userId))],
  }
}

/** A reader that takes nothing is let go before its backlog grows without bound (REL-17). */
function sendEvent(socket: WebSocket, event: StreamEvent): void {
  if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate()
  else socket.send(JSON.stringify(event))
}

function keepAlive(socket: WebSocket): () => void {
  let answered = true
  socket.on('pong', () => {
    answered = true
  })
  const timer = setInterval(() => {
    if (!answered) return socket.terminate()
    answered = false
    socket.ping()
  }, timing.socketPingMs)
  return () => clearInterval(timer)
}

const isOwnFrame = (event: BusEvent): event is Extract<BusEvent, StreamEvent> =>
  event.type === 'case' || event.type === 'draft' || event.type === 'heard' || event.type === 'error'

/** Sends in the order of the bus, though some of it must be opened first; what no longer opens is of a case that is gone. */
function inOrder(socket: WebSocket, readerId: string, open: OpenPartial): (event: BusEvent) => void {
  let last: Promise<void> = Promise.resolve()
  const sendAfter = async (before: Promise<void>, opened: Promise<StreamEvent | undefined>): Promise<void> => {
    await before
    const frame = await opened
    if (frame && socket.readyState === socket.OPEN) sendEvent(socket, frame)
  }
  return (event) => {
    if (event.type === 'sealed-partial') last = sendAfter(last, open(event, readerId).catch(() => undefined))
    else if (isOwnFrame(event)) last = sendAfter(last, Promise.resolve(event))
  }
}

function readResume(data: string): ResumeFrame | undefined {
  try {
    return ResumeFrame.safeParse(JSON.parse(data)).data
  } catch {
    return undefined
  }
}

/** The answers of a conversation. What a client sends that is no frame of ours is passed over; one that goes on sending is let go. */
function followAnswers(socket: WebSocket, { topic, userId }: StoredTicket, answers: SocketWiring['answers']): () => void {
  const following = answers.follow({ topic, userId }, (event) => {
    if (socket.readyState === socket.OPEN) sendEvent(socket, event)
  })
  let frames = 0
  socket.on('message', (data: unknown, isBinary: boolean) => {
    frames += 1
    if (frames > FRAMES_PER_SOCKET) return socket.close(POLICY_VIOLATION)
    const resume = isBinary || !(data instanceof Buffer) ? undefined : readResume(data.toString('utf8'))
    // What cannot be read now is read when the client asks again.
    if (resume) following.resume(resume.messageId, resume.received).catch(() => socket.close(TRY_AGAIN))
  })
  return following.stop
}

function serve(socket: WebSocket, ticket: StoredTicket, { bus, open, answers }: SocketWiring): () => void {
  const { topic } = ticket
  const isConversation = topic.startsWith('conversation:')
  const ends = [
    isConversation ? followAnswers(socket, ticket, answers) : bus.subscribe(topic, inOrder(socket, ticket.userId, open)),
    keepAlive(socket),
  ]
  const life = Math.max(0, ticket.sessionExpiresAt.getTime() - Date.now())
  const expiry = setTimeout(() => socket.close(SOCKET_UNAUTHORIZED), Math.min(life, 2 ** 31 - 1))
  ends.push(() => clearTimeout(expiry))
  return () => ends.forEach((end) => end())
}

/** `GET /ws`: the server's word on one case or conversation, as it happens (contract, "WebSocket"). */
export async function registerSocket(app: FastifyInstance, wiring: SocketWiring): Promise<void> {
  const { tickets, bus, strangers } = wiring
  const register = makeRegister()
  // Before the plugin's own, which closes whatever is still open without saying why.
  app.addHook('preClose', () => register.sockets().forEach((socket) => socket.close(GOING_AWAY)))
  await app.register(websocket, {
    options: {
      maxPayload: MAX_FRAME_BYTES,
      handleProtocols: (protocols: Set<string>) => (protocols.has(SOCKET_PROTOCOL) ? SOCKET_PROTOCOL : false),
    },
  })
  bus.onLogout(register.closeSession)
  // Whoever is blocked while a socket is open is let go with the next round (WS-3).
  const closeBlocked = async (): Promise<void> => {
    const userIds = register.userIds()
    if (userIds.length > 0) for (const id of await tickets.blockedAmong(userIds)) register.closeSession(userSockets(id))
  }
  const round = setInterval(() => void closeBlocked().catch(() => undefined), wiring.blockedEveryMs ?? timing.socketPingMs)
  app.addHook('onClose', () => clearInterval(round))
  const taken = new WeakMap<FastifyRequest, StoredTicket>()
  // The ticket is taken before the line stands: what opens is listened to, and tells of all that happens from then on.
  const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    strangers.count(request)
    if (!isOwnOrigin(request, wiring.origins)) return void (await reply.status(403).send())
    const offered = offeredTicket(request)
    const ticket = offered === undefined ? undefined : await tickets.take(ticketDigest(offered))
    if (ticket) taken.set(request, ticket)
  }
  app.get(`${BASE_PATH}/ws`, { websocket: true, preValidation: admit }, (socket, request) => {
    const ticket = taken.get(request)
    if (!ticket || !isAskedFor(request, ticket)) return socket.close(SOCKET_UNAUTHORIZED)
    strangers.giveBack(request)
    if (!register.add(socket, ticket)) return socket.close(POLICY_VIOLATION)
    const end = serve(socket, ticket, wiring)
    socket.on('close', () => {
      end()
      register.remove(socket)
    })
    socket.on('error', () => socket.terminate())
  })
}
