/**
 * One way for a passage to meet what is asked: a term, several of which all are wanted, or the best of several ways; each may count for less than the
 * whole.
 */
export type Way =
  | { readonly term: string; readonly worth: number }
  | { readonly all: readonly Way[]; readonly worth: number }
  | { readonly any: readonly Way[]; readonly worth: number }

/** One thing asked about, and the ways in which a passage may speak of it. */
export type Wanted = {
  readonly concepts: readonly string[]
  readonly way: Way
  /** As it was said, folded; what only a code or a concept says has none. */ readonly words: readonly string[]
}

/** A passage that may answer: what its terms rank, and what it is. `days` since its last professional update, null where nobody says. */
export type Candidate = {
  /** For each term of the question how much the passage is about it, 0 to 1: by title, headings, text, and how often. */
  readonly ranks: ReadonlyMap<string, number>
  readonly language: string
  readonly country: string | null
  /** Ages and species its title and headings name; where they name none, those of its text. */
  readonly about: readonly string[]
  readonly isWithdrawn: boolean
  /** A newer edition of the same text is among the candidates. */
  readonly isOlder: boolean
}

export type RankedFor = { readonly language: string; readonly country: string | null; readonly audience: readonly string[] }

/** In how many passages a term stands, and how many there are. */
export type Frequencies = { readonly passages: number; readonly of: (term: string) => number }

/** What the figures below were set by: the open half of `eval/library/`. */
const UNKNOWN_WORTH = 0.15
const RARITY_POWER = 0.8
const MEETING_POWER = 0.4
const COVERAGE_SHARE = 0.9
const OTHER_COUNTRY = 0.25
const OTHER_LANGUAGE = 0.98
const WITHDRAWN = 0.4
const OLDER = 0.7
const SAME_AUDIENCE = 1.12
const OTHER_SPECIES = 0.35
const OTHER_AGE = 0.7
const NARROWER = 0.85

const rarity = (passages: number, holding: number): number => Math.log(1 + (passages - holding + 0.5) / (holding + 0.5))

/** The terms of one way. */
export function termsIn(way: Way): string[] {
  return 'term' in way ? [way.term] : ('all' in way ? way.all : way.any).flatMap(termsIn)
}

/** Every term that may be looked for. */
export const termsOf = (wanted: readonly Wanted[]): string[] => [...new Set(wanted.flatMap(({ way }) => termsIn(way)))]

/** What one thing asked about weighs, 0 to 1: as much as it is rare in the library. */
export function weigh({ concepts, way }: Wanted, { passages, of }: Frequencies): number {
  const rarities = (terms: readonly string[]): number[] => terms.filter((term) => of(term) > 0).map((term) => rarity(passages, of(term)) / rarity(passages, 0))
  const known = rarities(concepts).length > 0 ? rarities(concepts) : rarities(termsIn(way))
  return known.length === 0 ? UNKNOWN_WORTH : Math.max(...known) ** RARITY_POWER
}

/** How much a passage speaks of what is wanted, from 0; 1 where it is headed by it. */
export function meets(way: Way, ranks: Candidate['ranks']): number {
  if ('term' in way) return way.worth * (ranks.get(way.term) ?? 0)
  const parts = ('all' in way ? way.all : way.any).map((part) => meets(part, ranks))
  if (parts.length === 0) return 0
  return way.worth * ('all' in way ? parts.reduce((sum, part) => sum + part, 0) / parts.length : Math.max(...parts))
}

function kindred(prefix: string, audience: readonly string[], about: readonly string[]): 'same' | 'other' | 'narrower' | 'open' {
  const [asked, told] = [audience, about].map((all) => all.filter((term) => term.startsWith(prefix) && term !== 'age:adult'))
  if (asked === undefined || told === undefined || told.length === 0) return 'open'
  if (asked.length === 0) return 'narrower'
  return asked.some((term) => told.includes(term)) ? 'same' : 'other'
}

function audienceFactor({ audience }: RankedFor, { about }: Candidate): number {
  const species = { same: SAME_AUDIENCE, other: OTHER_SPECIES, narrower: 1, open: 1 }[kindred('sp:', audience, about)]
  const age = { same: SAME_AUDIENCE, other: OTHER_AGE, narrower: NARROWER, open: 1 }[kindred('age:', audience, about)]
  return species * age
}

/** Beginnings of terms that name what a question is about, and not merely how or where. */
const NAMES = ['icpc-2:', 'icd-10:', 'atc:', 'd:', 't:', 'sp:']

/** What of a thing asked about is a name. */
export const namesIn = ({ concepts }: Wanted): readonly string[] => concepts.filter((term) => NAMES.some((name) => term.startsWith(name)))

export type Ranking = { readonly asker: RankedFor; readonly frequencies: Frequencies }

/**
 * How well a passage answers, the first of two stages: what it puts first is read again (`rerank/rerank.ts`); 1 is what one rare word in a title is worth.
 *
 * Each thing asked about weighs as much as it is rare in the library (BM25's idf, as a share of the rarest there could be). A passage meets it by the
 * word itself, by a concept that the word names (lay word, trade name, another language, a code), by the parts of a compound, or by what a slip was
 * meant to be, and the best of these counts: fully in the title, less in the headings, less again in the text, and there the more the oftener
 * (ts_rank with weights, flattened). Most of the sum is scaled by the share of what is asked that is met at all, so that a passage that speaks a
 * little of everything asked goes before one that speaks of one thing only.
 *
 * What fits the one who asks then moves it: another country's guidance counts a quarter, another species' a third, another age group's less,
 * a text for a group nobody asked about a little less, an edition that holds no longer less than half, an older one stands behind the newer.
 */
export function score(wanted: readonly Wanted[], candidate: Candidate, { asker, frequencies }: Ranking): number {
  let [whole, met, covered] = [0, 0, 0]
  for (const one of wanted) {
    const weight = weigh(one, frequencies)
    const share = Math.min(1, meets(one.way, candidate.ranks))
    whole += weight
    met += weight * share ** MEETING_POWER
    covered += share > 0 ? weight : 0
  }
  if (whole === 0 || met === 0) return 0
  const text = met * (1 - COVERAGE_SHARE + COVERAGE_SHARE * (covered / whole))
  const country = candidate.country === null || asker.country === null || candidate.country === asker.country ? 1 : OTHER_COUNTRY
  const edition = candidate.isWithdrawn ? WITHDRAWN : candidate.isOlder ? OLDER : 1
  return text * country * (candidate.language === asker.language ? 1 : OTHER_LANGUAGE) * edition * audienceFactor(asker, candidate)
}
