import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { RawAnswer } from './handler.ts'

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
