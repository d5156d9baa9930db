import * as z from 'zod/mini'
import { AccessLogPage } from '../access-log.ts'
import { DeletionReceipt } from '../account.ts'
import { Professional, ProfessionalChange } from '../professional.ts'
import { SettingsChange, SettingsQuery, UserProfile } from '../profile.ts'
import { TicketAnswer, TicketRequest } from '../socket-ticket.ts'
import type { Route } from '../route.ts'

const AccessQuery = z.object({ patientId: z.optional(z.uuid()), caseId: z.optional(z.uuid()), cursor: z.optional(z.string().check(z.maxLength(300))) })
export const accountRoutes = {
  getUserProfile: {
    method: 'GET', path: '/user-profile', access: 'signedIn', status: 200, audit: 'none',
    summary: 'The signed-in user; made at the first call.',
    answer: UserProfile,
  },
  updateUserProfile: {
    method: 'PUT', path: '/user-profile', access: 'signedIn', status: 200, audit: 'none',
    summary: 'Changes practice type, language or model choice.',
    query: SettingsQuery, body: SettingsChange, answer: UserProfile,
  },
  getProfessional: {
    method: 'GET', path: '/account/professional', access: 'signedIn', status: 200, audit: 'none',
    summary: 'Name, title, licence number and clinic of the signed-in user, as they stand on a referral or letter.',
    answer: Professional,
  },
  saveProfessional: {
    method: 'PUT', path: '/account/professional', access: 'signedIn', status: 200, audit: 'none',
    summary: 'Changes the named fields of these; the licence number is held to the form of its register.',
    body: ProfessionalChange, answer: Professional,
  },
  createSocketTicket: {
    method: 'POST', path: '/ws-tickets', access: 'signedIn', status: 201, audit: 'read', auditedCase: 'caseId',
    summary: 'A single-use ticket for the socket of one conversation or case.',
    body: TicketRequest, answer: TicketAnswer,
  },
  listAccesses: {
    method: 'GET', path: '/account/access-log', access: 'signedIn', status: 200, audit: 'none',
    summary: 'Who read or changed what and when, newest first; no text of a patient.',
    query: AccessQuery, answer: AccessLogPage,
  },
  exportAccount: {
    method: 'GET', path: '/account/export', access: 'signedIn', status: 200, audit: 'export', auditBasis: 'dataSubjectRight',
    summary: 'Everything held about the user as one ZIP archive: JSON, readable text, and sound while it is kept.',
    raw: 'application/zip', isStreamed: true,
  },
  eraseAccount: {
    method: 'DELETE', path: '/account', access: 'signedIn', status: 200, audit: 'delete', auditBasis: 'dataSubjectRight',
    summary: 'Erases the account with all patients, cases, sound and keys, and ends the subscription at its provider; a receipt without content.',
    answer: DeletionReceipt,
  },
  logOut: {
    method: 'POST', path: '/account/logout', access: 'signedIn', status: 204, audit: 'none',
    summary: 'Refuses the token from now on and closes its sockets.',
  },
} as const satisfies Record<string, Route>
