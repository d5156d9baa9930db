import { createHash, randomBytes } from 'node:crypto'
import { Refusal } from '#contract/refusal.ts'
import { timing } from '#contract/timing.ts'
import type { Handlers } from '#server/http/handler.ts'
import type { Topic } from './event-bus.ts'
import type { TicketStore } from './store.ts'

export const ticketDigest = (ticket: string): string => createHash('sha256').update(ticket).digest('hex')

/** `POST /ws-tickets`: single use, half a minute, bound to the user and to one case. @throws ticket.not_found */
export function ticketRoutes(store: TicketStore): Handlers<'createSocketTicket'> {
  return {
    async createSocketTicket({ body, user, session }) {
      // Conversations come with the chat; until one exists, no id names one.
      if (!('caseId' in body) || !(await store.caseIsOwned(body.caseId, user.id))) throw new Refusal('ticket.not_found')
      const topic: Topic = `case:${body.caseId}`
      const ticket = randomBytes(32).toString('base64url')
      const expiresAt = await store.add({
        digest: ticketDigest(ticket),
        userId: user.id,
        topic,
        tokenDigest: session.tokenDigest,
        sessionExpiresAt: session.expiresAt,
        lifeMs: timing.ticketMs,
      })
      return { ticket, expiresAt: expiresAt.toISOString() }
    },
  }
}
