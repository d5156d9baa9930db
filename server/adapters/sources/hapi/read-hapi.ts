import { join } from 'node:path'
import type { PassageCode } from '#server/knowledge/passage.ts'
import { openAnswers } from '../fetching/kept-answers.ts'
import type { Answers } from '../fetching/kept-answers.ts'
import { makePoliteFetch } from '../fetching/polite-fetch.ts'
import type { Manners } from '../fetching/polite-fetch.ts'
import { oneLine } from '../html/plain-text.ts'
import { publicWebAddress } from '../html/safe-html.ts'
import type { Reading, Readings } from '../reading.ts'
import { SourceRefusal } from '../source-refusal.ts'
import { HapiObject } from './hapi-object.ts'
import { codesOf, passagesOf } from './hapi-passages.ts'

export type HapiOptions = { baseUrl: string; key: string | undefined; folder: string; run: string; mostCalls: number } & Pick<
  Manners,
  'fetch' | 'waiting' | 'patience' | 'restMs' | 'silenceMs' | 'signal'
>

/** What the directorate publishes for those who treat patients; each is the top of a tree. */
const PRODUCTS = ['retningslinje', 'nasjonal-veileder', 'faglig-rad', 'nasjonalt-forlop', 'prioriteringsveileder']
const NO_KEY = 'The directorate’s content needs a key: get one for nothing at utvikler.helsedirektoratet.no, set HAPI_KEY, and run it again.'
/** More than the largest publication has; a tree that leads into itself ends here or before. */
const DEEPEST = 12
const MOST_BYTES = 100_000_000
/** A publication that stands under a few codes is about them all through; one that stands under many is not. */
const MOST_LENT_CODES = 5

type Branch = { address: URL; depth: number; headings: readonly string[]; lentCodes: readonly PassageCode[] }
type Walk = { base: URL; answers: Answers; seen: Set<string>; publicPages: Map<string, string>; apiHosts: ReadonlySet<string>; done: number }

/** The address of a list or an object below the base, which may be a mirror. */
const under = (base: URL, path: string): URL => new URL(`${base.pathname.replace(/\/+$/, '')}${path}`, base.origin)

/** Children are named by addresses of the API; only their path is taken, so that the key goes to the base alone. */
function childAddress(href: string, { base, apiHosts }: Walk): URL | undefined {
  const url = URL.parse(href, base)
  if (url === null || !apiHosts.has(url.host) || !url.pathname.startsWith('/innhold/')) return undefined
  return url.host === base.host ? url : under(base, url.pathname)
}

function objectsIn(answer: unknown): unknown[] {
  if (Array.isArray(answer)) return answer
  return typeof answer === 'object' && answer !== null ? [answer] : []
}

const isInForce = ({ status }: HapiObject): boolean => status === '' || status.toLowerCase() === 'gjeldende'

const nameOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' ? value.id : 'an object without an id'

type Met = { object: HapiObject; from: Omit<Branch, 'address'> }

function branchesBelow(walk: Walk, { object, from }: Met): Branch[] {
  const own = codesOf(object)
  const lentCodes = own.length > 0 && own.length <= MOST_LENT_CODES ? own : from.lentCodes
  const headings = [...from.headings, oneLine(object.tittel || object.kortTittel).slice(0, 300)]
  const children = object.links.filter(({ rel }) => rel === 'barn').flatMap(({ href }) => childAddress(href, walk) ?? [])
  if (children.length > 0 && from.depth >= DEEPEST)
    throw new SourceRefusal(`${object.id} lies deeper than ${DEEPEST} levels, which no publication does. Nothing was taken out. Try again later.`)
  return children.map((address) => ({ address, depth: from.depth + 1, headings, lentCodes }))
}

type Visit = { met: Met } | { passedOver: Extract<Reading, { kind: 'skipped' }> }

/** One object and everything below it that is in force, depth first as the publication reads; each object once. */
async function* visit(walk: Walk, value: unknown, from: Omit<Branch, 'address'>): AsyncGenerator<Visit, void, undefined> {
  const parsed = HapiObject.safeParse(value)
  if (!parsed.success) {
    yield { passedOver: { kind: 'skipped', what: nameOf(value), reason: 'it is not in the shape of the content API' } }
    return
  }
  if (walk.seen.has(parsed.data.id)) return
  walk.seen.add(parsed.data.id)
  const met = { object: parsed.data, from }
  yield { met }
  if (!isInForce(parsed.data)) return
  for (const { address, ...branch } of branchesBelow(walk, met)) {
    const answer = await walk.answers.read(address)
    if (answer === null) yield { passedOver: { kind: 'skipped', what: address.pathname, reason: 'it is named as a part of a publication, and is not there' } }
    else for (const one of objectsIn(answer)) yield* visit(walk, one, branch)
  }
}

/**
 * One publication: first all of it is fetched, which tells the public page of each part, and then read from what was kept, so that links from one
 * part to a later one lead there too.
 */
async function* readPublication(walk: Walk, top: unknown): Readings {
  const from = { depth: 0, headings: [], lentCodes: [] }
  const before = new Set(walk.seen)
  for await (const visited of visit(walk, top, from)) {
    if (!('met' in visited)) continue
    const { id, url } = visited.met.object
    const page = publicWebAddress(url)
    if (page !== null) walk.publicPages.set(id, page)
    walk.done += 1
    yield { kind: 'progress', done: walk.done, total: undefined, of: 'texts' }
  }
  for await (const visited of visit({ ...walk, seen: before }, top, from)) {
    if ('passedOver' in visited) yield visited.passedOver
    else if (!isInForce(visited.met.object)) yield { kind: 'withdrawn', what: visited.met.object.id }
    else yield* readObject(walk, visited.met)
  }
}

function* readObject({ publicPages, apiHosts }: Walk, { object, from }: Met): Generator<Reading, void, undefined> {
  const passages = passagesOf(object, { headings: from.headings, lentCodes: from.lentCodes, publicPages, apiHosts })
  if (passages.length > 0) yield { kind: 'passages', passages }
}

/**
 * Reads the directorate's publications through its content API, each tree from its top. An interrupted reading asks for nothing twice when it is gone on with
 * under the same `run`.
 * @throws SourceRefusal without a key, and wherever the source hinders it
 */
export async function* readHapi(options: HapiOptions): Readings {
  const { baseUrl, key, folder, run, mostCalls, ...rest } = options
  if (key === undefined) throw new SourceRefusal(NO_KEY)
  const base = new URL(baseUrl)
  const politeFetch = makePoliteFetch({
    ...rest,
    mostCalls,
    headers: { 'Ocp-Apim-Subscription-Key': key },
    onRefused: 'It does not take HAPI_KEY for this content: look whether it is copied whole and is a key for the product “Innhold”, and run it again.',
  })
  const answers = await openAnswers({
    folder: join(folder, 'hapi'),
    run,
    politeFetch,
    most: MOST_BYTES,
    ...(rest.silenceMs !== undefined && { silenceMs: rest.silenceMs }),
  })
  const walk: Walk = { base, answers, seen: new Set(), publicPages: new Map(), apiHosts: new Set([base.host, 'api.helsedirektoratet.no']), done: 0 }
  let tops = 0
  const missing: string[] = []
  for (const product of PRODUCTS) {
    const answer = await answers.read(new URL(`${under(base, '/innhold/innhold').href}?infoTyper=${product}`))
    if (answer === null) missing.push(product)
    const list = objectsIn(answer)
    tops += list.length
    for (const top of list) yield* readPublication(walk, top)
  }
  // A list that is gone tells of a changed address, not of texts that have ended: the reading is not complete.
  if (tops > 0 && missing.length > 0)
    throw new SourceRefusal(`${base.host} has no list of ${missing.join(', ')} any more. The other texts were brought in, and nothing was taken out.`)
  if (tops === 0) throw new SourceRefusal(`${base.host} lists no publication at all, which cannot be right. Nothing was taken out. Try again later.`)
}
