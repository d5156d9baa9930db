import * as z from 'zod/mini'
import { ErrorCode } from '#contract/error-code.ts'
import { Refusal } from '#contract/refusal.ts'

const ErrorBody = z.object({
  code: ErrorCode,
  details: z.optional(z.unknown()),
})

/** Takes the status, the parsed body (or undefined) and Retry-After of a failed call; gives the refusal it stands for. */
export function readRefusal(status: number, body: unknown, retryAfter: string | null): Refusal {
  const seconds = Number(retryAfter ?? Number.NaN)
  const retryAfterSeconds = Number.isFinite(seconds) ? seconds : undefined
  const parsed = ErrorBody.safeParse(body)
  if (!parsed.success) return new Refusal(codeFor(status), { retryAfterSeconds })
  return new Refusal(parsed.data.code, { details: parsed.data.details, retryAfterSeconds })
}

/** A body that is not ours comes from something between us and the server: only the status can be trusted. */
function codeFor(status: number): ErrorCode {
  if (status === 401) return 'auth.required'
  if (status === 404) return 'request.not_found'
  if (status === 413) return 'request.too_large'
  if (status === 429) return 'request.rate_limited'
  if (status >= 400 && status < 500) return 'request.malformed'
  return 'internal.error'
}
