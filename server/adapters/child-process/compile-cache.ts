import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'

/**
 * Where the process keeps compiled code, as the environment of a thread that is given no other: threads look nowhere else, and without it each strips
 * and compiles again what the process has read before. Empty where nothing is kept.
 */
export function compileCache(): Record<string, string> {
  // A folder for each version of Node lies in the one that is named.
  const folder = getCompileCacheDir()
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) }
}
