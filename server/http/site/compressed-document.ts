import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasNonceRoom, leaveForBuilt, withNonce } from './document-policy.ts'

type Form = 'br' | 'gzip' | 'plain'
type Forms = Readonly<Record<Form, Buffer>>

/** A document as it is sent. It holds nothing of its reader: its size tells nobody anything. */
export type CompressedDocument = {
  /** In the wanted form, with what turns the policy of pages into its own. */
  readonly answer: (form: Form) => Promise<{ bytes: Buffer; leave: (policy: string) => string }>
}

/** What is made anew for each answer is pressed less: a thirtieth of a kilobyte more, an eighth of the work. */
const [LASTING_QUALITY, PASSING_QUALITY] = [9, 5]

const press = {
  br: (plain: Buffer, quality: number) =>
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
  gzip: (plain: Buffer) => promisify(gzip)(plain),
  plain: async (plain: Buffer) => plain,
}

/** Takes a document. One with room for a nonce is made for each answer, any other once. */
export async function compressDocument(plain: Buffer): Promise<CompressedDocument> {
  const document = String(plain)
  const leaveBuilt = leaveForBuilt(document)
  if (!hasNonceRoom(document)) {
    const [br, zipped] = await Promise.all([press.br(plain, LASTING_QUALITY), promisify(gzip)(plain, { level: 9 })])
    const forms: Forms = { plain, br, gzip: zipped }
    return { answer: async (form) => ({ bytes: forms[form], leave: leaveBuilt }) }
  }
  return {
    async answer(form) {
      const { html, leave } = withNonce(document)
      return { bytes: await press[form](Buffer.from(html), PASSING_QUALITY), leave: (policy) => leave(leaveBuilt(policy)) }
    },
  }
}

/** Which of the forms a reader takes: `q=0` is a no. */
function formFor(accepted: string | undefined): Form {
  const taken = (accepted ?? '').split(',').flatMap((part) => {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(/\s*;\s*/)
    return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [name]
  })
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : 'plain'
}

/** Sends a document, always fresh, as small as its reader takes it. */
export async function sendDocument(request: FastifyRequest, reply: FastifyReply, document: CompressedDocument): Promise<FastifyReply> {
  const form = formFor(request.headers['accept-encoding'])
  const { bytes, leave } = await document.answer(form)
  if (form !== 'plain') reply.header('content-encoding', form)
  reply.header('content-security-policy', leave(String(reply.getHeader('content-security-policy') ?? '')))
  return reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding, accept-language').type('text/html; charset=utf-8').send(bytes)
}
