import { z } from 'zod'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/refusal.ts'
import { refusalText } from '#contract/refusal-text/in-language.ts'
import { preferredLanguage } from '#contract/vertical.ts'
import type { Language } from '#contract/vertical.ts'

/** The two fields by which failures of the framework, the system and the drivers are told apart; anything else of them is left alone. */
const FrameworkFailure = z
  .object({
    code: z
      .string()
      .regex(/^[\w.-]{1,60}$/)
      .optional()
      .catch(undefined),
    statusCode: z.number().optional().catch(undefined),
  })
  .catch({})

/** Fastify's and its plugins' own refusals, by their stable codes. */
const REFUSAL_BY_FRAMEWORK_CODE: Readonly<Record<string, Refusal['code']>> = {
  FST_ERR_BAD_URL: 'request.malformed',
  FST_ERR_MAX_PARAM_LENGTH: 'request.not_found',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too_large',
  FST_REQ_FILE_TOO_LARGE: 'request.too_large',
  FST_FILES_LIMIT: 'request.malformed',
  FST_PARTS_LIMIT: 'request.malformed',
  FST_FIELDS_LIMIT: 'request.malformed',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.media_type',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'request.media_type',
}

/** Takes anything thrown; gives the refusal the person is told. Unknown failures say nothing of themselves. */
function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const { code, statusCode } = FrameworkFailure.parse(error)
  const known = code === undefined ? undefined : REFUSAL_BY_FRAMEWORK_CODE[code]
  if (known) return new Refusal(known, { cause: error })
  if (statusCode === 429) return new Refusal('request.rate_limited', { cause: error, retryAfterSeconds: 10 })
  if (statusCode === 400 || statusCode === 413 || statusCode === 415)
    return new Refusal(statusCode === 413 ? 'request.too_large' : statusCode === 415 ? 'request.media_type' : 'request.malformed', { cause: error })
  return new Refusal('internal.error', { cause: error })
}

const MOST_FRAMES = 8
const FRAME = /^\s+at .*\S:\d+:\d+\)?$/

/** The places in the code alone. A stack begins with the message, which may have lines of its own that look like places. */
function placesOf({ stack = '', message }: Pick<Error, 'message' | 'stack'>): string[] {
  const end = message === '' ? 0 : stack.indexOf(message) + message.length
  // A message that was changed after the stack was made is in neither form to be told from places.
  if (end < message.length) return []
  return stack.slice(end).split('\n').filter((line) => FRAME.test(line)).map((line) => line.trim())
}

/** A failure handed on as a plain object, as some libraries do: message and stack of the error, but no longer its class. */
const CopiedFailure = z.object({ message: z.string(), stack: z.string() })

/** The class an error had, by the beginning of its stack. */
const classOf = ({ stack, message }: z.infer<typeof CopiedFailure>): string | undefined => {
  const [name] = /^[A-Z]\w{0,39}/i.exec(stack) ?? []
  // Without words the class stands alone in its line; with words, what stands alone there is the words.
  return name !== undefined && stack.startsWith(message === '' ? `${name}\n` : `${name}: ${message}`) ? name : undefined
}

function describeCopy(copy: unknown): { name: string; code?: string; frames?: string[] } {
  const { code } = FrameworkFailure.parse(copy)
  const { data } = CopiedFailure.safeParse(copy)
  return { name: (data && classOf(data)) ?? typeof copy, ...(code !== undefined && { code }), ...(data && { frames: placesOf(data).slice(0, MOST_FRAMES) }) }
}

/** What a log line may hold of a failure: names and places in the code, never a message (it could quote a patient). */
export function describeFailure(error: unknown): { name: string; code?: string; frames?: string[]; cause?: unknown } {
  if (!(error instanceof Error)) return describeCopy(error)
  const { code } = FrameworkFailure.parse(error)
  const frames = placesOf(error).slice(0, MOST_FRAMES)
  return {
    name: error.name,
    ...(code !== undefined && { code }),
    frames,
    ...(error.cause !== undefined && { cause: describeFailure(error.cause) }),
  }
}

/** Browsers send a handful of different headers, and one with each call; what somebody makes up is bounded. */
const MOST_HEADERS = 500
const LONGEST_HEADER = 200
const read = new Map<string, Language>()

/** The language that a call asks for, by its Accept-Language header; each header is read once. */
export function callLanguage({ headers }: { headers: { 'accept-language'?: string | undefined } }): Language {
  const header = headers['accept-language'] ?? ''
  const known = read.get(header)
  if (known !== undefined) return known
  const language = preferredLanguage(header)
  if (read.size >= MOST_HEADERS) read.clear()
  if (header.length <= LONGEST_HEADER) read.set(header, language)
  return language
}

export type ToldRefusal = { status: number; retryAfterSeconds: number | undefined; body: { code: Refusal['code']; message: string; details?: unknown } }

/** What the person is told of a failed call, in their language; the log learns of it here (contract, "Errors"). */
export function refusalOf(error: unknown, request: FastifyRequest): ToldRefusal {
  const { code, status, details, ...refusal } = toRefusal(error)
  if (status >= 500 && code !== 'speech.waiting_for_engine') request.log.error({ code, failure: describeFailure(error) }, 'call failed')
  else request.log.info({ code }, 'refused')
  const message = refusalText(code, callLanguage(request))
  return {
    status,
    retryAfterSeconds: refusal.retryAfterSeconds ?? (status === 503 || status === 429 ? 5 : undefined),
    body: { code, message, ...(details !== undefined && { details }) },
  }
}

/** The one place where a failed call becomes a reply (contract, "Errors"). */
export function replyWithError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, retryAfterSeconds, body } = refusalOf(error, request)
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  reply.status(status).send(body)
}
