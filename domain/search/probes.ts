import { termsOf } from './rank.ts'
import type { Frequencies, Wanted } from './rank.ts'

/** Before a term: the passage is about it, by its title, its headings, or how often it says it. */
export const SALIENT = '^'

/** Passages that one probe may reach before it says too little to be worth its time. */
const REACH = 1_500

/** One tsquery, and how many passages it may bring. */
export type Probe = { readonly query: string; readonly most: number }

/** What common words bring is ranked term by term: so many of each probe. */
const MOST_OF_COMMON = 120

/** A term as a tsquery and a tsvector take it, whatever signs it holds. */
export const termQuery = (term: string): string => `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

const anyOf = (terms: readonly string[]): string => terms.map(termQuery).join(' | ')

/** As many of the terms, rarest first, as together reach no more than a probe may. */
function withinReach(terms: readonly string[], of: Frequencies['of']): string[] {
  let reached = 0
  return terms.toSorted((a, b) => of(a) - of(b)).filter((term) => (reached += of(term)) <= REACH)
}

type Group = { readonly query: string; readonly share: number }

function groupOf(wanted: Wanted, { passages, of }: Frequencies): Group | undefined {
  const terms = termsOf([wanted]).filter((term) => of(term) > 0)
  if (terms.length === 0) return undefined
  return { query: `(${anyOf(terms)})`, share: Math.min(1, terms.reduce((sum, term) => sum + of(term), 0) / passages) }
}

/** Common terms by which passages are asked for that are about them, rarest first. However common, so many are taken as the library gives at once. */
const MOST_ABOUT = 4
const MOST_TOGETHER = 6

/** Groups that are wanted together: pairs and threes of the rarest, and all of them but the commonest. */
const MOST_GROUPS = 5

function together(groups: readonly Group[], passages: number): string[] {
  const rarest = groups.toSorted((a, b) => a.share - b.share).slice(0, MOST_GROUPS)
  const sets = [
    rarest,
    rarest.slice(0, -1),
    ...rarest.flatMap((one, at) => rarest.slice(at + 1).map((other) => [one, other])),
    ...rarest.map((_, at) => rarest.slice(at, at + 3)),
  ]
  const judged = sets
    .filter(({ length }) => length > 1)
    .map((set) => ({ query: set.map(({ query }) => query).join(' & '), reached: set.reduce((share, group) => share * group.share, passages) }))
  return judged.filter(({ reached }, at) => reached <= REACH || at === 0).map(({ query }) => query)
}

/**
 * How the library is asked for candidates: tsqueries that each reach a bounded number of passages, so that a question of words that stand
 * everywhere costs no more than one of rare ones. First the rare terms, each by itself; then common ones where a passage is about them; then common
 * ones together. In a library small enough the first of them is everything.
 */
export function probesFor(wanted: readonly Wanted[], frequencies: Frequencies): Probe[] {
  const { of } = frequencies
  const terms = termsOf(wanted).filter((term) => of(term) > 0)
  const rare = withinReach(terms, of)
  const common = terms.filter((term) => !rare.includes(term))
  const about = common.map((term) => SALIENT + term).filter((term) => of(term) > 0).toSorted((a, b) => of(a) - of(b))
  const groups = common.length === 0 ? [] : wanted.flatMap((one) => groupOf(one, frequencies) ?? [])
  const ofCommon = new Set([...together(groups, frequencies.passages).slice(0, MOST_TOGETHER), ...about.slice(0, MOST_ABOUT).map(termQuery)])
  return [...(rare.length > 0 ? [{ query: anyOf(rare), most: REACH }] : []), ...[...ofCommon].map((query) => ({ query, most: MOST_OF_COMMON }))]
}
