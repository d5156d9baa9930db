/** No honest answer is longer; what is, ends as a broken connection before it fills the memory. */
const LARGEST_ANSWER_BYTES = 4 * 1024 * 1024

function capped(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  let bytes = 0
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      bytes += piece.byteLength
      if (bytes > LARGEST_ANSWER_BYTES) controller.error(new Error('the answer is too long'))
      else controller.enqueue(piece)
    },
  })
  return body.pipeThrough(count)
}

/** Fetches as usual, but follows no redirect (it would carry a consultation to an address nobody configured) and reads no endless answer. */
export const cappedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  if (response.body === null) return response
  return new Response(capped(response.body), { status: response.status, statusText: response.statusText, headers: response.headers })
}
