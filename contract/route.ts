import type * as z from 'zod/mini'
import type { AccessBasis, AccessWord } from './access-log.ts'

/**
 * Who may call: anybody, a signed-in user whatever the subscription, or only one whose subscription is Active
 * (an expired account is read-only, spec 4).
 */
export type Access = 'public' | 'signedIn' | 'active'

/** A file part of a multipart body; its size is bounded while it streams. */
export type FilePart = { name: string; maxBytes: number; required: boolean }

/** One call: everything the server, the OpenAPI document, the browser's client and the rights tests need to know of it. */
export type Route = {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  /** Below the base path, parameters in braces. */
  path: string
  access: Access
  /** What of an `active` call is open to whoever is signed in: where this part of the path begins so. */
  alsoInactive?: { param: string; prefix: string }
  summary: string
  params?: z.ZodMiniObject
  query?: z.ZodMiniObject
  /** JSON body, or the text fields of a multipart body when `file` is named. */
  body?: z.ZodMiniType
  file?: FilePart
  /** A JSON body whose bytes are signed: the header that holds the signature. The verb gets the bytes as they came. */
  signedBy?: string
  /** The body is a form of a program elsewhere (`application/x-www-form-urlencoded`); no other call takes one. */
  isForm?: true
  /** The call sets or takes away cookies of a sign-in that the server keeps; only a page of ours may make it. */
  usesCookies?: true
  /** Schema of the JSON answer; absent for 204 and for raw bytes. */
  answer?: z.ZodMiniType
  /**
   * Schema of the short answer for callers that ask with `Prefer: return=minimal` (RFC 7240). Where it would not tell all that changed, the whole is
   * answered; `Preference-Applied` says which it is.
   */
  minimal?: z.ZodMiniType
  status: 200 | 201 | 204
  /** Raw answer (audio), described by its media type. */
  raw?: string
  /** A raw answer that is made while it is sent: no length, no ranges. */
  isStreamed?: true
  /** With `Accept: text/event-stream` the answer is told while it is made: events `delta` `{text}`, then `done` with the answer, or `error` with a refusal. */
  isToldInEvents?: true
  /** Calls that cost engine time have a limit of their own beside the general one (contract). */
  costsEngineTime?: true
  /** How often a minute one person, or one stranger's address, may make this call, beside all other limits. */
  mostPerMinute?: number
  /** What the access log says the call does to a case or a patient; `none` when it touches neither (NORM-1). */
  audit: AccessWord | 'none'
  /** The field of the body that names the case, where the path does not. */
  auditedCase?: 'id' | 'caseId' | 'CaseId'
  /** The call may touch a case or not: the verb names the case it touches, and the log has a line only then. */
  isAuditedWithCase?: true
  /** Why it is allowed, where that is not the care of the patient. */
  auditBasis?: AccessBasis
}

export const BASE_PATH = '/api/v1.0'
