import * as z from 'zod/mini'

/** What a socket is to be about, and the single-use ticket that opens it (contract, "WebSocket"). Apart from its frames: those are read where a socket is. */
export const TicketRequest = z.union([z.object({ conversationId: z.string().check(z.minLength(1), z.maxLength(100)) }), z.object({ caseId: z.uuid() })])
export const TicketAnswer = z.object({ ticket: z.string(), expiresAt: z.iso.datetime() })
