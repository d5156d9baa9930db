import { Refusal } from '#contract/refusal.ts'

const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG']
const MISSING = ['ENOENT', 'ENOTDIR']

/** Runs file work; what the disk refuses becomes storage.full or storage.unavailable. */
export async function storing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    throw cause instanceof Refusal ? cause : new Refusal(FULL.includes(codeOf(cause)) ? 'storage.full' : 'storage.unavailable', { cause })
  }
}

/** For `catch`: gives the value when the file is not there, and throws on otherwise. */
export function isMissing<Result>(otherwise: () => Result): (error: unknown) => Result {
  return (error) => {
    if (MISSING.includes(codeOf(error))) return otherwise()
    throw error
  }
}

/** For `catch` on reading. @throws request.not_found, storage.unavailable */
export function readFailure(cause: unknown): never {
  throw new Refusal(MISSING.includes(codeOf(cause)) ? 'request.not_found' : 'storage.unavailable', { cause })
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
