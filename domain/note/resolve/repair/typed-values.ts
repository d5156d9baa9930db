import { clockKind } from '#domain/language/days.ts'
import type { Hit } from '#domain/language/lexicon.ts'
import { ALL, HALF, LENGTH_OF_TIME, ONE_OF_TIME } from '#domain/language/tables/number-frames.ts'
import type { Token } from '#domain/language/tokens.ts'
import { isNumber } from '#domain/language/tokens.ts'
import { FOR_SO_LONG } from '#domain/terminology/doses/pause-words.ts'

/** Numbers of times in one word. */
export const TIMES = new Set(['once', 'twice', 'thrice', 'дважды', 'однажды', 'трижды'])

/** What a speaker may say wrongly and put right: a side, a number, a time, a medicine, by the words it stands in. */
export type Typed = { readonly kind: string; readonly at: number; readonly end: number }

/** What tells when. */
export const CLOCK = new Set(['time', 'day', 'month', 'date'])

/** Since when and how long ago is told by what stands beside these. */
const SINCE = new Set(['ago', 'since', 'for', 'siden', 'sidan', 'sedan', 'sen', 'назад', 'om'])

const isSide = ({ mark }: Hit) => mark === 'left' || mark === 'right' || mark === 'both'

/** Where the words stand that tell how often. */
const oftenAt = (hits: readonly Hit[]): ReadonlySet<number> =>
  new Set(hits.filter(({ mark }) => mark === 'frequency').flatMap(({ start, end }) => Array.from({ length: end - start }, (_, step) => start + step)))

/** A day of twice a day is no day: no Christmas comes in its place. */
const isHowOften = ({ start }: Hit, often: ReadonlySet<number>): boolean => often.has(start)

/** All such values of a stretch, in their order; `isDrug` gives where the medicine that begins at a word ends. */
export function typedAt(tokens: readonly Token[], hits: readonly Hit[], isDrug: (at: number) => number): Typed[] {
  const typed: Typed[] = []
  const often = oftenAt(hits)
  for (const hit of hits) {
    // of `the right one` only the side itself is put in the place of the other
    if (isSide(hit) && !hits.some((one) => isSide(one) && one.end - one.start < hit.end - hit.start && one.start >= hit.start && one.end <= hit.end))
      typed.push({ kind: 'side', at: hit.start, end: hit.end })
    if (hit.mark === 'timeWord' && !isNumber(tokens[hit.start - 1]) && !SINCE.has(tokens[hit.start]?.lower ?? ''))
      typed.push({ kind: clockKind(tokens[hit.start]?.lower ?? '') ?? (isHowOften(hit, often) ? 'often' : 'time'), at: hit.start, end: hit.end })
  }
  tokens.forEach((token, at) => {
    if (clockKind(token.lower) === 'date') typed.push({ kind: 'date', at, end: at + 1 })
    const before = tokens[at - 1]?.lower ?? ''
    if (isOneLength(tokens, at, often)) typed.push({ kind: 'number', at, end: at + 1 })
    // half past, halv sju: the half goes with its hour
    if ((isNumber(token) && !ALL.has(before)) || TIMES.has(token.lower)) typed.push({ kind: 'number', at: HALF.has(before) ? at - 1 : at, end: at + 1 })
    const end = isDrug(at)
    if (end > at) typed.push({ kind: 'drug', at, end })
  })
  return typed.sort((a, b) => a.at - b.at || b.end - a.end)
}

/** For a week, no, ten days; and not a day of twice a day. */
function isOneLength(tokens: readonly Token[], at: number, often: ReadonlySet<number>): boolean {
  const [before, own, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (!ONE_OF_TIME.test(own?.lower ?? '') || !LENGTH_OF_TIME.test(next?.lower ?? '') || next?.gap !== '') return false
  return !often.has(at) || FOR_SO_LONG.has(before?.lower ?? '')
}
