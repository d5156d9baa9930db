import { S3ServiceException } from '@aws-sdk/client-s3'
import type { ErrorCode } from '#contract/error-code.ts'
import { Refusal } from '#contract/refusal.ts'

/** Runs one call to the store; what it refuses becomes one of ours. @throws request.not_found, storage.full, storage.unavailable */
export async function sending<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    throw cause instanceof Refusal ? cause : new Refusal(readFailure(cause), { cause })
  }
}

/** For `catch`: undefined when there is no such object, and throws on otherwise. */
export function isMissing(error: unknown): undefined {
  if (readFailure(error) !== 'request.not_found') throw error
}

/** For `catch` on a stretch that begins after the last byte: undefined, and throws on otherwise. */
export function isPastTheEnd(error: unknown): undefined {
  if (!(error instanceof S3ServiceException) || error.name !== 'InvalidRange') throw error
}

const FULL = ['QuotaExceeded', 'XMinioStorageFull', 'XMinioAdminBucketQuotaExceeded', 'InsufficientStorage']

/** A missing bucket is the operator's fault, not a missing recording. */
function readFailure(error: unknown): ErrorCode {
  if (!(error instanceof S3ServiceException)) return 'storage.unavailable'
  if (FULL.includes(error.name) || error.$metadata.httpStatusCode === 507) return 'storage.full'
  return error.name === 'NoSuchKey' || error.name === 'NotFound' ? 'request.not_found' : 'storage.unavailable'
}
