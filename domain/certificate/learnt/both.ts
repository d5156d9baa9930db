import { CertificateKey } from '#contract/certificate.ts'
import type { Ruled } from '../talk/by-rules.ts'
import { tellsFinding } from '../talk/examined.ts'
import { cause, side } from '../talk/judged.ts'
import type { Judged } from '../talk/judged.ts'
import type { Told, ToldFields } from '../talk/told.ts'
import { LEARNT_KEYS } from './chains.ts'
import type { LearntKey } from './chains.ts'
import { learntTold, tellsOfVisit } from './learnt-pieces.ts'
import type { LearntPieces } from './learnt-pieces.ts'

/** Whose word a field takes, and from which likelihood on what was learnt counts. */
export type Way = { readonly order: 'rule' | 'rule first' | 'learnt first' | 'learnt'; readonly least: number }
export type Ways = ReadonlyMap<LearntKey, Way>

const BY_RULE: Way = { order: 'rule', least: 1 }

/** One field, by rule and by what was learnt. */
export function toldBy({ order, least }: Way, key: LearntKey, { ruled, pieces }: { ruled: ToldFields; pieces: LearntPieces }): Told | undefined {
  const rule = order === 'learnt' ? undefined : ruled.get(key)
  if (order === 'rule' || (order === 'rule first' && rule)) return rule
  return learntTold(pieces, key, least) ?? rule
}

/** A judgement that was learnt, in its line. */
function judgedAs({ lines, judged }: Ruled, told: Told | undefined): Judged | undefined {
  const start = told?.spans[0]?.start ?? -1
  const at = lines.findIndex((line) => line.start <= start && start < line.start + line.text.length)
  const line = lines[at]
  return told && line ? { told, line, at } : judged
}

/** The fields of the rules, side and cause by the judgement that stands. */
function ruledBy(ruled: Ruled, diagnosis: Told | undefined): ToldFields {
  if (diagnosis === undefined || diagnosis === ruled.fields.get('diagnosis')) return ruled.fields
  const judged = judgedAs(ruled, diagnosis)
  const again = { side: side(judged, ruled.lines.filter(tellsFinding)), cause: cause(ruled.lines, judged) }
  const fields = new Map(ruled.fields)
  for (const key of ['side', 'cause'] as const) {
    const told = again[key]
    if (told) fields.set(key, told)
    else fields.delete(key)
  }
  return fields
}

/** The fields of a talk by both: each in the way that was found best for it. */
export function toldByBoth(ruled: Ruled, pieces: LearntPieces, ways: Ways): ToldFields {
  if (!tellsOfVisit(pieces)) return ruled.fields
  const fields = new Map(ruledBy(ruled, toldBy(ways.get('diagnosis') ?? BY_RULE, 'diagnosis', { ruled: ruled.fields, pieces })))
  const own = new Map(fields)
  for (const key of LEARNT_KEYS) {
    const told = toldBy(ways.get(key) ?? BY_RULE, key, { ruled: own, pieces })
    if (told) fields.set(key, told)
    else fields.delete(key)
  }
  return new Map(CertificateKey.options.flatMap((key) => {
    const told = fields.get(key)
    return told && told.value !== '' ? [[key, told] as const] : []
  }))
}
