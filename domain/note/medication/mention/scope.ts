import type { DrugMention } from '#domain/terminology/drugs.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import type { Hit } from '#domain/language/lexicon.ts'
import { wordsOf } from './clauses.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'

const CLAUSE_BORDER = 3

/** How many signs of a pause stand between two words. */
export function borders(statement: Statement, from: number, to: number): number {
  let found = 0
  for (let at = Math.max(from, 1); at <= to && at < statement.tokens.length; at++) if (/[,;:.–—-]/.test(statement.tokens[at]?.gap ?? '')) found++
  return found
}

/** How far a cue stands from a medicine, in words; a border of clauses counts as several. */
export function distance(statement: Statement, mention: DrugMention, hit: Hit): number {
  // knocked the X on the head: words around a medicine are of it
  if (hit.start < mention.start && hit.end > mention.end) return 0
  if (hit.start < mention.end && hit.end > mention.start) return Infinity
  const [low, high] = hit.start < mention.start ? [hit.end, mention.start] : [mention.end, hit.start]
  return high - low + CLAUSE_BORDER * borders(statement, low, high)
}

/** The words that may deny or order a medicine: from the one before it up to the next. */
export function around(statement: Statement, mention: DrugMention): { before: string; after: string; own: string; following: string } {
  const others = statement.drugs.filter((drug) => drug.substance !== mention.substance)
  const from = Math.max(0, ...others.filter((drug) => drug.end <= mention.start).map((drug) => drug.end))
  const to = Math.min(statement.tokens.length, ...others.filter((drug) => drug.start >= mention.end).map((drug) => drug.start))
  let close = mention.end
  // mefloquine, Lariam, I'd not give: a second name of the same is no new clause
  const isSame = (at: number) =>
    statement.drugs.some((drug) => drug.start <= at && at <= drug.end && drug.start > mention.start && drug.substance === mention.substance)
  while (close < to && (isSame(close) || !/[,;:.!?–—]/.test(statement.tokens[close]?.gap ?? ''))) close++
  return {
    before: wordsOf(statement, from, mention.start),
    after: wordsOf(statement, mention.end, to),
    own: wordsOf(statement, from, close),
    following: wordsOf(statement, close, to),
  }
}

/** The words about a medicine clause by clause, so that a denial in one reaches no verb in the next. */
export function ownClauses(statement: Statement, mention: DrugMention): string[] {
  const others = statement.drugs.filter((drug) => drug.substance !== mention.substance)
  const start = Math.max(0, ...others.filter((drug) => drug.end <= mention.start).map((drug) => drug.end))
  const to = Math.min(statement.tokens.length, ...others.filter((drug) => drug.start >= mention.end).map((drug) => drug.start))
  const clauses: string[] = []
  let from = start
  for (let at = start + 1; at <= to; at++) {
    const isSame = statement.drugs.some((drug) => drug.start <= at && at <= drug.end && drug.start > mention.start && drug.substance === mention.substance)
    if (at < to && (isSame || !/[,;:.!?–—]/.test(statement.tokens[at]?.gap ?? ''))) continue
    clauses.push(wordsOf(statement, from, at))
    if (at > mention.start && from <= mention.start) break
    from = at
  }
  return clauses
}

/** How far a cue may stand from the medicine it tells about, in words and clause borders. */
const REACH = 16
/** Medicines named in one breath share what is said of them. */
const LIST_REACH = 4

/** Cues that tell about one medicine only; the others hold for all that follow. */
const ONE_ONLY: ReadonlySet<Mark> = new Set<Mark>(['stop', 'raise', 'lower', 'refuse', 'denyPlan'])

/** Between two medicines these begin another statement: stop the one and take the other. */
const SPLITS: ReadonlySet<Mark> = new Set<Mark>(['start', 'continue', 'takes', 'stop', 'raise', 'lower'])

/** On Monday, on the left: the preposition tells of a use only straight before the medicine. */
const BARE_ON = new Set(['on'])
const ON_REACH = 3

function isBareOn(statement: Statement, mention: DrugMention, hit: Hit): boolean {
  if (hit.mark !== 'takes' || hit.end - hit.start > 1 || !BARE_ON.has(statement.tokens[hit.start]?.lower ?? '')) return false
  return hit.end > mention.start || mention.start - hit.end > ON_REACH || statement.hits.some((one) => one.mark === 'timeWord' && one.start === hit.end)
}

/** Swap the one for the other: between two medicines behind a word of stopping, these give the second in place of the first. */
const IN_PLACE = / (?:for|with|to|into|mot|till|til|med|на) /u

/** A cue belongs to the nearest medicine, and to those listed with it. */
export function isFor(statement: Statement, mention: DrugMention, hit: Hit): boolean {
  if (isBareOn(statement, mention, hit)) return false
  const own = distance(statement, mention, hit)
  const isAlone = statement.drugs.every((drug) => drug.substance === mention.substance)
  if (own > REACH && !(hit.mark === 'stop' && isAlone && own < Infinity)) return false
  if (!ONE_ONLY.has(hit.mark)) return true
  const nearest = statement.drugs.reduce((best, drug) => (distance(statement, drug, hit) < distance(statement, best, hit) ? drug : best), mention)
  if (nearest.substance === mention.substance) return true
  const from = Math.min(nearest.end, mention.end)
  const to = Math.max(nearest.start, mention.start)
  // we leave A be, B goes on: what is said around the one is not of the next
  if (hit.start < nearest.start && hit.end > nearest.end) return false
  // A 100 mg and B but I stopped that: a dose told between, and the word behind both, is of the last alone
  const isDosed =
    hit.start >= Math.max(mention.end, nearest.end) &&
    statement.hits.some((other) => other.start >= from && other.end <= to && (other.mark === 'unit' || other.mark === 'frequency'))
  if (isDosed) return false
  const isSplit = statement.hits.some((other) => other.start >= from && other.end <= to && SPLITS.has(other.mark))
  const isExchange = hit.mark === 'stop' && hit.end <= from && IN_PLACE.test(wordsOf(statement, from, to))
  return to - from <= LIST_REACH && !isSplit && !isExchange
}
