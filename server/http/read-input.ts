import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Refusal } from '#contract/refusal.ts'
import type { FilePart, Route } from '#contract/route.ts'
import { readParts } from './body/form-parts.ts'
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

/** From here on a text is something written; what is shorter is a code or a name, and too long only when it is none. */
const SHORTEST_TEXT = 200

const tooLong = (issue: z.core.$ZodIssue): { path: string; problem: string; limit: number } | undefined =>
  issue.code === 'too_big' && issue.origin === 'string' && Number(issue.maximum) >= SHORTEST_TEXT
    ? { path: issue.path.join('.'), problem: issue.code, limit: Number(issue.maximum) }
    : undefined

/** The same for a body. @throws request.text_too_long where nothing is wrong but the length of a text; the details name the field and its limit */
function parseBody<Schema extends z.core.$ZodType>(schema: Schema, raw: unknown): z.infer<Schema> {
  const parsed = z.safeParse(schema, raw)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map(tooLong).filter((field) => field !== undefined)
  if (fields.length === parsed.error.issues.length) throw new Refusal('request.text_too_long', { details: { fields: fields.slice(0, 20) } })
  throw new Refusal('request.malformed', { details: { fields: complaints(parsed.error) } })
}

/** What stands in an address goes to the database as text, which takes every letter but this one. */
const hasNul = (value: unknown): boolean => typeof value === 'string' && value.includes('\0')
const WrittenInAddress = z.record(z.string(), z.unknown()).catch({})

/** A repeated query parameter would reach the schema as an array; no call takes one (SEC-64). */
export function readQuery(route: Route, request: FastifyRequest): unknown {
  if (!route.query) return undefined
  const nulled = Object.entries(WrittenInAddress.parse(request.query)).filter(([, value]) => hasNul(value))
  if (nulled.length > 0) throw new Refusal('request.malformed', { details: { fields: nulled.map(([path]) => ({ path, problem: 'invalid_format' })) } })
  return parseInput(route.query, request.query)
}

const NOT_FOUND: Readonly<Record<string, Refusal['code']>> = {
  patientId: 'patient.not_found', recordingId: 'recording.not_found', conversationId: 'conversation.not_found', messageId: 'message.not_found',
  documentId: 'document.not_found', questionId: 'question.not_found', revision: 'report.version_not_found', seatId: 'seat.not_found',
  sectionTitle: 'report.section_invalid',
}

/** What is called an id and no more is of what the call is about. */
const ID_NOT_FOUND: readonly (readonly [address: string, code: Refusal['code']])[] = [
  ['/settings/triggers/', 'trigger.not_found'], ['/templates/', 'template.not_found'], ['/sources/', 'source.not_found'], ['/payments/', 'payment.not_found'],
]

const notFoundAt = ({ path }: Route, place: string): Refusal['code'] =>
  NOT_FOUND[place] ?? ID_NOT_FOUND.find(([address]) => place === 'id' && path.startsWith(address))?.[1] ?? 'case.not_found'

/**
 * An identifier that is no identifier names nothing: it answers as an unknown one does, so that shapes reveal nothing (SEC-50).
 */
export function readParams(route: Route, request: FastifyRequest): unknown {
  if (!route.params) return undefined
  const parsed = route.params.safeParse(request.params)
  const nulled = Object.entries(WrittenInAddress.parse(request.params)).find(([, value]) => hasNul(value))?.[0]
  if (parsed.success && nulled === undefined) return parsed.data
  const missing = nulled ?? parsed.error?.issues[0]?.path[0]
  throw new Refusal(notFoundAt(route, String(missing)))
}

/** What is wrong with a field that has come is wrong before a file behind it is taken; what is missing may still follow. @throws request.malformed */
function judgeFields(schema: z.core.$ZodType, fields: Readonly<Record<string, string>>): void {
  const issues = z.safeParse(schema, fields).error?.issues.filter(({ path: [name] }) => typeof name === 'string' && Object.hasOwn(fields, name)) ?? []
  if (issues.length > 0) throw new Refusal('request.malformed', { details: { fields: complaints({ issues }) } })
}

/**
 * Receives a multipart body with its file: `take` gets the stream as soon as the file part begins, the fields are judged
 * when all have arrived. When they do not fit, or do not come, `undo` takes back what `take` stored, and is told why.
 */
export async function receiveFile<Taken>(
  { request, route, undo }: { request: FastifyRequest; route: Route & { file: FilePart }; undo: (taken: Taken, why: unknown) => Promise<void> },
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
    return { body: route.body ? parseBody(route.body, fields) : undefined, taken: taken.value }
  } catch (error) {
    if (stored) await undo(stored.value, error)
    throw error
  }
}

/** Takes a request; gives its body parsed: JSON, or the text fields of a multipart form. */
export async function readBody(route: Route, request: FastifyRequest): Promise<unknown> {
  if (!route.body) return undefined
  if (!route.file || !request.isMultipart()) return parseBody(route.body, request.body ?? {})
  const { fields } = await readParts(request, route.file, () => Promise.resolve())
  return parseBody(route.body, fields)
}
