import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { MultipartFile } from '@fastify/multipart'
import { Refusal } from '#contract/refusal.ts'
import type { FilePart } from '#contract/route.ts'
import type { IncomingFile } from '../handler.ts'

const MAX_FIELD_BYTES = 512 * 1024
const MAX_FIELDS = 40
/** What all fields of a form may take beside its file; the longest of them holds 100,000 letters. */
const MAX_FORM_BYTES = 1024 * 1024

/** A form sent with this file can be no longer than this. */
export const mostFormBytes = (part: FilePart): number => part.maxBytes + MAX_FORM_BYTES

type Fields = Record<string, string>
type Parts<Taken> = { fields: Fields; taken: { value: Taken } | undefined }

const malformed = (path: string, problem: string): Refusal =>
  new Refusal('request.malformed', { details: { fields: [{ path, problem }] } })

/** Its end did not come: the connection was cut, or the sender forgot it. */
class IncompleteForm extends Refusal {
  constructor(cause: unknown) {
    super('request.malformed', { cause, details: { fields: [{ path: '', problem: 'incomplete_form' }] } })
  }
}

/** Whether a body failed of what it was, and would fail again. One that was cut off or came too slowly may come again whole, perhaps at this moment. */
export const isOfContent = (error: unknown): boolean =>
  error instanceof Refusal && error.status < 500 && !(error instanceof IncompleteForm) && error.code !== 'request.too_slow'

/** What the reader of the form throws is of the form: cut short, without its boundary, or sent too slowly, which is a refusal already. */
const ofForm = (error: unknown): Refusal => (error instanceof Refusal ? error : new IncompleteForm(error))

/** The file as it comes, and not one byte more of it than there may be. */
async function* bounded({ file }: MultipartFile, maxBytes: number): AsyncGenerator<Uint8Array> {
  const pieces = (file as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]()
  let bytes = 0
  for (;;) {
    const { done, value } = await pieces.next().catch((error: unknown) => {
      throw ofForm(error)
    })
    if (done) return
    bytes += value.length
    if (bytes > maxBytes) throw new Refusal('request.too_large')
    yield value
  }
}

function readField(fields: Fields, { fieldname, value, valueTruncated }: { fieldname: string; value: unknown; valueTruncated: boolean }): void {
  if (typeof value !== 'string' || valueTruncated) throw new Refusal('request.too_large')
  // A form sends what nobody filled in as empty text: that is nothing told, not a zero or a blank.
  if (value !== '') fields[fieldname] = value
}

async function nextPart<Part>(parts: AsyncIterator<Part>): Promise<IteratorResult<Part>> {
  return parts.next().catch((error: unknown) => {
    throw ofForm(error)
  })
}

/**
 * Walks the parts of a form in the order they come; a file is taken while it streams, wherever it stands among the fields, and refused at the byte
 * that is one too many.
 *
 * @throws request.media_type, request.malformed, request.too_large, request.too_slow
 */
export async function readParts<Taken>(request: FastifyRequest, part: FilePart, take: (file: IncomingFile) => Promise<Taken>): Promise<Parts<Taken>> {
  if (!request.isMultipart()) throw new Refusal('request.media_type')
  const fields: Fields = Object.create(null)
  let taken: { value: Taken } | undefined
  // One byte more than there may be, so that the one too many is seen.
  const limits = { fileSize: part.maxBytes + 1, files: 1, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES, parts: MAX_FIELDS + 1 }
  const parts = request.parts({ limits })
  for (let next = await nextPart(parts); !next.done; next = await nextPart(parts)) {
    const piece = next.value
    if (piece.type === 'field') readField(fields, { fieldname: piece.fieldname, value: piece.value, valueTruncated: piece.valueTruncated })
    else if (piece.fieldname !== part.name || !part.required) throw malformed(piece.fieldname, 'unexpected_file')
    else {
      const stream = Readable.from(bounded(piece, part.maxBytes), { objectMode: false })
      taken = { value: await take({ fileName: piece.filename, mediaType: piece.mimetype, stream, fieldsBefore: fields }) }
    }
  }
  return { fields, taken }
}
