import { z } from 'zod'
import { Refusal } from '#contract/refusal.ts'
import type { Route } from '#contract/route.ts'
import type { User } from '../user.ts'
import { ROUTE_CLASS } from './route-class.ts'
import type { RouteClass } from './route-class.ts'

/** The recording that a call is about, as far as its path names it. */
export type RecordingPlace = { ownerId: string; caseId: string; recordingId: string | undefined }

export type ReadOnlyGuard = {
  /** Whether a recording of that place stands already and has not ended. */
  isBegun: (place: RecordingPlace) => Promise<boolean>
}

/** What brings a recording to its end: one that ran when the subscription ended is finished and kept. */
const FINISHING: ReadonlySet<string> = new Set(['saveAudioChunk', 'finalizeRecording', 'cancelRecording'])

const isClassed = (name: string): name is keyof typeof ROUTE_CLASS => Object.hasOwn(ROUTE_CLASS, name)

/** Takes a call's name; gives its class. Throws for a call that has none: who may make it would be nobody's decision. */
export function classOf(name: string): RouteClass {
  if (!isClassed(name)) throw new Error(`no class stands for ${name} in route-class.ts`)
  return ROUTE_CLASS[name]
}

/** What of a making call is open to whoever is signed in. */
const isOpenToAll = ({ alsoInactive }: Route, params: Record<string, unknown>): boolean =>
  alsoInactive !== undefined && String(params[alsoInactive.param]).startsWith(alsoInactive.prefix)

const Id = z.uuid().optional().catch(undefined)

export type Knock = { name: string; route: Route; params: Record<string, unknown>; user: User | undefined }

/**
 * The one guard of the read-only account (spec 4, SEC-52): whoever has no Active subscription looks, pays, exports, writes to us and erases the
 * account, and makes nothing.
 * @throws subscription.inactive
 */
export async function admit({ name, route, params, user }: Knock, { isBegun }: ReadOnlyGuard): Promise<void> {
  if (classOf(name) !== 'making' || user?.subscription.status === 'Active' || isOpenToAll(route, params)) return
  const caseId = Id.parse(params['caseId'])
  const mayFinish = FINISHING.has(name) && user !== undefined && caseId !== undefined
  if (mayFinish && (await isBegun({ ownerId: user.id, caseId, recordingId: Id.parse(params['recordingId']) }))) return
  throw new Refusal('subscription.inactive')
}
