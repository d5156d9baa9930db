/** Takes anything thrown; gives the system's or driver's code (`ENOENT`, `40001`), or undefined. */
export function errorCodeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** Answers undefined when the awaited file or process is not there, and passes every other failure on. */
export async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    const code = errorCodeOf(error)
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ESRCH') return undefined
    throw error
  }
}
