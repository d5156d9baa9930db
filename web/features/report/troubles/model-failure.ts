import type { ErrorCode } from '#contract/error-code.ts'

/** The language model is what failed: the built-in engine could write instead, when a person says so. */
export function isModelFailure(code: ErrorCode | undefined): boolean {
  return code === 'report.empty' || code?.startsWith('language.') === true
}
