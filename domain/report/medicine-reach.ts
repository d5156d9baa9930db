import type { DrugMention } from '#domain/terminology/drugs.ts'
import type { Hit } from '#domain/text/lexicon.ts'
import { wordsOf } from './medicine-clauses.ts'
import type { Statement } from './statement.ts'

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
  const isSame = (at: number) => statement.drugs.some((drug) => drug.start <= at && at <= drug.end && drug.start > mention.start && drug.substance === mention.substance)
  while (close < to && (isSame(close) || !/[,;:.!?–—]/.test(statement.tokens[close]?.gap ?? ''))) close++
  return { before: wordsOf(statement, from, mention.start), after: wordsOf(statement, mention.end, to), own: wordsOf(statement, from, close), following: wordsOf(statement, close, to) }
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
