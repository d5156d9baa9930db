import type { CustomFetch } from 'openid-client'

const MOST_BYTES = 512 * 1024

/** What a provider answers is read to half a megabyte and no further, and is followed nowhere. */
export const boundedFetch: CustomFetch = async (address, options) => {
  const body = options.body instanceof Uint8Array ? new Uint8Array(options.body) : (options.body ?? null)
  const response = await fetch(address, { ...options, body, signal: options.signal ?? null, redirect: 'manual' })
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > MOST_BYTES) throw new Error('the identity provider sent more than it should')
    chunks.push(chunk)
  }
  const hasBody = ![204, 205, 304].includes(response.status)
  return new Response(hasBody ? Buffer.concat(chunks) : null, { status: response.status, headers: response.headers })
}
