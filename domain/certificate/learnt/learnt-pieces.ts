import { timesIn } from '../talk/days.ts'
import { joined } from '../talk/lines.ts'
import type { Told } from '../talk/told.ts'
import { LINKS } from '../words/links.ts'
import { CHAIN_NAMES, IN_SENTENCES, keysOf, SEVERAL } from './chains.ts'
import type { ChainName, LearntKey } from './chains.ts'
import { emissionsOf, likelihoods, rowsOf } from './chain.ts'
import type { Chain, FeatureRows } from './chain.ts'
import type { TalkRead, TalkToken } from './talk-tokens.ts'

/** Everything that was learnt: what each feature speaks for, in each chain. */
export type LearntChains = { readonly rows: FeatureRows; readonly chains: Readonly<Record<ChainName, Chain>> }

/** A stretch of the talk that may answer a field, and how likely its likeliest word does. */
export type LearntPiece = { readonly told: Told; readonly likelihood: number }
export type LearntPieces = ReadonlyMap<LearntKey, readonly LearntPiece[]>

/** Words as likely as this go on with a stretch; whether it counts is asked of its likeliest. */
const FLOOR = 0.1
/** So much less likely than the likeliest of its stretch, a word belongs to it no more. */
const LEAST_SHARE = 0.2

/** A field of a certificate has room for so many pieces of such length (`certificateBounds`). */
const [MOST_PIECES, LONGEST_PIECE] = [12, 300]

const isLink = (one: TalkToken | undefined): boolean => one !== undefined && LINKS.has(one.token.lower)

/** Less than half of a sentence at the end of a stretch of several is none of it: `Røntgen viser væske i leddet. Det`. */
function withoutRests(tokens: readonly TalkToken[], from: number, to: number): [from: number, to: number] {
  let [first, last] = [from, to]
  while (first < last && tokens[first]?.line === tokens[from]?.line) first++
  while (last > from && tokens[last]?.line === tokens[to]?.line) last--
  const isRest = (count: number, token: TalkToken | undefined): boolean => 2 * count < (token?.line.marks.tokens.length ?? 0)
  if (tokens[from]?.line === tokens[to]?.line) return [from, to]
  const [start, end] = [isRest(first - from, tokens[from]) ? first : from, isRest(to - last, tokens[to]) ? last : to]
  return start <= end ? [start, end] : [from, to]
}

const ENDS = /^[.!…]+/u

/** A sentence that is told whole keeps its stop. */
function endOf({ text, tokens }: TalkRead, first: number, last: number): number {
  const end = tokens[last]?.end ?? 0
  const isWhole = tokens[first]?.inLine === 0 && tokens[last + 1]?.line !== tokens[last]?.line
  return isWhole ? end + (ENDS.exec(text.slice(end, end + 3))?.[0].length ?? 0) : end
}

/** Where of a stretch the first time begins that it tells, and the last ends. */
function timeOf({ value, spans }: Told): Told {
  const times = timesIn(value)
  if (times.length === 0) return { value, spans }
  const [from, to] = [Math.min(...times.map((time) => time.from)), Math.max(...times.map((time) => time.to))]
  return { value: value.slice(from, to), spans: spans.map(({ start }) => ({ start: start + from, end: start + to })) }
}

/** The words from one token to another, without what links them to those around. */
function pieceBetween(talk: TalkRead, key: LearntKey, [from, to]: readonly [from: number, to: number]): Told {
  const { text, tokens } = talk
  let [first, last] = withoutRests(tokens, from, to)
  while (first < last && isLink(tokens[first])) first++
  while (last > first && isLink(tokens[last])) last--
  const span = { start: tokens[first]?.start ?? 0, end: IN_SENTENCES.has(key) ? endOf(talk, first, last) : (tokens[last]?.end ?? 0) }
  const told = { value: text.slice(span.start, span.end), spans: [span] }
  return key === 'firstSymptoms' ? timeOf(told) : told
}

/** The stretches of one field, in one turn each, around their likeliest words. */
function piecesOf(talk: TalkRead, key: LearntKey, likely: (at: number) => number): LearntPiece[] {
  const { tokens } = talk
  const pieces: LearntPiece[] = []
  let from = 0
  while (from < tokens.length) {
    let [end, peak] = [from, from]
    for (; likely(end) >= FLOOR && tokens[end]?.line.turn === tokens[from]?.line.turn; end++) if (likely(end) > likely(peak)) peak = end
    if (end === from) {
      from += 1
      continue
    }
    const least = Math.max(FLOOR, likely(peak) * LEAST_SHARE)
    let [first, last] = [peak, peak]
    while (first > from && likely(first - 1) >= least) first--
    while (last + 1 < end && likely(last + 1) >= least) last++
    pieces.push({ told: pieceBetween(talk, key, [first, last]), likelihood: likely(peak) })
    from = end
  }
  return pieces
}

/** What may answer each field; `features` are those of the talk's words. */
export function learntPieces(talk: TalkRead, features: readonly (readonly string[])[], { rows, chains }: LearntChains): LearntPieces {
  const shown = features.map((one) => rowsOf(rows, one))
  const pieces = new Map<LearntKey, readonly LearntPiece[]>()
  for (const name of CHAIN_NAMES) {
    const chain = chains[name]
    const likely = likelihoods(chain, emissionsOf(chain, shown))
    const width = chain.labels.length
    for (const [place, key] of keysOf(name)) pieces.set(key, piecesOf(talk, key, (at) => likely[at * width + place] ?? 0))
  }
  return pieces
}

/** So many fields must be likelier told than not, for a talk to be of a visit: in small talk anything may be the likeliest name. */
const [LEAST_FIELDS, LEAST_LIKELY] = [3, 0.5]

/** Whether so much of an animal's visit is told that what was learnt counts. */
export const tellsOfVisit = (pieces: LearntPieces): boolean =>
  [...pieces.values()].filter((own) => own.some(({ likelihood }) => likelihood >= LEAST_LIKELY)).length >= LEAST_FIELDS

/** What was learnt tells of a field, from such a likelihood on. */
export function learntTold(pieces: LearntPieces, key: LearntKey, least: number): Told | undefined {
  const likely = (pieces.get(key) ?? []).filter(({ told, likelihood }) => likelihood >= least && told.value.length <= LONGEST_PIECE)
  if (SEVERAL.has(key)) {
    const kept = new Set(likely.toSorted((a, b) => b.likelihood - a.likelihood).slice(0, MOST_PIECES))
    return joined(likely.filter((one) => kept.has(one)).map(({ told }) => told))
  }
  return likely.reduce<LearntPiece | undefined>((best, one) => (one.likelihood > (best?.likelihood ?? 0) ? one : best), undefined)?.told
}
