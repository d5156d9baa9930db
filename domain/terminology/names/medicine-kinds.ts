import type { Lexicon } from '#domain/language/lexicon.ts'
import { compileWords } from '#domain/language/lexicon.ts'
import {
  BETWEEN_CERTAIN, CERTAIN_FORM, MAKES_CERTAIN, MEDICINE_KINDS, NEEDS_NO_ARTICLE, ONE_OF_SEVERAL, SHORT_VERB,
} from '#domain/language/tables/medicines/kinds.ts'
import type { Token } from '#domain/language/tokens.ts'

const listed = (text: string): string[] => text.split(/[,\s]+/).filter((word) => word !== '')

/** A medicine told by its kind, where the kind is named. */
export type KindNamed = {
  readonly atc: string
  readonly start: number
  readonly end: number
  /** The water tablet, and no water tablets at large. */
  readonly isCertain: boolean
  /** The other one, which tells nobody which. */
  readonly isOneOfSeveral: boolean
}

const STEMS: ReadonlyMap<string, readonly string[]> = new Map(MEDICINE_KINDS.map(({ atc, stems }) => [atc, listed(stems)]))
const GENERIC: ReadonlyMap<string, string> = new Map(MEDICINE_KINDS.flatMap(({ atc, generic = '' }) => listed(generic).map((name) => [name, atc])))

let compiled: Lexicon<string> | undefined

/** Finds the words that kinds of medicines go by, in all languages at once. */
function wordsOfKinds(): Lexicon<string> {
  compiled ??= compileWords(new Map(MEDICINE_KINDS.map(({ atc, said }) => [atc, said])))
  return compiled
}

/** Where what makes a kind a certain medicine stands before it, an adjective between them or not: the old water tablet. */
function articleBefore(tokens: readonly Token[], start: number): number | undefined {
  const at = BETWEEN_CERTAIN.has(tokens[start - 1]?.lower ?? '') ? start - 2 : start - 1
  const isJoined = tokens.slice(at + 1, start + 1).every(({ gap }) => gap === '')
  return isJoined && MAKES_CERTAIN.has(tokens[at]?.lower ?? '') ? at : undefined
}

/** The kinds of medicines that are named. */
export function kindsNamed(tokens: readonly Token[]): KindNamed[] {
  const said = tokens.map((token) => (SHORT_VERB.test(token.lower) ? { ...token, lower: token.lower.replace(SHORT_VERB, '') } : token))
  const found = wordsOfKinds().scan(said).toSorted((one, other) => one.start - other.start || other.end - one.end)
  let until = 0
  const widest = found.filter(({ end }) => {
    const isWidest = end > until
    until = Math.max(until, end)
    return isWidest
  })
  return widest.map(({ mark, start, end }) => {
    const last = tokens[end - 1]?.lower ?? ''
    const article = articleBefore(tokens, start)
    const isCertain = article !== undefined || CERTAIN_FORM.test(last) || NEEDS_NO_ARTICLE.test(last)
    return { atc: mark, start: article ?? start, end, isCertain, isOneOfSeveral: ONE_OF_SEVERAL.has(tokens[start - 1]?.lower ?? '') }
  })
}

/** The kind that a substance of the list of medicines stands for as a whole: the pill, cortisone, iron. */
export const kindOfGeneric = (substance: string): string | undefined => GENERIC.get(substance)

/** Whether a substance is of a kind. */
export const isOfKind = (substance: string, atc: string): boolean => STEMS.get(atc)?.some((stem) => substance.includes(stem)) === true
