import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'
import { Refusal } from '#contract/refusal.ts'

/** What the library says of an answer that does not fit what was asked, as against a provider that gave none. */
const MISFITS: ReadonlySet<string> = new Set([
  'OAUTH_INVALID_RESPONSE', 'OAUTH_JWT_CLAIM_COMPARISON_FAILED', 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED', 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
])

/** What the provider says when the grant itself no longer counts. Anything else it complains of is between it and us, not the person's doing. */
const SPENT: ReadonlySet<string> = new Set(['invalid_grant', 'access_denied', 'login_required', 'interaction_required', 'consent_required'])

const RETRY_SECONDS = 15

/** Takes whatever a conversation with the provider ended in; gives the refusal: the sign-in is over, or the provider cannot say just now. */
export function readFailure(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const isOver =
    error instanceof AuthorizationResponseError ||
    (error instanceof ResponseBodyError && SPENT.has(error.error)) ||
    (error instanceof ClientError && MISFITS.has(error.code ?? ''))
  return isOver ? new Refusal('auth.sign_in_failed', { cause: error }) : new Refusal('auth.unavailable', { cause: error, retryAfterSeconds: RETRY_SECONDS })
}
