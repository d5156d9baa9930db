const TIMEOUT_MS = 4_000
const MOST_BYTES = 512 * 1024

export type Answer = { status: number; text: string }

/** Asks the identity provider for a document: no redirects, a few seconds, half a megabyte. */
export async function fetchDocument(address: string): Promise<Answer> {
  const response = await fetch(address, { redirect: 'error', headers: { accept: 'application/json' }, signal: AbortSignal.timeout(TIMEOUT_MS) })
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > MOST_BYTES) throw new Error('the identity provider sent more than it should')
    chunks.push(chunk)
  }
  return { status: response.status, text: Buffer.concat(chunks).toString('utf8') }
}
