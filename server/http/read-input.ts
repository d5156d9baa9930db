import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Refusal } from '#contract/refusal.ts'
import type { FilePart, Route } from '#contract/route.ts'
import type { IncomingFile } from './handler.ts'

/** Names the fields that did not fit and why, by zod's stable codes: never their values. */
function complaints(error: Pick<z.core.$ZodError, 'issues'>): { path: string; problem: string }[] {
  return error.issues.slice(0, 20).map((issue) => ({ path: issue.path.join('.'), problem: issue.code }))
}

/** Takes raw input and its schema; gives the parsed value. @throws request.malformed with the names of the bad fields */
export function parseInput<Schema extends z.core.$ZodType>(schema: Schema, raw: unknown): z.infer<Schema> {
  const parsed = z.safeParse(schema, raw)
  if (parsed.success) return parsed.data
  throw new Refusal('request.malformed', { details: { fields: complaints(parsed.error) } })
}

/** A repeated query parameter would reach the schema as an array; no call takes one (SEC-64). */
export function readQuery(route: Route, request: FastifyRequest): unknown {
  return route.query ? parseInput(route.query, request.query) : undefined
}

/**
 * An identifier that is no identifier names nothing: it answers as an unknown one does, so that shapes reveal nothing (SEC-50).
 */
export function readParams(route: Route, request: FastifyRequest): unknown {
  if (!route.params) return undefined
  const parsed = route.params.safeParse(request.params)
  if (parsed.success) return parsed.data
  const missing = parsed.error.issues[0]?.path[0]
  throw new Refusal(missing === 'patientId' ? 'patient.not_found' : missing === 'recordingId' ? 'recording.not_found' : 'case.not_found')
}

const MAX_FIELD_BYTES = 512 * 1024
const MAX_FIELDS = 40

type Fields = Record<string, string>

/** Walks the parts in the order they come; a file is taken while it streams, wherever it stands among the fields. */
async function readParts<Taken>(
  request: FastifyRequest,
  part: FilePart,
  take: (file: IncomingFile) => Promise<Taken>,
): Promise<{ fields: Fields; taken: { value: Taken } | undefined }> {
  if (!request.isMultipart()) throw new Refusal('request.media_type')
  const fields: Fields = Object.create(null)
  let taken: { value: Taken } | undefined
  const limits = { fileSize: part.maxBytes, files: 1, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES, parts: MAX_FIELDS + 1 }
  for await (const piece of request.parts({ limits })) {
    if (piece.type === 'field') {
      if (typeof piece.value !== 'string' || piece.valueTruncated) throw new Refusal('request.too_large')
      // A form sends what nobody filled in as empty text: that is nothing told, not a zero or a blank.
      if (piece.value !== '') fields[piece.fieldname] = piece.value
    } else if (piece.fieldname !== part.name || !part.required) {
      piece.file.resume()
      throw new Refusal('request.malformed', { details: { fields: [{ path: piece.fieldname, problem: 'unexpected_file' }] } })
    } else {
      taken = { value: await take({ fileName: piece.filename, mediaType: piece.mimetype, stream: piece.file, fieldsBefore: fields }) }
      if (piece.file.truncated) throw new Refusal('request.too_large')
    }
  }
  return { fields, taken }
}

/** What is wrong with a field that has come is wrong before a file behind it is taken; what is missing may still follow. @throws request.malformed */
function judgeFields(schema: z.core.$ZodType, fields: Fields): void {
  const issues = z.safeParse(schema, fields).error?.issues.filter(({ path: [name] }) => typeof name === 'string' && Object.hasOwn(fields, name)) ?? []
  if (issues.length > 0) throw new Refusal('request.malformed', { details: { fields: complaints({ issues }) } })
}

/**
 * Receives a multipart body with its file: `take` gets the stream as soon as the file part begins, the fields are judged
 * when all have arrived. When they do not fit, `undo` takes back what `take` stored.
 */
export async function receiveFile<Taken>(
  { request, route, undo }: { request: FastifyRequest; route: Route & { file: FilePart }; undo: (taken: Taken) => Promise<void> },
  take: (file: IncomingFile) => Promise<Taken>,
): Promise<{ body: unknown; taken: Taken }> {
  let stored: { value: Taken } | undefined
  try {
    const { fields, taken } = await readParts(request, route.file, async (file) => {
      if (route.body) judgeFields(route.body, file.fieldsBefore)
      const value = await take(file)
      stored = { value }
      return value
    })
    if (!taken) throw new Refusal('request.malformed', { details: { fields: [{ path: route.file.name, problem: 'required' }] } })
    return { body: route.body ? parseInput(route.body, fields) : undefined, taken: taken.value }
  } catch (error) {
    if (stored) await undo(stored.value)
    throw error
  }
}

/** Takes a request; gives its body parsed: JSON, or the text fields of a multipart form. */
export async function readBody(route: Route, request: FastifyRequest): Promise<unknown> {
  if (!route.body) return undefined
  if (!route.file || !request.isMultipart()) return parseInput(route.body, request.body ?? {})
  const { fields } = await readParts(request, route.file, () => Promise.resolve())
  return parseInput(route.body, fields)
}
