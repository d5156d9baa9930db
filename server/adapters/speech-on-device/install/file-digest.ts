import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

/** Takes a file; gives the sha256 of its bytes in hexadecimal. */
async function fileSha256(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** True when the file is there and is byte for byte the expected one. */
export async function hasSha256(path: string, expected: string): Promise<boolean> {
  return fileSha256(path).then(
    (found) => found === expected,
    () => false,
  )
}
