import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { describeFailure } from './error-reply.ts'
import type { RawAnswer, StreamedAnswer } from './handler.ts'

type Range = { start: number; end: number }

/** Takes a Range header and a length; gives the one range asked for, `whole` without one, or `unsatisfiable` (RFC 9110, 14.2). */
function readRange(header: string | undefined, totalBytes: number): Range | 'whole' | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return 'whole'
  const [, from = '', to = ''] = match
  const start = from === '' ? Math.max(0, totalBytes - Number(to)) : Number(from)
  const end = from === '' || to === '' ? totalBytes - 1 : Math.min(Number(to), totalBytes - 1)
  if (start >= totalBytes || start > end) return 'unsatisfiable'
  return { start, end }
}

/** Streams bytes with Range support; the browser may play them and nothing else (SEC-13). */
export async function sendRaw(reply: FastifyReply, answer: RawAnswer): Promise<void> {
  const range = readRange(reply.request.headers.range, answer.totalBytes)
  reply.header('accept-ranges', 'bytes').header('content-security-policy', "default-src 'none'; sandbox")
  if (range === 'unsatisfiable') {
    await reply.status(416).header('content-range', `bytes */${answer.totalBytes}`).send()
    return
  }
  const { start, end } = range === 'whole' ? { start: 0, end: answer.totalBytes - 1 } : range
  if (range !== 'whole') reply.status(206).header('content-range', `bytes ${start}-${end}/${answer.totalBytes}`)
  reply.header('content-type', answer.mediaType).header('content-length', String(end - start + 1))
  reply.header('content-disposition', `attachment; filename="${answer.fileName}"`)
  await reply.send(Readable.from(answer.read({ start, end })))
}

/** Streams what is made meanwhile. When the making fails the connection breaks off, so that half an archive is not taken for a whole one. */
export async function sendStreamed(reply: FastifyReply, { mediaType, fileName, stream }: StreamedAnswer): Promise<void> {
  reply.header('content-security-policy', "default-src 'none'; sandbox")
  reply.header('content-type', mediaType).header('content-disposition', `attachment; filename="${fileName}"`)
  const body = Readable.from(stream(), { objectMode: false })
  body.on('error', (error) => reply.request.log.error({ failure: describeFailure(error) }, 'a streamed answer broke off'))
  await reply.send(body)
}
