import * as z from 'zod/mini'

/**
 * Every way the product says no: a stable code and its HTTP status, each once (contract, "Errors").
 * The texts stand in `refusal-text/`, exhaustive per language by the compiler.
 */
export const STATUS_BY_CODE = {
  'request.malformed': 400,
  'request.too_large': 413,
  'request.text_too_long': 422,
  'request.too_slow': 408,
  'request.media_type': 415,
  'request.rate_limited': 429,
  'request.not_found': 404,
  'auth.required': 401,
  'auth.expired': 401,
  'auth.level_too_low': 403,
  'auth.unavailable': 503,
  'account.blocked': 403,
  'subscription.inactive': 403,
  'patient.not_found': 404,
  'case.not_found': 404,
  'case.stale_revision': 409,
  'case.revision_required': 428,
  'case.empty': 422,
  'case.patient_not_informed': 422,
  'case.unreadable': 422,
  'recording.not_found': 404,
  'recording.chunk_conflict': 409,
  'recording.chunks_missing': 409,
  'recording.no_chunks': 422,
  'recording.finalized': 409,
  'recording.cancelled': 410,
  'recording.audio_deleted': 410,
  'recording.unsupported_media': 415,
  'recording.too_long': 422,
  'recording.unreadable': 422,
  'recording.quota_reached': 429,
  'speech.no_audio': 422,
  'speech.unavailable': 503,
  'speech.waiting_for_engine': 503,
  'language.unavailable': 503,
  'language.invalid_answer': 503,
  'language.refused': 422,
  'language.daily_limit': 429,
  'text.too_hard': 422,
  'engine.busy': 503,
  'report.empty': 422,
  'report.nothing_clinical': 422,
  'report.unreadable': 422,
  'report.none': 422,
  'report.prompt_unsupported': 422,
  'report.section_invalid': 422,
  'report.signed': 409,
  'report.not_signed': 409,
  'report.version_not_found': 404,
  'question.not_found': 404,
  'question.choice_invalid': 422,
  'referral.not_named': 422,
  'document.not_found': 404,
  'document.stale_revision': 409,
  'document.unreadable': 422,
  'edition.mismatch': 422,
  'profile.type_invalid': 422,
  'professional.licence_invalid': 422,
  'trigger.not_found': 404,
  'trigger.incomplete': 422,
  'trigger.too_long': 422,
  'trigger.too_many': 422,
  'payment.unknown_product': 422,
  'payment.not_completed': 409,
  'payment.not_found': 404,
  'payment.unavailable': 503,
  'subscription.none': 404,
  'ticket.not_found': 404,
  'storage.full': 507,
  'storage.unavailable': 503,
  'database.unavailable': 503,
  'internal.error': 500,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof STATUS_BY_CODE
/** A code as it travels; a schema made of our own test does not know by itself that it is of text. */
export const ErrorCode = z.pipe(z.string(), z.custom<ErrorCode, string>((text) => isErrorCode(text)).register(z.globalRegistry, { type: 'string' }))

/** Takes any text; true when it is one of the closed set of codes. */
export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(STATUS_BY_CODE, text)
}
