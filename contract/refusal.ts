import { STATUS_BY_CODE } from './error-code.ts'
import type { ErrorCode } from './error-code.ts'

/** What may travel beside a refusal: never patient text, names or a third party's message. */
export type RefusalAbout = { cause?: unknown; details?: unknown; retryAfterSeconds?: number }

/** The one error of the product. Its message is the code, so that nothing said in a consultation can leak through it. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly details: unknown
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, about: RefusalAbout = {}) {
    super(code, about.cause === undefined ? undefined : { cause: about.cause })
    this.name = 'Refusal'
    this.code = code
    this.details = about.details
    this.retryAfterSeconds = about.retryAfterSeconds
  }

  get status(): number {
    return STATUS_BY_CODE[this.code]
  }
}
