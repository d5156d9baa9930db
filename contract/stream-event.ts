import * as z from 'zod/mini'
import { Message } from './conversation.ts'
import { ErrorCode } from './error-code.ts'

/** Subprotocol of the socket; the single-use ticket rides beside it as `ticket.<ticket>`. */
export const SOCKET_PROTOCOL = 'epikrise.v1'
/** Close code for a bad, used or old ticket, and for a socket whose sign-in has ended. */
export const SOCKET_UNAUTHORIZED = 4401

/** Frames from server to client (contract, "WebSocket"). */
export type StreamEvent = z.infer<typeof StreamEvent>
export const StreamEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('delta'), messageId: z.string(), text: z.string() }),
  /** The message whole, as it is stored: it takes the place of whatever has come of it. */
  z.object({ type: z.literal('done'), message: Message }),
  z.object({
    type: z.literal('error'),
    messageId: z.optional(z.string()),
    code: ErrorCode,
    message: z.string(),
  }),
  z.object({ type: z.literal('case'), caseId: z.uuid(), revision: z.int(), isUpdating: z.boolean() }),
  /** One more section of a report is whole: the draft call gives what is there. */
  z.object({ type: z.literal('draft'), caseId: z.uuid(), sections: z.int() }),
  /** One more group of a recording has been heard: the transcript call gives its words. */
  z.object({ type: z.literal('heard'), caseId: z.uuid(), recordingId: z.uuid(), groups: z.int() }),
  /** All that an engine has written so far of the group it is hearing; each one replaces the one before, and `heard` ends it. */
  z.object({ type: z.literal('partial'), caseId: z.uuid(), recordingId: z.uuid(), group: z.int(), text: z.string() }),
])

/**
 * Frame from client to server: asks for an answer that was under way when the socket opened, from the character after those that have come
 * (`received`, 0 when none). What begins while the socket is open needs no asking.
 */
export type ResumeFrame = z.infer<typeof ResumeFrame>
export const ResumeFrame = z.object({ type: z.literal('resume'), messageId: z.uuid(), received: z.int().check(z.minimum(0)) })
