import type * as z from 'zod/mini'
import { Refusal } from '#contract/refusal.ts'
import type { Route } from '#contract/route.ts'
import { routes } from '#contract/routes.ts'
import type { RouteName } from '#contract/routes.ts'
import { addressOf } from './address.ts'
import { credentials } from './credentials.ts'
import { Offline } from './offline.ts'
import { readEvents } from './read-events.ts'
import { readRefusal } from './read-refusal.ts'

type Part<Definition, Key extends string> =
  Definition extends Record<Key, infer Schema extends z.ZodMiniType>
    ? Record<never, never> extends z.input<Schema>
      ? { [Name in Key]?: z.input<Schema> }
      : { [Name in Key]: z.input<Schema> }
    : Record<never, never>

/** A call with a file part travels as the form given; all others as JSON made of `body`. */
type Payload<Definition> = Definition extends { file: unknown } ? { form: FormData } : Part<Definition, 'body'>

export type CallInput<Name extends RouteName> = Part<(typeof routes)[Name], 'params'> &
  Part<(typeof routes)[Name], 'query'> &
  Payload<(typeof routes)[Name]> &
  ((typeof routes)[Name] extends { isToldInEvents: true }
    ? { /** Told of each piece of the answer as it comes. */ onText?: (piece: string) => void }
    : unknown) & { signal?: AbortSignal }

export type CallAnswer<Name extends RouteName> = AnswerOf<(typeof routes)[Name]>

type AnswerOf<Definition> = Definition extends { answer: infer Schema extends z.ZodMiniType }
  ? z.output<Schema>
  : Definition extends { raw: string }
    ? Blob
    : undefined

/** The calls that may be answered shortly to whoever holds what it has sent. */
type BriefRoute = { [Name in RouteName]: (typeof routes)[Name] extends { minimal: unknown } ? Name : never }[RouteName]

type MinimalOf<Definition> = Definition extends { minimal: infer Schema extends z.ZodMiniType } ? z.output<Schema> : never

/** Either what changed, or the whole where the server found that the short form would not tell all. */
export type BriefAnswer<Name extends BriefRoute> = { kind: 'minimal'; minimal: MinimalOf<(typeof routes)[Name]> } | { kind: 'whole'; whole: CallAnswer<Name> }

type AnyInput = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  form?: FormData
  signal?: AbortSignal
  onText?: (piece: string) => void
  prefersMinimal?: true
}

/**
 * The one door to the server: fills the path, carries token and language, and gives the parsed answer.
 * @throws Refusal what the server refused, by its code; `auth.required` with no request where nobody is signed in (spec 7) · Offline when the server
 * could not be reached
 */
export async function call<Name extends RouteName>(
  name: Name,
  ...[input]: Record<never, never> extends CallInput<Name> ? [input?: CallInput<Name>] : [input: CallInput<Name>]
): Promise<CallAnswer<Name>> {
  return await callRoute<(typeof routes)[Name]>(routes[name], input ?? {})
}

/** The same for a page that holds what it sends and asks for the short answer. @throws what `call` throws */
export async function callBriefly<Name extends BriefRoute>(name: Name, input: CallInput<Name>): Promise<BriefAnswer<Name>> {
  const route: Route = routes[name]
  const response = await answered(route, { ...input, prefersMinimal: true })
  const isMinimal = route.minimal !== undefined && response.headers.get('preference-applied') === 'return=minimal'
  const answer = await readAnswer(isMinimal ? { ...route, answer: route.minimal } : route, response)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema of this very route has judged the answer
  return (isMinimal ? { kind: 'minimal', minimal: answer } : { kind: 'whole', whole: answer }) as BriefAnswer<Name>
}

/** The same for a call whose row comes with the page that makes it, and not with the table. */
export async function callRoute<Definition extends Route>(route: Route, given: AnyInput): Promise<AnswerOf<Definition>> {
  const response = await answered(route, given)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema of this very route has judged the answer
  return (await readAnswer(route, response, given.onText)) as AnswerOf<Definition>
}

/** Sends, once more with a renewed sign-in. @throws what the server refused */
async function answered(route: Route, given: AnyInput): Promise<Response> {
  let response = await send(route, given)
  if (response.status === 401 && route.access !== 'public' && (await credentials().renew())) response = await send(route, given)
  if (response.status === 403) credentials().forbidden()
  if (!response.ok) throw readRefusal(response.status, await bodyOf(response), response.headers.get('retry-after'))
  return response
}

async function send(route: Route, input: AnyInput): Promise<Response> {
  if (route.access !== 'public' && !credentials().isSignedIn()) throw new Refusal('auth.required')
  const { token, language } = credentials()
  const bearer = token()
  const headers = new Headers({ 'accept-language': language(), 'x-epikrise-page': '1' })
  if (input.prefersMinimal) headers.set('prefer', 'return=minimal')
  if (input.onText) headers.set('accept', 'text/event-stream')
  if (bearer !== undefined) headers.set('authorization', `Bearer ${bearer}`)
  if (input.form === undefined && input.body !== undefined) headers.set('content-type', 'application/json')
  const body = input.form ?? (input.body === undefined ? null : JSON.stringify(input.body))
  try {
    return await fetch(addressOf(route.path, input.params, input.query), {
      method: route.method,
      headers,
      body,
      signal: input.signal ?? null,
      cache: 'no-store',
    })
  } catch (error) {
    if (input.signal?.aborted === true) throw error
    throw new Offline(error)
  }
}

async function readAnswer(route: Route, response: Response, onText?: (piece: string) => void): Promise<unknown> {
  if (route.raw !== undefined) return await response.blob()
  if (route.answer === undefined) return undefined
  const parsed = route.answer.safeParse(await (onText ? readEvents(response, onText) : bodyOf(response)))
  if (!parsed.success) throw new Refusal('internal.error', { cause: new Error(`unexpected answer of ${route.method} ${route.path}`) })
  return parsed.data
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}
