import type { Architecture } from './architecture.ts'
import { placeOf, type SidedPlace } from './places.ts'

/** Why a file may not import another, or undefined when it may. Both are paths from the project's root. */
export function refusedDirection(from: string, to: string, architecture: Architecture): string | undefined {
  const a = placeOf(from, architecture.base)
  const b = placeOf(to, architecture.base)
  if (a.kind === 'tooling') return undefined
  if (b.kind === 'tooling') return 'the product does not import tools, tests or benches'
  if (a.kind === 'contract') return b.kind === 'contract' ? undefined : 'contract imports contract and zod alone'
  if (b.kind === 'contract') return undefined
  if (a.kind === 'domain') return b.kind === 'domain' ? undefined : 'domain imports contract and domain alone'
  if (b.kind === 'domain') return undefined
  if (a.side !== b.side) return 'server and web meet only in contract and domain'
  return a.side === 'server' ? refusedInServer(a, b, architecture) : refusedInWeb(a, b, architecture)
}

function refusedInServer(a: SidedPlace, b: SidedPlace, architecture: Architecture): string | undefined {
  if (b.kind === 'main') return 'nothing imports server/main.ts'
  if (a.kind === 'main') return b.kind === 'adapter' ? 'only server/app.ts imports adapters' : undefined
  if (b.kind === 'app') return a.kind === 'app' ? undefined : 'only server/main.ts imports server/app.ts'
  if (a.kind === 'app') return undefined
  if (b.kind === 'assembly') return a.kind === 'assembly' ? undefined : 'only server/app.ts imports server/assemble.ts'
  if (b.kind === 'adapter') return a.kind === 'adapter' ? undefined : 'only server/app.ts imports adapters'
  if (a.kind === 'assembly' || b.kind === 'port') return undefined
  if (a.kind === 'port') return 'a port imports contract, domain and ports alone'
  if (a.kind === 'adapter') return b.kind === 'base' ? undefined : 'an adapter does not know the features'
  return refusedMeeting(a, b, architecture)
}

function refusedInWeb(a: SidedPlace, b: SidedPlace, architecture: Architecture): string | undefined {
  if (a.kind === 'entry') return undefined
  if (b.kind === 'entry') return 'nothing imports an entry of the web app'
  if (a.kind === 'routes') return undefined
  if (b.kind === 'routes') return 'only the entry imports web/routes'
  return refusedMeeting(a, b, architecture)
}

function refusedMeeting(a: SidedPlace, b: SidedPlace, { arrows }: Architecture): string | undefined {
  if (!('folder' in a) || !('folder' in b) || a.folder === b.folder || b.kind === 'base') return undefined
  if (a.kind === 'base') return `${a.folder} lies under the features and does not import ${b.folder}`
  if (arrows.get(a.folder)?.has(b.folder)) return undefined
  return `ARCHITECTURE.md lists no arrow ${a.folder} -> ${b.folder}`
}
