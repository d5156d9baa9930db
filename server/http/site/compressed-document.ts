import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { withGate } from './gate-digest.ts'

/** A document in the forms it is sent in, made once. It holds nothing of its reader: its size tells nobody anything. */
export type CompressedDocument = { readonly plain: Buffer; readonly br: Buffer; readonly gzip: Buffer; /** What may run in it. */ readonly policyOf: (policy: string) => string }

/** Takes a document; gives it with its small forms. */
export async function compressDocument(plain: Buffer): Promise<CompressedDocument> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(plain, { params }), promisify(gzip)(plain, { level: 9 })])
  const html = String(plain)
  return { plain, br, gzip: zipped, policyOf: (policy) => withGate(policy, html) }
}

/** Which of the forms a reader takes: `q=0` is a no. */
function formFor(accepted: string | undefined): 'br' | 'gzip' | 'plain' {
  const taken = (accepted ?? '').split(',').flatMap((part) => {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(/\s*;\s*/)
    return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [name]
  })
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : 'plain'
}

/** Sends a document, always fresh, as small as its reader takes it. */
export function sendDocument(request: FastifyRequest, reply: FastifyReply, document: CompressedDocument): FastifyReply {
  const form = formFor(request.headers['accept-encoding'])
  if (form !== 'plain') reply.header('content-encoding', form)
  reply.header('content-security-policy', document.policyOf(String(reply.getHeader('content-security-policy') ?? '')))
  return reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding, accept-language').type('text/html; charset=utf-8').send(document[form])
}
