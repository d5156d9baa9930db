import type { Heard } from '#domain/note/medication/list/ledger.ts'

/**
 * Kinds of medicines by the stems of their names (WHO INN), of which one makes way for another as a rule, and which are used alike: a statin is taken
 * for years, an antibiotic begins today. What a kind is worth is learnt.
 */
const KINDS: readonly RegExp[] = [
  /statin/u, /sartan/u, /pril/u, /olol/u, /prazol/u, /dipin/u, /xaban|ksaban/u, /oxetin|oksetin|alopram|sertralin|faks|fax/u,
  /profen|oksikam|oxicam|koksib|coxib|fenak|napro/u, /cillin|mycin|cyklin|floks|flox|cef|penem/u, /gliptin/u, /gliflozin/u, /glutid/u, /insulin/u,
  /triptan/u, /zepam|zolam|zopikl|zolpid/u, /tiazid|semid/u, /steron|ason|olon|solon/u, /vaksin|vaccin|tetanus/u,
  /vitamin|folsyre|jern|kalsium|magnes|kobal/u, /setron/u, /konazol|conazol/u, /laner|pronil|selamek|imidak/u, /mab|cept/u,
]

function kindOf(substance: string): number {
  return KINDS.findIndex((stem) => stem.test(substance))
}

/** Named by nobody, only asked about: behind everything. */
const NOWHERE = Infinity

type Named = { readonly substance: string; readonly heard: readonly Heard[] }
type Places = { readonly first: number; readonly last: number }

const placesOf = ({ heard }: Named): Places => ({ first: heard[0]?.whole.start ?? NOWHERE, last: heard.at(-1)?.whole.start ?? NOWHERE })

/** Where the medicines of a kind are named first: the earliest and the latest of them, and how many at each place. */
type Peers = { earliest: number; latest: number; readonly at: Map<number, number> }

/** The medicines of a talk by their kind, so that each can be set beside those it may make way for. */
export function peersOf(named: readonly Named[]): ReadonlyMap<number, Peers> {
  const peers = new Map<number, Peers>()
  for (const one of named) {
    const kind = kindOf(one.substance)
    const { first } = placesOf(one)
    const known = peers.get(kind) ?? { earliest: first, latest: first, at: new Map<number, number>() }
    known.earliest = Math.min(known.earliest, first)
    known.latest = Math.max(known.latest, first)
    known.at.set(first, (known.at.get(first) ?? 0) + 1)
    peers.set(kind, known)
  }
  return peers
}

/** Which medicine it is, of what kind, and whether another of its kind is named before, beside or after it. */
export function kindFeatures(named: Named, peers: ReadonlyMap<number, Peers>): string[] {
  const kind = kindOf(named.substance)
  const own = peers.get(kind)
  const { first, last } = placesOf(named)
  const found = [`sub ${named.substance}`, `kind ${String(kind)}`]
  if (kind === -1 || own === undefined) return found
  if (own.latest > first) found.push('peer after')
  if (own.latest > last) found.push('peer after last')
  if (own.earliest < first) found.push('peer before')
  if ((own.at.get(first) ?? 0) > 1) found.push('peer beside')
  return found
}
