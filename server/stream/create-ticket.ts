import { createHash, randomBytes } from 'node:crypto'
import { Refusal } from '#contract/refusal.ts'
import { timing } from '#contract/timing.ts'
import type { CallAudit } from '#server/access-log/access-log.ts'
import type { Call, Handlers } from '#server/http/handler.ts'
import type { Topic } from './topic.ts'
import type { TicketStore } from './store.ts'

export const ticketDigest = (ticket: string): string => createHash('sha256').update(ticket).digest('hex')

/** Takes the id of a conversation as a caller writes it; gives what its socket is about, undefined when it is not the caller's. */
export type FindConversation = (whose: { userId: string; id: string; audit: CallAudit }) => Promise<Topic | undefined>

/** `POST /ws-tickets`: single use, half a minute, bound to the user and to one case or conversation. @throws ticket.not_found */
export function ticketRoutes(store: TicketStore, findConversation: FindConversation): Handlers<'createSocketTicket'> {
  const topicFor = async ({ body, user: { id: userId }, audit }: Call<'createSocketTicket'>): Promise<Topic | undefined> => {
    if ('conversationId' in body) return findConversation({ userId, id: body.conversationId, audit })
    return (await store.caseIsOwned(body.caseId, userId)) ? `case:${body.caseId}` : undefined
  }
  return {
    async createSocketTicket(call) {
      const { user, session } = call
      const topic = await topicFor(call)
      if (topic === undefined) throw new Refusal('ticket.not_found')
      const ticket = randomBytes(32).toString('base64url')
      const expiresAt = await store.add({
        digest: ticketDigest(ticket),
        userId: user.id,
        topic,
        tokenDigest: session.tokenDigest,
        sessionExpiresAt: session.expiresAt,
        providerSession: session.providerSession,
        lifeMs: timing.ticketMs,
      })
      return { ticket, expiresAt: expiresAt.toISOString() }
    },
  }
}
